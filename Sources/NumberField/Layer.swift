/// The edge of a view: border and round corners, as on any UIKit view.
///
/// ```swift
/// field.layer.borderWidth = 0.5
/// field.layer.borderColor = UIColor.lightGray.cgColor
/// field.layer.cornerRadius = 4
/// ```
@MainActor
public final class Layer {
  unowned let view: View

  init(_ view: View) {
    self.view = view
  }

  /// Points from the outer edge inwards; 0 draws no border.
  public var borderWidth: Double = 0 { didSet { view.setNeedsDisplay() } }
  /// What the border is drawn in.
  public var borderColor: Color = .black { didSet { view.setNeedsDisplay() } }
  /// Points of the corners' radius, at most half the shorter side.
  public var cornerRadius: Double = 0 { didSet { view.setNeedsDisplay() } }
  /// What the layer is filled with: the view's `backgroundColor` under another name.
  public var backgroundColor: Color {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }
}
