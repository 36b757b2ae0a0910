#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import NumberFieldDemo

// The whole demo: for scenes of every kind.
exit(
  await Demo.run(
    arguments: Array(CommandLine.arguments.dropFirst()), handedScene: WholeDemo.handedScene(),
    storyboards: .interfaceBuilder))
