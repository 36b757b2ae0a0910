/// Which way a run of text is written.
enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// A writing system, as HarfBuzz wants to be told it: by its tag of ISO 15924.
///
/// Those that need shaping of their own, and those that share a script's features with Latin; all others are
/// shaped as `common`, which is right where letters simply stand in a row.
enum Script: UInt8, Hashable, Sendable {
  case common, latin, greek, cyrillic, armenian, hebrew, arabic, syriac, thaana, nko
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, tibetan, myanmar, georgian, hangul, khmer, kana, han

  /// The tag (`TTF_SetFontScriptName`).
  var tag: String {
    switch self {
    case .common: "Zyyy"
    case .latin: "Latn"
    case .greek: "Grek"
    case .cyrillic: "Cyrl"
    case .armenian: "Armn"
    case .hebrew: "Hebr"
    case .arabic: "Arab"
    case .syriac: "Syrc"
    case .thaana: "Thaa"
    case .nko: "Nkoo"
    case .devanagari: "Deva"
    case .bengali: "Beng"
    case .gurmukhi: "Guru"
    case .gujarati: "Gujr"
    case .oriya: "Orya"
    case .tamil: "Taml"
    case .telugu: "Telu"
    case .kannada: "Knda"
    case .malayalam: "Mlym"
    case .sinhala: "Sinh"
    case .thai: "Thai"
    case .lao: "Laoo"
    case .tibetan: "Tibt"
    case .myanmar: "Mymr"
    case .georgian: "Geor"
    case .hangul: "Hang"
    case .khmer: "Khmr"
    case .kana: "Hira"
    case .han: "Hani"
    }
  }

  /// Whether it is written from right to left.
  var direction: TextDirection {
    switch self {
    case .hebrew, .arabic, .syriac, .thaana, .nko: .rightToLeft
    default: .leftToRight
    }
  }

  /// The script of a character; digits, signs, spaces and what is not known are common.
  init(of scalar: Unicode.Scalar) {
    guard scalar.value >= 0x370 || scalar.properties.isAlphabetic else {
      self = .common
      return
    }
    if scalar.properties.numericType == .decimal {
      self = .common
      return
    }
    self = Script.blocks.first { $0.range.contains(scalar.value) }?.script ?? .common
  }

  private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
    (0x41...0x24F, .latin), (0x1E00...0x1EFF, .latin), (0x2C60...0x2C7F, .latin), (0xA720...0xA7FF, .latin),
    (0x370...0x3FF, .greek), (0x1F00...0x1FFF, .greek), (0x400...0x52F, .cyrillic),
    (0x530...0x58F, .armenian),
    (0x590...0x5FF, .hebrew), (0xFB1D...0xFB4F, .hebrew), (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic),
    (0x8A0...0x8FF, .arabic), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFE, .arabic),
    (0x700...0x74F, .syriac),
    (0x780...0x7BF, .thaana), (0x7C0...0x7FF, .nko), (0x900...0x97F, .devanagari),
    (0xA8E0...0xA8FF, .devanagari),
    (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati),
    (0xB00...0xB7F, .oriya),
    (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam),
    (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan),
    (0x1000...0x109F, .myanmar), (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul),
    (0xAC00...0xD7AF, .hangul), (0x1780...0x17FF, .khmer), (0x3040...0x30FF, .kana), (0x2E80...0x2FDF, .han),
    (0x3400...0x9FFF, .han), (0xF900...0xFAFF, .han), (0x20000...0x323AF, .han),
  ]
}
