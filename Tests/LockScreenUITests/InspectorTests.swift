import ColorScience
import Compositing
import Foundation
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite struct InspectorTests: LockScreenSuite {
  private func numbered(_ count: Int, title: String = "Feed") -> Inspector {
    Inspector(
      sections: [
        Inspector.Section(title: "First", rows: [Inspector.Row([Inspector.Span("only")])]),
        Inspector.Section(
          title: title, rows: (0..<count).map { Inspector.Row([Inspector.Span("row \($0);")]) }),
      ], status: "islet · test", keys: [HelpLine(key: "i", meaning: "inspector")])
  }

  private func picture(_ inspector: Inspector, columns: Int = 40, rows: Int = 12, offset: Int = 0)
    -> [String]
  {
    let size = CellSize(columns: columns, rows: rows)
    return text(InspectorPicture.drawn(inspector, size: size, offsets: [offset]).surface)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func `lines that change are drawn on the former picture`() {
    let size = CellSize(columns: 44, rows: 16)
    let shown = [
      numbered(3), numbered(30), numbered(30, title: "Feed and more"), numbered(2), Inspector(),
      numbered(40),
    ]
    var former: InspectorPicture.Drawn?
    for (index, inspector) in shown.enumerated() {
      for offset in [0, 7, index] {
        let drawn = InspectorPicture.drawn(
          inspector, size: size, offsets: [offset], after: former)
        let anew = InspectorPicture.drawn(inspector, size: size, offsets: [offset])
        #expect(drawn.surface == anew.surface)
        former = drawn
      }
    }
    let wide = InspectorPicture.drawn(
      numbered(9), size: CellSize(columns: 60, rows: 16), offsets: [])
    #expect(
      InspectorPicture.drawn(numbered(9), size: size, offsets: [], after: wide).surface
        == InspectorPicture.drawn(numbered(9), size: size, offsets: []).surface)
  }

  @Test func `words from right to left are cut at their left end`() {
    let row = { (text: String, columns: Int) in
      var surface = Surface(size: CellSize(columns: columns, rows: 1))
      let end = surface.draw(text, .plain, row: 0, columns: 1..<columns)
      #expect(end <= columns)
      return String(self.text(surface).dropLast())
    }
    #expect(row("אבגדהו", 5) == " …גבא")
    #expect(row("אבגד", 5) == " דגבא")
    #expect(row("ab אבגדהו", 8) == " ab גבא…")
    #expect(row("אב 日本語", 7) == " …日 בא")
    #expect(row("אבגדהו", 1) == " ")
  }

  @Test func `a page that fits has no scroll bar and does not scroll`() throws {
    #expect(!picture(numbered(2)).joined().contains("▐"))
    var screen = try makeScreen()
    screen.inspector = numbered(2)
    let before = screen.frame(at: time(0)).surface
    #expect(screen.handle(.scrollInspector(5), at: time(1)).isEmpty)
    #expect(text(screen.frame(at: time(2)).surface) == text(before))
  }

  @Test func `a page scrolls between its ends and no farther`() throws {
    var screen = try makeScreen()
    screen.inspector = numbered(100)
    let top = text(screen.frame(at: time(0)).surface)
    #expect(top.contains("row 0;") && !top.contains("row 99;") && top.contains("▐"))
    _ = screen.handle(.scrollInspector(.max), at: time(1))
    let bottom = text(screen.frame(at: time(1)).surface)
    #expect(bottom.contains("row 99;") && !bottom.contains("row 60;"))
    #expect(bottom.contains("islet · test") && bottom.contains("i inspector"))
    _ = screen.handle(.scrollInspector(-1), at: time(2))
    #expect(!text(screen.frame(at: time(2)).surface).contains("row 99;"))
    _ = screen.handle(.scrollInspector(.min), at: time(3))
    #expect(text(screen.frame(at: time(3)).surface) == top)
  }

  @Test func `the place in the page outlives its content`() throws {
    var screen = try makeScreen()
    screen.inspector = numbered(100)
    _ = screen.handle(.scrollInspector(40), at: time(0))
    let before = text(screen.frame(at: time(0)).surface)
    screen.inspector = numbered(3)
    #expect(text(screen.frame(at: time(1)).surface).contains("row 0;"))
    screen.inspector = numbered(100)
    #expect(text(screen.frame(at: time(2)).surface) == before)
  }

  @Test func `the title above is the section's that the window begins in`() {
    let inspector = numbered(30)
    #expect(picture(inspector)[0].hasPrefix("First") && picture(inspector)[1].hasPrefix(" only"))
    for offset in 2...20 {
      let rows = picture(inspector, offset: offset)
      #expect(rows[0].hasPrefix("Feed") && rows[0].hasSuffix("islet · test"))
      #expect(rows.filter { $0.contains("Feed") }.count == 1)
    }
  }

  @Test func `no window ends with a heading, or within a sentence without an ellipsis`() {
    let sentence = ["a sentence that", "goes on for", "three rows"]
    let rows = sentence.enumerated().map { index, text in
      Inspector.Row([Inspector.Span(text)], isContinued: index < 2)
    }
    let titles = Inspector.Row([Inspector.Span("column titles")])
    let inspector = Inspector(sections: [
      Inspector.Section(title: "First", rows: rows),
      Inspector.Section(title: "Second", columnTitles: titles, rows: rows),
      Inspector.Section(title: "Third", rows: rows),
    ])
    for height in 5...60 {
      for offset in 0...20 {
        // The first row is the heading that is held.
        let shown = picture(inspector, rows: height, offset: offset).dropFirst().dropLast(2)
        let words = shown.map { $0.filter { $0.isLetter || $0 == "…" } }.last { !$0.isEmpty }
        let isEnd = words.map { $0 == "threerows" || $0.hasSuffix("…") }
        #expect(isEnd ?? true, "\(height), \(offset): \(shown)")
      }
    }
  }

  @Test func `the thumb goes from the top to the bottom of its bar`() throws {
    let page = InspectorPage(numbered(100).pages[0], isLoose: true)
    #expect(page.lineCount == 104)
    let maximum = page.offsetMaximum(window: 20)
    #expect(maximum == 84)
    let thumbs = (0...maximum).compactMap { page.thumb(offset: $0, window: 20, rows: 20) }
    #expect(thumbs.first?.lowerBound == 0 && thumbs.last?.upperBound == 20)
    #expect(zip(thumbs, thumbs.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
    #expect(page.thumb(offset: 0, window: 104, rows: 20) == nil)
  }

  @Test func `long text is cut with an ellipsis, wide characters whole`() {
    let rows = [
      Inspector.Row([Inspector.Span("abcdefghijklmnopqrstuvwxyz")]),
      Inspector.Row([Inspector.Span("日本語日本語日本語日本語", column: 0)]),
      Inspector.Row([Inspector.Span("a long name"), Inspector.Span("state", .good, column: 8)]),
      Inspector.Row([Inspector.Span("a long name"), Inspector.Span("end", alignment: .trailing)]),
      Inspector.Row([Inspector.Span("gone", column: 90)]),
      Inspector.Row([Inspector.Span("Head")], isHeading: true),
    ]
    let inspector = Inspector(sections: [Inspector.Section(title: "T", rows: rows)])
    let lines = picture(inspector, columns: 17, rows: 12)
    #expect(lines[1].contains("abcdefghijklm…"))
    #expect(lines[2].contains("日本語日本語日…"))
    #expect(lines[3].contains("a lon…") && lines[3].contains("state"))
    #expect(lines[4].hasSuffix("end") && lines[4].contains("a long na"))
    #expect(lines[5].isEmpty && lines[6].hasPrefix("Head"))
  }

  @Test func `a wheel scrolls the inspector and selects on the device`() throws {
    var screen = try makeScreen()
    let ids = [id("a"), id("b")]
    screen.update(
      Arrangement(stacks: stacks(ids.map { [$0] }), island: .none),
      activities: ids.map { presented($0, $0.app.rawValue) }, at: time(0))
    screen.inspector = numbered(100)
    _ = screen.handle(.wheel(2, at: CellPoint(column: 100, row: 10)), at: time(1))
    #expect(screen.panels.inspectorOffsets == [6] && screen.selection == nil)
    _ = screen.handle(.wheel(-1, at: CellPoint(column: 20, row: 10)), at: time(2))
    #expect(screen.panels.inspectorOffsets == [6] && screen.selection == ids[0])
    _ = screen.handle(.wheel(.max, at: CellPoint(column: 20, row: 10)), at: time(3))
    #expect(screen.selection == ids[1])
  }

  @Test(arguments: [(40, 15), (49, 30), (79, 24), (79, 60)])
  func `a narrow terminal shows the inspector in the device's place`(columns: Int, rows: Int)
    throws
  {
    var screen = try makeScreen(columns: columns, rows: rows)
    let card = id("a")
    screen.update(
      Arrangement(stacks: stacks([[card]]), island: .compact(card)),
      activities: [presented(card, "the card")], at: time(0))
    screen.inspector = numbered(100)
    let device = screen.frame(at: time(0)).surface
    #expect(!screen.isInspectorShown && text(device).contains("the card"))
    _ = screen.handle(.toggleInspector, at: time(1))
    _ = screen.frame(at: time(1))
    let shown = screen.frame(at: time(1000))
    #expect(screen.isInspectorShown && !shown.isMoving)
    #expect(text(shown.surface).contains("row 0;") && !text(shown.surface).contains("the card"))
    #expect(shown.surface.cells.allSatisfy { $0.upper.isOpaque && $0.lower.isOpaque })
    // A covered card can't be pressed.
    _ = screen.handle(.pointer(.pressed, at: CellPoint(column: 20, row: rows - 6)), at: time(1002))
    #expect(screen.drag == nil)
    _ = screen.handle(.wheel(1, at: CellPoint(column: 20, row: 5)), at: time(1002))
    #expect(screen.panels.inspectorOffsets == [3])
    _ = screen.handle(.toggleInspector, at: time(1003))
    _ = screen.frame(at: time(1003))
    #expect(text(screen.frame(at: time(3000)).surface) == text(device))
  }

  @Test func `a wide terminal shows the device alone in the middle`() throws {
    var screen = try makeScreen()
    screen.inspector = numbered(5)
    screen.update(.empty, activities: [], at: time(0))
    let before = screen.frame(at: time(0)).surface
    _ = screen.handle(.toggleInspector, at: time(1))
    #expect(screen.context.geometry.device.origin.column == 36 && !screen.isInspectorShown)
    _ = screen.frame(at: time(1))
    #expect(!text(screen.frame(at: time(1000)).surface).contains("row 0;"))
    _ = screen.handle(.toggleInspector, at: time(1002))
    _ = screen.frame(at: time(1002))
    #expect(text(screen.frame(at: time(3000)).surface) == text(before))
  }

  @Test func `another width shows the inspector where it was wanted there`() throws {
    var screen = try makeScreen()
    let (wide, narrow) = (CellSize(columns: 122, rows: 40), CellSize(columns: 79, rows: 24))
    screen.resize(to: narrow, at: time(0))
    #expect(!screen.isInspectorShown)
    _ = screen.handle(.toggleInspector, at: time(1))
    screen.resize(to: wide, at: time(2))
    #expect(screen.isInspectorShown && !screen.context.geometry.isDeviceCovered)
    _ = screen.handle(.toggleInspector, at: time(3))
    screen.resize(to: narrow, at: time(4))
    #expect(screen.isInspectorShown)
    _ = screen.handle(.toggleInspector, at: time(5))
    screen.resize(to: wide, at: time(6))
    #expect(!screen.isInspectorShown)
  }

  @Test func `two pages stand beside one another, and a wheel scrolls the one beneath it`() throws {
    var screen = try makeScreen(columns: 160, rows: 50)
    let pages = [numbered(100, title: "Left"), numbered(100, title: "Right")].map { $0.pages[0] }
    screen.inspector = Inspector(pages: pages, status: "islet · test")
    let lines = text(screen.frame(at: time(0)).surface).split(separator: "\n")
    let line = try #require(lines.first { $0.contains("row 7;") })
    #expect(line.components(separatedBy: "row 7;").count == 3)
    let place = try #require(screen.context.geometry.inspector)
    for (column, offsets) in [
      (place.origin.column + 1, [3, 0]), (place.columnRange.upperBound - 1, [3, 3]),
    ] {
      _ = screen.handle(.wheel(1, at: CellPoint(column: column, row: 10)), at: time(1))
      #expect(screen.panels.inspectorOffsets == offsets)
    }
    _ = screen.handle(.scrollInspector(2), at: time(2))
    #expect(screen.panels.inspectorOffsets == [5, 5])
  }

  @Test(arguments: 6...80) func `the foot never loses the key of the help`(columns: Int) {
    let keys = [
      HelpLine(key: "↑↓", meaning: "select"), HelpLine(key: "e", meaning: "expand"),
      HelpLine(key: "?", meaning: "keys", isEssential: true),
      HelpLine(key: "x", meaning: "dismiss"),
    ]
    let (shown, gap) = InspectorPicture.fitting(keys, columns: columns)
    #expect(shown.contains { $0.key == "?" })
    let width = shown.reduce(-gap) {
      $0 + TextCells.width(of: "\($1.key) \($1.meaning)") + gap
    }
    #expect(width <= columns)
    #expect(shown == keys.filter { shown.contains($0) })
    #expect((shown == keys) == (columns >= 38))
  }

  @Test func `the room for rows decides on the blank lines below headings`() {
    let loose = picture(numbered(3), rows: 40)
    #expect(loose[0].hasPrefix("First") && loose[1].isEmpty && loose[2] == " only")
    let titles = Inspector.Row([Inspector.Span("name", column: 4)])
    let section = Inspector.Section(
      title: "T", columnTitles: titles, rows: [Inspector.Row([Inspector.Span("row")])])
    let inspector = Inspector(sections: [section])
    #expect(picture(inspector, rows: 40).prefix(3) == ["T", "    name", " row"])
    #expect(picture(inspector, rows: 12).prefix(2) == ["T", " row"])
  }
}
