// swift-tools-version: 6.2
import PackageDescription

/// An SDL2 program of its own that embeds number fields: a package as you would make it, with one dependency.
let package = Package(
  name: "EmbeddedPanel",
  dependencies: [
    // From elsewhere: .package(url: "…", from: "1.0.0")
    .package(name: "NumberField", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "embedded-panel",
      dependencies: [
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
        // SDL2 as NumberField sees it; two modules of the same C library would not know each other's types.
        .product(name: "CSDL2", package: "NumberField"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),

    // The same for a program in C: a few functions in Swift, a header, and the program.
    .target(
      name: "PanelForC",
      dependencies: [
        .product(name: "NumberField", package: "NumberField"),
        .product(name: "NumberFieldSDL", package: "NumberField"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(name: "c-host", dependencies: ["PanelForC"]),
  ]
)
