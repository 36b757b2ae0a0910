/// An exact decimal number of up to 38 significant digits.
public struct ExactDecimal: Hashable, Sendable {
}
