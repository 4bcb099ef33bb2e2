import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// Text without a color of its own on a ground that its app chose.
@Suite("An app's own ground") struct OwnGroundTests: LockScreenSuite {
  private func ink(
    theme: String, colors: DeviceDisplay.ColorSource, ground: Color?, behind: Color = .clear,
    style: HierarchicalShapeStyle = .primary, isAlwaysOn: Bool = false
  ) throws -> StraightRGBA {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    screen.update(DeviceDisplay(isAlwaysOn: isAlwaysOn, colors: colors), at: time(0))
    let face = face(
      of: Text("█").foregroundStyle(style).frame(height: 96).frame(maxWidth: .infinity)
        .background(behind).activityBackgroundTint(ground), in: screen.context)
    return color(of: "█", on: face)
  }

  private func face(of content: some View, in context: ScreenContext) -> CardFace {
    let view = AnyView(content)
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: view, compactTrailing: view, minimal: view,
        expanded: ExpandedIsland()))
    return CardFace(of: activity, in: context, environment: context.cardEnvironment(at: start))
  }

  /// Returns the color of a sign on a card; clear where it is not there.
  private func color(of sign: Unicode.Scalar, on face: CardFace) -> StraightRGBA {
    guard let surface = face.content?.surface() else { return .clear }
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns where surface[column, row].glyph == Glyph(sign) {
        return surface[column, row].foreground
      }
    }
    return .clear
  }

  @Test func `has inks that are read on it, in the theme's colors`() throws {
    #expect(try ink(theme: "midnight", colors: .theme, ground: .white) == .black)
    #expect(try ink(theme: "midnight", colors: .theme, ground: .black) != .black)
    #expect(try ink(theme: "dawn", colors: .theme, ground: .black) == .white)
  }

  @Test func `has the system's inks, since a theme's are made for its own glass`() throws {
    let dark = SystemColors(.dark).foregroundStyles
    #expect(try ink(theme: "sunset", colors: .theme, ground: .black, style: .secondary) == dark[1])
    #expect(
      try ink(
        theme: "sunset", colors: .theme, ground: .black, style: .secondary, isAlwaysOn: true)
        == dark[1], "and no brighter ones on a dim display")
    let drawn = try ink(
      theme: "sunset", colors: .theme, ground: nil, behind: .black, style: .secondary)
    #expect(drawn == dark[1], "also on a ground that the view draws itself")
    let glass = try ink(theme: "sunset", colors: .theme, ground: .clear, style: .secondary)
    #expect(glass != dark[1])
  }

  @Test func `is the color of a sign that is cut out of its disc`() throws {
    let sign = { (ground: Color, disc: Color) in
      let view = Image(systemName: "play.circle.fill").foregroundStyle(disc).frame(height: 96)
      let face = face(
        of: view.activityBackgroundTint(ground), in: try makeScreen(columns: 49, rows: 40).context)
      return color(of: "▶", on: face)
    }
    let red = StraightRGBA(red: 255, green: 0, blue: 0)
    #expect(try sign(Color(rgba: red), .white) == red)
    #expect(try sign(.white, .blue) == .white)
    #expect(try sign(.white, .white) == .black, "a sign that would not be seen stays dark")
    let glass = try sign(.clear, .white)
    #expect(glass.isOpaque && glass != .white)
  }

  /// The ground of a card on an always-on display.
  private func dimmedGround(of content: some View) throws -> StraightRGBA {
    try dimmedFace(of: content).ground.color
  }

  private func dimmedFace(of content: some View) throws -> CardFace {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.update(DeviceDisplay(isAlwaysOn: true), at: time(0))
    return face(of: content.activityBackgroundTint(.white), in: screen.context)
  }

  @Test func `of the view itself is dimmed as well, where its inks are dark`() throws {
    let text = Text("x").foregroundStyle(.black).frame(maxWidth: .infinity).frame(height: 96)
    let face = try dimmedFace(of: text.background(.white))
    let surface = try #require(face.content?.surface())
    let ground = surface[0, 3].upper
    #expect(ground.relativeLuminance > 0.1 && ground.relativeLuminance < 0.6)
    #expect(face.strength == 1)
  }

  @Test func `is dimmed on an always-on display, so that its inks are read`() throws {
    let luminance = try dimmedGround(of: Text("x")).relativeLuminance
    #expect(luminance > 0.05 && luminance < 0.3)
  }

  @Test func `is dimmed less on an always-on display where its inks are dark`() throws {
    let own = try dimmedGround(of: Text("x"))
    let dark = VStack {
      Text("x").foregroundStyle(.black)
      Text("y").foregroundStyle(.black.opacity(0.6))
    }
    let ground = try dimmedGround(of: dark)
    #expect(ground.relativeLuminance > own.relativeLuminance * 1.5)
    let strength = try dimmedFace(of: dark).strength
    #expect(strength == 1, "weaker ones would come nearer to the ground")
    #expect(try dimmedFace(of: Text("x").foregroundStyle(.white)).strength < 1)
    let ink = StraightRGBA.black.opacity(0.6 * strength)
    #expect(
      ink.over(ground).contrastRatio(with: ground) > ink.over(own).contrastRatio(with: own))
    #expect(ground.relativeLuminance < 0.5, "and dimmed all the same")
  }

  @Test func `has the system's inks in the system's colors, as on a phone`() throws {
    #expect(try ink(theme: "midnight", colors: .system, ground: .white) == .white)
  }
}
