// Whoever imports the control gets the numbers with it: `ExactDecimal`, `NumberSymbols`, `Rejection`, `EntryInput`.
@_exported public import NumberFieldCore
