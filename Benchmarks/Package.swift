// swift-tools-version: 6.2
import PackageDescription

// What the field costs, measured as its users have it: through the public products of the package above, and nothing
// else. `make bench` builds and runs it beside `floor.c`.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "NumberField", path: "..")],
  targets: [
    .target(name: "CCounters"),
    .executableTarget(name: "launch"),
    .target(
      name: "DemoScreens", dependencies: [.product(name: "NumberField", package: "NumberField")],
      swiftSettings: settings),
    .executableTarget(
      name: "numberfield-benchmarks",
      dependencies: [
        "CCounters", "DemoScreens",
        .product(name: "NumberFieldCore", package: "NumberField"),
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldRaster", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "first-frame",
      dependencies: [
        "DemoScreens",
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      swiftSettings: settings),
  ]
)
