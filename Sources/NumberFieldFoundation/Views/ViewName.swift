extension String {
  /// Whether a view can have this name: scripts and messages write it without quotes.
  package var isViewName: Bool {
    1...100 ~= unicodeScalars.count
      && unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "\"" && $0 != "#"
      }
  }
}
