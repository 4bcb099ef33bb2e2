import ColorScience
import StrictJSON
import Testing

@testable import Theming

@Suite struct ThemeTests {
  @Test func `every embedded theme is read`() {
    #expect(Theme.embedded.map(\.name) == ["sunset", "midnight", "dawn", "graphite"])
  }

  /// The least and the most luminous places of a wallpaper's gradient.
  private func grounds(of theme: Theme) -> [StraightRGBA] {
    theme.wallpaper.stops.map(\.color)
  }

  @Test(arguments: Theme.embedded)
  func `inks on a card are readable wherever the card lies`(theme: Theme) {
    for ground in grounds(of: theme) {
      let card = theme.cardMaterial.over(ground)
      for (level, needed) in [(0, 4.5), (1, 4.5), (2, 2.5)] {
        let ratio = theme.foregroundStyles[level].contrastRatio(with: card)
        #expect(ratio >= needed, "\(theme.name) ink \(level) on \(card.hex): \(ratio)")
      }
      let tint = theme.tint.contrastRatio(with: card)
      #expect(tint >= 3, "\(theme.name) tint on \(card.hex): \(tint)")
    }
  }

  @Test(arguments: Theme.embedded)
  func `clock and date are readable in the upper third`(theme: Theme) {
    for stop in theme.wallpaper.stops where stop.location <= 0.35 {
      #expect(theme.clockColor.contrastRatio(with: stop.color) >= 3)
      #expect(theme.dateColor.contrastRatio(with: stop.color) >= 4.5, "\(theme.name)")
    }
  }

  private func fault(_ change: (String) -> String) -> JSONFault? {
    let source = String(decoding: PackageResources.sunset_json, as: UTF8.self)
    do {
      _ = try Theme.parse(Array(change(source).utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("\"clock\"", "\"clok\"", "", "unknownKey"),
      ("\"#FBF4F8\"", "\"cream\"", "clock", "unexpected"),
      ("\"dark\"", "\"dim\"", "appearance", "unexpected"),
      ("\"at\": 0.16", "\"at\": 0.9", "wallpaper.stops[2].at", "unexpected"),
      ("\"at\": 1,", "\"at\": 0.99,", "wallpaper.stops", "unexpected"),
      ("\"radius\": 0.3 ", "\"radius\": 0 ", "wallpaper.glows[0].radius", "unexpected"),
      (", \"#7C6C88\"", "", "foreground", "unexpected"),
      ("\"title\": \"Sunset\",", "", "", "missingKey"),
      ("\"name\": \"sunset\",", "\"name\": 7,", "name", "unexpected"),
    ])
  func `a wrong key is named with its place`(
    old: String, new: String, path: String, problem: String
  ) throws {
    let fault = try #require(self.fault { $0.replacing(old, with: new) })
    #expect(fault.path == path)
    #expect("\(fault.problem)".hasPrefix(problem))
    #expect(fault.place.line >= 1)
  }
}
