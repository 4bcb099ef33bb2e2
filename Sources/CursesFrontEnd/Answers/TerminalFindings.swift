/// A terminal's answers, taken together.
public struct TerminalFindings: Hashable, Sendable {
  /// A Boolean value indicating whether the terminal has 24-bit color.
  public var hasDirectColor = false
  /// A Boolean value indicating whether the terminal draws a frame at once when it is asked to.
  var hasSynchronizedOutput = false
  /// The name and the version, as the terminal writes them; `nil` for one that does not say.
  public var version: String?
  /// The number of the version alone; `nil` for a terminal that does not say.
  public var versionNumber: Int?

  /// Makes the findings on a terminal that has not answered.
  public init() {}
}
