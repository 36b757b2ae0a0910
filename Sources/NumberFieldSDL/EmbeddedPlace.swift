internal import CSDL2
import NumberField

/// Where an embedded screen lies: in pixels, and in the coordinates in which events come.
struct EmbeddedPlace: Equatable {
  /// What a renderer says about its coordinates.
  struct Coordinates: Equatable {
    /// Pixels to one unit (`SDL_RenderGetScale`).
    var scale: (x: Double, y: Double) = (1, 1)
    /// Where the viewport begins, in units (`SDL_RenderGetViewport`).
    var viewport = Point()
    /// The logical size (`SDL_RenderGetLogicalSize`); nil where there is none.
    var logicalSize: Size?
    /// The window's size in its own units, in which mouse events come; of a renderer without one, its pixels.
    var windowSize = Size(width: 1, height: 1)
    /// Pixels to one of the window's units.
    var density: (x: Double, y: Double) = (1, 1)

    static func == (one: Coordinates, other: Coordinates) -> Bool {
      one.scale == other.scale && one.viewport == other.viewport && one.logicalSize == other.logicalSize
        && one.windowSize == other.windowSize && one.density == other.density
    }
  }

  /// The rectangle in pixels, from the viewport's corner.
  let pixels: PixelRect
  /// Pixels to the point.
  let pixelsPerPoint: Double
  /// Pixels to one unit of the renderer.
  let unit: (x: Double, y: Double)
  /// The size of what events count in: the window, or the renderer's logical size.
  let eventSize: Size
  /// The rectangle in the coordinates of events.
  let eventFrame: Rect

  /// The place of `rect`, which is in the renderer's units; nil where there is nothing to be seen of it.
  init?(_ rect: Rect, in coordinates: Coordinates, pixelsPerPoint: Double?) {
    unit = coordinates.scale
    let sides = [rect.x * unit.x, rect.y * unit.y, rect.maxX * unit.x, rect.maxY * unit.y]
    // Beyond that no renderer has pixels, and single floats cannot count them.
    guard sides.allSatisfy({ $0 > -1e6 && $0 < 1e6 }), unit.x > 0, unit.y > 0 else { return nil }
    let edges = sides.map { Int32($0.rounded()) }
    pixels = PixelRect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
    guard !pixels.isEmpty, pixels.width <= 16384, pixels.height <= 16384 else { return nil }
    let countsInPoints = coordinates.logicalSize != nil || unit.x != 1 || unit.y != 1
    let wish = pixelsPerPoint ?? (countsInPoints ? unit.y : coordinates.density.y)
    self.pixelsPerPoint = wish.isFinite ? min(max(wish, 0.25), 16) : 1
    if let logicalSize = coordinates.logicalSize {
      // SDL has turned mouse coordinates into these units by itself.
      eventSize = logicalSize
      eventFrame = Rect(
        x: Double(pixels.x) / unit.x, y: Double(pixels.y) / unit.y, width: Double(pixels.width) / unit.x,
        height: Double(pixels.height) / unit.y)
    } else {
      let density = coordinates.density
      eventSize = coordinates.windowSize
      eventFrame = Rect(
        x: (coordinates.viewport.x * unit.x + Double(pixels.x)) / density.x,
        y: (coordinates.viewport.y * unit.y + Double(pixels.y)) / density.y,
        width: Double(pixels.width) / density.x, height: Double(pixels.height) / density.y)
    }
  }

  static func == (one: EmbeddedPlace, other: EmbeddedPlace) -> Bool {
    one.pixels == other.pixels && one.pixelsPerPoint == other.pixelsPerPoint && one.unit == other.unit
      && one.eventSize == other.eventSize && one.eventFrame == other.eventFrame
  }

  /// The size in points.
  var size: Size {
    Size(width: Double(pixels.width) / pixelsPerPoint, height: Double(pixels.height) / pixelsPerPoint)
  }

  /// Where to draw a part of the picture, in the renderer's units.
  ///
  /// A hundredth of a pixel is added to everything, as some renderers cut off what single floats lose in between;
  /// it is too little to be seen by any.
  func target(of part: PixelRect) -> SDL_FRect {
    let hair = 0.01
    return SDL_FRect(
      x: Float((Double(pixels.x + part.x) + hair) / unit.x),
      y: Float((Double(pixels.y + part.y) + hair) / unit.y),
      w: Float((Double(part.width) + hair) / unit.x), h: Float((Double(part.height) + hair) / unit.y))
  }
}

extension EmbeddedPlace.Coordinates {
  /// Asks a renderer, and its window where it has one (`SDL_RenderGetWindow`).
  init(of renderer: OpaquePointer, window: OpaquePointer?) {
    var x: Float = 1
    var y: Float = 1
    SDL_RenderGetScale(renderer, &x, &y)
    scale = (Double(x), Double(y))
    var area = SDL_Rect()
    SDL_RenderGetViewport(renderer, &area)
    viewport = Point(x: Double(area.x), y: Double(area.y))
    var width: CInt = 0
    var height: CInt = 0
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    if width > 0, height > 0 { logicalSize = Size(width: Double(width), height: Double(height)) }
    guard let window else {
      SDL_GetRendererOutputSize(renderer, &width, &height)
      windowSize = Size(width: Double(max(1, width)), height: Double(max(1, height)))
      return
    }
    SDL_GetWindowSize(window, &width, &height)
    windowSize = Size(width: Double(max(1, width)), height: Double(max(1, height)))
    var pixelWidth: CInt = 0
    var pixelHeight: CInt = 0
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    if pixelWidth > 0, pixelHeight > 0 {
      density = (Double(pixelWidth) / windowSize.width, Double(pixelHeight) / windowSize.height)
    }
  }
}
