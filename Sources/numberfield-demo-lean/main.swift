#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import NumberFieldDemo

// The demo without a reader of storyboards, for which it turns into the one that has it. This is what `make install`
// installs as `numberfield-demo`: it starts sooner, and in less memory.
exit(
  await Demo.run(
    arguments: Array(CommandLine.arguments.dropFirst()),
    storyboards: StoryboardReader(WholeDemo.become)))
