import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import RandomNumbers
import Testing

@testable import LockScreenUI

/// Cards that fade, come in, fly out and close up: none drives through another one.
@Suite struct CardPilesTests: LockScreenSuite {
  private struct Column {
    var stacks: [Arrangement.Stack]
    /// The number of lines on each card.
    var lines: [ActivityID: Int] = [:]

    mutating func fold(_ index: Int) {
      let stack = stacks[index]
      stacks[index] = Arrangement.Stack(
        app: stack.app, activities: stack.activities, isUnfolded: !stack.isUnfolded)
    }

    mutating func remove(_ key: ActivityID) {
      stacks = stacks.compactMap { stack in
        let rest = stack.activities.filter { $0 != key }
        guard !rest.isEmpty else { return nil }
        return Arrangement.Stack(app: stack.app, activities: rest, isUnfolded: stack.isUnfolded)
      }
    }

    mutating func insert(_ key: ActivityID, at place: Int) {
      guard let index = stacks.firstIndex(where: { $0.app == key.app }) else {
        stacks.insert(
          Arrangement.Stack(app: key.app, activities: [key], isUnfolded: false),
          at: min(place, stacks.count))
        return
      }
      let stack = stacks[index]
      stacks[index] = Arrangement.Stack(
        app: key.app, activities: [key] + stack.activities, isUnfolded: stack.isUnfolded)
    }
  }

  /// Returns the lines of an activity's card; no other card has them.
  private func lines(of key: ActivityID, in column: Column) -> [String] {
    (0..<(column.lines[key] ?? 3)).map {
      "\(key.app.rawValue)\(key.name)-\($0)-abcdefghijklmnopqrst"
    }
  }

  private func card(_ key: ActivityID, in column: Column) -> PresentedActivity {
    let texts = VStack(alignment: .leading, spacing: 0) {
      ForEach(lines(of: key, in: column), id: \.self) { Text($0) }
    }
    return PresentedActivity(
      id: key,
      presentations: ActivityPresentations(
        content: AnyView(texts.frame(maxWidth: .infinity).padding()),
        compactLeading: AnyView(Text("L")), compactTrailing: AnyView(Text("T")),
        minimal: AnyView(Text("m")), expanded: ExpandedIsland()))
  }

  private func show(_ column: Column, on screen: inout LockScreen, at moment: Int) {
    screen.update(
      Arrangement(stacks: column.stacks, island: .none),
      activities: column.stacks.flatMap(\.activities).map { card($0, in: column) },
      at: time(moment))
  }

  private func makeScreen(_ column: Column, columns: Int, rows: Int) throws -> LockScreen {
    var screen = try makeScreen(columns: columns, rows: rows)
    show(column, on: &screen, at: 0)
    _ = screen.frame(at: time(0))
    return screen
  }

  /// Returns the faults of a moment: cards that overlap by more than the row between them, and texts that are not whole.
  private func faults(of screen: inout LockScreen, _ column: Column, at moment: Int) -> [String] {
    let picture = text(screen.frame(at: time(moment)).surface)
    let now = Duration.milliseconds(moment)
    let cards = screen.cards.sprites.filter {
      // One that flies is gone once it is out of the way of others, except for that behind it.
      $0.key.isCard && $0.opacity.value(at: now) > 0.1 && !$0.isUncovered
        && (!$0.isFlying || $0.isCurtain(at: now))
    }
    var faults: [String] = []
    for (index, card) in cards.enumerated() {
      let (start, end) = (
        card.row.value(at: now), card.row.value(at: now) + card.rows.value(at: now)
      )
      for other in cards[(index + 1)...] {
        let top = max(start, other.row.value(at: now))
        let bottom = min(end, other.row.value(at: now) + other.rows.value(at: now))
        let isRising = [card, other].contains { $0.role == .arrives }
        if bottom - top > 1 + (isRising ? CardSprite.rise : 0) + 1e-3 {
          faults.append("\(moment): \(described(card, now)) on \(described(other, now))")
        }
      }
      guard let key = card.key.activity, !card.isLeaving, card.role == .stays
      else { continue }
      for line in lines(of: key, in: column) where !picture.contains(line) {
        faults.append("\(moment): \(described(card, now)) without \(line)")
      }
    }
    return faults
  }

  private func described(_ card: CardSprite, _ now: Duration) -> String {
    let rows = [card.row.value(at: now), card.end(at: now), card.row.target]
    let name = card.key.activity.map { $0.app.rawValue + $0.name } ?? ""
    return "\(name) \(card.role)\(card.isLeaving ? ", leaving," : "") at \(rows)"
  }

  /// Returns the faults of all moments until a change is over.
  private func faults(
    of screen: inout LockScreen, _ column: Column, from start: Int, to end: Int
  ) -> [String] {
    stride(from: start, to: end, by: 17).flatMap { faults(of: &screen, column, at: $0) }
  }

  private static let sizes = [(49, 40), (49, 30), (80, 24), (122, 40)]

  private var threeStacks: Column {
    let pizzas = ["1", "2", "3"].map { id("b", $0) }
    let apps = [[id("a")], pizzas, [id("c")], [id("d")]]
    return Column(stacks: stacks(apps), lines: [id("a"): 4, id("c"): 5, id("b", "2"): 2])
  }

