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

  /// Chooses the theme a number of places further, around the end.
  mutating func step(by count: Int) {
    let index = names.firstIndex(of: current.name) ?? 0
    _ = choose(names[((index + count) % names.count + names.count) % names.count])
  }
}
