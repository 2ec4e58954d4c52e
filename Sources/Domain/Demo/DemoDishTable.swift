/// The meals of the sample household, in a form that people can read and correct.
///
/// Each line is a dish: its name, then foods of the starter bank with the amount for a person who eats 2,200 kcal a
/// day. A `!` before a food means that everybody gets the same amount. The amounts are Larder's own: what fits on a
/// plate.
enum DemoDishTable {
  /// Breakfasts on weekdays; the habits of each member of the household refer to some of these by name.
  static let breakfasts = """
    oats: Oats=50 g, Whole milk=200 ml, Banana=1 medium, !Coffee=1 mug
    bread and jam: Wholemeal bread=2 slice, !Butter=2 pat, Jam=1 tbsp, Orange juice=1 glass, !Coffee=1 mug
    bread and cheese: Rye bread=2 slice, Gouda cheese=2 slice, !Butter=1 pat, Tomato=1 small, !Coffee=1 mug
    granola: Plain yogurt=1 pot, Granola=40 g, Blueberries=1 handful, !Green tea=1 mug
    berries: Greek yogurt=1 pot, Oats=40 g, Raspberries=1 handful, Honey=1 tbsp, !Tea=1 mug
    eggs: Scrambled eggs=2 large, White bread=2 slice, !Butter=1 pat, !Coffee=1 mug
    corn flakes: Corn flakes=40 g, Low-fat milk=250 ml, Strawberries=5 medium, Orange juice=1 glass
    peanut butter: Wholemeal bread=2 slice, Peanut butter=2 tbsp, Apple=1 medium, !Tea=1 mug
    chocolate bread: White bread=2 slice, Chocolate hazelnut spread=1 tbsp, Whole milk=1 glass, Apple=1 small
    roll: Bread roll=1 roll, Ham=2 slice, !Butter=1 pat, Cucumber=50 g, !Tea=1 mug
    croissant: Croissant=1 medium, Pear=1 medium, !Espresso=1 shot
    cottage cheese: Rye bread=2 slice, Cottage cheese=100 g, Tomato=1 medium, !Coffee=1 mug
    """

  /// Breakfasts on weekends, which are larger, later and the same for everybody.
  static let weekendBreakfasts = """
    rolls: Bread roll=2 roll, Hard-boiled egg=1 large, Ham=1 slice, Jam=1 tbsp, !Butter=2 pat, Orange juice=1 glass, !Coffee=2 mug
    pancakes: Pancake=4 pancake, Strawberries=100 g, Honey=1 tbsp, Whole milk=1 glass, !Coffee=1 mug
    croissants: Croissant=1 medium, Scrambled eggs=1 large, Jam=1 tbsp, Grapes=1 handful, Orange juice=1 glass, !Coffee=2 mug
    fried eggs: Fried egg=2 large, Fried bacon=2 slice, Wholemeal bread=2 slice, Tomato=1 medium, !Coffee=2 mug
    salmon: Bread roll=2 roll, Smoked salmon=50 g, Cream cheese=1 tbsp, Cucumber=50 g, Orange juice=1 glass, !Tea=2 mug
    """

  /// Lunches on weekdays from a canteen, at school or at a stall; nothing in them is bought in a store.
  static let lunchesOut = """
    pasta: Cooked pasta=260 g, Tomato sauce=150 g, Parmesan=2 tbsp, Lettuce=50 g, !Water=1 glass
    chop: Cooked pork chop=1 chop, French fries=1 medium, Lettuce=60 g, !Water=1 glass
    chicken: Cooked chicken breast=150 g, Cooked rice=220 g, Broccoli=120 g, Soy sauce=1 tbsp, !Water=1 glass
    lentils: Cooked lentils=260 g, Frankfurter=1 frankfurter, Bread roll=1 roll, Orange=1 medium
    cod: Cooked cod=1 fillet, Boiled potatoes=260 g, Spinach=120 g, !Butter=2 pat, Apple juice=1 glass
    sandwich: Wholemeal bread=3 slice, Cheddar cheese=2 slice, Ham=1 slice, Apple=1 medium, !Water=1 glass
    burger: Hamburger=2 burger, French fries=1 small, Cola=1 glass
    bowl: Lettuce=100 g, Feta=60 g, Tomato=1 medium, Cucumber=100 g, Olive oil=1 tbsp, Bread roll=1 roll
    chickpeas: Cooked chickpeas=180 g, Cooked brown rice=220 g, Spinach=80 g, !Water=1 glass
    lasagna: Lasagna=1 large piece, Lettuce=60 g, Bread roll=1 roll, !Water=1 glass
    bratwurst: Bratwurst=1 link, Bread roll=1 roll, !Mustard=1 tsp, Banana=1 medium
    couscous: Cooked couscous=260 g, Feta=60 g, Red pepper=1 small, Hummus=2 tbsp, !Water=1 glass
    turkey: Roast turkey breast=140 g, Cooked quinoa=240 g, Carrot=1 medium, Olive oil=1 tbsp, !Water=1 glass
    macaroni: Macaroni and cheese=1 cup, Green peas=80 g, Apple=1 medium, Apple juice=1 glass
    """

