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
    .library(name: "NumberFieldSDL", targets: ["NumberFieldSDL"]),
    .library(name: "NumberFieldTesting", targets: ["NumberFieldTesting"]),
    // For programs that embed fields and call SDL themselves: the same C module, so that its types are the same.
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "numberfield-demo", targets: ["numberfield-demo"]),
  ],
  targets: [
    .target(name: "NumberFieldCore", swiftSettings: settings),
    .target(name: "NumberField", dependencies: ["NumberFieldCore"], swiftSettings: settings),
    .target(
      name: "NumberFieldFoundation", dependencies: ["NumberField", "NumberFieldCore"], swiftSettings: settings
    ),
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
    .executableTarget(
      name: "numberfield-demo",
      dependencies: [
        "NumberFieldCore", "NumberField", "NumberFieldFoundation", "NumberFieldRaster", "NumberFieldSDL",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "till-example", dependencies: ["NumberField", "NumberFieldSDL"], path: "Examples/Till",
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "numberfield-demo", "till-example", "NumberField", "NumberFieldFoundation", "NumberFieldSDL",
        "NumberFieldTesting", "CSDL2",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumberFieldFoundationTests", dependencies: ["NumberField", "NumberFieldFoundation"],
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
        "numberfield-demo", "NumberField", "NumberFieldFoundation", "NumberFieldRaster", "NumberFieldSDL",
        "NumberFieldTesting",
      ],
      exclude: ["References"], swiftSettings: settings),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "numberfield-demo", "NumberField", "NumberFieldFoundation", "NumberFieldRaster", "NumberFieldSDL",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ModelTests", dependencies: ["numberfield-demo", "NumberField", "NumberFieldCore"],
      swiftSettings: settings),
  ]
)
