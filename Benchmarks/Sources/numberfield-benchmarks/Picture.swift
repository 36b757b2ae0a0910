import NumberField

/// A size in points, and how many pixels there are to one.
struct Picture: Equatable {
  var size = Size(width: 375, height: 667)
  var scale = 1.0
  /// For the floor: whether its glyph boxes are cut to the ink.
  var isTight = false

  /// The demo's size at a scale.
  static func demo(_ scale: Double = 1, isTight: Bool = false) -> Picture {
    Picture(scale: scale, isTight: isTight)
  }

  /// A display of so many pixels: with the scale that fits the demo's height, or with another.
  static func display(_ width: Int, _ height: Int, scale: Double? = nil) -> Picture {
    let scale = scale ?? Double(height) / 667
    return Picture(size: Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale)
  }

  var pixels: PixelSize {
    PixelSize(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }
}
