internal import Foundation

/// What can be seen in numbers that Foundation formatted for a locale.
struct NumberSample {
  private(set) var digits: [Unicode.Scalar] = []
  private(set) var decimalSeparator: Unicode.Scalar = "."
  private(set) var groupingSeparator: Unicode.Scalar = ","
  private(set) var minusSign: Unicode.Scalar = "-"
  /// 0 where the place does not group.
  private(set) var primarySize = 0
  private(set) var secondarySize = 0
  private(set) var minimumGroupingDigits = 1

  /// Formats some numbers and looks at them; nil where they are not written digit by digit.
  init?(_ locale: Locale) {
    let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...1)).grouping(.automatic)
    func scalars(_ number: Decimal) -> [Unicode.Scalar] {
      style.format(number).unicodeScalars.filter { !$0.isDirectionMark }
    }
    for digit in 0...9 {
      let written = scalars(Decimal(digit))
      guard written.count == 1 else { return nil }
      digits.append(written[0])
    }

    // Minus sign, ten digits in groups, separator, one decimal.
    let sample = scalars(Decimal(sign: .minus, exponent: -1, significand: 12_345_678_905))
    let places = sample.indices.filter { digits.contains(sample[$0]) }
    guard places.count == 11, places[0] == 1, places[10] == sample.count - 1, places[10] == places[9] + 2
    else { return nil }
    minusSign = sample[0]
    decimalSeparator = sample[places[9] + 1]

    let marks = (places[0]..<places[9]).filter { !digits.contains(sample[$0]) }
    guard let last = marks.last else {
      groupingSeparator = decimalSeparator == "," ? "." : ","
      return
    }
    guard marks.allSatisfy({ sample[$0] == sample[last] }) else { return nil }
    groupingSeparator = sample[last]
    primarySize = places[9] - last
    secondarySize = marks.count > 1 ? last - marks[marks.count - 2] - 1 : primarySize
    guard primarySize > 0, secondarySize > 0 else { return nil }
    // Some places leave 1234 alone and group from 12.345 on.
    while minimumGroupingDigits < 4 {
      let number = scalars(
        Decimal(sign: .plus, exponent: primarySize + minimumGroupingDigits - 1, significand: 1))
      if number.contains(groupingSeparator) { break }
      minimumGroupingDigits += 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether it only says in which direction to write.
  var isDirectionMark: Bool {
    switch value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text, or its beginning and "…" where it is long: messages quote what they found.
  package var shortened: String {
    count <= 40 ? self : prefix(39) + "…"
  }
}
