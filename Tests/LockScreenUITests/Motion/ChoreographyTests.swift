import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import RandomNumbers
import Testing
import Theming

@testable import LockScreenUI

/// Cards that come, go and change places.
@Suite struct ChoreographyTests: LockScreenSuite {
  private func update(
    _ screen: inout LockScreen, _ apps: [[ActivityID]], isUnfolded: Bool = false, at moment: Int
  ) {
    screen.update(
      Arrangement(stacks: stacks(apps, isUnfolded: isUnfolded), island: .none),
      activities: apps.joined().map { presented($0, "card \($0.app.rawValue)\($0.name)") },
      at: time(moment))
  }

  private func makeScreen(_ apps: [[ActivityID]], rows: Int = 40) throws -> LockScreen {
    var screen = try makeScreen(columns: 60, rows: rows)
    update(&screen, apps, at: 0)
    _ = screen.frame(at: time(0))
    return screen
  }

  private func sprite(_ key: ActivityID, in screen: LockScreen) throws -> CardSprite {
    try #require(screen.cards.sprites.first { $0.key == .card(key) && !$0.isLeaving })
  }

  /// Lets the cards take a frame's step, without the frame.
  private func advance(_ screen: inout LockScreen, to moment: Int) {
    _ = screen.cards.advance(in: screen.context, at: .milliseconds(moment))
  }

  /// Returns whether the cards that stay are whole and one below the other.
  private func isInOrder(_ screen: LockScreen, at moment: Int) -> Bool {
    let now = Duration.milliseconds(moment)
    let staying = screen.cards.sprites.filter {
      $0.key.isCard && !$0.isLeaving && $0.role == .stays
    }.sorted { $0.depth < $1.depth }
    var end = -Double.infinity
    for sprite in staying {
      let row = sprite.row.value(at: now)
      guard sprite.opacity.value(at: now) == 1, end <= row + 1e-6 else { return false }
      end = row + sprite.rows.value(at: now)
    }
    return true
  }

  @Test func `cards that go at once are kept no longer than until the next arrangement`() throws {
    var screen = try makeScreen([[id("a")]])
    screen.motion = .off
    for number in 0..<50 { update(&screen, [[id("a", "\(number)")]], at: 1000 + number) }
    #expect(screen.cards.sprites.count { $0.key.isCard } <= 2)
  }

  @Test func `the others move to their places first, then the new card rises and fades in`() throws
  {
    let (old, new) = ([[id("a")], [id("b")]], [[id("c")], [id("a")], [id("b")]])
    var screen = try makeScreen(old, rows: 60)
    update(&screen, new, at: 1000)
    let end = try sprite(id("c"), in: screen).row.target
    for moment in stride(from: 1000, through: 1500, by: 5) {
      advance(&screen, to: moment)
      #expect(isInOrder(screen, at: moment), "at \(moment)")
      let card = try sprite(id("c"), in: screen)
      let (row, opacity) = (
        card.row.value(at: .milliseconds(moment)), card.opacity.value(at: .milliseconds(moment))
      )
      let moves = try [id("a"), id("b")].contains {
        try sprite($0, in: screen).row.isMoving(at: .milliseconds(moment))
      }
      if moves { #expect(opacity == 0) }
      #expect(row >= end && row <= end + 2)
      #expect(moment < 1400 || opacity == 1 && row == end)
    }
  }

  @Test func `a card without room fades where it is, and the edge of the card above tells of it`()
    throws
  {
    let area = try makeScreen([]).context.geometry.cards
    let room = area.size.rows / (DeviceMeasures.iPhone.cardRows.lowerBound + 1)
    let names = (0...room).map { "app\($0)" }
    let (last, above) = (id(names[room]), id(names[room - 1]))
    let apps = names.map { [id($0)] }
    var screen = try makeScreen(Array(apps.dropFirst()))
    #expect(screen.cards.sprites.count { $0.key.isCard } == room)
    update(&screen, apps, at: 1000)
    let gone = try #require(screen.cards.sprites.first { $0.key == .card(last) })
    #expect(gone.isLeaving)
    #expect(!gone.row.isMoving(at: .milliseconds(1000)) && gone.opacity.target == 0)
    _ = screen.frame(at: time(3000))
    let edges = screen.cards.sprites.filter(\.key.isEdges)
    #expect(edges.map(\.key) == [.edges(above.app)])
    update(&screen, Array(apps.dropFirst()), at: 4000)
    #expect(try sprite(last, in: screen).role == .arrives)
  }

  @Test(arguments: [(60, 40), (80, 24), (122, 40)])
  func `a card that comes has its height and its whole text from its first frame`(
    columns: Int, rows: Int
  ) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let apps = [[id("a")], [id("b", "1"), id("b", "2"), id("b", "3")]]
    update(&screen, apps, at: 0)
    _ = screen.frame(at: time(0))
    let known = Set(screen.cards.sprites.map(\.key))
    update(&screen, apps, isUnfolded: true, at: 1000)
    var seen: Set<SpriteKey> = []
    for moment in stride(from: 1000, through: 2000, by: 10) {
      let now = Duration.milliseconds(moment)
      let picture = text(screen.frame(at: time(moment)).surface)
      for sprite in screen.cards.sprites where !known.contains(sprite.key) {
        #expect(sprite.rows.value(at: now) == Double(sprite.face.rows))
        guard let card = sprite.key.activity, sprite.opacity.value(at: now) > 0.5 else { continue }
        seen.insert(sprite.key)
        #expect(picture.contains("card \(card.app.rawValue)\(card.name)"), "at \(moment)")
      }
    }
    #expect(!seen.isEmpty)
  }

