import DemoScreens
import NumberFieldSDL

// The least program that shows the demo's screen once: from its start to its first picture, in memory or, with
// `window`, in a window of its own. What it costs is the library's part of the demo's start.
let screen = DemoScreen()
do {
  let fonts = try FontLibrary()
  let output = HeadlessOutput(screen, fonts: fonts)
  output.draw()
} catch {
  print(error)
}
