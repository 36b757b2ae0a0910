public import NumberFieldCore

// What may be typed. Each of these can be set at any time, in any order.
extension NumberField {
  /// The upper limit; 0, a negative or what is not a number is no limit.
  ///
  /// Digits that lead above it are refused. Lowered below the number it changes nothing by itself.
  public final var maxValue: Double {
    get { entry.rules.maximum?.doubleValue ?? 0 }
    set { exactMaxValue = newValue > 0 ? ExactDecimal(newValue) : nil }
  }

  /// The upper limit as an exact number, which may also be 0 or less; nil is no limit.
  public final var exactMaxValue: ExactDecimal? {
    get { entry.rules.maximum }
    set { changeRules { $0.maximum = newValue } }
  }

  /// The lower limit; nil, the default, is none, and then only numbers from 0 on can be typed.
  ///
  /// It is applied at the end of an edit that changed something; while typing only what no further digit could mend is
  /// refused.
  public final var minValue: Double? {
    get { entry.rules.minimum?.doubleValue }
    set { exactMinValue = newValue.flatMap(ExactDecimal.init) }
  }

  /// The lower limit as an exact number; nil is none.
  public final var exactMinValue: ExactDecimal? {
    get { entry.rules.minimum }
    set { changeRules { $0.minimum = newValue } }
  }

  /// Count of decimals, 0 (the default: whole numbers) to 15; what lies outside is clamped.
  public final var decimalPlace: Int {
    get { entry.rules.decimalPlace }
    set { changeRules { $0.decimalPlace = newValue } }
  }

  /// How far the arrow keys and the wheel step the number, and Page Up and Page Down ten times as far; 0, the default,
  /// is off.
  ///
  /// Steps are exact (0.1 ten times is 1) and stop at the limits, and at 0 where there is no lower one.
  public final var stepValue: Double {
    get { entry.rules.step.doubleValue }
    set { exactStepValue = newValue > 0 ? ExactDecimal(newValue) ?? .zero : .zero }
  }

  /// The step as an exact number; 0 is off.
  public final var exactStepValue: ExactDecimal {
    get { entry.rules.step }
    set { changeRules { $0.step = newValue > .zero ? newValue : .zero } }
  }

  /// Whether a field that is left empty stays so (and shows its placeholder); false, the default, makes it 0.
  public final var allowsEmpty: Bool {
    get { entry.rules.allowsEmpty }
    set { changeRules { $0.allowsEmpty = newValue } }
  }

  /// Separators, signs and digits of a place: `.`, `,` by three, `-` and ASCII digits by default.
  ///
  /// `NumberFieldFoundation` makes them from a locale.
  public final var symbols: NumberSymbols {
    get { entry.rules.symbols }
    set { changeRules { $0.symbols = newValue } }
  }

  /// Whether thousands are marked, also while typing; false by default.
  public final var usesGroupingSeparator: Bool {
    get { entry.rules.usesGroupingSeparator }
    set { changeRules { $0.usesGroupingSeparator = newValue } }
  }

  final func changeRules(_ change: (inout NumberRules) -> Void) {
    var rules = entry.rules
    change(&rules)
    if rules == entry.rules { return }
    entry.rules = rules
    entryChanged()
    screen?.padChanged(of: self)
  }
}
