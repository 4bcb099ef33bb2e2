import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite struct DragTests: LockScreenSuite {
  private let card = ActivityID(app: BundleID("a"), name: "1")

  private func makeScreen(motion: MotionPolicy = .full) throws -> LockScreen {
    var screen = try makeScreen(columns: 60, rows: 40)
    screen.motion = motion
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .none), activities: [presented(card, "card")],
      at: time(0))
    _ = screen.frame(at: time(0))
    return screen
  }

  private func column(in screen: LockScreen, at moment: Int) throws -> Double {
    try #require(screen.cards.sprites.first).column.value(at: .milliseconds(moment))
  }

  /// Drags the card through distances at moments, and lets it go.
  private func drag(
    _ screen: inout LockScreen, through path: [(moment: Int, distance: Int)], until end: Int
  ) throws -> [PersonAction] {
    let rect = try #require(
      screen.cards.sprites.first?.rect(at: .zero, in: screen.context.geometry.cards))
    let place = { (distance: Int) in
      CellPoint(column: rect.origin.column + 30 + distance, row: rect.origin.row + 2)
    }
    _ = screen.handle(.pointer(.pressed, at: place(0)), at: time(10))
    for (moment, distance) in path {
      _ = screen.handle(.pointer(.dragged, at: place(distance)), at: time(moment))
      #expect(try column(in: screen, at: moment) == Double(min(0, distance)))
    }
    let last = path.last?.distance ?? 0
    return screen.handle(.pointer(.released, at: place(last)), at: time(end))
  }

  static let hands: [(path: [(moment: Int, distance: Int)], end: Int, flies: Bool)] = [
    // Far enough, however slowly.
    ([(200, -4), (400, -8), (600, -12)], 1000, true),
    // Near, and it rested before it was let go.
    ([(200, -4), (400, -8)], 1000, false),
    // Near, but thrown.
    ([(30, -2), (50, -4), (70, -6)], 80, true),
    // Far, but on its way back.
    ([(100, -6), (200, -12), (220, -9), (240, -4)], 245, false),
    // To the right it does not follow at all.
    ([(50, 5), (100, 9)], 110, false),
  ]

  @Test(arguments: hands)
  func `a card flies when it is far out or thrown, and else snaps back`(
    hand: (path: [(moment: Int, distance: Int)], end: Int, flies: Bool)
  ) throws {
    var screen = try makeScreen()
    let actions = try drag(&screen, through: hand.path, until: hand.end)
    #expect(actions.contains(.dismiss(card)) == hand.flies)
    let after = screen.frame(at: time(hand.end + 3000))
    #expect(!after.isMoving)
    #expect(text(after.surface).contains("card") != hand.flies)
  }

  @Test func `a card that is let go keeps its place and goes on as fast as the hand`() throws {
    var screen = try makeScreen()
    _ = try drag(&screen, through: [(30, -4), (50, -8), (70, -12)], until: 75)
    let piece = try #require(screen.cards.sprites.first)
    #expect(abs(piece.column.value(at: .milliseconds(75)) + 12) < 1e-9)
    #expect(abs(piece.column.velocity(at: .milliseconds(75)) + 200) < 1)
    let places = (0...60).map { piece.column.value(at: .milliseconds(75 + $0 * 16)) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 - $1 < 8 && $0 - $1 > -1 })
  }

  @Test func `a card that flies out uncovers the next one, which is not seen through it`() throws {
    let next = ActivityID(app: card.app, name: "2")
    var screen = try makeScreen(columns: 60, rows: 40)
    let activities = [presented(card, "ooooo"), presented(next, "xxxxx")]
    screen.update(
      Arrangement(stacks: stacks([[card, next]]), island: .none), activities: activities,
      at: time(0))
    _ = screen.frame(at: time(0))
    #expect(screen.handle(.swipeAway, at: time(100)) == [.dismiss(card)])
    screen.update(
      Arrangement(stacks: stacks([[next]]), island: .none), activities: [activities[1]],
      at: time(100))
    var seen: Set<Int> = []
    for moment in stride(from: 100, through: 900, by: 10) {
      let surface = screen.frame(at: time(moment)).surface
      let flying = screen.cards.sprites.first { $0.key == .card(card) }
      let edge = flying?.room(at: .milliseconds(moment), in: screen.context.geometry.cards)
        .columnRange
      let columns = surface.cells.indices.filter { surface.cells[$0].glyph == Glyph("x") }
        .map { $0 % surface.size.columns }
      #expect(columns.allSatisfy { $0 >= edge?.upperBound ?? 0 })
      seen.insert(columns.count)
    }
    // It comes letter by letter, from the right.
    #expect(seen.contains(0) && seen.contains(5) && seen.count > 2)
  }

  @Test func `a card that snaps back passes its place by little`() throws {
    var screen = try makeScreen()
    _ = try drag(&screen, through: [(200, -4), (400, -9)], until: 1000)
    let piece = try #require(screen.cards.sprites.first)
    let places = (0...100).map { piece.column.value(at: .milliseconds(1000 + $0 * 10)) }
    #expect(places[0] == -9 && places[100] == 0)
    #expect(places.allSatisfy { $0 < 0.5 })
  }

  @Test(arguments: [MotionPolicy.reduced, .off])
  func `with less motion a card still follows the hand, and does not fly`(motion: MotionPolicy)
    throws
  {
    var screen = try makeScreen(motion: motion)
    let actions = try drag(&screen, through: [(200, -4), (400, -8), (600, -12)], until: 700)
    #expect(actions == [.dismiss(card)])
    #expect(screen.cards.sprites.allSatisfy { !$0.isMoving(at: .milliseconds(700)) })
    #expect(screen.frame(at: time(700)).isMoving == (motion == .reduced))
  }
}
