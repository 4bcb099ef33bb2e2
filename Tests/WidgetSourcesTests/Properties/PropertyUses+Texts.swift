@testable import WidgetSources

extension PropertyUses {
  /// Reads the uses in several files' texts.
  init(in texts: String...) {
    self.init(
      of: texts.enumerated().map { SourceFile(path: "/\($0).swift", bytes: Array($1.utf8)) })
  }
}
