public import Foundation

// What `localizedDescription` says: the same words as `print`, instead of "The operation could not be completed".

extension LocaleError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension PropertyError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension UnknownViewError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension SceneFileError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension SceneFileErrors: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
