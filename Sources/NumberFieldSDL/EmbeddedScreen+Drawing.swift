internal import CSDL2
public import NumberField
import NumberFieldRaster

extension EmbeddedScreen {
  /// Draws the screen with a renderer of the program's, as it is now.
  ///
  /// Call it in each frame that the program draws, on top of its own drawing and before `SDL_RenderPresent`.
  ///
  /// - Parameters:
  ///   - renderer: the program's `SDL_Renderer *`, alive. With another one than before the picture is uploaded anew.
  ///   - rect: where to draw, in the coordinates in which the program draws with it: from the corner of its viewport,
  ///     in its scale. The edges go to the nearest pixel. The screen takes this size. Without pixels, or with
  ///     more than 16384 in a row or a column, nothing is drawn.
  /// - Throws: `SDLFailure` where SDL has no texture of that size, or cannot draw it; the next call begins anew.
  public func draw(into renderer: OpaquePointer, at rect: Rect) throws(SDLFailure) {
    ThreadMemory.giveBackAtEnd()
    let window = SDL_RenderGetWindow(renderer)
    windowID = window.map(SDL_GetWindowID)
    let coordinates = EmbeddedPlace.Coordinates(of: renderer, window: window)
    place = EmbeddedPlace(rect, in: coordinates, pixelsPerPoint: scale)
    screen.advance(to: now)
    guard let place else {
      needsDraw = false
      return
    }
    screen.resize(to: place.size, scale: place.pixelsPerPoint)
    translator.size = place.eventSize
    output.draw()
    needsDraw = false
    do throws(SDLFailure) {
      try show(with: renderer, at: place)
    } catch {
      needsUpload = true
      needsDraw = true
      throw error
    }
    settle()
  }

  private func show(with renderer: OpaquePointer, at place: EmbeddedPlace) throws(SDLFailure) {
    let bitmap = output.bitmap
    let texture = try texture(of: renderer, size: bitmap.size)
    if needsUpload {
      try texture.upload(CollectionOfOne(bitmap.bounds), from: bitmap)
      pixelsUploaded += bitmap.bounds.area
    } else {
      try texture.upload(output.damage, from: bitmap)
      pixelsUploaded += output.damage.reduce(0) { $0 + $1.area }
    }
    needsUpload = false
    let opacity = opacity > 0 ? UInt8((min(opacity, 1) * 255).rounded()) : 0
    if opacity == 0 { return }
    texture.opacity = opacity
    for area in coveredAreas { try texture.draw(area, at: place.target(of: area)) }
  }

  /// The texture, a new one where the renderer or the size is another.
  private func texture(of renderer: OpaquePointer, size: PixelSize) throws(SDLFailure) -> ScreenTexture {
    if let texture {
      if texture.renderer == renderer && texture.size == size { return texture }
      // Another renderer: whether the old one lives, and its texture with it, nobody knows.
      if texture.renderer == renderer { texture.destroy() }
      self.texture = nil
    }
    let new = try ScreenTexture(renderer, size: size)
    texture = new
    needsUpload = true
    return new
  }

  /// Frees the texture (`SDL_DestroyTexture`); the next ``draw(into:at:)`` makes another.
  ///
  /// To be called while the renderer is alive: before it is destroyed and another takes its place, before the panel
  /// is given up, or when the panel will not be seen for long.
  public func releaseTexture() {
    texture?.destroy()
    texture = nil
    needsUpload = true
    needsDraw = true
  }

  // MARK: What it covers

  /// The parts of the picture that are drawn, none over another.
  var coveredAreas: [PixelRect] {
    let bounds = output.bitmap.bounds
    if drawsBackground { return [bounds] }
    var areas: [PixelRect] = []
    for view in screen.subviews where !view.isHidden {
      areas.add(pixels(screen.place(of: view)).intersection(bounds))
    }
    // The pad and the menu, and what sticks out of a view's frame.
    for piece in screen.scene.pieces { areas.add(piece.bounds.intersection(bounds)) }
    return areas
  }

  private func pixels(_ rect: Rect) -> PixelRect {
    let edges = [rect.x, rect.y, rect.maxX, rect.maxY].map { edge -> Int32 in
      let pixels = (edge * screen.scale).rounded()
      return pixels > -1e6 && pixels < 1e6 ? Int32(pixels) : pixels > 0 ? 1_000_000 : -1_000_000
    }
    return PixelRect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  /// Whether something is drawn at a point of the screen.
  func covers(_ point: Point) -> Bool {
    guard point.x >= 0, point.y >= 0, point.x < screen.size.width, point.y < screen.size.height else {
      return false
    }
    if drawsBackground { return true }
    let x = Int32(point.x * screen.scale)
    let y = Int32(point.y * screen.scale)
    return coveredAreas.contains { $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom }
  }
}

extension [PixelRect] {
  /// Adds what `rect` covers and the others do not, in up to four rectangles for each of them.
  fileprivate mutating func add(_ rect: PixelRect) {
    var rest = rect.isEmpty ? [] : [rect]
    for other in self where !rest.isEmpty { rest = rest.flatMap { $0.parts(without: other) } }
    append(contentsOf: rest)
  }
}

extension PixelRect {
  /// What is left of it where `other` is cut out: above, below, at the left, at the right.
  func parts(without other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return [self] }
    return [
      PixelRect(left: left, top: top, right: right, bottom: hole.top),
      PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
      PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
    ].filter { !$0.isEmpty }
  }
}
