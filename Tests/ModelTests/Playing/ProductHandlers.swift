import NumberField

/// The product with handlers that do the same as the model's.
@MainActor
final class ProductHandlers {
  let product = Product()
  private(set) var calls: [String] = []
  private var tokens: [(field: NumberField, token: ActionToken)] = []
  private var budgets: [Int] = []

  func add(_ program: HandlerProgram, to field: Int) {
    let number = tokens.count
    let name = ModelScreen.names[field]
    let target = product.fields[field]
    budgets.append(program.budget)
    // Not to be held by what the field holds.
    let token = target.addEventAction(for: program.events) { [unowned self, unowned target] event in
      calls.append("\(number): \(Product.line(event, of: name)), now \"\(target.text)\"")
      guard budgets[number] > 0 else { return }
      budgets[number] -= 1
      for step in program.steps { perform(step, in: number) }
    }
    tokens.append((target, token))
  }

  private func remove(_ number: Int) {
    guard tokens.indices.contains(number) else { return }
    tokens[number].field.removeAction(tokens[number].token)
  }

  private func perform(_ step: HandlerStep, in handler: Int) {
    let fields = product.fields
    switch step {
    case .set(let field, let change): product.set(fields[field], change)
    case .focus(let field): fields[field].becomeFirstResponder()
    case .resign(let field): fields[field].resignFirstResponder()
    case .digit(let field, let digit): fields[field].perform(.digit(digit))
    case .backspace(let field): fields[field].perform(.backspace)
    case .removeItself: remove(handler)
    case .remove(let number): remove(number)
    case .add(let field, let program): add(program, to: field)
    }
  }
}
