/// The edge of a view: border and round corners, as on any UIKit view.
///
/// ```swift
/// field.layer.borderWidth = 0.5
/// field.layer.borderColor = UIColor.lightGray.cgColor
/// field.layer.cornerRadius = 4
/// ```
///
/// A layer is a way to its view and keeps nothing itself.
@MainActor
public struct Layer {
  let view: View

  /// Points from the outer edge inwards; 0 draws no border. A field's is the theme's by default, in the light one 0.
  public var borderWidth: Double {
    get { view.edge.borderWidth.value }
    nonmutating set { view.edge.borderWidth.set(newValue) }
  }
  /// What the border is drawn in: the theme's colour by default, in the light one black.
  public var borderColor: Color {
    get { view.edge.borderColor.value }
    nonmutating set { view.edge.borderColor.set(newValue) }
  }
  /// Points of the corners' radius, at most half the shorter side. A field's is the theme's by default, in the light one
  /// 0.
  public var cornerRadius: Double {
    get { view.edge.cornerRadius.value }
    nonmutating set { view.edge.cornerRadius.set(newValue) }
  }
  /// What the layer is filled with: the view's `backgroundColor` under another name.
  public var backgroundColor: Color {
    get { view.backgroundColor }
    nonmutating set { view.backgroundColor = newValue }
  }
}

/// What a layer says of its view.
struct Edge {
  var borderWidth = Themed(0.0)
  var borderColor = Themed(Theme.light.colors.border)
  var cornerRadius = Themed(0.0)

  /// Whether there is nothing but a plain rectangle.
  var isPlain: Bool { borderWidth.value <= 0 && cornerRadius.value <= 0 }

  /// Whether one is the picture of the other, whoever set what.
  func looksLike(_ other: Edge) -> Bool {
    borderWidth.value == other.borderWidth.value && borderColor.value == other.borderColor.value
      && cornerRadius.value == other.cornerRadius.value
  }
}
