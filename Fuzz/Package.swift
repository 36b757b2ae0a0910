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
    // The demo's own sources, through a link: executables cannot be depended upon.
    .target(
      name: "DemoParts",
      dependencies: [
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      exclude: ["main.swift"], swiftSettings: settings),
    // Without an entry point of its own: libFuzzer brings it.
    .executableTarget(
      name: "numberfield-fuzz",
      dependencies: [
        "DemoParts",
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]),
  ]
)
