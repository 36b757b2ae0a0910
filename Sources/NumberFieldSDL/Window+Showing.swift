import NumberField
public import NumberFieldRaster

extension Window {
  /// The picture as it is now, as the window shows it: the same pixels, read back from its surface.
  ///
  /// For tests and screen shots; copies all pixels. Nil where the window is closed or its surface cannot be
  /// had.
  public func snapshot() -> Bitmap? {
    EventLoop.shared.interruptWait()
    show()
    return try? bitmap ?? handle?.surface().bitmap()
  }

  /// Draws and shows what has changed; nothing where nothing has, or nobody can see it.
  ///
  /// A surface can be lost between being asked for and being shown: the next turn draws all of it again. What
  /// keeps failing closes the window, and is thrown by `run`.
  func show() {
    guard let handle, !handle.isHidden else { return }
    do throws(SDLFailure) {
      try draw(into: handle)
      failuresInARow = 0
    } catch {
      needsRedraw = true
      failuresInARow += 1
      if failuresInARow > 3 {
        failure = error
        close()
      }
    }
  }

  private func draw(into handle: WindowHandle) throws(SDLFailure) {
    screen.advance(to: now)
    let surface = try handle.surface()
    if surface.isNew || surface.identity != surfaceIdentity { try fit(surface) }
    if needsRedraw { painter.invalidate() }
    let changes = screen.refresh()
    guard needsRedraw || !changes.isEmpty else { return }
    let scene = screen.scene
    let damage: Damage
    if surface.isDirect {
      damage = try surface.withCanvas { painter.paint(scene, changes: changes, on: $0) }
    } else {
      var canvas = bitmap.take() ?? Bitmap(size: surface.size)
      damage = canvas.withCanvas { painter.paint(scene, changes: changes, on: $0) }
      bitmap = canvas
      if !damage.isEmpty { try surface.copy(damage, from: canvas) }
    }
    needsRedraw = false
    guard !damage.isEmpty else { return }
    try handle.update(damage)
    framesShown += 1
    for rect in damage { pixelsShown += rect.area }
  }

  /// Gives the screen the surface's size, and has all of it drawn anew.
  func fit(_ surface: WindowSurface) throws(SDLFailure) {
    guard let handle else { return }
    let units = handle.size
    let pixels = surface.size
    guard units.width > 0, units.height > 0, pixels.width > 0, pixels.height > 0 else {
      throw .call(function: "SDL_GetWindowSurface", reason: "the surface has no pixels")
    }
    surfaceIdentity = surface.identity
    surface.mark()
    bitmap = nil
    needsRedraw = true
    // A display's scale is a round number; what makes it look otherwise is the rounding of the window's size.
    let ratio = (Double(pixels.width) / Double(units.width) * 100).rounded() / 100
    let scale = forcedScale ?? max(ratio, 0.25)
    let isAsWished = pixels == wish.pixels && scale == (forcedScale ?? 1)
    screen.resize(
      to: isAsWished
        ? wish.points : Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale),
      scale: scale)
    translator.size = screen.size
    translator.pointsPerUnit = Double(pixels.width) / Double(units.width) / scale
  }
}
