import Testing

/// A fault, and what has to come of it.
struct FaultCase: CustomTestStringConvertible, Sendable {
  var fault: String
  var code: Int32 = 0
  /// What the one line on the standard error stream has to contain; where it is empty there is no line.
  var words = ""
  var environment: [String: String] = [:]
  /// What the script does before all else.
  var first = ""
  var testDescription: String { fault + environment.keys.map { " \($0)" }.joined() }
}

extension FaultCase {
  /// Nothing but the feature concerned is missing: the script plays to its end, and its picture is whole.
  static let survived =
    [
      "SDL_CreateSemaphore", "SDL_CreateThread", "SDL_CreateSystemCursor", "SDL_GetWindowID",
      "SDL_ShowCursor",
      "SDL_SetHint", "SDL_GetHint:1", "SDL_WaitEventTimeout", "SDL_GetScancodeFromKey", "SDL_RWclose",
      "SDL_PushEvent:1", "SDL_PushEvent:2", "SDL_PushEvent:5", "SDL_PeepEvents:2",
      // No clipboard, no sound.
      "SDL_HasClipboardText", "SDL_GetClipboardText", "SDL_SetClipboardText", "SDL_OpenAudioDevice",
      "SDL_QueueAudio",
      "SDL_InitSubSystem:2",
      // The surface is lost for some frames.
      "SDL_GetWindowSurface:2", "SDL_GetWindowSurface:4", "SDL_UpdateWindowSurfaceRects:1",
      "SDL_UpdateWindowSurfaceRects:3",
      // Fonts that cannot draw, measure or be opened.
      "TTF_FontAscent", "TTF_FontHeight", "TTF_GlyphIsProvided32:1", "TTF_GlyphMetrics32",
      "TTF_GlyphMetrics32:1",
      "TTF_RenderUTF8_Shaded", "TTF_RenderUTF8_Shaded:1", "TTF_RenderUTF8_Shaded:9",
      "TTF_SetFontScriptName", "TTF_SetFontSizeDPI:3", "TTF_SetFontSizeDPI:4+", "TTF_SizeUTF8",
      "TTF_SizeUTF8:2",
      "TTF_OpenFontIndexDPIRW:1", "TTF_OpenFontIndexDPIRW:2+", "TTF_Init:1",
      // Then the file is read piece by piece.
      "SDL_RWFromConstMem", "SDL_RWFromConstMem:1",
    ].map { FaultCase(fault: $0) }
    + [
      "TTF_OpenFontIndex", "TTF_FontFaces", "TTF_FontFaceStyleName", "TTF_FontFaceFamilyName",
      "TTF_SetFontDirection", "SDL_RWFromFile",
    ].map {
      // A family that has to be looked for in every file, and a script from right to left. That the family is missing
      // is told, whatever fails.
      FaultCase(
        fault: $0, words: "no font \"No Such Family\"",
        first: """
          set price valueLabel.font.family "No Such Family"
          set price prefixLabel.text "\\u{5D0}\\u{5D1}"

          """)
    }

  /// One line that says what is wrong.
  static let refused = [
    FaultCase(
      fault: "SDL_InitSubSystem", code: 3, words: "no display for a window (injected into SDL_InitSubSystem)"),
    FaultCase(fault: "SDL_GetCurrentVideoDriver", code: 3, words: "SDL does not say which driver"),
    FaultCase(fault: "SDL_GetHint", code: 3, words: "SDL finds only its driver dummy"),
    FaultCase(fault: "SDL_RegisterEvents", code: 3, words: "SDL_RegisterEvents failed: injected"),
    FaultCase(fault: "SDL_CreateWindow", code: 3, words: "SDL_CreateWindow failed: injected"),
    FaultCase(fault: "SDL_GetWindowSurface", code: 3, words: "SDL_GetWindowSurface failed: injected"),
    FaultCase(fault: "SDL_GetWindowSurface:3+", code: 3, words: "SDL_GetWindowSurface failed: injected"),
    FaultCase(
      fault: "SDL_UpdateWindowSurfaceRects", code: 3, words: "SDL_UpdateWindowSurfaceRects failed: injected"),
    FaultCase(fault: "TTF_Init", code: 3, words: "SDL_ttf does not start: injected"),
    FaultCase(fault: "TTF_OpenFontIndexDPIRW", code: 3, words: "cannot open the font"),
    FaultCase(
      fault: "TTF_OpenFontIndexDPI", code: 3, words: "cannot open the font",
      environment: ["NUMBERFIELD_PIECEMEAL": "1"]),
    FaultCase(
      fault: "SDL_RWFromFile", code: 3, words: "cannot open the font",
      environment: ["NUMBERFIELD_PIECEMEAL": "1"]),
    FaultCase(fault: "TTF_SetFontSizeDPI", code: 3, words: "cannot open the font"),
    FaultCase(fault: "TTF_Linked_Version", code: 3, words: "SDL_ttf 0.0.0 is too old"),
    FaultCase(fault: "SDL_PeepEvents", code: 2, words: "the keypad is not up"),
    FaultCase(
      fault: "SDL_LockSurface", code: 3, words: "SDL_LockSurface failed: injected",
      environment: ["NUMBERFIELD_OTHER_SURFACE": "1"]),
    FaultCase(
      fault: "SDL_ConvertPixels", code: 3, words: "SDL_ConvertPixels failed: injected",
      environment: ["NUMBERFIELD_OTHER_SURFACE": "1"]),
    // A full disk.
    FaultCase(fault: "write:1", code: 2, words: "No space left on device"),
    FaultCase(fault: "write:3", code: 2, words: "No space left on device"),
    FaultCase(fault: "rename", code: 2, words: "No space left on device"),
  ]
}
