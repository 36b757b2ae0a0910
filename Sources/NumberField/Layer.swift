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

  /// Points from the outer edge inwards; 0 draws no border.
  public var borderWidth: Double {
    get { view.edge.borderWidth }
    nonmutating set { view.edge.borderWidth = newValue }
  }
  /// What the border is drawn in.
  public var borderColor: Color {
    get { view.edge.borderColor }
    nonmutating set { view.edge.borderColor = newValue }
  }
  /// Points of the corners' radius, at most half the shorter side.
  public var cornerRadius: Double {
    get { view.edge.cornerRadius }
    nonmutating set { view.edge.cornerRadius = newValue }
  }
  /// What the layer is filled with: the view's `backgroundColor` under another name.
  public var backgroundColor: Color {
    get { view.backgroundColor }
    nonmutating set { view.backgroundColor = newValue }
  }
}

/// What a layer says of its view.
struct Edge: Equatable {
  var borderWidth = 0.0
  var borderColor = Color.black
  var cornerRadius = 0.0

  /// Whether there is nothing but a plain rectangle.
  var isPlain: Bool { borderWidth <= 0 && cornerRadius <= 0 }
}
