// Whoever draws with SDL gets the control and the pictures with it: `NumberField`, `Screen`, `Bitmap`.
@_exported public import NumberField
@_exported public import NumberFieldRaster
