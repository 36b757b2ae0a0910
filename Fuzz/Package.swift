// swift-tools-version: 6.2
import PackageDescription

/// Fuzzers, built with the toolchain's libFuzzer by `make fuzz`: nothing here is part of the product.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "NumberFieldFuzz",
  dependencies: [.package(name: "NumberField", path: "..")],
  targets: [
    // The demo's own sources, through a link: they are no product.
    .target(
      name: "DemoParts",
      dependencies: [
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldFoundation", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "numberfield-fuzz",
      dependencies: [
        "DemoParts",
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldFoundation", package: "NumberField"),
        .product(name: "NumberFieldInterfaceBuilder", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      // Its entry point comes from libFuzzer.
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
  ]
)
