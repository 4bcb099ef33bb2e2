import Compositing

/// The terminals that draw sextants or octants themselves, whatever their font has.
///
/// A terminal that is not in it may have them in its font, which no query tells, so it gets quadrants. These drew
/// neither, or did not say since when, at the time of writing: xterm, Konsole, iTerm2, Windows Terminal, Terminal.
enum GlyphTable {
  /// The glyphs of a terminal from a version on.
  private struct Row {
    let name: String
    let since: [Int]
    let glyphs: GlyphRepertoire
  }

  /// A terminal's last row that its version reaches counts.
  private static let rows = [
    // notcurses issue 1114.
    Row(name: "kitty", since: [0, 19, 3], glyphs: .sextant),
    // The release notes and sources as read in vigia issue 324; likewise for the other octants.
    Row(name: "kitty", since: [0, 40], glyphs: .octant),
    // notcurses' TERMINALS.md of April 2021, when 1.8 came out.
    Row(name: "foot", since: [1, 8], glyphs: .sextant),
    Row(name: "foot", since: [1, 20], glyphs: .octant),
    // notcurses issue 2833.
    Row(name: "ghostty", since: [1, 0], glyphs: .sextant),
    // ghostty pull request 5433; aligned with other blocks by 7488.
    Row(name: "ghostty", since: [1, 2], glyphs: .octant),
    // wezterm.org/config/lua/config/custom_block_glyphs.html; octants came after the last release.
    Row(name: "wezterm", since: [20_210_814], glyphs: .sextant),
    // VTE counts 0.78 as 7800; its own test page of blocks has sextants since 0.62.
    Row(name: "vte", since: [6200], glyphs: .sextant),
    Row(name: "vte", since: [7800], glyphs: .octant),
    // Alacritty pull request 7534, merged after 0.13.
    Row(name: "alacritty", since: [0, 14], glyphs: .sextant),
    // contour pull request 482, of October 2021.
    Row(name: "contour", since: [0, 3], glyphs: .sextant),
    // rio issue 974, closed in April 2025.
    Row(name: "rio", since: [0, 3], glyphs: .sextant),
  ]

  /// The terminals' names, for help.
  static var names: String {
    rows.map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }.alternatives.replacing(" or ", with: " and ")
  }

  /// Returns the glyphs that a terminal draws itself; quadrants for an unknown one, or an unknown version.
  static func glyphs(of terminal: TerminalIdentity?) -> GlyphRepertoire {
    guard let terminal, !terminal.version.isEmpty else { return .quadrant }
    let row = rows.last {
      $0.name == terminal.name && !terminal.version.lexicographicallyPrecedes($0.since)
    }
    return row?.glyphs ?? .quadrant
  }
}
