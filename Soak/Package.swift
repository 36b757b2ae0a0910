// swift-tools-version: 6.2
import PackageDescription

/// The soak: millions of random inputs, and what has to hold after each. Built by `make soak`; no part of the product.
let package = Package(
  name: "NumberFieldSoak",
  dependencies: [.package(name: "NumberField", path: "..")],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "numberfield-soak",
      dependencies: [
        "CMalloc",
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
      ]),
  ]
)
