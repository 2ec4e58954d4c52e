extension LexiconTables {
  /// English words that mean the same food: British and American words, everyday short forms, and spelling variants.
  static let english = #"""
    # British and American, and what is left out
    ohne = without
    courgette = zucchini
    aubergine = eggplant
    brinjal > eggplant
    prawn = shrimp
    coriander > cilantro
    cilantro > coriander
    garbanzo bean = chickpea
    garbanzo = chickpea
    gram flour = chickpea flour
    besan > chickpea flour
    rocket = arugula
    roquette > arugula
    minced = ground
    mince > ground beef, ground, minced
    hamburger meat > ground beef
    burger meat > ground beef
    beefburger > hamburger
    burger > hamburger
    biscuit > cookie
    digestive > graham cracker
    crisps = potato chips
    crisp > potato chips
    chips > fries, french fries
    fries > french fries
    swede = rutabaga
    neep > rutabaga, turnip
    beetroot = beet
    spring onion = scallion
    spring onion = green onion
    salad onion > spring onion, scallion
    scallion = green onion
    capsicum > bell pepper, pepper
    bell pepper = sweet pepper
    bell pepper > pepper
    gammon > ham
    rasher > bacon
    streaky bacon > bacon
    back bacon = canadian bacon
    porridge = oatmeal
    porridge oats > oats
    rolled oats > oats
    mangetout = snow pea
    sugar snap > snow pea
    broad bean = fava bean
    runner bean > green bean
    string bean = green bean
    snap bean = green bean
    french bean > green bean
    haricot bean = navy bean
    butter bean = lima bean
    black eyed bean = cowpea
    black eyed pea = cowpea
    marrow > summer squash
    chicory > endive
    cos lettuce = romaine
    gherkin = pickle
    pickled cucumber > pickle
    sultana > raisin
    candyfloss = cotton candy
    candy floss = cotton candy
    ice lolly = popsicle
    ice lollies > popsicle
    jelly > gelatin dessert, jam
    jello > gelatin dessert
    jam > preserves, jelly
    sweetie > candy
    boiled sweet > hard candy
    lolly > lollipop
    treacle = molasses
    golden syrup > syrup
    icing sugar = powdered sugar
    icing sugar = confectioner sugar
    icing > frosting
    caster sugar > granulated sugar, sugar
    castor sugar > granulated sugar, sugar
    bicarbonate of soda = baking soda
    cornflour = cornstarch
    corn flour > cornstarch
    plain flour = all purpose flour
    strong flour > bread flour
    self raising flour = self rising flour
    wholemeal = whole wheat
    wholegrain = whole grain
    wholegrain > whole wheat
    wholewheat = whole wheat
    brown bread > whole wheat bread
    double cream > heavy cream, heavy whipping
    single cream > light cream
    whipping cream > heavy cream
    half and half > half half cream
    semi skimmed > low fat, reduced fat, 2
    semi skimmed milk > 2 milk, low fat milk, reduced fat milk
    full fat > whole
    full cream > whole
    skimmed = skim
    skim > nonfat, fat free
    nonfat = fat free
    nonfat > skim, skimmed
    fat free > skim, skimmed
    no fat > nonfat, fat free
    zero fat > nonfat, fat free
    0 > nonfat, fat free
    low fat > reduced fat, lowfat
    lowfat > low fat
    reduced fat > low fat
    light > low fat, reduced fat, reduced calorie
    lite > light
    sugar free > unsweetened, no sugar, diet
    sugarless > sugar free
    fizzy drink = soda
    soft drink = soda
    pop > soda
    soda > carbonated
    fizzy water = sparkling water
    soda water = club soda
    tonic > tonic water
    lemonade > lemon soda
    coke = cola
    pepsi > cola
    diet coke > diet cola
    squash > pumpkin
    butternut > butternut squash
    ladyfinger > okra
    lady finger > okra
    candied peel > candied fruit
    desiccated = shredded
    monkey nut > peanut
    groundnut = peanut
    pawpaw > papaya
    physalis > groundcherry
    sharon fruit > persimmon
    carambola = starfruit
    lychee = litchi
    kiwi = kiwifruit
    clementine > tangerine
    satsuma > tangerine, mandarin
    mandarin > tangerine
    cantaloupe > melon
    rockmelon = cantaloupe
    pomelo = pummelo
    grilled = broiled
    grilled > barbecued, roasted
    roast = roasted
    baked > roasted
    roasted > baked
    boiled > cooked
    steamed > cooked, boiled
    poached > cooked
    stewed > cooked, braised
    braised > stewed
    fried > pan fried
    tinned = canned
    jarred > canned
    smoky > smoked
    dried > dry
    dry > dried, uncooked
    uncooked > raw, dry
    raw > uncooked
    toastie > grilled cheese sandwich
    bap > roll
    bun > roll
    bread roll > roll
    sub > submarine sandwich
    pitta = pita
    flatbread > pita
    wrap > tortilla
    muesli bar = granola bar
    cereal bar = granola bar
    fairy cake = cupcake
    sponge > sponge cake
    doughnut = donut
    danish > danish pastry
    omelette = omelet
    scrambled > scramble
    hard boiled > boiled
    spaghetti bolognese > spaghetti meat sauce
    shepherd pie > cottage pie
    fish finger = fish stick
    fish and chips > fried fish
    bangers > sausage
    chipolata > pork sausage
    hot dog = frankfurter
    hotdog = hot dog
    wiener = frankfurter
    frankfurter > hot dog
    black pudding = blood sausage
    pate > liver pate
    polony > bologna
    baloney > bologna
    silverside > bottom round
    topside > top round
    rump steak > sirloin steak, top sirloin
    sirloin > strip steak
    ribeye = rib eye
    fillet steak = tenderloin steak
    fillet > filet, tenderloin, breast
    filet > fillet
    chop > loin chop
    spare rib = sparerib
    drumstick > leg
    lean > extra lean
    corn > sweetcorn, sweet corn
    sweetcorn = sweet corn
    maize = corn
    calamari = squid
    crayfish = crawfish
    crawdad > crayfish
    langoustine > lobster
    rainbow trout > trout
    coley = pollock
    saithe = pollock
    tinned fish > canned fish
    kipper > smoked herring
    gelatine = gelatin
    yoghurt = yogurt
    yogourt > yogurt
    curd cheese > cottage cheese
    swiss cheese = emmental
    cheddar > cheddar cheese
    parm > parmesan
    mozz > mozzarella
    feta > feta cheese
    tomato sauce > ketchup
    catsup = ketchup
    brown sauce > steak sauce
    salad cream > salad dressing
    tartare sauce = tartar sauce
    gravy granules > gravy
    stock = broth
    stock cube = bouillon cube
    passata > tomato puree
    tomato puree = tomato paste
    tomato concentrate > tomato paste
    chilli = chili
    chile > chili
    chilli pepper > hot pepper
    cuppa > tea
    builder tea > tea
    flat white > latte
    white coffee > coffee milk
    decaf = decaffeinated
    expresso > espresso
    lager > beer
    pint > beer
    plonk > wine
    bubbly > sparkling wine
    scotch > whiskey
    whisky = whiskey
    bourbon > whiskey
    tin > can

    # Short and everyday words
    pb > peanut butter
    pbj > peanut butter jelly sandwich
    oj > orange juice
    aj > apple juice
    evoo > extra virgin olive oil, olive oil
    acv > apple cider vinegar
    mayo = mayonnaise
    veg > vegetable
    veggie > vegetable, vegetarian
    veggie burger = vegetarian burger
    choc = chocolate
    choccy > chocolate
    bbq = barbecue
    blt > bacon lettuce tomato sandwich
    brekkie > breakfast
    sarnie > sandwich
    butty > sandwich
    spud = potato
    tater > potato
    mash = mashed potato
    mashed potato > mash
    avo > avocado
    cuke > cucumber
    caulif > cauliflower
    cauli > cauliflower
    broc > broccoli
    toms > tomato
    nana > banana
    strawb > strawberry
    shroom > mushroom
    spag > spaghetti
    spag bol > spaghetti bolognese
    mac > macaroni
    mac and cheese > macaroni and cheese
    mac n cheese > macaroni and cheese
    mac cheese > macaroni cheese
    pepperoni > pepperoni
    guac > guacamole
    quac > guacamole
    half n half > half half cream
    cuppa tea > tea
    ff > nonfat, full fat
    lf > low fat
    ww > whole wheat
    gf > gluten free
    pbutter > peanut butter
    nut butter > peanut butter, almond butter
    nutella > chocolate hazelnut spread
    marmite > yeast extract
    vegemite > yeast extract
    vegetable oil > oil
    sunflower oil > sunflower
    rapeseed = canola
    linseed = flaxseed
    flax > flaxseed
    soya = soy
    soybean milk > soy milk
    soymilk > soy milk
    soy milk > soymilk
    plant milk > soy milk, oat milk, almond milk
    oat drink = oat milk
    soya bean = soybean
    edamame > green soybean
    bean curd = tofu
    beancurd = tofu
    protein shake > protein drink, protein powder
    whey > whey protein
    energy bar > protein bar
    noodle > pasta
    pasta > spaghetti, macaroni, noodle
    spaghetti > pasta
    penne > pasta
    fusilli > pasta
    farfalle > pasta
    rigatoni > pasta
    linguine > pasta
    tagliatelle > pasta
    fettuccine > pasta
    macaroni > pasta
    basmati > rice
    jasmine rice > rice
    brown rice > rice brown
    wholegrain rice > brown rice
    oats > oat
    oatmeal > oat
    weetabix > wheat biscuit
    shredded wheat > wheat
    rice krispies > puffed rice
    cereal > cereals
    steak > beef steak
    chicken fillet > chicken breast
    chicken wing > wing
    turkey mince > ground turkey
    lamb mince > ground lamb
    pork mince > ground pork
    pork steak > pork chop
    pork loin > pork
    cold cut = luncheon meat
    lunch meat = luncheon meat
    lox > smoked salmon
    hake > whiting
    tuna fish > tuna
    seabass = sea bass
    mixed nut > mixed nuts
    trail mix > trail mix
    pepita > pumpkin seed
    granulated sugar > sugar
    white sugar > sugar, granulated sugar
    table salt > salt
    icecream = ice cream
    gelato > ice cream
    sorbet = sherbet
    fruit juice > juice
    tap water > water
    bottled water > water
    mineral water > bottled water, water
    sparkling water > mineral water, carbonated water
    """#
}
