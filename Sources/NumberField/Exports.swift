// Exact numbers, rules, symbols and rejections are the core's; who imports the control has them too.
@_exported public import NumberFieldCore
