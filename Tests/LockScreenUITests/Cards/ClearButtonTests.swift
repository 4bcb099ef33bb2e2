import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

@Suite struct ClearButtonTests: LockScreenSuite {
  private let card = ActivityID(app: BundleID("a"), name: "1")

  private func makeScreen(
    motion: MotionPolicy = .full, depth: ColorDepth = .direct24,
    _ change: (AnyView) -> AnyView = { $0 }
  ) throws -> LockScreen {
    var screen = try makeScreen(columns: 60, rows: 24, depth: depth)
    screen.motion = motion
    var activity = presented(card, "card")
    activity.presentations.content = change(activity.presentations.content)
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .none), activities: [activity], at: time(0))
    _ = screen.frame(at: time(0))
    return screen
  }

  /// Returns a place in the card's middle, some distance to the left of the place of the grip.
  private func place(in screen: LockScreen, _ distance: Int = 0) -> CellPoint {
    let cards = screen.context.geometry.cards
    return CellPoint(
      column: cards.columnRange.upperBound - 3 - distance, row: cards.rowRange.upperBound - 3)
  }

  private func drag(_ screen: inout LockScreen, to distance: Int, at moment: Int = 1000) {
    _ = screen.handle(.pointer(.pressed, at: place(in: screen)), at: time(10))
    _ = screen.handle(.pointer(.dragged, at: place(in: screen, distance)), at: time(moment))
  }

  private func button(in screen: LockScreen, at moment: Int) -> Layer? {
    guard let sprite = screen.cards.sprites.first else { return nil }
    var wallpaper = screen.wallpaper
    return sprite.buttonLayer(
      before: wallpaper.scene(in: screen.context, at: .zero), in: screen.context.geometry.cards,
      clip: screen.context.geometry.device, screen.context.depth, at: .milliseconds(moment))
  }

  /// The first letter of the button's word, on the screen.
  private func letter(of screen: inout LockScreen, at moment: Int) throws -> Cell {
    let surface = screen.frame(at: time(moment)).surface
    return try #require(surface.cells.first { $0.glyph == Glyph("C") })
  }

  @Test(arguments: [0, 2, 3, 8, 9, 20, 40])
  func `the room that a card leaves has the button in it, as wide as that`(distance: Int) throws {
    var screen = try makeScreen()
    drag(&screen, to: distance)
    let layer = button(in: screen, at: 1000)
    let cards = screen.context.geometry.cards
    #expect((layer != nil) == (distance > 2))
    if let layer {
      #expect(layer.origin.column == cards.columnRange.upperBound - distance + 2)
      #expect(layer.origin.column + layer.surface.size.columns == cards.columnRange.upperBound)
    }
    let surface = screen.frame(at: time(1000)).surface
    #expect(text(surface).contains("Clear") == (distance >= 9))
  }

  @Test func `a button goes back with its card`() throws {
    var screen = try makeScreen()
    drag(&screen, to: 9)
    _ = screen.handle(.pointer(.released, at: place(in: screen, 9)), at: time(2000))
    let widths = stride(from: 2000, through: 4000, by: 20).map {
      button(in: screen, at: $0)?.surface.size.columns ?? 0
    }
    #expect(widths.first == 7 && widths.last == 0 && widths == widths.sorted(by: >))
    #expect(!text(screen.frame(at: time(4000)).surface).contains("Clear"))
  }

  @Test func `a button grows beside a card that flies, and leaves with it`() throws {
    var screen = try makeScreen()
    #expect(screen.handle(.swipeAway, at: time(100)) == [.dismiss(card)])
    let cards = screen.context.geometry.cards
    var edge = cards.columnRange.upperBound
    var widest = 0
    for moment in stride(from: 100, through: 3000, by: 20) {
      _ = screen.cards.advance(in: screen.context, at: .milliseconds(moment))
      guard let layer = button(in: screen, at: moment) else { continue }
      let end = layer.origin.column + layer.surface.size.columns
      #expect(end <= edge)
      (edge, widest) = (end, max(widest, layer.surface.size.columns))
    }
    #expect(widest == ClearButton.flightRoom - ClearButton.gap)
    #expect(edge <= screen.context.geometry.device.origin.column)
    #expect(screen.cards.sprites.isEmpty)
  }

  @Test func `a card that the hand took far flies with the room that it left`() throws {
    var screen = try makeScreen()
    drag(&screen, to: 30)
    _ = screen.handle(.pointer(.released, at: place(in: screen, 30)), at: time(2000))
    let widths = stride(from: 2000, through: 2300, by: 20).map {
      button(in: screen, at: $0)?.surface.size.columns
    }
    #expect(widths.allSatisfy { $0 == 28 })
  }

  @Test(arguments: [MotionPolicy.reduced, .off])
  func `with less motion the button follows the hand alone`(motion: MotionPolicy) throws {
    var screen = try makeScreen(motion: motion)
    drag(&screen, to: 9)
    #expect(text(screen.frame(at: time(1000)).surface).contains("Clear"))
    _ = screen.handle(.pointer(.released, at: place(in: screen, 9)), at: time(2000))
    #expect(button(in: screen, at: 2000) == nil)
    _ = screen.frame(at: time(4000))
    _ = screen.handle(.swipeAway, at: time(4000))
    for moment in stride(from: 4000, through: 5000, by: 50) {
      #expect(!text(screen.frame(at: time(moment)).surface).contains("Clear"))
    }
  }

  // MARK: - Colors

  @Test func `a button has its card's ground and the ink that the activity asks for`() throws {
    var screen = try makeScreen {
      AnyView($0.activityBackgroundTint(.yellow).activitySystemActionForegroundColor(.red))
    }
    drag(&screen, to: 20)
    let views = screen.context.cardEnvironment(at: start)
    let letter = try letter(of: &screen, at: 1000)
    #expect(letter.foreground == Color.red.paint(in: views).color)
    #expect(letter.upper == Color.yellow.paint(in: views).color)
  }

  @Test func `a button has its card's ink where the activity asks for none`() throws {
    var screen = try makeScreen()
    drag(&screen, to: 20)
    #expect(try letter(of: &screen, at: 1000).foreground == screen.context.look.foregroundStyles[0])
  }

  @Test(arguments: [Color.white, .black, .yellow, .blue, .gray])
  func `the card's ink is read upon any ground of an activity`(tint: Color) throws {
    var screen = try makeScreen { AnyView($0.activityBackgroundTint(tint)) }
    drag(&screen, to: 20)
    let letter = try letter(of: &screen, at: 1000)
    #expect(letter.foreground.over(letter.upper).contrastRatio(with: letter.upper) >= 4.5)
  }

  @Test func `an always-on display asks no app for its ink`() throws {
    var screen = try makeScreen { AnyView($0.activitySystemActionForegroundColor(.black)) }
    screen.update(DeviceDisplay(isAlwaysOn: true), at: time(5))
    drag(&screen, to: 20)
    let letter = try letter(of: &screen, at: 3000)
    #expect(letter.foreground.over(letter.upper).contrastRatio(with: letter.upper) >= 4.5)
  }

  @Test(arguments: [(Color.yellow, 1), (.black, 0), (nil, 0)])
  func `an ink that is nearly the button's ground is found`(ink: Color?, count: Int) throws {
    let screen = try makeScreen()
    var activity = presented(card, "")
    activity.presentations.content = AnyView(
      Text(verbatim: "").activityBackgroundTint(.yellow).activitySystemActionForegroundColor(ink))
    let unmet = contrasts(of: activity, in: screen).filter { !$0.isMet }
    #expect(unmet.map(\.text.words) == Array(repeating: "Clear", count: count))
    #expect(unmet.allSatisfy { $0.presentation == .lockScreen })
  }

  @Test func `without colors a button is drawn in lines as its card is`() throws {
    var screen = try makeScreen(depth: .mono)
    drag(&screen, to: 14)
    let lines = text(screen.frame(at: time(1000)).surface).split(separator: "\n")
    #expect(lines.contains { $0.contains("╮  ╭──────────╮") })
    #expect(lines.contains { $0.contains("│  │  Clear   │") })
    #expect(lines.contains { $0.contains("╯  ╰──────────╯") })
  }
}
