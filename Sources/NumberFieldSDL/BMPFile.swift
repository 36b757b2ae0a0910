import NumberFieldRaster

/// A picture as a BMP file of 24 bits to the pixel, piece by piece: two headers, then the rows from the lowest to the
/// topmost, each of blue, green and red, each ending at a multiple of four bytes.
struct BMPFile {
  private let bitmap: Bitmap
  /// Bytes of a row.
  private let stride: Int
  /// Bytes of the file.
  let length: Int
  private static let headers = 54
  /// About so many bytes are written at once.
  private static let piece = 64 << 10

  /// Fails for a picture without pixels, or with more than such a file can tell of.
  init(_ bitmap: Bitmap) throws(WholeFile.Failure) {
    let size = bitmap.size
    guard size.width > 0, size.height > 0 else {
      throw WholeFile.Failure(reason: "a picture without pixels has no file")
    }
    // Whatever has pixels in memory has sides that can be counted.
    stride = (size.width * 3 + 3) & ~3
    let (rows, isTooLarge) = stride.multipliedReportingOverflow(by: size.height)
    guard !isTooLarge, rows <= Int(UInt32.max) - BMPFile.headers, size.width <= Int32.max,
      size.height <= Int32.max
    else { throw WholeFile.Failure(reason: "a BMP file has 4 GiB at most") }
    length = BMPFile.headers + rows
    self.bitmap = bitmap
  }

  /// Hands out the bytes in their order.
  func forEachPiece(
    _ body: (UnsafeRawBufferPointer) throws(WholeFile.Failure) -> Void
  ) throws(WholeFile.Failure) {
    let height = bitmap.size.height
    let rows = min(height, max(1, BMPFile.piece / stride))
    let piece = UnsafeMutableRawBufferPointer.allocate(
      byteCount: BMPFile.headers + rows * stride, alignment: 16)
    defer { piece.deallocate() }
    UnsafeMutableRawBufferPointer(rebasing: piece[..<BMPFile.headers])
      .initializeMemory(as: UInt8.self, repeating: 0)
    writeHeaders(to: piece)
    var start = BMPFile.headers
    var row = height
    while row > 0 {
      let count = min(rows, row)
      for line in 0..<count {
        row -= 1
        write(row, to: UnsafeMutableRawBufferPointer(rebasing: piece[(start + line * stride)...]))
      }
      try body(UnsafeRawBufferPointer(rebasing: piece[..<(start + count * stride)]))
      start = 0
    }
  }

  private func writeHeaders(to bytes: UnsafeMutableRawBufferPointer) {
    func put<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
      bytes.storeBytes(of: number.littleEndian, toByteOffset: place, as: Number.self)
    }
    bytes[0] = UInt8(ascii: "B")
    bytes[1] = UInt8(ascii: "M")
    put(UInt32(length), at: 2)
    put(UInt32(BMPFile.headers), at: 10)
    put(UInt32(40), at: 14)
    put(Int32(bitmap.size.width), at: 18)
    put(Int32(bitmap.size.height), at: 22)
    put(UInt16(1), at: 26)
    put(UInt16(24), at: 28)
    put(UInt32(length - BMPFile.headers), at: 34)
  }

  /// Four pixels at a time are twelve bytes; what no pixel covers, at the row's end, is 0.
  private func write(_ row: Int, to bytes: UnsafeMutableRawBufferPointer) {
    let width = bitmap.size.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      let source = UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
      /// Two pixels in 48 bits.
      func pair(_ column: Int) -> UInt64 {
        let both = UInt64(source[column]) | UInt64(source[column + 1]) << 32
        return both & 0xFF_FFFF | both >> 8 & 0xFFFF_FF00_0000
      }
      var column = 0
      while column + 4 <= width {
        let (left, right) = (pair(column), pair(column + 2))
        bytes.storeBytes(
          of: (left | right << 48).littleEndian, toByteOffset: column * 3, as: UInt64.self)
        bytes.storeBytes(
          of: UInt32(truncatingIfNeeded: right >> 16).littleEndian, toByteOffset: column * 3 + 8,
          as: UInt32.self)
        column += 4
      }
      var place = column * 3
      while column < width {
        for byte in 0..<3 {
          bytes[place] = UInt8(truncatingIfNeeded: source[column] >> UInt32(8 * byte))
          place += 1
        }
        column += 1
      }
      while place < stride {
        bytes[place] = 0
        place += 1
      }
    }
  }
}
