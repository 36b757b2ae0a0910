/// What `--version` prints.
enum Version {
  /// The version of this demo and of the libraries beside it.
  static let number = "0.1.0"
}
