import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite struct ReactionTests: LockScreenSuite {
  private func screen(_ theme: String, cards: Int = 1) throws -> LockScreen {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    show(&screen, cards: cards, at: 0)
    _ = screen.frame(at: time(0))
    return screen
  }

  private func show(_ screen: inout LockScreen, cards: Int, at moment: Int) {
    let ids = (0..<cards).map { id("app\($0)") }
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .none),
      activities: ids.map { presented($0, "card") }, at: time(moment))
  }

  private func brailleCount(_ surface: Surface) -> Int {
    surface.cells.count { (0x2800...0x28FF).contains($0.glyph.base.value) }
  }

  @Test func `a goal throws confetti for a second and a half, and hides no word`() throws {
    var screen = try screen("sunset")
    let before = screen.frame(at: time(100)).surface
    screen.react(to: .goal, at: time(100))
    for moment in stride(from: 150, to: 1500, by: 150) {
      let frame = screen.frame(at: time(moment))
      #expect(frame.isMoving)
      #expect(brailleCount(frame.surface) > 3, "\(moment)")
      #expect(text(frame.surface).contains("card"))
      #expect(text(frame.surface).contains("20 November"))
    }
    let after = screen.frame(at: time(1601))
    #expect(after.surface == before)
    #expect(!after.isMoving && after.nextDrift == nil)
  }

  @Test func `confetti cuts no notch into the edge of a card, of its ring or of the island`() throws
  {
    var screen = try makeScreen(columns: 80, rows: 24)
    let ids = ["a", "b", "c"].map { id($0) }
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .expanded(ids[0])),
      activities: ids.map { presented($0, "card") }, at: time(0))
    _ = screen.handle(.selectNext, at: time(0))
    let before = screen.frame(at: time(4000)).surface
    screen.react(to: .goal, at: time(4000))
    var count = 0
    for moment in stride(from: 4100, to: 5500, by: 100) {
      let surface = screen.frame(at: time(moment)).surface
      for (index, cell) in surface.cells.enumerated()
      where (0x2800...0x28FF).contains(cell.glyph.base.value) {
        count += 1
        #expect(!before.cells[index].glyph.hasInk)
        #expect(before.cells[index].hasEvenGround)
      }
    }
    #expect(count > 100)
  }

  @Test func `a wallpaper's specks leave the expanded island's edge alone`() throws {
    var count = 0
    for theme in Theme.embedded {
      var screen = try makeScreen(columns: 49, rows: 40, theme: theme.name)
      screen.update(
        Arrangement(stacks: stacks([[id("a")]]), island: .expanded(id("a"))),
        activities: [presented(id("a"), "card")], at: time(0))
      _ = screen.frame(at: time(0))
      let scene = screen.wallpaper.scene(in: screen.context, at: .seconds(3))
      let place = try #require(screen.island.places(in: screen.context, at: .seconds(3)).first)
      let inside = place.offset(by: .zero - scene.origin)
      count += scene.symbols.count { !$0.rect.intersection(inside).isEmpty }
      guard !scene.symbols.isEmpty else { continue }
      let layer = screen.layers(at: .seconds(3))[1]
      for row in inside.rowRange {
        #expect(inside.columnRange.allSatisfy { !layer.surface[$0, row].glyph.hasInk })
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: [MotionPolicy.reduced, .off])
  func `nothing is thrown for people who turn motion down`(motion: MotionPolicy) throws {
    var screen = try screen("sunset")
    screen.motion = motion
    screen.react(to: .goal, at: time(100))
    let frame = screen.frame(at: time(300))
    #expect(brailleCount(frame.surface) == 0 && !frame.isMoving)
  }

  @Test func `nothing is thrown on a display that is always on`() throws {
    var screen = try screen("neon")
    screen.update(DeviceDisplay(isAlwaysOn: true), at: time(100))
    _ = screen.frame(at: time(5000))
    screen.react(to: .goal, at: time(5000))
    let frame = screen.frame(at: time(5300))
    #expect(brailleCount(frame.surface) == 0 && !frame.isMoving)
  }

  @Test func `an alert alone brightens lights for two seconds, and then all is as before`() throws {
    var screen = try screen("neon")
    let before = screen.frame(at: time(3000)).surface
    screen.react(to: .alert, at: time(3000))
    let bright = screen.frame(at: time(3100))
    #expect(bright.isMoving && bright.surface != before && brailleCount(bright.surface) == 0)
    let after = screen.frame(at: time(5500))
    #expect(!after.isMoving && after.surface == before)
  }

  @Test func `rain runs off the cards for a moment after an alert`() throws {
    var screen = try screen("monsoon")
    screen.motion = .full
    let before = screen.frame(at: time(4000))
    #expect(brailleCount(before.surface) > 0 && !before.isMoving)
    screen.react(to: .alert, at: time(4000))
    let running = screen.frame(at: time(4300))
    #expect(running.isMoving && running.surface != before.surface)
    #expect(!screen.frame(at: time(7000)).isMoving)
  }

  // MARK: - Subjects

  @Test func `a subject moves to where the cards leave room, and then rests`() throws {
    var screen = try screen("neon", cards: 0)
    let alone = screen.wallpaper.scene(in: screen.context, at: .zero)
    show(&screen, cards: 3, at: 1000)
    let moving = screen.wallpaper.scene(in: screen.context, at: .milliseconds(1150))
    let moved = screen.wallpaper.scene(in: screen.context, at: .seconds(4))
    #expect(screen.frame(at: time(1150)).isMoving)
    #expect(moved.wallpaper != alone.wallpaper)
    #expect(moving.wallpaper != alone.wallpaper && moving.wallpaper != moved.wallpaper)
    let rest = screen.frame(at: time(4000))
    #expect(!rest.isMoving && rest.nextDrift == nil)
    // The picture at rest is kept.
    #expect(screen.wallpaper.scene(in: screen.context, at: .seconds(9)).serial == moved.serial)
    #expect(screen.frame(at: time(9000)).damage.isEmpty)
  }

  @Test func `a theme without a stage is painted once, however cards come and go`() throws {
    var screen = try screen("sunset", cards: 0)
    let before = screen.wallpaper.scene(in: screen.context, at: .zero).serial
    show(&screen, cards: 3, at: 1000)
    #expect(screen.wallpaper.scene(in: screen.context, at: .seconds(1)).serial == before)
  }
}
