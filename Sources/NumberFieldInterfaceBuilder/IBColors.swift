internal import NumberField

/// The colours that a file names, and those that the system would.
struct IBColors {
  private var named: [String: Color] = [:]

  /// Reads the file's `resources`.
  init(_ document: IBElement) {
    for resource in document.list("resources") {
      guard let name = resource["name"], let color = resource.child("color").flatMap(IBColors.explicit) else {
        continue
      }
      named[name] = color
    }
  }

  /// The colour of a `color` element; nil where nobody knows it.
  func color(_ element: IBElement) -> Color? {
    if let color = IBColors.explicit(element) { return color }
    if let name = element["name"] { return named[name] }
    guard let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] else { return nil }
    if let color = named[name] { return color }
    let key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return IBColors.system[key].map { Color(argb: $0) }
  }

  /// A grey, or red, green and blue, whatever space they are said to be in: on such screens all of them are
  /// sRGB.
  private static func explicit(_ element: IBElement) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The system's colours that are a theme's, and the same as its in a light interface.
  static let dynamic = ["labelColor": "labelText", "systemBackgroundColor": "background"]

  /// In a light interface.
  private static let system: [String: UInt32] = [
    "label": 0xFF00_0000, "secondaryLabel": 0x993C_3C43, "tertiaryLabel": 0x4C3C_3C43,
    "quaternaryLabel": 0x2D3C_3C43, "placeholderText": 0x4C3C_3C43, "darkText": 0xFF00_0000,
    "lightText": 0x99FF_FFFF, "link": 0xFF00_7AFF, "tint": 0xFF00_7AFF, "separator": 0x493C_3C43,
    "opaqueSeparator": 0xFFC6_C6C8, "systemBackground": 0xFFFF_FFFF, "secondarySystemBackground": 0xFFF2_F2F7,
    "tertiarySystemBackground": 0xFFFF_FFFF, "systemGroupedBackground": 0xFFF2_F2F7,
    "secondarySystemGroupedBackground": 0xFFFF_FFFF, "tertiarySystemGroupedBackground": 0xFFF2_F2F7,
    "groupTableViewBackground": 0xFFEF_EFF4, "systemFill": 0x3378_7880, "secondarySystemFill": 0x2878_7880,
    "tertiarySystemFill": 0x1E76_7680, "quaternarySystemFill": 0x1474_7480, "systemRed": 0xFFFF_3B30,
    "systemOrange": 0xFFFF_9500, "systemYellow": 0xFFFF_CC00, "systemGreen": 0xFF34_C759,
    "systemMint": 0xFF00_C7BE, "systemTeal": 0xFF30_B0C7, "systemCyan": 0xFF32_ADE6,
    "systemBlue": 0xFF00_7AFF,
    "systemIndigo": 0xFF58_56D6, "systemPurple": 0xFFAF_52DE, "systemPink": 0xFFFF_2D55,
    "systemBrown": 0xFFA2_845E, "systemGray": 0xFF8E_8E93, "systemGray2": 0xFFAE_AEB2,
    "systemGray3": 0xFFC7_C7CC, "systemGray4": 0xFFD1_D1D6, "systemGray5": 0xFFE5_E5EA,
    "systemGray6": 0xFFF2_F2F7,
  ]
}
