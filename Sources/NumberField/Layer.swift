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

  var themedBorderWidth = Themed(0.0)
  var themedBorderColor = Themed(Theme.light.colors.border)
  var themedCornerRadius = Themed(0.0)

  /// Points from the outer edge inwards; 0 draws no border. A field's is the theme's by default, in the light one 0.
  public var borderWidth: Double {
    get { themedBorderWidth.value }
    set { if themedBorderWidth.set(newValue) { view.setNeedsDisplay() } }
  }
  /// What the border is drawn in: the theme's colour by default, in the light one black.
  public var borderColor: Color {
    get { themedBorderColor.value }
    set { if themedBorderColor.set(newValue) { view.setNeedsDisplay() } }
  }
  /// Points of the corners' radius, at most half the shorter side. A field's is the theme's by default, in the light one
  /// 0.
  public var cornerRadius: Double {
    get { themedCornerRadius.value }
    set { if themedCornerRadius.set(newValue) { view.setNeedsDisplay() } }
  }
  /// What the layer is filled with: the view's `backgroundColor` under another name.
  public var backgroundColor: Color {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }
}
