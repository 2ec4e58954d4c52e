// swift-tools-version: 6.2
import PackageDescription

/// Whether warnings are errors: `make test` sets this; without it, a newer compiler's warnings must not stop a build.
let isStrict = Context.environment["LARDER_STRICT"] == "1"

/// Whether only the modules without database and prompt are built: `make quick` sets this to test a change in a minute.
let isQuick = Context.environment["LARDER_QUICK"] == "1"

/// Whether the program that libFuzzer drives is built: `make fuzz` sets this.
let isFuzzing = Context.environment["LARDER_FUZZ"] == "1"

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// The modules that `make test` and `make quick` optimize: their tests gain more time than the optimizer takes, which
/// those of Exchange and Charts do not (see "Building" in docs/performance.md).
let optimized: Set<String> =
  isStrict || isQuick
  ? ["Figures", "Text", "Domain", "Reference", "Store", "Matching"] : []

func optimization(of name: String) -> [SwiftSetting] { optimized.contains(name) ? [.unsafeFlags(["-O"])] : [] }

func floor(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + optimization(of: name))
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["Expect", "TestSupport"], swiftSettings: settings)
}

let pure: [Target] = [
  .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  floor("Figures"),
  floor("Domain", ["Figures"]),
  floor("Text", ["Figures"]),
  floor("Charts", ["Figures", "Text"]),
  floor("Net"),
  floor("Exchange", ["Figures", "Domain", "Net", "CZlib"]),
  .target(
    name: "CReference",
    exclude: ["like-names.tsv", "non-foods.tsv", "pack-weights.tsv", "receipt-words.tsv", "reference.bin"]),
  .target(
    name: "Reference", dependencies: ["Domain", "CReference"], exclude: ["reference-foods.tsv"],
    swiftSettings: settings + optimization(of: "Reference")
  ),

  .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
  .target(name: "Expect", path: "Tests/Expect", swiftSettings: settings),
  .target(name: "TestSupport", dependencies: ["CPseudoTerminal"], path: "Tests/TestSupport", swiftSettings: settings),
  .target(
    name: "ReferenceMaking", dependencies: ["Domain", "Reference"], path: "Tests/ReferenceMaking",
    swiftSettings: settings),
  .executableTarget(
    name: "MakeReference", dependencies: ["ReferenceMaking"], path: "Tests/MakeReference", swiftSettings: settings),
  tests("FiguresTests", ["Figures"]),
  tests("DomainTests", ["Domain"]),
  tests("TextTests", ["Text"]),
  tests("ChartsTests", ["Charts", "Figures", "Text"]),
  tests("NetTests", ["Net"]),
  tests("ExchangeTests", ["Exchange", "Domain"]),
  tests("ReferenceTests", ["Reference", "ReferenceMaking", "Domain"]),
]

let rest: [Target] = [
  .systemLibrary(
    name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
  .target(name: "CCrash"),
  .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .target(name: "CHousehold", exclude: ["new-household.bin"]),
  floor("Store", ["Domain", "CHousehold", "CSQLite", "CZlib", .product(name: "GRDB", package: "GRDB.swift")]),
  floor("Matching", ["Domain", "Reference", "Store"]),
  floor("Commands", ["Figures", "Domain", "Text", "Charts", "Store", "Exchange", "Matching"]),
  floor("Shell", ["Figures", "Domain", "Text", "Commands", "CCrash", "CReadline"]),
  .executableTarget(name: "larder", dependencies: ["Shell"], swiftSettings: settings),
  // The only part that uses the network; it loads libcurl when it runs.
  .target(name: "CFetch", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
  .executableTarget(name: "larder-net", dependencies: ["Net", "CFetch"], swiftSettings: settings),

  .executableTarget(
    name: "EditorProbe", dependencies: ["Shell"], path: "Tests/EditorProbe", swiftSettings: settings),
  tests("TestSupportTests", []),
  tests("StoreTests", ["Store", "Domain", "CSQLite", "CZlib", .product(name: "GRDB", package: "GRDB.swift")]),
  tests("MatchingTests", ["Matching", "Domain", "Store"]),
  tests("CommandsTests", ["Commands", "Domain", "Exchange", "Matching", "Store", "Text", "CSQLite"]),
  tests("ShellTests", ["Shell", "Commands", "Domain", "Text", "EditorProbe", "larder", "larder-net"]),
  tests("GoldenTests", ["larder", "Domain", "Text"]),
  .target(
    name: "FuzzTargets", dependencies: ["Commands", "Domain", "Exchange", "Store", "TestSupport"],
    path: "Tests/FuzzTargets", swiftSettings: settings),
  tests("FuzzTests", ["FuzzTargets"]),
  tests("ReliabilityTests", ["larder", "Domain", "Store", "CSQLite"]),
  .executableTarget(
    name: "LarderBench",
    dependencies: ["Charts", "Commands", "Domain", "Figures", "Store", "Text", "CSQLite", "TestSupport"],
    path: "Tests/Bench", exclude: ["build-times.sh", "into-page.py", "pages.py", "receipts.py"], swiftSettings: settings
  ),
]

let fuzzing: [Target] = [
  // libFuzzer has the main function.
  .executableTarget(
    name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz",
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
]

let package = Package(
  name: "larder",
  platforms: [.macOS(.v14)],
  products: isQuick
    ? []
    : [.executable(name: "larder", targets: ["larder"]), .executable(name: "larder-net", targets: ["larder-net"])],
  dependencies: isQuick ? [] : [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")],
  targets: isQuick ? pure : pure + rest + (isFuzzing ? fuzzing : [])
)
