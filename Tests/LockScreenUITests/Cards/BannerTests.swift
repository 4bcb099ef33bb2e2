import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite struct BannerTests: LockScreenSuite {
  private let card = ActivityID(app: BundleID("shop"), name: "1")

  private func show(_ banner: ActivityID?, on screen: inout LockScreen, at moment: Int) {
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .none, banner: banner),
      activities: [presented(card, "the card")], at: time(moment))
  }

  private func count(in screen: inout LockScreen, at moment: Int) -> Int {
    text(screen.frame(at: time(moment)).surface).split(separator: "the card").count - 1
  }

  @Test(arguments: [(49, 30, 0), (80, 24, 0), (122, 40, 2), (60, 60, 2)])
  func `a banner slides in over the clock and out again`(columns: Int, rows: Int, notch: Int)
    throws
  {
    var screen = try makeScreen(columns: columns, rows: rows, hasDynamicIsland: false)
    show(nil, on: &screen, at: 0)
    let before = screen.frame(at: time(0)).surface
    show(card, on: &screen, at: 10)
    #expect(screen.frame(at: time(10)).isMoving)
    #expect(count(in: &screen, at: 2000) == 2)
    let rect = try #require(
      screen.banners.sprites.first?.rect(at: .seconds(2), in: screen.context.geometry.cards))
    // On a high device it lies below the notch.
    let device = screen.context.geometry.device
    #expect(rect.origin.row == device.origin.row + notch)
    #expect(rect.size.columns == screen.context.geometry.device.size.columns - 4)
    #expect(!text(screen.frame(at: time(2000)).surface).contains("5G"))
    show(nil, on: &screen, at: 2010)
    #expect(screen.frame(at: time(2010)).isMoving)
    let after = screen.frame(at: time(5000))
    #expect(screen.banners.sprites.isEmpty && !after.isMoving)
    #expect(text(after.surface) == text(before))
  }

  @Test func `a banner that is there at once does not slide`() throws {
    var screen = try makeScreen(hasDynamicIsland: false)
    show(card, on: &screen, at: 0)
    #expect(!screen.frame(at: time(0)).isMoving)
    #expect(count(in: &screen, at: 1) == 2)
  }

  @Test func `a press on a banner taps it, unless the pointer leaves it`() throws {
    var screen = try makeScreen(columns: 49, rows: 30, hasDynamicIsland: false)
    show(card, on: &screen, at: 0)
    let inside = CellPoint(column: 20, row: 2)
    for (place, actions) in [
      (inside, [PersonAction.tap(card)]), (CellPoint(column: 0, row: 9), []),
    ] {
      #expect(screen.handle(.pointer(.pressed, at: inside), at: time(1)).isEmpty)
      #expect(screen.handle(.pointer(.dragged, at: place), at: time(2)).isEmpty)
      #expect(screen.handle(.pointer(.released, at: place), at: time(3)) == actions)
    }
  }

  @Test func `a device without an island draws none`() throws {
    for hasDynamicIsland in [true, false] {
      var screen = try makeScreen(columns: 49, rows: 30, hasDynamicIsland: hasDynamicIsland)
      show(nil, on: &screen, at: 0)
      let cell = screen.frame(at: time(0)).surface[24, 1]
      #expect((cell.upper == .black && cell.lower == .black) == hasDynamicIsland)
    }
  }
}
