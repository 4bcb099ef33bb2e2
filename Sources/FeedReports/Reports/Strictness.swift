/// The rules by which findings count as failures, and those that nothing is said about.
public struct Strictness: Hashable, Sendable {
  /// A Boolean value indicating whether each finding counts, other than one that only informs.
  public var isStrict = false
  /// The rules that are allowed: their findings are not told, and a line that breaks no other is no failure.
  public var allowed: Set<String> = []
  /// The rules whose findings count.
  public var denied: Set<String> = []

  /// Makes the usual rules: no finding counts but of code that stops on a phone.
  public init() {}

  /// Returns whether a finding is one of the terminal alone, about which nothing can be done; one that is denied is not.
  func isNote(_ finding: Finding) -> Bool {
    finding.isNote && !denied.contains(finding.rule)
  }

  /// Returns whether a finding counts as a failure.
  func counts(_ finding: Finding) -> Bool {
    if allowed.contains(finding.rule) { return false }
    return finding.stopsPhone || denied.contains(finding.rule)
      || isStrict && !finding.isInformation
  }
}
