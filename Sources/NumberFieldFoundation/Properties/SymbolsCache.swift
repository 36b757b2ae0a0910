internal import NumberFieldCore
internal import Synchronization

extension NumberSymbols {
  /// The symbols of a place, asked for once: a scene names the same place for each of its fields.
  static func cached(_ identifier: String) throws(LocaleError) -> NumberSymbols {
    if let known = cache.withLock({ $0[identifier] }) { return known }
    let symbols = try NumberSymbols(localeIdentifier: identifier)
    cache.withLock { cache in
      if cache.count >= mostCached { cache.removeAll() }
      cache[identifier] = symbols
    }
    return symbols
  }

  private static let mostCached = 64
  private static let cache = Mutex<[String: NumberSymbols]>([:])
}