  @Test(arguments: sizes)
  func `a stack folds and unfolds beside its neighbors, also when it turns around midway`(
    columns: Int, rows: Int
  ) throws {
    var column = threeStacks
    column.remove(id("a"))
    var screen = try makeScreen(column, columns: columns, rows: rows)
    var moment = 2000
    for pause in [900, 900, 60, 900, 120, 40, 900, 200, 900] {
      column.fold(0)
      show(column, on: &screen, at: moment)
      #expect(faults(of: &screen, column, from: moment, to: moment + pause) == [])
      moment += pause
    }
    #expect(!screen.frame(at: time(moment + 3000)).isMoving)
  }

  @Test(arguments: sizes)
  func `cards close up without a letter missing while one flies out`(columns: Int, rows: Int)
    throws
  {
    var column = threeStacks
    var screen = try makeScreen(column, columns: columns, rows: rows)
    _ = screen.handle(.selectNext, at: time(1000))
    var moment = 2000
    for pause in [80, 1200, 1200, 200, 1200] {
      let target = try #require(screen.target)
      _ = screen.handle(.swipeAway, at: time(moment))
      #expect(screen.cards.sprites.contains { $0.isFlying })
      column.remove(target)
      show(column, on: &screen, at: moment)
      #expect(faults(of: &screen, column, from: moment, to: moment + pause) == [])
      moment += pause
    }
  }

  @Test func `the mark of a card that is selected before it is seen comes in with it`() throws {
    let column = Column(
      stacks: stacks([[id("a")], [id("b")]]), lines: [id("a"): 5, id("b"): 5])
    var screen = try makeScreen(column, columns: 80, rows: 24)
    _ = screen.handle(.selectNext, at: time(1000))
    _ = screen.handle(.swipeAway, at: time(2000))
    let next = try #require(screen.selection)
    var seen: Set<Double> = []
    for moment in stride(from: 2000, to: 2500, by: 10) {
      let (context, now) = (screen.context, Duration.milliseconds(moment))
      let layers = screen.cards.layers(
        of: screen.content, before: WallpaperScene(in: context), noteOpacity: 0,
        on: context.geometry.device, in: context, at: now)
      let card = try #require(screen.cards.sprites.first { $0.key == .card(next) && !$0.isLeaving })
      let mark = try #require(layers.last)
      #expect(mark.opacity == card.opacity.value(at: now))
      seen.insert(mark.opacity)
    }
    #expect(seen.contains(0) && seen.contains(1) && seen.count > 4)
  }

  @Test func `the edges of a stack stay at its lower edge, beneath all cards`() throws {
    var column = Column(
      stacks: stacks([["1", "2", "3"].map { id("b", $0) }, [id("c")], [id("d")]]))
    var screen = try makeScreen(column, columns: 49, rows: 40)
    var count = 0
    for start in [2000, 4000] {
      column.fold(0)
      show(column, on: &screen, at: start)
      for moment in stride(from: start, to: start + 700, by: 10) {
        _ = screen.frame(at: time(moment))
        let now = Duration.milliseconds(moment)
        let sprites = screen.cards.sprites
        // Cards that come in below the first one are not seen before the edges are gone.
        let ends = sprites.filter {
          $0.app == id("b").app && $0.key.isCard && !$0.isLeaving && $0.role == .stays
        }.map { $0.row.value(at: now) + $0.rows.value(at: now) }
        for edges in sprites where edges.key == .edges(id("b").app) {
          #expect(abs(edges.row.value(at: now) + 1 - (ends.max() ?? 0)) < 0.3, "at \(moment)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: sizes, [1, 2, 3, 4, 5, 6] as [UInt64])
  func `cards never drive through others, whatever comes and goes midway`(
    size: (Int, Int), seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    var column = threeStacks
    var screen = try makeScreen(column, columns: size.0, rows: size.1)
    var (moment, count) = (1000, 0)
    for _ in 0..<16 {
      let all = column.stacks.flatMap(\.activities)
      let step = Int.random(in: 0..<6, using: &chance)
      switch step {
      case 0, 1:
        if !column.stacks.isEmpty {
          column.fold(.random(in: column.stacks.indices, using: &chance))
        }
      case 2:
        if let key = all.randomElement(using: &chance) { column.remove(key) }
      case 3:
        _ = screen.handle(.selectNext, at: time(moment))
        if let key = screen.target, screen.handle(.swipeAway, at: time(moment)) == [.dismiss(key)] {
          column.remove(key)
        }
      default:
        count += 1
        let key = id(["a", "b", "c", "d", "e"].randomElement(using: &chance) ?? "a", "n\(count)")
        column.lines[key] = .random(in: 1...5, using: &chance)
        column.insert(key, at: .random(in: 0...2, using: &chance))
      }
      show(column, on: &screen, at: moment)
      let end = moment + Int.random(in: 10..<700, using: &chance)
      let faults = faults(of: &screen, column, from: moment, to: end)
      #expect(faults == [], "step \(step)")
      moment = end
    }
    #expect(!screen.frame(at: time(moment + 3000)).isMoving)
  }
}
