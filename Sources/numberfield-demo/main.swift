#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(await Demo.run(arguments: Array(CommandLine.arguments.dropFirst())))
