import HostIO
import StrictJSON
import Theming

/// The themes that can be had: the embedded ones, and those that were loaded.
struct ThemeShelf {
  private(set) var themes = Theme.embedded
  private(set) var current: Theme

  /// A shelf with the first theme chosen.
  init() {
    current = themes[0]
  }

  var names: [String] { themes.map(\.name) }

  /// Chooses a theme by name; a name that is not known changes nothing.
  ///
  /// - Returns: A Boolean value indicating whether the name is known.
  mutating func choose(_ name: String) -> Bool {
    guard let theme = themes.first(where: { $0.name == name }) else { return false }
    current = theme
    return true
  }

  /// Adds a theme, or replaces one of the same name, and chooses it.
  mutating func add(_ theme: Theme) {
    if let index = themes.firstIndex(where: { $0.name == theme.name }) {
      themes[index] = theme
    } else {
      themes.append(theme)
    }
    current = theme
  }

  /// Chooses the theme so many places on, around the end.
  mutating func step(by count: Int) {
    let index = themes.firstIndex { $0.name == current.name } ?? 0
    current = themes[((index + count) % themes.count + themes.count) % themes.count]
  }
}
