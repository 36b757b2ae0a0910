// swift-tools-version: 6.2
import PackageDescription

/// Every target speaks Swift 6 and keeps its imports to itself: an SDL type in a public signature is then a
/// compile error, not a leak.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

// Linux finds the headers below /usr/include by themselves; elsewhere pkg-config says where they are.
#if os(Linux)
  let sdlPackage: String? = nil
#else
  let sdlPackage: String? = "SDL2_ttf"
#endif

let package = Package(
  name: "NumberField",
  products: [
    .library(name: "NumberFieldCore", targets: ["NumberFieldCore"]),
    .library(name: "NumberField", targets: ["NumberField"]),
    .library(name: "NumberFieldRaster", targets: ["NumberFieldRaster"]),
    .library(name: "NumberFieldFoundation", targets: ["NumberFieldFoundation"]),
    .library(name: "NumberFieldInterfaceBuilder", targets: ["NumberFieldInterfaceBuilder"]),
    .library(name: "NumberFieldSDL", targets: ["NumberFieldSDL"]),
    .library(name: "NumberFieldTesting", targets: ["NumberFieldTesting"]),
    // For programs that embed fields and call SDL themselves: the same C module, so that its types are the same.
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "numberfield-demo", targets: ["numberfield-demo"]),
    .executable(name: "numberfield-demo-lean", targets: ["numberfield-demo-lean"]),
  ],
  targets: [
    .target(name: "NumberFieldCore", swiftSettings: settings),
    .target(name: "NumberField", dependencies: ["NumberFieldCore"], swiftSettings: settings),
    .target(
      name: "NumberFieldFoundation", dependencies: ["NumberField", "NumberFieldCore"], swiftSettings: settings
    ),
    // Apart, for it links libxml2 and what that needs.
    .target(
      name: "NumberFieldInterfaceBuilder",
      dependencies: ["NumberField", "NumberFieldCore", "NumberFieldFoundation"], swiftSettings: settings),
    .target(name: "NumberFieldRaster", dependencies: ["NumberField"], swiftSettings: settings),
    .systemLibrary(
      name: "CSDL2", pkgConfig: sdlPackage,
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_ttf"])]),
    .target(
      name: "NumberFieldSDL", dependencies: ["NumberField", "NumberFieldRaster", "CSDL2"],
      swiftSettings: settings),
    .target(
      name: "NumberFieldTesting", dependencies: ["NumberField", "NumberFieldRaster", "NumberFieldSDL"],
      swiftSettings: settings),
    .target(
      name: "NumberFieldDemo",
      dependencies: [
        "NumberFieldCore", "NumberField", "NumberFieldFoundation", "NumberFieldRaster", "NumberFieldSDL",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "numberfield-demo",
      dependencies: ["NumberFieldDemo", "NumberField", "NumberFieldInterfaceBuilder"],
      swiftSettings: settings),
    // The demo as it is installed: no storyboards, for which it becomes the one above.
    .executableTarget(
      name: "numberfield-demo-lean", dependencies: ["NumberFieldDemo"], swiftSettings: settings),
    .executableTarget(
      name: "till-example", dependencies: ["NumberField", "NumberFieldSDL"], path: "Examples/Till",
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "numberfield-demo", "till-example", "NumberField", "NumberFieldFoundation",
        "NumberFieldInterfaceBuilder", "NumberFieldSDL", "NumberFieldTesting", "CSDL2",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumberFieldFoundationTests",
      dependencies: ["NumberField", "NumberFieldFoundation", "NumberFieldInterfaceBuilder"],
      exclude: ["Samples"], swiftSettings: settings),
    .testTarget(name: "NumberFieldCoreTests", dependencies: ["NumberFieldCore"], swiftSettings: settings),
    .testTarget(name: "PublicAPITests", dependencies: ["NumberField"], swiftSettings: settings),
    .testTarget(
      name: "NumberFieldTests", dependencies: ["NumberField", "NumberFieldCore", "NumberFieldTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "NumberFieldRasterTests", dependencies: ["NumberField", "NumberFieldRaster"],
      swiftSettings: settings),
    .testTarget(
      name: "NumberFieldSDLTests",
      dependencies: ["NumberField", "NumberFieldRaster", "NumberFieldSDL", "CSDL2"], swiftSettings: settings),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "numberfield-demo", "NumberFieldDemo", "NumberField", "NumberFieldFoundation", "NumberFieldRaster",
        "NumberFieldSDL", "NumberFieldTesting",
      ],
      exclude: ["References"], swiftSettings: settings),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "numberfield-demo", "numberfield-demo-lean", "NumberFieldDemo", "NumberField",
        "NumberFieldFoundation", "NumberFieldRaster", "NumberFieldSDL",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ModelTests", dependencies: ["NumberFieldDemo", "NumberField", "NumberFieldCore"],
      swiftSettings: settings),
  ]
)
