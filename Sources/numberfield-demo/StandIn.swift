import NumberFieldCore

enum RejectionReason: String, CaseIterable {
  case exceedsMaximum, belowMinimum, tooManyDecimalPlaces, decimalsNotAllowed
  case separatorAlreadyPresent, negativeNotAllowed, tooManyDigits, notANumber
}
extension Rejection {
  var reason: RejectionReason { .exceedsMaximum }
  var input: String { "" }
}
extension ExactDecimal { init?(_ text: String) { return nil } }
import NumberField
enum BitmapFileError: Error {
  case unwritable(path: String, reason: String), unreadable(path: String, reason: String)
  var description: String { "" }
}
struct Bitmap { func writeBMP(to: String) throws(BitmapFileError) {} }
@MainActor final class HeadlessOutput {
  let screen: Screen; init(_ s: Screen, fonts: FontLibrary) { screen = s };
  func draw() { _ = screen.refresh() }; func snapshot() -> Bitmap { Bitmap() }
}
enum FontFailure: Error { case notFound; var description: String { "" } }
@MainActor final class FontLibrary { init(regularFile: String?, boldFile: String?) throws(FontFailure) {} }
struct LibraryVersions { static var current: String { "" } }
