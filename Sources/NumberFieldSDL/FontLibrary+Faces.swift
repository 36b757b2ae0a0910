import NumberField

extension FontLibrary {
  /// The face that answers a wish: the family's, or the system's where that is not installed.
  func face(for descriptor: SceneFont.Descriptor) -> FontFace {
    let system = descriptor.weight == .bold ? boldFace : regular
    guard let family = descriptor.family else { return system }
    if let face = face(ofFamily: family, weight: descriptor.weight) { return face }
    report(MissingFamily(family, weight: descriptor.weight, folders: folders, substitute: system.path))
    return system
  }

  /// A family's face: by the name of its file, else by the name that a file says it has; its regular thickened where it
  /// has no bold.
  private func face(ofFamily family: String, weight: Font.Weight) -> FontFace? {
    if let path = finder.path(of: family, weight: weight), let face = face(at: path) { return face }
    if weight == .bold, let path = finder.path(of: family, weight: .regular),
      let face = face(at: path, isEmboldened: true)
    {
      return face
    }
    let known = families[FontFinder.plain(family)]
    if weight == .bold, let bold = known?.bold, let face = face(at: bold.path, index: bold.index) {
      return face
    }
    guard let regular = known?.regular ?? known?.bold else { return nil }
    return face(at: regular.path, index: regular.index, isEmboldened: weight == .bold && known?.bold == nil)
  }

  /// The font's own face where it has a shape for the character, else the first other one that has.
  func face(providing scalar: Unicode.Scalar, for font: SizedFont) -> FontFace {
    if font.face.provides(scalar) || scalar.properties.isDefaultIgnorableCodePoint { return font.face }
    let key = FallbackKey(scalar: scalar, weight: font.weight)
    if let known = fallbacks[key] { return known ?? font.face }
    let found = fallback(for: key)
    // A screen shows few characters; whoever shows thousands looks some of them up again.
    if fallbacks.count >= 4096 { fallbacks = [:] }
    fallbacks[key] = .some(found)
    if found == nil { report(missing: scalar) }
    return found ?? font.face
  }

  /// Looks for a character in the system's font, its other families, and at last in every file.
  private func fallback(for key: FallbackKey) -> FontFace? {
    let isBold = key.weight == .bold
    let own = isBold ? boldFace : regular
    if own.provides(key.scalar) { return own }
    for family in FontFinder.systemFamilies {
      if let path = finder.usualPath(of: family, weight: key.weight), let face = face(at: path),
        face.provides(key.scalar)
      {
        return face
      }
    }
    for path in finder.candidates() {
      let face = FaceKey(path: path, index: 0, isEmboldened: isBold)
      if let known = faces[face] {
        if known.provides(key.scalar) { return known }
        continue
      }
      // Opened for a look, and kept only where it helps.
      if let new = try? FontFace(path: path, isEmboldened: isBold), new.provides(key.scalar) {
        faces[face] = new
        return new
      }
    }
    return nil
  }

  private func face(at path: String, index: Int = 0, isEmboldened: Bool = false) -> FontFace? {
    if !isEmboldened, path == regular.path { return regular }
    let key = FaceKey(path: path, index: index, isEmboldened: isEmboldened)
    if let known = faces[key] { return known }
    let face = try? FontFace(path: path, index: index, isEmboldened: isEmboldened)
    faces[key] = face
    return face
  }
}
