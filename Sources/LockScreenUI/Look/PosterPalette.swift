import ColorScience
import Theming

/// The colors of a wallpaper as a poster of few colors: each part takes the one that stands for the nearest of its own.
struct PosterPalette: Hashable {
  /// A color of the wallpaper, and the palette's in its place.
  struct Entry: Hashable {
    let source: StraightRGBA
    let shown: StraightRGBA
  }

  /// The entries; one at least.
  private(set) var entries: [Entry]

  /// The colors that are shown.
  var colors: [StraightRGBA] { entries.map(\.shown) }

  /// Makes the poster that a theme asks for; `nil` where it asks for none.
  init?(_ colors: [PosterColor], depth: ColorDepth, isLight: Bool) {
    guard let palette = depth.palette, !colors.isEmpty else { return nil }
    entries = colors.map { color in
      let number = depth == .ansi16 ? color.number : color.number(ofEight: isLight)
      return Entry(source: color.color, shown: palette.color(at: number))
    }
  }

  /// Makes a poster of bands, each in place of a shade.
  init(shades: [StraightRGBA], bands: [StraightRGBA]) {
    entries = zip(shades, bands).map { Entry(source: $0, shown: $1) }
  }

  /// Returns the palette's color for one of the wallpaper, among those that a condition admits.
  func color(
    for color: StraightRGBA, where isAdmitted: (StraightRGBA) -> Bool = { _ in true }
  ) -> StraightRGBA? {
    let place = Oklab(color).axes
    var best: (color: StraightRGBA, distance: Float)?
    for entry in entries where isAdmitted(entry.shown) {
      let step = Oklab(entry.source).axes - place
      let distance = (step * step).sum()
      if distance < best?.distance ?? .infinity { best = (entry.shown, distance) }
    }
    return best?.color
  }
}
