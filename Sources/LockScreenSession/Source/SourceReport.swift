public import LockScreenUI

/// The state of the Swift source that is shown, for the inspector: how it was built, or why it was not.
public struct SourceReport: Hashable, Sendable {
  /// A line of the report.
  public struct Line: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Its meaning.
    public let role: Inspector.Role
    /// A Boolean value indicating whether the text's columns count, so that it is cut and never wrapped.
    public let isVerbatim: Bool
    /// A Boolean value indicating whether the line says more about the failure above it, and is shown with it alone.
    public let isDetail: Bool

    /// Makes a line.
    public init(
      _ text: String, _ role: Inspector.Role = .plain, isVerbatim: Bool = false,
      isDetail: Bool = false
    ) {
      self.text = text
      self.role = role
      self.isVerbatim = isVerbatim
      self.isDetail = isDetail
    }
  }

  /// The lines, the most important ones first.
  public var lines: [Line]
  /// The most important line alone, for a screen without an inspector; `nil` where all is well.
  public var notice: String?
  /// The number of errors that have no lines.
  public var moreErrorCount = 0
  /// The command that prints more lines; `nil` for none.
  public var command: String?

  /// Makes a report.
  public init(lines: [Line] = [], notice: String? = nil) {
    self.lines = lines
    self.notice = notice
  }
}
