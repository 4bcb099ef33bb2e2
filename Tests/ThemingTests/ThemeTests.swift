import ColorScience
import StrictJSON
import Testing

@testable import Theming

@Suite struct ThemeTests {
  @Test func `every embedded theme is read, and the first ones keep their order`() {
    #expect(Theme.embedded.count == EmbeddedTheme.all.count)
    let first = [
      "sunset", "midnight", "dawn", "graphite", "aurora", "earthrise", "monsoon", "meadow",
      "confetti", "candy", "paper", "noir", "sakura", "desert", "ocean", "neon",
    ]
    #expect(Theme.embeddedNames.filter(first.contains) == first)
    #expect(Theme.embeddedNames.first == "sunset")
  }

  @Test func `every embedded theme goes by the name that it is asked for`() {
    #expect(Theme.embeddedNames == Theme.embedded.map(\.name))
    #expect(Theme.embedded(named: "no theme") == nil)
  }

  @Test(arguments: Theme.embedded)
  func `clock, date and cards of every theme are read in both appearances`(theme: Theme) {
    for finding in theme.audit() {
      Issue.record(
        """
        \(theme.name) \(finding.part) in \(finding.appearance): \(finding.ink.hex) on \
        \(finding.ground.hex) is \(finding.ratio), would be read: \(finding.remedy?.hex ?? "none")
        """)
    }
  }

  @Test(arguments: Theme.embedded, Theme.Appearance.allCases)
  func `each ink is told from the next one`(theme: Theme, appearance: Theme.Appearance) {
    let colors = theme.cardColors(in: appearance)
    let card = colors.glass.over(appearance == .light ? .white : .black)
    let lightness = colors.foregroundStyles.map { Oklab($0.over(card)).axes.x }
    for (ink, next) in zip(lightness, lightness.dropFirst()) {
      #expect(appearance == .light ? next - ink > 0.04 : ink - next > 0.04, "\(lightness)")
    }
  }

  private func source(_ name: String) -> String {
    EmbeddedTheme.all.first { $0.name == name }?.source ?? ""
  }

  private func fault(_ change: (String) -> String) -> ThemeFault? {
    do {
      _ = try Theme.parse(Array(change(source("sunset")).utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("\"clock\"", "\"clok\"", "", "unknownKey"),
      ("\"#FBF4F8\"", "\"cream\"", "clock", "unexpected"),
      ("\"#F3E9F4\"", "\"#F3E9F480\"", "date", "unexpected"),
      ("\"dark\"", "\"dim\"", "appearance", "unexpected"),
      ("\"at\": 0.16", "\"at\": 0.9", "wallpaper.stops[2].at", "unexpected"),
      ("\"at\": 1,", "\"at\": 0.99,", "wallpaper.stops", "unexpected"),
      ("\"radius\": 0.3 ", "\"radius\": 0 ", "wallpaper.glows[0].radius", "unexpected"),
      ("\"angle\": 8", "\"angle\": 1e9", "wallpaper.angle", "unexpected"),
      ("\"angle\": 8", "\"color\": \"#000\"", "wallpaper", "unexpected"),
      ("\"angle\": 8", "\"drift\": 0", "wallpaper.drift", "unexpected"),
      ("\"angle\": 8", "\"scenery\": [{}]", "wallpaper.scenery[0]", "unexpected"),
      ("\"angle\": 8", "\"scenery\": [{ \"moon\": {} }]", "wallpaper.scenery[0]", "unknownKey"),
      (
        "\"angle\": 8", "\"scenery\": [{ \"stars\": { \"count\": 1000000000000 } }]",
        "wallpaper.scenery[0].stars.count", "unexpected"
      ),
      (
        "\"angle\": 8", "\"scenery\": [{ \"emoji\": { \"symbols\": [\"ab\"] } }]",
        "wallpaper.scenery[0].emoji.symbols[0]", "unexpected"
      ),
      ("\"blur\": 20", "\"blur\": -1", "card.blur", "unexpected"),
      ("\"blur\": 20", "\"fog\": 20", "card", "unknownKey"),
      (", \"#C1B2C8\"", "", "foreground", "unexpected"),
      ("\"title\": \"Sunset\",", "", "", "missingKey"),
      ("\"name\": \"sunset\",", "\"name\": 7,", "name", "unexpected"),
      ("\"name\": \"sunset\",", "\"name\": \"\",", "name", "unexpected"),
    ])
  func `a wrong key is named with its place`(
    old: String, new: String, path: String, problem: String
  ) throws {
    let found = try #require(self.fault { $0.replacing(old, with: new) })
    guard case .json(let fault) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(fault.path == path)
    #expect("\(fault.problem)".hasPrefix(problem))
    #expect(fault.place.line >= 1)
  }

  @Test(
    arguments: [
      ("\"clock\": \"#FBF4F8\"", "\"clock\": \"#43306F\"", ContrastFinding.Part.clock),
      ("\"date\": \"#F3E9F4\"", "\"date\": \"#8060A0\"", .date),
      ("\"#E4D8E8\"", "\"#604868\"", .ink(level: 1)),
      ("#C1B2C8", "#9C8CA4", .ink(level: 3)),
      ("\"tint\": \"#7DFFB2\"", "\"tint\": \"#803080\"", .tint),
    ])
  func `a theme that can't be read is refused, and told what would do`(
    old: String, new: String, part: ContrastFinding.Part
  ) throws {
    let found = try #require(self.fault { $0.replacing(old, with: new) })
    guard case .contrast(let findings) = found else {
      Issue.record("\(found)")
      return
    }
    let finding = try #require(findings.first { $0.part == part })
    #expect(finding.ratio < finding.need.ratio)
    let remedy = try #require(finding.remedy)
    #expect(remedy.contrastRatio(with: finding.ground) >= finding.need.ratio)
  }

  @Test func `a light that lies under the clock of a low terminal alone is found`() throws {
    let high = try #require(Theme.embedded(named: "neon"))
    #expect(high.audit().isEmpty)
    let source = source("neon")
      .replacing("\"y\": 0.58, \"radius\": 0.15", with: "\"y\": 0.50, \"radius\": 0.15")
      // On a stage it would keep below the clock.
      .replacing("\"stage\": { \"top\": 0.42, \"bottom\": 0.67 },", with: "")
    let low = try Theme.reading(Array(source.utf8))
    #expect(low.audit().map(\.part) == [.clock])
  }

  @Test func `a card that hides nothing makes its inks unreadable`() throws {
    let found = try #require(self.fault { $0.replacing("#1E1430B8", with: "#1E143000") })
    guard case .contrast(let findings) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(findings.contains { $0.part == .ink(level: 0) })
  }

  @Test func `a card may name its color alone`() throws {
    let source = source("sunset")
      .replacing("{ \"blur\": 20, \"tint\": \"#1E1430B8\" }", with: "\"#1E1430B8\"")
    let theme = try Theme.parse(Array(source.utf8))
    #expect(theme.material == Theme.embedded[0].material)
  }

  @Test func `vibrant ink is read on any ground of its appearance`() {
    for theme in Theme.embedded {
      let grounds =
        theme.appearance == .dark
        ? stride(from: 0, to: 120, by: 8) : stride(from: 140, to: 256, by: 8)
      for level in grounds {
        let ground = StraightRGBA(red: UInt8(level), green: 90, blue: UInt8(level / 2 + 40))
        let ink = theme.vibrantInk(from: ground, upon: ground)
        #expect(ink.over(ground).contrastRatio(with: ground) >= 3, "\(theme.name) \(ground.hex)")
      }
    }
  }
}
