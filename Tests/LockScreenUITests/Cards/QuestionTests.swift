import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// The Lock Screen's question about an app's activities.
@Suite struct QuestionTests: LockScreenSuite {
  private let question = PermissionQuestion(app: BundleID("b"), name: "Pizza Express")

  private func show(
    _ apps: [[ActivityID]], asking: Bool = true, on screen: inout LockScreen, at moment: Int
  ) {
    screen.update(
      Arrangement(stacks: stacks(apps), island: .none),
      activities: apps.joined().map { presented($0, "card \($0.app.rawValue)\($0.name)") },
      question: asking ? question : nil, at: time(moment))
  }

  @Test(arguments: [
    ColorDepth.direct24, .indexed256, .ansi16, .ansi8, .mono,
  ])
  func `is a card below the app's own, with a button for each answer and its key`(
    depth: ColorDepth
  ) throws {
    var screen = try makeScreen(columns: 60, rows: 44, depth: depth)
    show([[id("a")], [id("b", "1"), id("b", "2")]], on: &screen, at: 0)
    let surface = screen.frame(at: time(3000)).surface
    let lines = text(surface).split(separator: "\n", omittingEmptySubsequences: false)
    let card = try #require(lines.firstIndex { $0.contains("card b1") })
    let asked = try #require(lines.firstIndex { $0.contains("Allow Live Activities from") })
    let buttons = try #require(lines.firstIndex { $0.contains("Don’t Allow  n") })
    #expect(card < asked && asked < buttons && lines[buttons].contains("Allow  y"))
    #expect(!text(surface).contains("y / n"))
    // Its buttons answer it.
    for (title, isAllowed) in [("Don’t Allow", false), ("Allow  y", true)] {
      let range = try #require(lines[buttons].firstRange(of: title))
      let column = lines[buttons].distance(
        from: lines[buttons].startIndex, to: range.lowerBound)
      let press = screen.handle(
        .pointer(.pressed, at: CellPoint(column: column + 1, row: buttons)), at: time(4000))
      #expect(press == [.answer(isAllowed, BundleID("b"))])
    }
    show([[id("a")], [id("b", "1"), id("b", "2")]], asking: false, on: &screen, at: 5000)
    #expect(!text(screen.frame(at: time(8000)).surface).contains("Don’t Allow"))
  }

  @Test(arguments: [(40, 15), (60, 20), (49, 22), (49, 24), (60, 30), (60, 44)], [1, 2])
  func `is a line where its card has no room`(
    size: (columns: Int, rows: Int), count: Int
  ) throws {
    var screen = try makeScreen(columns: size.columns, rows: size.rows)
    show([(1...count).map { id("b", "\($0)") }], on: &screen, at: 0)
    let picture = text(screen.frame(at: time(3000)).surface)
    #expect(picture.contains("Don’t Allow") != picture.contains("y / n"))
    #expect(picture.contains("Don’t Allow") || size.rows < 30)
    #expect(picture.contains("card b1"))
    let column = screen.context.geometry.cards
    for sprite in screen.cards.sprites {
      #expect(
        sprite.rect(at: .seconds(3), in: column).rowRange.upperBound <= column.rowRange.upperBound)
    }
  }

  @Test(arguments: [(60, 24), (60, 30), (122, 40)])
  func `words about a switch lie on no card, and never on the number of others`(
    columns: Int, rows: Int
  ) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let apps = ["a", "b", "c", "d", "e", "f", "g"].map { [id($0), id($0, "2")] }
    show(apps, asking: false, on: &screen, at: 0)
    _ = screen.frame(at: time(0))
    #expect(text(screen.frame(at: time(3000)).surface).contains(" more"))
    screen.announce("Midnight", at: time(4000))
    let quiet = screen.frame(at: time(4700)).surface
    let row = try #require(
      text(quiet).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Midnight") })
    let ends = screen.cards.sprites.map {
      $0.rect(at: .milliseconds(4700), in: screen.context.geometry.cards).origin.row
        + $0.face.coveredRows
    }
    #expect(ends.allSatisfy { $0 <= row })
    for moment in stride(from: 4000, through: 8000, by: 20) {
      let lines = text(screen.frame(at: time(moment)).surface).split(separator: "\n")
      let mixed = lines.filter { $0.contains("ore") && $0.filter(\.isLetter) != "more" }
      #expect(mixed.isEmpty, "at \(moment): \(mixed)")
    }
  }

  @Test func `hidden cards that are all above are said to be above`() throws {
    var screen = try makeScreen(columns: 60, rows: 30)
    let apps = ["a", "b", "c", "d"].map { [id($0)] }
    show(apps, asking: false, on: &screen, at: 0)
    #expect(text(screen.frame(at: time(3000)).surface).contains(" more"))
    #expect(!text(screen.frame(at: time(3000)).surface).contains("↑"))
    for step in 0..<4 { _ = screen.handle(.selectNext, at: time(3000 + step)) }
    #expect(text(screen.frame(at: time(6000)).surface).contains("↑ 2 more"))
  }
}
