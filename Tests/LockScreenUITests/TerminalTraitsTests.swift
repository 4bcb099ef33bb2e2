import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite struct TerminalTraitsTests: LockScreenSuite {
  private func makeScreen(depth: ColorDepth, glyphs: GlyphRepertoire) throws -> LockScreen {
    var screen = try makeScreen(columns: 80, rows: 30, depth: depth, glyphs: glyphs)
    screen.update(
      Arrangement(stacks: stacks([[id("ride")]]), island: .compact(id("ride"))),
      activities: [presented(id("ride"), "riding")], at: time(0))
    return screen
  }

  @Test(arguments: [ColorDepth.indexed256, .ansi8])
  func `more colors and finer glyphs dissolve in, from the picture that was shown`(
    depth: ColorDepth
  ) throws {
    var screen = try makeScreen(depth: depth, glyphs: .quadrant)
    let before = screen.frame(at: time(0)).surface
    var other = try makeScreen(depth: .direct24, glyphs: .octant)
    let wanted = other.frame(at: time(0)).surface
    screen.update(depth: .direct24, glyphs: .octant, at: time(1))
    let begun = screen.frame(at: time(1))
    #expect(begun.isMoving && begun.surface == before.reduced(to: depth))
    let middle = screen.frame(at: time(150)).surface
    #expect(middle != begun.surface && middle != wanted)
    let ended = screen.frame(at: time(3000))
    #expect(!ended.isMoving && ended.surface == wanted)
  }

  @Test func `the same colors and glyphs change nothing, and without motion others come at once`()
    throws
  {
    var screen = try makeScreen(depth: .indexed256, glyphs: .quadrant)
    let before = screen.frame(at: time(0)).surface
    screen.update(depth: .indexed256, glyphs: .quadrant, at: time(1))
    let same = screen.frame(at: time(1))
    #expect(!same.isMoving && same.damage.isEmpty && same.surface == before)
    screen.motion = .off
    screen.update(depth: .direct24, glyphs: .sextant, at: time(2))
    let changed = screen.frame(at: time(2))
    #expect(!changed.isMoving && changed.surface != before)
  }

  @Test func `the gallery is drawn anew in other colors`() {
    var gallery = ThemeGallery(
      themes: Theme.embedded, size: CellSize(columns: 80, rows: 30), depth: .ansi8)
    let before = gallery.frame(at: .zero).surface
    gallery.update(depth: .direct24, glyphs: .quadrant)
    #expect(gallery.wantsFrame(at: .zero))
    let wanted = ThemeGallery(themes: Theme.embedded, size: CellSize(columns: 80, rows: 30))
    let after = gallery.frame(at: .zero)
    #expect(after.surface != before && after.surface == wanted.surface())
  }
}
