import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import LiveActivities
import Testing

@testable import LockScreenUI

/// Counts the number of times that a view was asked for its body.
private final class Tally {
  var count = 0
}

/// A label, and below it a timer.
private struct Card: View {
  let label: String
  let start: Date
  let tally: Tally

  var body: some View {
    tally.count += 1
    return VStack {
      Text(label)
      Text(start, style: .timer)
    }
    .frame(maxWidth: .infinity)
  }
}

@Suite struct ContentMotionTests: LockScreenSuite {
  private let card = ActivityID(app: BundleID("a"), name: "1")

  private func show(
    _ label: String, revision: Int?, on screen: inout LockScreen, tally: Tally = Tally(),
    start: Date? = nil, at moment: Int
  ) {
    let view = AnyView(Card(label: label, start: start ?? self.start, tally: tally))
    let nothing = AnyView(EmptyView())
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .none),
      activities: [
        PresentedActivity(
          id: card,
          presentations: ActivityPresentations(
            content: view, compactLeading: nothing, compactTrailing: nothing, minimal: nothing,
            expanded: ExpandedIsland()), revision: revision)
      ], at: time(moment))
  }

  @Test func `a card is laid out when its content is another, and not when time goes on`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    let tally = Tally()
    show("one", revision: 1, on: &screen, tally: tally, at: 0)
    _ = screen.frame(at: time(0))
    let once = tally.count
    #expect(once > 0)
    show("one", revision: 1, on: &screen, tally: tally, at: 200)
    for moment in stride(from: 200, to: 900, by: 100) { _ = screen.frame(at: time(moment)) }
    #expect(tally.count == once)
    _ = screen.frame(at: time(1000))
    #expect(tally.count == once)
    show("two", revision: 2, on: &screen, tally: tally, at: 1100)
    for moment in stride(from: 1100, to: 1900, by: 50) { _ = screen.frame(at: time(moment)) }
    #expect(tally.count == 2 * once)
  }

  @Test func `a timer ticks without any motion`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    show("one", revision: 1, on: &screen, at: 0)
    for moment in stride(from: 0, to: 5000, by: 100) {
      #expect(!screen.frame(at: time(moment)).isMoving)
    }
    #expect(text(screen.frame(at: time(5000)).surface).contains("0:05"))
  }

  @Test(arguments: [500, 700, 900])
  func `a timer that ticks amid a change does not hold it up`(moment: Int) throws {
    var ends: [Int] = []
    // The second timer ticks half a second away from the change.
    for start in [start, start + 0.5 - Double(moment % 1000) / 1000] {
      var screen = try makeScreen(columns: 49, rows: 40)
      show("one", revision: 1, on: &screen, start: start, at: 0)
      _ = screen.frame(at: time(0))
      show("another", revision: 2, on: &screen, start: start, at: moment)
      let frames = stride(from: moment, to: moment + 2500, by: 20)
      ends.append(frames.first { !screen.frame(at: time($0)).isMoving } ?? .max)
      #expect(text(screen.frame(at: time(moment + 2500)).surface).contains("another"))
    }
    #expect(abs(ends[0] - ends[1]) <= 20)
    #expect(ends[0] - moment > 200 && ends[0] - moment <= 2000)
  }

  @Test(arguments: [16, 120])
  func `any rate of updates shows a new content in time`(interval: Int) throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    show("one", revision: 1, on: &screen, at: 0)
    _ = screen.frame(at: time(0))
    var seen: Set<Substring> = []
    for step in 1...(2000 / interval) {
      show("number \(step)", revision: 1 + step, on: &screen, at: step * interval)
      let words = text(screen.frame(at: time(step * interval)).surface).split(separator: " ")
      for (word, number) in zip(words, words.dropFirst()) where word.hasSuffix("number") {
        if (1...step).map(String.init).contains(String(number)) { seen.insert(number) }
      }
    }
    #expect(seen.count >= 2, "two seconds are enough for several to be read")
    #expect(!screen.frame(at: time(8000)).isMoving)
    let last = text(screen.frame(at: time(8000)).surface)
    #expect(last.contains("number \(2000 / interval) "))
  }

  @Test func `what swings beyond its place stays on its card`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    func show(_ isRight: Bool, at moment: Int) {
      let view = HStack {
        if isRight { Spacer() }
        Text("here")
        if !isRight { Spacer() }
      }
      .padding().animation(.spring(duration: 0.6, bounce: 0.5), value: isRight)
      var activity = presented(card, "")
      activity.presentations = ActivityPresentations(
        content: AnyView(view), compactLeading: activity.presentations.compactLeading,
        compactTrailing: activity.presentations.compactTrailing,
        minimal: activity.presentations.minimal, expanded: ExpandedIsland())
      screen.update(
        Arrangement(stacks: stacks([[card]]), island: .none), activities: [activity],
        at: time(moment))
    }
    show(false, at: 0)
    let place = geometryOfCard(on: &screen)
    show(true, at: 100)
    var rightmost = 0
    for moment in stride(from: 100, to: 1500, by: 20) {
      let surface = screen.frame(at: time(moment)).surface
      for row in place.rowRange {
        for column in place.columnRange
        where "here".unicodeScalars.contains(where: {
          surface[column, row].glyph == Glyph($0)
        }) {
          rightmost = max(rightmost, column)
        }
      }
    }
    let end = place.columnRange.upperBound
    #expect(rightmost == end - 2, "it swings as far as the card's last whole cells")
  }

  private func geometryOfCard(on screen: inout LockScreen) -> CellRect {
    _ = screen.frame(at: time(0))
    return screen.cards.sprites.first?.rect(at: .zero, in: screen.context.geometry.cards)
      ?? .init(
        origin: .zero, size: .zero)
  }
}