  /// Returns the rows that the clock's digits take.
  private func digitRows(of screen: inout LockScreen, at now: Duration) -> Int? {
    screen.clock.layers(
      before: WallpaperScene(in: screen.context), clip: screen.context.geometry.device,
      in: screen.context, at: now
    ).last?.surface.inkedRows
  }

  @Test func `a card that comes above the others waits until the clock has given way`() throws {
    let apps = ["b", "c", "a"].map { [id($0)] }
    var (screen, rested) = try (makeScreen([apps[2]], rows: 40), makeScreen(apps, rows: 40))
    let end = try #require(digitRows(of: &rested, at: .seconds(3)))
    update(&screen, apps, at: 1000)
    var heights: Set<Int> = []
    for moment in stride(from: 1000, through: 2000, by: 10) {
      let now = Duration.milliseconds(moment)
      let rows = try #require(digitRows(of: &screen, at: now))
      heights.insert(rows)
      advance(&screen, to: moment)
      if try sprite(id("b"), in: screen).opacity.value(at: now) > 0 {
        #expect(rows == end, "at \(moment)")
      }
    }
    // In whole rows, so that its strokes are sharp on the way.
    #expect(heights.count > 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func `cards that stay never cross, whatever comes, goes and changes places`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let all = ["a", "b", "c", "d", "e"].map { [id($0), id($0, "2")] }
    var shown = Array(all.prefix(2))
    var screen = try makeScreen(shown, rows: 50)
    var moment = 10
    var faults: [Int] = []
    for _ in 0..<14 {
      switch Int.random(in: 0..<4, using: &chance) {
      case 0:
        if let new = all.first(where: { !shown.contains($0) }) { shown.insert(new, at: 0) }
      case 1 where !shown.isEmpty:
        shown.remove(at: Int.random(in: 0..<shown.count, using: &chance))
      case 2: shown.shuffle(using: &chance)
      default: break
      }
      update(&screen, shown, isUnfolded: Bool.random(using: &chance), at: moment)
      let end = moment + Int.random(in: 10..<600, using: &chance)
      while moment < end {
        advance(&screen, to: moment)
        if !isInOrder(screen, at: moment) { faults.append(moment) }
        moment += 20
      }
    }
    #expect(faults == [])
    let frame = screen.frame(at: time(moment + 3000))
    #expect(!frame.isMoving)
    #expect(screen.cards.sprites.allSatisfy { !$0.isLeaving })
  }

  // MARK: - Open stacks

  @Test(arguments: [(60, 24), (60, 30), (60, 36), (60, 40), (122, 40)])
  func `an open stack shows no fewer cards than before, and a button that folds it`(
    columns: Int, rows: Int
  ) throws {
    var screen = try makeScreen(columns: columns, rows: rows)
    let apps = [[id("a")], [id("b", "1"), id("b", "2"), id("b", "3"), id("b", "4")]]
    update(&screen, apps, at: 0)
    let before = text(screen.frame(at: time(0)).surface)
    _ = screen.handle(.selectNext, at: time(10))
    _ = screen.handle(.selectNext, at: time(20))
    update(&screen, apps, isUnfolded: true, at: 30)
    let surface = screen.frame(at: time(3000)).surface
    let after = text(surface)
    let count = { (text: String) in text.components(of: "card").count - 1 }
    #expect(count(after) >= min(5, count(before) + (rows > 30 ? 1 : 0)))
    #expect(after.contains("card b1") && after.contains(CardFace.foldTitle))
    #expect(screen.context.isListOpen == (screen.context.geometry.header.isLine))
    let head = try #require(screen.cards.sprites.first { $0.key == .head(id("b").app) })
    let place = head.rect(at: .seconds(3), in: screen.context.geometry.cards).origin
    let press = screen.handle(
      .pointer(.pressed, at: place + CellPoint(column: 3, row: head.face.rows / 2)), at: time(3001))
    #expect(press == [.fold(id("b").app)])
    // The list follows the selection.
    for step in 0..<4 { _ = screen.handle(.selectNext, at: time(3100 + step)) }
    #expect(text(screen.frame(at: time(6000)).surface).contains("card b4"))
    update(&screen, apps, at: 7000)
    #expect(!text(screen.frame(at: time(9000)).surface).contains(CardFace.foldTitle))
  }

