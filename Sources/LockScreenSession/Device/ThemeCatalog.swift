import FeedReports
import LiveActivities
public import Theming

/// The themes that can be had: the embedded ones, read when they are asked for, and those that were loaded.
public struct ThemeCatalog {
  /// How many themes are kept that were loaded; beyond it the one that was loaded longest ago goes.
  static let loadedMaximum = 64

  /// The names of all themes, in the order of `t`.
  public private(set) var names = Theme.embeddedNames
  private(set) var current: Theme
  private var loaded = BoundedMemory<String, Theme>(capacity: ThemeCatalog.loadedMaximum)

  /// A shelf with the first theme chosen.
  public init() {
    guard let first = Theme.embedded(named: names[0]) else {
      preconditionFailure("every embedded theme can be read")
    }
    current = first
  }

  /// All of them.
  public var themes: [Theme] { names.compactMap(theme(named:)) }

  /// The theme of a name; `nil` for a name that is not known.
  public func theme(named name: String) -> Theme? {
    loaded[name] ?? Theme.embedded(named: name)
  }

  /// Chooses a theme by name; a name that is not known changes nothing.
  ///
  /// - Returns: A Boolean value indicating whether the name is known.
  public mutating func choose(_ name: String) -> Bool {
    guard name != current.name else { return true }
    guard let theme = theme(named: name) else { return false }
    current = theme
    return true
  }

  /// Adds a theme, or replaces one of the same name, and chooses it.
  public mutating func add(_ theme: Theme) {
    if !names.contains(theme.name) { names.append(theme.name) }
    loaded.remember(theme, of: theme.name)
    names.removeAll { loaded[$0] == nil && !Theme.embeddedNames.contains($0) }
    current = theme
  }

  /// Chooses the theme so many places on, around the end.
  mutating func step(by count: Int) {
    let index = names.firstIndex(of: current.name) ?? 0
    _ = choose(names[((index + count) % names.count + names.count) % names.count])
  }
}
