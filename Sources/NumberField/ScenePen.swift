/// What a view needs to know to draw itself: how points become pixels, how wide text is, and what is beneath.
@MainActor
struct ScenePen {
  /// Pixels to the point.
  let scale: Double
  /// Pixels by which the content is scrolled up.
  var scrolled = 0
  /// The opaque colour on which the view stands.
  var paper: Color
  /// How much of its ink a thing keeps that cannot be used, of 255.
  let dimming: UInt32
  let measurer: any TextMeasurer
  /// The field being edited.
  var edited: ObjectIdentifier?
  /// Whether its caret is in the "on" half of its blink.
  var showsCaret = false

  /// A distance in whole pixels.
  func pixels(_ points: Double) -> Int { Int(pixels: points * scale) }

  /// The thickness of a line: at least one pixel where there is any.
  func linePixels(_ points: Double) -> Int { points > 0 ? max(1, Int(pixels: points * scale)) : 0 }

  /// A distance in 64ths of a pixel.
  func pixels64(_ points: Double) -> Int32 { Int32(clamping: Int(pixels: points * scale * 64)) }

  /// A rectangle of the content in whole pixels of the screen: each edge goes to the nearest.
  func pixelRect(_ rect: Rect) -> PixelRect {
    PixelRect(
      left: Int32(clamping: pixels(rect.x)), top: Int32(clamping: pixels(rect.y) - scrolled),
      right: Int32(clamping: pixels(rect.maxX)), bottom: Int32(clamping: pixels(rect.maxY) - scrolled))
  }
}

extension Int {
  /// The nearest whole number, halves upwards in size; what is too far away for a picture is brought near.
  init(pixels value: Double) {
    // Anything but a plain number in reach would trap in the conversion, and no panel may stop for that.
    if value > -1e9 && value < 1e9 {
      // `rounded()` calls the C library where the processor is not known to round by itself.
      let whole = Int(value)
      let rest = value - Double(whole)
      self = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    } else {
      self = value >= 1e9 ? 1_000_000_000 : value <= -1e9 ? -1_000_000_000 : 0
    }
  }
}

extension PixelRect {
  /// The rectangle moved to where it is drawn: as `offset`, for a place that `Int(pixels:)` has brought near and a glyph,
  /// the two of which are never beyond 32 bits.
  @inline(__always)
  func moved(x: Int, y: Int) -> PixelRect {
    let (x, y) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    return PixelRect(left: left &+ x, top: top &+ y, right: right &+ x, bottom: bottom &+ y)
  }
}
