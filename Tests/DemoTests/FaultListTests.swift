import Foundation
import Testing

/// That no call is forgotten: each function of SDL's that is called is made to fail somewhere, or is listed here as one
/// that cannot fail.
@Suite("The list of failing calls")
struct FaultListTests {
  /// Made to fail by another suite than ``FaultTests``' own cases.
  private static let elsewhere: Set = [
    // Libraries that are too old, and a clock that jumps.
    "SDL_GetVersion", "SDL_GetTicks64",
    // In the windows of an X server: the dummy driver has none of it.
    "SDL_HasPrimarySelectionText", "SDL_GetPrimarySelectionText", "SDL_GetNumVideoDrivers",
    "SDL_GetVideoDriver", "SDL_ResetHint",
    // The demo reads no bitmaps.
    "SDL_LoadBMP_RW", "SDL_ConvertSurfaceFormat",
  ]

  private static let cannotFail: Set = [
    // They return nothing.
    "SDL_ClearQueuedAudio", "SDL_CloseAudioDevice", "SDL_DestroySemaphore", "SDL_DestroyTexture",
    "SDL_DestroyWindow", "SDL_DetachThread", "SDL_DisableScreenSaver", "SDL_EnableScreenSaver",
    "SDL_FreeCursor", "SDL_FreeSurface", "SDL_GetWindowSize", "SDL_GetWindowSizeInPixels",
    "SDL_PauseAudioDevice", "SDL_PumpEvents", "SDL_QuitSubSystem", "SDL_RenderGetLogicalSize",
    "SDL_RenderGetScale", "SDL_RenderGetViewport", "SDL_SetCursor", "SDL_SetMainReady", "SDL_SetWindowSize",
    "SDL_SetWindowTitle", "SDL_StartTextInput", "SDL_StopTextInput", "SDL_TLSCleanup", "SDL_UnlockSurface",
    "SDL_free",
    "TTF_CloseFont", "TTF_SetFontHinting", "TTF_SetFontStyle",
    // They return the state of something that is there, or that there is nothing.
    "SDL_EventState", "SDL_GetCursor", "SDL_GetError", "SDL_GetTicks", "SDL_GetWindowFlags",
    "SDL_IsTextInputActive", "SDL_WasInit", "SDL_getenv", "TTF_GetError", "TTF_WasInit",
    // They fail where there is no semaphore, and here there is one.
    "SDL_SemPost", "SDL_SemWait",
  ]

  /// What looks like a call and makes a value of a type, or is a macro without one.
  private static let noCalls: Set = [
    "SDL_AudioFormat", "SDL_AudioSpec", "SDL_Color", "SDL_Event", "SDL_EventType", "SDL_FRect",
    "SDL_KeyCode", "SDL_KeyboardEvent", "SDL_Keycode", "SDL_Keysym", "SDL_MouseButtonEvent",
    "SDL_MouseMotionEvent",
    "SDL_MouseWheelEvent", "SDL_Rect", "SDL_TextInputEvent", "SDL_TouchFingerEvent", "SDL_UserEvent",
    "SDL_WindowEvent", "SDL_WindowEventID", "SDL_version", "SDL_MUSTLOCK", "SDL_VERSION", "SDL_TTF_VERSION",
  ]

  /// The functions that are made to fail.
  private static let faults: Set<String> = {
    let names =
      (FaultCase.survived + FaultCase.refused).map(\.fault) + EmbeddingFaultTests.thrown
      + EmbeddingFaultTests.survived
    return Set(names.map { String($0.prefix { $0 != ":" }) }).union(elsewhere)
  }()

  /// The functions of SDL's and SDL_ttf's that the sources call, without comments.
  private static func calls() throws -> Set<String> {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let sources = root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where ["swift", "h"].contains(file.pathExtension) {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        for match in code.matches(of: /\b((?:SDL|TTF)_[A-Za-z0-9_]+)\(/) { names.insert(String(match.1)) }
      }
    }
    return names.subtracting(noCalls)
  }

  @Test(
    "every call in the sources is made to fail by a test, or cannot fail; and nothing is listed that is not called"
  )
  func sources() throws {
    let calls = try Self.calls()
    #expect(calls.count > 90, "the sources were not found")
    #expect(calls.subtracting(Self.faults).subtracting(Self.cannotFail) == [])
    #expect(Self.faults.union(Self.cannotFail).subtracting(calls).subtracting(["write", "rename"]) == [])
    #expect(Self.faults.isDisjoint(with: Self.cannotFail))
  }

  @Test(
    "every function that the demo takes from the libraries is on the lists, and there is a wrapper for each that fails",
    .enabled(if: Faults.canBeInjected, "a C compiler and nm are needed"))
  func imports() throws {
    let imports = try Faults.imports(of: DemoProcess.executable())
    #expect(imports.count > 90, "the demo takes nothing from SDL")
    #expect(imports.subtracting(Self.faults).subtracting(Self.cannotFail) == [])
    #expect(Self.faults.subtracting(try Faults.wrapped()).subtracting(["write", "rename"]) == [])
  }
}
