/// Called by libFuzzer on the main thread with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: CInt) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count)))
  MainActor.assumeIsolated { Target.chosen.run(bytes) }
  return 0
}

/// What libFuzzer calls with each input, as it declares it.
typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// libFuzzer's own `main`, for programs that have one: no header of the toolchain's declares it.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ callback: Callback
) -> CInt

/// The package manager takes `main` from the executable's module by this name, libFuzzer's own or not.
@_cdecl("numberfield_fuzz_main")
public func fuzz(_: CInt, _: UnsafeMutableRawPointer?) -> CInt {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  return runFuzzer(&count, &arguments) { tryInput($0, CInt(clamping: $1)) }
}
