public import NumberField

/// How far two pictures are apart.
///
/// ```swift
/// let difference = actual.difference(from: reference)
/// if difference.count(above: 0) > 0 { print(difference) }
/// // 12 pixels differ in 40,8 6×9, by at most 31: 12 above 0, 12 above 1, 9 above 2, …
/// ```
public struct BitmapDifference: Equatable, Sendable {
  /// The differences of a channel beyond which pixels are counted.
  public static let thresholds = [0, 1, 2, 4, 8, 16, 32, 64]

  /// The size of the picture that was looked at.
  public let size: PixelSize
  /// The size of the picture that it was compared with.
  public let referenceSize: PixelSize
  /// For each threshold, how many pixels have a channel that differs by more than that. Pixels that only one of
  /// two pictures of unequal size has differ by 255.
  public let counts: [Int]
  /// The smallest rectangle that holds all pixels that differ; empty where none does.
  public let bounds: PixelRect
  /// The largest difference of a channel, 0...255.
  public let largest: Int
  /// What differs, in red, the brighter the more, on a faded picture of the rest in grey.
  public let picture: Bitmap

  /// Whether both pictures are of one size.
  public var hasEqualSizes: Bool { size == referenceSize }
  /// Whether the pictures are the same in size and in every pixel.
  public var isEmpty: Bool { hasEqualSizes && largest == 0 }

  /// How many pixels differ by more than `threshold` in a channel; for a number that is not one of the
  /// `thresholds`, the next lower one counts.
  public func count(above threshold: Int) -> Int {
    let index = BitmapDifference.thresholds.lastIndex { $0 <= threshold }
    return counts[index ?? 0]
  }
}

extension Bitmap {
  /// Compares with a reference, pixel by pixel.
  public func difference(from reference: Bitmap) -> BitmapDifference {
    let whole = bounds.union(reference.bounds)
    let shared = bounds.intersection(reference.bounds)
    var picture = Bitmap(size: PixelSize(width: whole.width, height: whole.height))
    var counts = [Int](repeating: 0, count: BitmapDifference.thresholds.count)
    var bounds = PixelRect.empty
    var largest = 0
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        let place = PixelRect(x: x, y: y, width: 1, height: 1)
        let step = shared.contains(place) ? self[x, y].distance(to: reference[x, y]) : 255
        picture[x, y] = step == 0 ? self[x, y].faded : Color(argb: 0xFF80_0000 + UInt32(step / 2) << 16)
        guard step > 0 else { continue }
        largest = max(largest, step)
        bounds = bounds.union(place)
        for (index, threshold) in BitmapDifference.thresholds.enumerated() where step > threshold {
          counts[index] += 1
        }
      }
    }
    return BitmapDifference(
      size: size, referenceSize: reference.size, counts: counts, bounds: bounds, largest: largest,
      picture: picture)
  }
}

extension Color {
  /// The largest difference of red, green or blue.
  fileprivate func distance(to other: Color) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
  }

  /// A light grey that still tells bright from dark.
  fileprivate var faded: Color {
    let grey = 192 + (UInt32(red) + 2 * UInt32(green) + UInt32(blue)) / 16
    return Color(argb: 0xFF00_0000 | min(grey, 255) * 0x01_0101)
  }
}

extension BitmapDifference: CustomStringConvertible {
  /// Sizes that differ, how many pixels differ by how much, and where.
  public var description: String {
    var parts: [String] = []
    if !hasEqualSizes {
      parts.append(
        "\(size.width)×\(size.height) pixels instead of \(referenceSize.width)×\(referenceSize.height)")
    }
    if largest == 0 {
      parts.append("no pixel differs")
    } else {
      let place = "\(bounds.x),\(bounds.y) \(bounds.width)×\(bounds.height)"
      let sweep = zip(BitmapDifference.thresholds, counts).map { "\($1) above \($0)" }.joined(separator: ", ")
      let many = counts[0] == 1 ? "1 pixel differs" : "\(counts[0]) pixels differ"
      parts.append("\(many) in \(place), by at most \(largest): \(sweep)")
    }
    return parts.joined(separator: "; ")
  }
}
