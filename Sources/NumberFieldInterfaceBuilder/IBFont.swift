internal import NumberField

extension Font {
  /// Reads a `fontDescription` element: the system's, a text style, or a font by its name.
  init(_ element: IBElement) {
    let style = element["style"].flatMap { Font.styles[$0.replacing("UICTFontTextStyle", with: "")] }
    let size = element.number("pointSize") ?? style?.size ?? 17
    let heavy: Set = ["semibold", "bold", "heavy", "black"]
    var isBold = element["type"] == "boldSystem" || style?.isBold == true
    if let weight = element["weight"] { isBold = heavy.contains(weight) }
    // Only the name of a font file says how heavy it is: HelveticaNeue-Bold.
    if let name = element["name"]?.lowercased() { isBold = heavy.contains { name.contains($0) } }
    let family = element["family"] ?? element["name"].map { String($0.prefix { $0 != "-" }) }
    self.init(family: family, size: min(max(size, 1), 1000), weight: isBold ? .bold : .regular)
  }

  /// The sizes that text styles have where nobody changed them.
  private static let styles: [String: (size: Double, isBold: Bool)] = [
    "Title0": (34, false), "LargeTitle": (34, false), "Title1": (28, false), "Title2": (22, false),
    "Title3": (20, false), "Headline": (17, true), "Body": (17, false), "Callout": (16, false),
    "Subhead": (15, false), "Footnote": (13, false), "Caption1": (12, false), "Caption2": (11, false),
  ]
}
