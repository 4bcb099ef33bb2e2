import LiveActivities
public import Theming

/// The available themes: the embedded ones, parsed when they are first asked for, and the loaded ones.
public struct ThemeCatalog {
  /// The most loaded themes that are kept; beyond it the one loaded first is dropped.
  static let loadedMaximum = 64

  /// The names of all themes, in the order of the key `t`.
  public private(set) var names = Theme.embeddedNames
  /// The current theme.
  public private(set) var current: Theme
  private var loaded = BoundedMemory<String, Theme>(capacity: ThemeCatalog.loadedMaximum)
  /// The audits of loaded themes that were not yet shown; others are complete.
  private var audits: [String: ThemeAudit] = [:]
  /// The name of the chosen theme while its audit goes on; the current one is shown meanwhile.
  private var comingName: String?

  /// Makes a catalog with the first theme chosen.
  public init() {
    guard let first = Theme.embedded(named: names[0]) else {
      preconditionFailure("every embedded theme can be read")
    }
    current = first
  }

  /// All themes.
  public var themes: [Theme] { names.compactMap(theme(named:)) }

  /// Returns the theme of a name; `nil` for an unknown name.
  public func theme(named name: String) -> Theme? {
    loaded[name] ?? Theme.embedded(named: name)
  }

  /// Chooses a theme by name; an unknown name changes nothing.
  ///
  /// - Returns: A Boolean value indicating whether the name is known.
  public mutating func choose(_ name: String) -> Bool {
    guard let theme = theme(named: name) else { return false }
    comingName = audits[name] == nil ? nil : name
    if comingName == nil { current = theme }
    return true
  }

  /// Adds an audited theme, or replaces one of the same name, and chooses it.
  public mutating func add(_ theme: Theme) { add(ThemeAudit(of: theme, isComplete: true)) }

  /// Adds a theme, or replaces one of the same name, and chooses it; it is current once its audit is complete.
  mutating func add(_ audit: ThemeAudit) {
    let name = audit.theme.name
    if !names.contains(name) { names.append(name) }
    loaded.remember(audit.theme, of: name)
    audits[name] = audit.isComplete ? nil : audit
    removeUnknown()
    _ = choose(name)
  }

  /// The theme that is chosen, though it may not be current yet.
  var chosen: Theme { comingName.flatMap(theme(named:)) ?? current }

  /// A Boolean value indicating whether the chosen theme's audit goes on.
  var isJudging: Bool { comingName != nil }

  /// Takes a step of the chosen theme's audit: at its end the theme is current, and one that can't be read is removed.
  ///
  /// - Returns: The texts that can't be read.
  mutating func judge() -> [ContrastFinding] {
    guard let name = comingName, var audit = audits[name] else { return [] }
    let findings = audit.advance()
    guard findings.isEmpty else {
      audits[name] = nil
      loaded.forget(name)
      comingName = nil
      removeUnknown()
      return findings
    }
    audits[name] = audit.isComplete ? nil : audit
    _ = choose(name)
    return []
  }

  private mutating func removeUnknown() {
    names.removeAll { loaded[$0] == nil && !Theme.embeddedNames.contains($0) }
    audits = audits.filter { loaded[$0.key] != nil }
  }

  /// Chooses the theme a number of places further, around the end.
  mutating func step(by count: Int) {
    let index = names.firstIndex(of: chosen.name) ?? 0
    _ = choose(names[((index + count) % names.count + names.count) % names.count])
  }
}
