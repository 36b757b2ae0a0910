import NumberField
import NumberFieldRaster
import NumberFieldSDL

@testable import NumberField

/// The picture of a stage, drawn by damage as a window does, and compared with one drawn from nothing.
@MainActor
final class Picture {
  private let screen: Screen
  private let fonts: FontLibrary
  private let output: HeadlessOutput
  /// How many pictures were compared.
  private(set) var comparisons = 0

  init(_ screen: Screen, fonts: FontLibrary) {
    self.screen = screen
    self.fonts = fonts
    output = HeadlessOutput(screen, fonts: fonts)
  }

  /// The pixels that the screen has now.
  private var pixels: Int {
    Int(min(screen.size.width * screen.scale, 1e6)) * Int(min(screen.size.height * screen.scale, 1e6))
  }

  /// A canvas of so many pixels is drawn after each act, and a larger one when it is asked for.
  private static let small = 1_500_000
  private static let large = 8192 * 8192

  /// Draws what has changed.
  func update(isAsked: Bool) { if pixels <= (isAsked ? Picture.large : Picture.small) { output.draw() } }

  /// Compares; nil where all is equal, or too large to be drawn.
  func fault(isAsked: Bool) -> String? {
    guard pixels <= (isAsked ? Picture.large : Picture.small) else { return nil }
    let shown = output.snapshot()
    let scene = screen.scene
    comparisons += 1
    if !screen.refresh().isEmpty { return "a second refresh changes something" }
    // The scene made piece by piece is the scene made anew.
    screen.setNeedsLayout()
    _ = screen.refresh()
    if screen.scene != scene { return "the scene is out of date: \(difference(scene, screen.scene))" }
    var anew = Bitmap(size: scene.size)
    let painter = Painter(glyphs: fonts)
    _ = anew.withCanvas { painter.paint(scene, changes: SceneChanges(isEverything: true), on: $0) }
    if anew != shown { return "the damage leaves other pixels: \(shown.difference(from: anew))" }
    output.draw()
    return nil
  }

  private func difference(_ old: Scene, _ new: Scene) -> String {
    if old.size != new.size { return "\(old.size) is \(new.size)" }
    if old.pieces.count != new.pieces.count { return "\(old.pieces.count) pieces are \(new.pieces.count)" }
    let index = old.pieces.indices.first { old.pieces[$0] != new.pieces[$0] }
    return index.map { "piece \($0): \(old.pieces[$0]) is \(new.pieces[$0])" } ?? "the background"
  }
}
