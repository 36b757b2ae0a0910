extension SceneLanguage {
  static let pins = ObjectShape(
    "pins",
    [
      pin("left", across, "From the screen's left edge, or another place, to the view's left edge."),
      pin("right", across, "From the view's right edge to the screen's, or to another place."),
      pin("top", down, "From the screen's top edge, or another place, to the view's top edge."),
      pin("bottom", down, "From the view's bottom edge to the screen's, or to another place."),
      pin("centerX", across, "From the screen's middle, or another place, to the view's, to the right."),
      pin("centerY", down, "From the screen's middle, or another place, to the view's, downwards."),
      length("width", "A fixed width, or one beside another view's."),
      length("height", "A fixed height, or one beside another view's."),
    ])

  /// Places across, and how far across each of them is.
  static let across: KeyValuePairs = ["left": 0.0, "center": 0.5, "right": 1.0]
  /// Places down, and how far down each of them is.
  static let down: KeyValuePairs = ["top": 0.0, "center": 0.5, "bottom": 1.0]

  private static let of = Member(
    key: "of", shape: .name, summary: "The view from which it counts; where it is left out, the screen.")
  private static let distance = Member(
    key: "distance", shape: .leaf(.number(-most...most)), summary: "Points; 0 where it is left out.")
  private static let fraction = Member(
    key: "fraction", shape: .leaf(.number(-10...10)),
    summary: "A part of the view or the screen: 0 its left or top edge, 1 its right or bottom edge.")

  private static func pin(_ key: String, _ edges: KeyValuePairs<String, Double>, _ summary: String) -> Member
  {
    let edge = Member(
      key: "edge", shape: .leaf(.choice(edges.map(\.key), isOptional: false)),
      summary: "The edge from which it counts; where it is left out, the one of the pin's name.")
    return Member(
      key: key,
      shape: .either([
        .leaf(.number(-most...most)),
        .object(ObjectShape("a pin", [of, edge, fraction, distance], exclusive: [["edge", "fraction"]])),
      ]), summary: summary)
  }

  private static func length(_ key: String, _ summary: String) -> Member {
    Member(
      key: key,
      shape: .either([
        .leaf(.number(0...most)), .object(ObjectShape("a length", [of, fraction, distance])),
      ]), summary: summary)
  }
}