  @Test func `a dragged stack moves as one, and its button is as high as the card`() throws {
    let apps = [[id("a", "1"), id("a", "2"), id("a", "3")]]
    var screen = try makeScreen(apps)
    let area = screen.context.geometry.cards
    let card = try sprite(id("a", "1"), in: screen).rect(at: .zero, in: area)
    let grip = CellPoint(column: card.columnRange.upperBound - 2, row: card.origin.row + 2)
    _ = screen.handle(.pointer(.pressed, at: grip), at: time(10))
    for (moment, distance) in [(100, 5), (200, 14), (1000, 14)] {
      let place = CellPoint(column: grip.column - distance, row: grip.row)
      _ = screen.handle(.pointer(.dragged, at: place), at: time(moment))
      let columns = screen.cards.sprites.map { $0.column.value(at: .milliseconds(moment)) }
      #expect(columns == [Double(-distance), Double(-distance)])
    }
    var dragged = try sprite(id("a", "1"), in: screen)
    let scene = WallpaperScene(in: screen.context)
    let device = screen.context.geometry.device
    let ground = try #require(
      dragged.layers(before: scene, in: area, clip: device, .direct24, at: .seconds(1)).first)
    let button = try #require(
      dragged.buttonLayer(before: scene, in: area, clip: device, .direct24, at: .seconds(1)))
    #expect(button.surface.size.rows == ground.surface.size.rows)
    #expect(button.origin.row == ground.origin.row)
    let inked = { (layer: Layer) in
      (0..<layer.surface.size.rows).filter {
        layer.surface[layer.surface.size.columns / 2, $0] != .clear
      }
    }
    #expect(inked(button) == inked(ground))
    _ = screen.handle(
      .pointer(.released, at: CellPoint(column: grip.column - 14, row: grip.row)), at: time(1010))
    for moment in stride(from: 1010, to: 1300, by: 10) {
      let flying = screen.cards.sprites.filter(\.isFlying)
      #expect(Set(flying.map { $0.column.value(at: .milliseconds(moment)) }).count == 1)
      #expect(flying.count == 2)
    }
  }

  @Test func `a card that is swiped away keeps its rows together in each frame`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    let lines = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<5) { Text("a b c d e f g h i j k l m n o p q r\($0)") }
    }
    let view = AnyView(lines.frame(maxWidth: .infinity).padding())
    let card = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: AnyView(Text("L")), compactTrailing: AnyView(Text("T")),
        minimal: AnyView(Text("m")), expanded: ExpandedIsland()))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .none), activities: [card], at: time(0))
    _ = screen.frame(at: time(0))
    _ = screen.handle(.selectNext, at: time(3000))
    _ = screen.handle(.swipeAway, at: time(3500))
    var seen: Set<Int> = []
    for moment in stride(from: 3500, to: 3900, by: 4) {
      let surface = screen.frame(at: time(moment)).surface
      let ends = (0..<surface.size.rows).compactMap { row in
        (0..<surface.size.columns).first {
          ("0"..."4").contains(surface[$0, row].glyph.base)
            && $0 > 0 && surface[$0 - 1, row].glyph == Glyph("r")
        }
      }
      #expect(Set(ends).count <= 1, "\(ends) at \(moment)")
      seen.formUnion(ends)
    }
    #expect(seen.count > 5, "it moves")
  }

  @Test func `words below the cards are gone before an announcement can be read`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.update(Arrangement(stacks: [], island: .none), activities: [], at: time(0))
    _ = screen.frame(at: time(0))
    screen.announce("Your turn", at: time(2000))
    var reads: [Int] = []
    for moment in stride(from: 2000, to: 2600, by: 8) {
      let opacity = screen.panels.noteOpacity(at: .milliseconds(moment))
      let surface = screen.frame(at: time(moment)).surface
      if opacity == 0 { reads.append(moment) }
      let hasNote = surface.cells.contains { $0.glyph == Glyph("A") }
      #expect(hasNote == (opacity > 0), "at \(moment)")
    }
    #expect((reads.first ?? .max) < 2150)
  }
}

extension Surface {
  /// The rows from the first with a sign to the last.
  fileprivate var inkedRows: Int {
    let inked = (0..<size.rows).filter { row in
      (0..<size.columns).contains { self[$0, row].glyph != .none && self[$0, row].glyph != .space }
    }
    return (inked.last ?? 0) - (inked.first ?? 0) + 1
  }
}

extension String {
  /// Returns the parts between occurrences of a word.
  fileprivate func components(of word: String) -> [Substring] {
    split(separator: word, omittingEmptySubsequences: false)
  }
}

extension ScreenGeometry.Header {
  fileprivate var isLine: Bool {
    if case .line = self { true } else { false }
  }
}
