import Synchronization

/// A font at one pixel size, as scenes name it: a small number that stands for family, weight and pixels.
///
/// Equal numbers mean equal fonts all over the process, so that items compare without a string, and a drawer finds
/// its glyphs by index. The table behind it only grows by fonts that a program really uses: it has room for 65,536 of
/// them, and a font that comes when all are taken is the nearest of its family and weight.
///
/// ```swift
/// let font = SceneFont(.boldSystemFont(ofSize: 16), scale: 2)
/// print(font)                                    // system bold 32px
/// ```
public struct SceneFont: Hashable, Sendable {
  /// The index in the table: 0, 1, 2, … in order of first use.
  public let index: UInt16

  /// What the number stands for.
  public struct Descriptor: Hashable, Sendable {
    /// The family's name; nil is the system's own.
    public var family: String?
    /// How heavy the strokes are.
    public var weight: Font.Weight
    /// The em in pixels, in 64ths of a pixel.
    public var size64: Int

    /// Makes a descriptor from its parts.
    public init(family: String?, weight: Font.Weight, size64: Int) {
      self.family = family
      self.weight = weight
      self.size64 = size64
    }
  }

  /// Finds or makes the number of `font` on a display with `scale` pixels to the point.
  ///
  /// Takes a lock and a look-up: done when a font or the scale changes, not when a key is tapped.
  public init(_ font: Font, scale: Double) {
    let pixels = max(1, min(font.size * scale, 2000))
    self.init(
      Descriptor(family: font.family, weight: font.weight, size64: Int((pixels * 64).rounded())))
  }

  /// Finds or makes the number of a descriptor.
  public init(_ descriptor: Descriptor) {
    index = SceneFont.table.withLock { UInt16(truncatingIfNeeded: $0.index(of: descriptor)) }
  }

  /// Family, weight and pixel size.
  public var descriptor: Descriptor {
    SceneFont.table.withLock { $0.descriptors[Int(index)] }
  }

  private static let table = Mutex(SceneFontTable(capacity: Int(UInt16.max) + 1))
}

extension SceneFont: CustomStringConvertible {
  /// For instance `system bold 16px`.
  public var description: String {
    let descriptor = self.descriptor
    let size = Double(descriptor.size64) / 64
    let pixels = size == size.rounded() ? String(Int(size)) : String(size)
    return "\(descriptor.family ?? "system") \(descriptor.weight) \(pixels)px"
  }
}
