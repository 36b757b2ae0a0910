public import Foundation

extension InterfaceBuilderError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