  /// Lunches at home on weekends.
  static let lunchesAtHome = """
    baked potatoes: Baked potato=2 medium, Cottage cheese=150 g, Lettuce=60 g, !Water=1 glass
    cheese toast: White bread=3 slice, Gouda cheese=2 slice, Tomato=1 medium, Apple juice=1 glass
    omelette: Scrambled eggs=3 large, Mushrooms=80 g, Rye bread=2 slice, !Water=1 glass
    fish fingers: Fish fingers=5 stick, Mashed potatoes=180 g, Green peas=80 g, !Water=1 glass
    tofu: Tofu=120 g, Cooked rice=200 g, Zucchini=120 g, Soy sauce=1 tbsp, Sunflower oil=1 tbsp
    tuna salad: Canned tuna=80 g, Lettuce=100 g, Sweetcorn=60 g, Olive oil=1 tbsp, Wholemeal bread=2 slice
    lentils: Cooked lentils=250 g, Carrot=1 medium, Rye bread=2 slice, !Water=1 glass
    """

  /// Dinners for everybody, in all seasons.
  static let dinners = """
    bolognese: Cooked pasta=250 g, Cooked ground beef=90 g, Tomato sauce=120 g, Parmesan=2 tbsp, !Water=1 glass
    chicken with rice: Cooked chicken breast=140 g, Cooked rice=200 g, Broccoli=150 g, Olive oil=1 tbsp
    salmon: Cooked salmon=140 g, Boiled potatoes=250 g, Green beans=120 g, !Butter=2 pat
    chili: Cooked ground beef=80 g, Cooked kidney beans=120 g, Tomato sauce=120 g, Sweetcorn=60 g, Cooked rice=150 g
    chickpea curry: Cooked chickpeas=160 g, Cauliflower=120 g, Cooked rice=180 g, Whipping cream=2 tbsp
    lentil bolognese: Cooked wholemeal pasta=260 g, Cooked lentils=120 g, Tomato sauce=150 g, Parmesan=2 tbsp
    pork chop: Cooked pork chop=1 chop, Mashed potatoes=200 g, Carrot=120 g, !Butter=1 pat
    eggs and spinach: Fried egg=2 large, Boiled potatoes=300 g, Spinach=150 g, !Butter=2 pat
    pasta with vegetables: Cooked pasta=260 g, Zucchini=150 g, Red pepper=1 medium, Feta=50 g, Olive oil=1 tbsp
    shrimp pasta: Cooked pasta=250 g, Cooked shrimp=100 g, Tomato=1 medium, Garlic=1 clove, Olive oil=1 tbsp
    fried rice: Cooked rice=250 g, Scrambled eggs=1 large, Green peas=80 g, Tofu=80 g, Soy sauce=1 tbsp, Sunflower oil=1 tbsp
    bread and cheese: Rye bread=3 slice, Gouda cheese=2 slice, Ham=1 slice, !Butter=2 pat, Tomato=1 medium, Cucumber=80 g
    bread and salami: Wholemeal bread=3 slice, Cheddar cheese=1 slice, Salami=4 slice, Cream cheese=1 tbsp, Carrot=1 medium
    """

  /// Additional dinners from November to February.
  static let winterDinners = """
    sausage and mash: Bratwurst=1 link, Mashed potatoes=250 g, Carrot=120 g, !Mustard=1 tsp
    chicken and sweet potato: Roast chicken thigh=1 thigh, Sweet potato=1 large, Cauliflower=120 g, Sour cream=1 tbsp
    lentil stew: Cooked lentils=280 g, Frankfurter=1 frankfurter, Carrot=1 medium, Rye bread=1 slice
    """

  /// Additional dinners from May to August.
  static let summerDinners = """
    tomato and mozzarella: Mozzarella=90 g, Tomato=2 medium, Olive oil=1 tbsp, White bread=2 slice, Watermelon=1 wedge
    barbecue: Bratwurst=1 link, Sweetcorn=1 ear, Cucumber=120 g, Bread roll=1 roll, Ketchup=1 tbsp
    tuna salad: Canned tuna=100 g, Lettuce=120 g, Hard-boiled egg=1 large, Olive oil=1 tbsp, White bread=2 slice
    """

