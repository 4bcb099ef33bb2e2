import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import ActivityWidgets
@testable import LockScreenUI

/// The places of views and of the lens in the island.
@Suite("An island's places") struct ExpandedIslandTests: LockScreenSuite {
  private func surface(_ island: IslandArrangement, _ presentations: ActivityPresentations) throws
    -> Surface
  {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: island),
      activities: [PresentedActivity(id: id("a"), presentations: presentations)], at: time(0))
    return screen.frame(at: time(3000)).surface
  }

  /// The row of a word; `nil` where it is not seen.
  private func row(of word: String, with bottom: some View) throws -> Int? {
    let none = AnyView(EmptyView())
    let seen = try surface(
      .expanded(id("a")),
      ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: none, compactTrailing: none, minimal: none,
        expanded: ExpandedIsland(leading: AnyView(Text("side")), bottom: AnyView(bottom))))
    return text(seen).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(word) }
  }

  @Test func `the bottom is below the camera, unless it is as high as the island`() throws {
    let side = try #require(try row(of: "side", with: Text("low")))
    #expect(try row(of: "low", with: Text("low")) == side + 2)
    let high = VStack(spacing: 0) { ForEach(0..<8) { Text("high\($0)") } }
    #expect(try row(of: "high0", with: high) == side + 1)
    #expect(try row(of: "high7", with: high) == side + 8)
  }

  @Test func `a mark beside a row is seen in the island's margin`() throws {
    let none = AnyView(EmptyView())
    let row = Text("row").frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .leading) { Rectangle().fill(.red).frame(width: 4).offset(x: -8) }
    let seen = try surface(
      .expanded(id("a")),
      ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: none, compactTrailing: none, minimal: none,
        expanded: ExpandedIsland(bottom: AnyView(row))))
    let isRed = { (color: StraightRGBA) in color.red > 200 && color.green < 100 }
    #expect(seen.cells.contains { isRed($0.foreground) || isRed($0.upper) })
  }

  /// Returns the number of cells with ink.
  private func inkCount(_ rows: [String]) -> Int {
    rows.joined().unicodeScalars.count { $0.value > 0x20 }
  }

  private func expanded(_ island: ExpandedIsland) throws -> [String] {
    let none = AnyView(EmptyView())
    let seen = try surface(
      .expanded(id("a")),
      ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: none, compactTrailing: none, minimal: none,
        expanded: island))
    return text(seen).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `margins below the system's show all letters nearer to the island's edge`() throws {
    let places = { (points: Double) in
      let island = DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Lead") }
        DynamicIslandExpandedRegion(.trailing) { Text("Trail") }
        DynamicIslandExpandedRegion(.bottom) {
          Text("below").frame(maxWidth: .infinity, alignment: .leading)
        }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
      let rows = try expanded(
        ActivityPresentations(
          content: AnyView(EmptyView()),
          island: island.contentMargins(.horizontal, points, for: .expanded)
        ).expanded)
      return try ["Lead", "Trail", "below"].map { word in
        let row = try #require(rows.first { $0.contains(word) }, "\(word) is whole")
        let range = try #require(row.firstRange(of: word))
        return row.distance(from: row.startIndex, to: range.lowerBound)
      }
    }
    let usual = try places(16)
    #expect(try places(8) == [usual[0] - 1, usual[1] + 1, usual[2] - 1])
  }

  @Test func `a center that is cut has the whole width below sides that end above it`() throws {
    let center = { (text: String) in
      AnyView(Text(text).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading))
    }
    let words = "one two three four five six seven eight nine"
    let rows = try expanded(
      ExpandedIsland(
        leading: AnyView(Text("leading")), trailing: AnyView(Text("12:37")), center: center(words)))
    #expect(rows.contains { $0.contains("one two three four five six seven") })
  }

  @Test func `large letters of a center have the whole width below sides that end above it`() throws
  {
    let island = { (trailing: String, time: String) in
      ExpandedIsland(
        leading: AnyView(Text("Lead")), trailing: AnyView(Text(trailing).font(.caption)),
        center: AnyView(
          VStack {
            Text("next").font(.caption2)
            Text(time).font(.system(size: 32, weight: .semibold))
          }))
    }
    for trailing in ["Due", "Due at 10:11 AM"] {
      let rows = try expanded(island(trailing, "29:57"))
      #expect(rows.contains { $0.contains("next") } && !rows.contains { $0.contains("29:57") })
      #expect(inkCount(rows) > inkCount(try expanded(island(trailing, ""))) + 12)
    }
  }

  @Test func `a side that a center makes narrower keeps its large letters above another line`()
    throws
  {
    let side = { (score: String, name: String) in
      AnyView(
        VStack {
          HStack(spacing: 12) {
            Text(score).font(.system(size: 32, weight: .bold))
            Circle().fill(.red).frame(width: 36, height: 36)
          }
          Text(name).font(.system(size: 14))
        })
    }
    let island = { (scores: (String, String)) in
      ExpandedIsland(
        leading: side(scores.0, "Manchester United"), trailing: side(scores.1, "Manchester City"),
        center: AnyView(Text("43'").padding(.horizontal, 12)))
    }
    let rows = try expanded(island(("2", "1")))
    #expect(rows.contains { $0.contains("Manchester") } && rows.contains { $0.contains("43'") })
    #expect(inkCount(rows) > inkCount(try expanded(island((" ", " ")))) + 8)
    #expect(!rows.contains { $0.contains("Manchester United") }, "its name takes two lines")
    let words = rows.filter { !$0.contains("November") }
    #expect(!words.contains { $0.contains("2") || $0.contains("1") }, "in small letters")
  }

  @Test func `a center that fills its width has more than the gap between wide sides`() throws {
    let rows = try expanded(
      ExpandedIsland(
        leading: AnyView(Text("leading side")), trailing: AnyView(Text("trailing")),
        center: AnyView(
          HStack {
            Text("from")
            Spacer()
            Text("to")
          })))
    let row = try #require(rows.first { $0.contains("from") })
    let (start, end) = (
      try #require(row.firstRange(of: "from")), try #require(row.firstRange(of: "to"))
    )
    #expect(row.distance(from: start.lowerBound, to: end.upperBound) > 30)
  }

  @Test func `a trailing region that is too wide stands below the camera, beside the leading one`()
    throws
  {
    let wide = Text("123456789 123456789 123456").fixedSize()
      .preference(key: BelowCameraIfTooWideKey.self, value: true)
    let tall = VStack(spacing: 0) { ForEach(0..<5) { Text("row\($0)") } }
    let rows = try expanded(
      ExpandedIsland([
        ExpandedRegion(position: .leading, priority: 0, content: AnyView(tall)),
        ExpandedRegion(position: .trailing, priority: 1, content: AnyView(wide)),
      ]))
    let first = try #require(rows.firstIndex { $0.contains("row0") })
    let row = try #require(rows.firstIndex { $0.contains("123456789 123456789") })
    #expect(row == first + 2)
    #expect(rows[row].contains("row2"), "neither covers the other")
  }

  @Test func `a region of the highest priority breaks its text at the width of the island`() throws
  {
    let text = "Your coffee is on its way to you right now."
    let view = Text(text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    func lines(priority: Double) throws -> [Substring] {
      let disc = Circle().frame(width: 44).frame(maxHeight: .infinity)
      let rows = try expanded(
        ExpandedIsland([
          ExpandedRegion(position: .leading, priority: priority, content: AnyView(view)),
          ExpandedRegion(position: .trailing, priority: 0, content: AnyView(disc)),
        ]))
      let words = Set(text.split(separator: " "))
      return rows.map {
        $0.split(separator: " ").filter(words.contains).joined(separator: " ")[...]
      }
      .filter { !$0.isEmpty }
    }
    #expect(try lines(priority: 1).first == "Your coffee is on its way to you")
    #expect(try lines(priority: 0).count > 2)
  }

  @Test func `regions of a side stand along the island's edge`() throws {
    let places = { (position: DynamicIslandExpandedRegionPosition) in
      let rows = try expanded(
        ExpandedIsland(
          ["x1", "longer"].map { word in
            ExpandedRegion(position: position, priority: 0, content: AnyView(Text(word)))
          }))
      return try ["x1", "longer"].map { word in
        let row = try #require(rows.first { $0.contains(word) })
        let range = try #require(row.firstRange(of: word))
        return row.distance(from: row.startIndex, to: range.lowerBound)
      }
    }
    let (leading, trailing) = (try places(.leading), try places(.trailing))
    #expect(leading[0] == leading[1] && trailing[0] == trailing[1] + 4)
  }

  /// The rows of a device with views in the compact island.
  private func bar(_ leading: some View, _ trailing: some View) throws -> Surface {
    try surface(
      .compact(id("a")),
      ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: AnyView(leading),
        compactTrailing: AnyView(trailing), minimal: AnyView(EmptyView()),
        expanded: ExpandedIsland()))
  }

  @Test func `texts above each other stand in two rows of the bar`() throws {
    let lines = VStack(spacing: 0) {
      Text("12:40").font(.caption2)
      Text("Gate 4").font(.caption2)
    }
    let two = try bar(lines, Text("one"))
    let one = try bar(Text("12:40"), Text("one"))
    let rows = text(two).split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("12:40") })
    #expect(rows[row].contains("one") && rows[row + 1].contains("Gate 4"))
    // The bar is as high as one of one row, and begins and ends with a whole row.
    let column = 24
    let black = { (surface: Surface, row: Int) in
      [surface[column, row].upper == .black, surface[column, row].lower == .black]
    }
    #expect(
      (row - 1...row + 2).flatMap { black(two, $0) }
        == [false, false, true, true, true, true, false, false])
    #expect(
      (row - 1...row + 2).flatMap { black(one, $0) }
        == [false, true, true, true, true, false, false, false])
  }

  @Test func `the lens is whole or not seen`() throws {
    func lens(beside text: String) throws -> [Int] {
      let view = AnyView(Text(text))
      let seen = try surface(
        .compact(id("a")),
        ActivityPresentations(
          content: AnyView(Text("card")), compactLeading: view, compactTrailing: view,
          minimal: view, expanded: ExpandedIsland()))
      return (18..<34).filter {
        let cell = seen[$0, 1]
        return CellMask(cell.glyph) != nil || !cell.glyph.hasInk && cell.upper != .black
      }
    }
    let whole = try lens(beside: "1")
    #expect(whole.count > 1, "\(whole)")
    // Among these lengths is one that covers a single column of it.
    for length in 2...10 {
      let seen = try lens(beside: String("1234567890".prefix(length)))
      #expect(seen.isEmpty || seen == whole, "\(length) letters")
    }
    #expect(try lens(beside: "1234567890").isEmpty)
  }

  @Test(arguments: [true, false])
  func `a side that fills its height is as high as the other one`(isLeading: Bool) throws {
    let tall = AnyView(Color.orange.frame(width: 96, height: 96))
    let filling = AnyView(
      VStack {
        Text("top")
        Spacer()
        Text("low")
      })
    let rows = try expanded(
      ExpandedIsland(
        leading: isLeading ? filling : tall, trailing: isLeading ? tall : filling))
    let top = try #require(rows.firstIndex { $0.contains("top") })
    #expect(rows.firstIndex { $0.contains("low") } == top + 5)
  }

  @Test func `a ring in the bottom leaves the words above it`() throws {
    let center = VStack(alignment: .leading, spacing: 2) {
      Text("Alarm")
      Text("Website").font(.caption2)
    }
    let ring = Image(systemName: "pause.circle").font(.system(.title2, design: .rounded))
    let rows = try expanded(ExpandedIsland(center: AnyView(center), bottom: AnyView(ring)))
    #expect(rows.contains { $0.contains("Website") })
  }

  @Test func `a disc beside the camera stands off the island's edge`() throws {
    let none = AnyView(EmptyView())
    let disc = Image(systemName: "checkmark.circle.fill").font(.title2).foregroundStyle(.green)
    let seen = { (leading: AnyView) in
      try surface(
        .expanded(id("a")),
        ActivityPresentations(
          content: AnyView(Text("card")), compactLeading: none, compactTrailing: none,
          minimal: none, expanded: ExpandedIsland(leading: leading)))
    }
    let isGreen = { (color: StraightRGBA) in color.green > 120 && color.red < 100 }
    let drawn = try seen(AnyView(disc))
    let text = text(try seen(AnyView(Text("side")))).split(
      separator: "\n", omittingEmptySubsequences: false
    ).firstIndex { $0.contains("side") }
    let first = (0..<drawn.size.rows).first { row in
      drawn.bounds.columnRange.contains {
        isGreen(drawn[$0, row].upper) || isGreen(drawn[$0, row].lower)
          || isGreen(drawn[$0, row].foreground)
      }
    }
    #expect(try #require(first) >= (try #require(text)))
  }
}