  /// Dinners on Fridays and on some Saturdays.
  static let treats = """
    pizza: Cheese pizza=1 pizza, Lettuce=60 g, Cola=1 glass
    fish fingers: Fish fingers=6 stick, Mashed potatoes=200 g, Green peas=80 g, Ketchup=1 tbsp
    lasagna: Lasagna=2 large piece, Lettuce=60 g, Apple juice=1 glass
    homemade burgers: Cooked ground beef=110 g, Bread roll=1 roll, Cheddar cheese=1 slice, French fries=1 medium, Ketchup=1 tbsp
    """

  /// Dinners on Sundays.
  static let roasts = """
    roast chicken: Roast chicken thigh=1 thigh, Boiled potatoes=250 g, Green beans=150 g, Whipping cream=1 tbsp
    chops: Cooked pork chop=1 chop, Boiled potatoes=250 g, Broccoli=150 g, Sour cream=1 tbsp
    salmon: Cooked salmon=150 g, Cooked rice=180 g, Spinach=120 g, Whipping cream=1 tbsp
    """

  /// Snacks between meals.
  static let snacks = """
    apple: Apple=1 medium
    banana: Banana=1 medium
    pear: Pear=1 medium
    orange: Orange=1 medium
    kiwis: Kiwi=2 fruit
    grapes: Grapes=1 handful
    yogurt: Plain yogurt=1 pot, Honey=1 tbsp
    cookies: Chocolate chip cookie=3 cookie
    milk chocolate: Milk chocolate=4 square
    dark chocolate: Dark chocolate=2 square
    almonds: Almonds=1 handful
    nuts: Mixed nuts=1 handful
    granola bar: Granola bar=1 bar
    rice cakes: Rice cake=2 cake, Peanut butter=1 tbsp
    protein bar: Protein bar=1 bar
    raisins: Raisins=1 handful
    """

  /// Additional snacks from May to August.
  static let summerSnacks = """
    ice cream: Vanilla ice cream=1 serving
    strawberries: Strawberries=150 g, Whipping cream=1 tbsp
    watermelon: Watermelon=1 wedge
    peach: Peach=1 medium
    """

  /// Coffee and cake on a Sunday afternoon; only cakes that are in the starter bank.
  static let cakes = """
    cookies: Chocolate chip cookie=4 cookie, !Coffee=1 mug
    croissant: Croissant=1 medium, Jam=1 tbsp, !Coffee=1 mug
    pancakes: Pancake=2 pancake, Sugar=1 tsp, !Tea=1 mug
    ice cream: Vanilla ice cream=2 serving, Raspberries=1 handful, !Espresso=1 shot
    """

  /// Drinks and snacks for adults, after dinner.
  static let evenings = """
    beer: Beer=1 small bottle
    red wine: Red wine=1 glass
    white wine: White wine=1 glass
    chips: Potato chips=1 handful, Beer=1 small bottle
    """

  /// Small side dishes that are added to breakfasts if the dishes of a day contain fewer items than a person is meant
  /// to log.
  static let breakfastSides = """
    sides: Water=1 glass, Butter=1 pat, Tomato=1 slice, Lemon=1 wedge, Sugar=1 tsp, Cucumber=30 g, Coffee=1 cup, Kiwi=1 fruit
    more: Raspberries=20 g, Low-fat milk=50 ml, Espresso=1 shot, Walnuts=5 g, Jam=10 g, Tea=1 mug, Raisins=10 g, Salt=1 dash
    """

  static let sides = """
    sides: Water=1 glass, Salt=1 dash, Onion=20 g, Lettuce=2 leaf, Garlic=1 clove, Tomato=1 slice, Cucumber=40 g, Carrot=30 g
    more: Lemon=1 wedge, Mustard=1 tsp, Olive oil=1 tsp, Mushrooms=30 g, Red pepper=30 g, Soy sauce=1 tsp, Parmesan=1 tbsp
    rest: Spinach=20 g, Green peas=20 g, Zucchini=40 g, Broccoli=30 g, Ketchup=10 g, Sour cream=10 g, Green beans=30 g
    """

  static let snackSides = """
    sides: Water=1 glass, Tea=1 cup, Plum=1 medium, Rice cake=1 cake, Coffee=1 cup, Strawberries=3 medium, Green tea=1 cup
    more: Almonds=5 almond, Carrot=1 small, Blueberries=20 g, Grapes=5 grape, Dark chocolate=1 square, Raisins=10 g
    """
}
