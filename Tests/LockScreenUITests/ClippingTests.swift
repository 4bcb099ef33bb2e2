import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite("What is cut") struct ClippingTests: LockScreenSuite {
  private func clippings(
    content: some View = Text("card"), leading: some View = Text("L"),
    trailing: some View = Text("12:34"), expandedTrailing: (any View)? = nil,
    center: some View = Text("C"), bottom: some View = Text("below")
  ) -> [Clipping] {
    PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(content), compactLeading: AnyView(leading),
        compactTrailing: AnyView(trailing), minimal: AnyView(Text("m")),
        expanded: ExpandedIsland(
          trailing: expandedTrailing.map { AnyView($0) }, center: AnyView(center),
          bottom: AnyView(bottom)))
    ).clippings(in: EnvironmentValues(now: start))
  }

  @Test func `is nothing where all has room, at the very limit too`() {
    #expect(clippings().isEmpty)
    #expect(clippings(content: Rectangle().frame(width: 360, height: 160)).isEmpty)
    #expect(clippings(trailing: Text("1234567")).isEmpty)
    #expect(clippings(center: EmptyView(), bottom: Rectangle().frame(height: 128)).isEmpty)
  }

  @Test func `is the height of large letters on a phone, at the scale that they may have`() {
    let large = VStack(spacing: 40) {
      Text("07:00").font(.system(size: 64))
      Text("wake up").font(.title2)
    }
    #expect(
      clippings(content: large.padding()) == [.height(.lockScreen, points: 174, limit: 160)])
    #expect(clippings(content: large.minimumScaleFactor(0.5).padding()).isEmpty)
  }

  @Test(arguments: [24, 28, 36, 8] as [CGFloat], [0, 4, 9] as [CGFloat])
  func `is no picture that has room in the island's bar on a phone`(side: CGFloat, padding: CGFloat)
  {
    let view = Rectangle().frame(width: side, height: side).padding(.vertical, padding)
    #expect(clippings(trailing: view).isEmpty)
    #expect(
      clippings(trailing: Rectangle().frame(height: 74))
        == [.height(.compactTrailing, points: 73, limit: 36)])
    let size = view.layout(
      in: ProposedCells(columns: 7, rows: 1), environment: environment(pointsPerRow: 36.67)
    ).items.map(\.frame.size)
    #expect(size == [CellSize(columns: max(1, Int((side / 8).rounded())), rows: 1)])
  }

  private func environment(pointsPerRow: Double) -> EnvironmentValues {
    var environment = EnvironmentValues(now: start)
    environment.pointsPerRow = pointsPerRow
    return environment
  }

  @Test func `is a card higher than 160 points, or wider than the device leaves`() {
    #expect(
      clippings(content: Rectangle().frame(height: 176))
        == [.height(.lockScreen, points: 176, limit: 160)])
    #expect(
      clippings(content: Rectangle().frame(width: 368, height: 160))
        == [.width(.lockScreen, points: 368, limit: 360)])
  }

  @Test(
    arguments: [
      (4, 12, 17, nil), (5, 12, 17, 181), (6, 12, 17, 213), (7, 12, 17, 246), (6, 0, 17, nil),
      (4, 12, 64, 205), (2, 12, 64, nil),
    ] as [(Int, CGFloat, CGFloat, Int?)])
  func `is a card that is higher on a phone than its rows`(
    lines: Int, spacing: CGFloat, size: CGFloat, points: Int?
  ) {
    let column = VStack(spacing: spacing) {
      ForEach(1..<lines, id: \.self) { Text("line \($0)") }
      Text("07:00").font(.system(size: size, weight: .bold))
    }
    #expect(
      clippings(content: column.padding())
        == (points.map { [.height(.lockScreen, points: $0, limit: 160)] } ?? []))
  }

  @Test func `is a text that ends in an ellipsis`() {
    #expect(clippings(trailing: Text("123456789012")) == [.text(.compactTrailing, "123456789012")])
    #expect(
      clippings(trailing: Text("12345678901")).isEmpty,
      "the island's bar gives words some of the camera's columns")
    let lines = Text("one two three four five six seven eight nine ten eleven").lineLimit(1)
    let text = "one two three four five six seven eight nine ten eleven"
    #expect(clippings(content: lines) == [.text(.lockScreen, text)])
    #expect(clippings(content: lines.hidden()).isEmpty)
  }

  @Test func `is a text in the view that cuts it, not in one that shows it whole`() {
    let text = "123456789"
    #expect(
      clippings(leading: Text(text), trailing: Text(text).lineLimit(1).frame(width: 24))
        == [.text(.compactTrailing, text)])
  }

  @Test func `is no center whose own width has room in the island`() {
    #expect(clippings(center: Rectangle().frame(width: 200, height: 16)).isEmpty)
    #expect(
      clippings(center: Rectangle().frame(width: 400, height: 16)).contains {
        if case .width(.expandedCenter, 400, _) = $0 { true } else { false }
      })
  }

  @Test func `is said of the expanded island, too`() {
    #expect(
      clippings(bottom: Rectangle().frame(height: 144))
        == [.height(.expandedBottom, points: 144, limit: 96)])
  }

  @Test func `is a bottom for which a high side leaves too little room`() {
    let rows = VStack(spacing: 0) { ForEach(0..<5, id: \.self) { Text("row \($0)") } }
    #expect(clippings(expandedTrailing: Text("T"), bottom: rows).isEmpty)
    #expect(
      clippings(expandedTrailing: Text("T").frame(height: 96), center: EmptyView(), bottom: rows)
        == [.height(.expandedBottom, points: 80, limit: 48)])
  }

  @Test func `is no side that the island gives more room`() {
    let side = Text("twelve letters").lineLimit(1).fixedSize()
    let presented = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: AnyView(Text("L")),
        compactTrailing: AnyView(Text("T")), minimal: AnyView(Text("m")),
        expanded: ExpandedIsland(leading: AnyView(side))))
    #expect(presented.clippings(in: EnvironmentValues(now: start)).isEmpty)
  }

  @Test func `is a third line in the bar, which shows two`() {
    let lines = { (count: Int) in
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    #expect(clippings(leading: lines(2)).isEmpty)
    #expect(
      clippings(leading: lines(3)) == [.height(.compactLeading, points: 55, limit: 36)])
  }

  @Test func `is noted once for all places`() throws {
    let shade = Text("a").shadow(radius: 4)
    let presented = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(shade), compactLeading: AnyView(shade),
        compactTrailing: AnyView(Text("T")),
        minimal: AnyView(shade), expanded: ExpandedIsland(bottom: AnyView(Text("b")))))
    let notes = presented.inspection(in: EnvironmentValues(now: start)).notes
    #expect(notes.map(\.presentations) == [[.lockScreen, .compactLeading, .minimal]])
  }

  @Test(arguments: [
    ("", "T", "m", "b", [Clipping.Presentation]()),
    ("", "", "m", "b", [.compactLeading, .compactTrailing]), ("L", "", "", "b", [.minimal]),
    ("", "", "", "b", [.compactLeading, .compactTrailing, .minimal]),
    ("L", "T", "", "", [.minimal, .expandedBottom]),
  ])
  func `is no island of which nothing is seen, which is noted`(
    leading: String, trailing: String, minimal: String, bottom: String,
    blank: [Clipping.Presentation]
  ) {
    let presented = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: AnyView(Text("card")), compactLeading: AnyView(Text(leading)),
        compactTrailing: AnyView(Text(trailing)), minimal: AnyView(Text(minimal)),
        expanded: ExpandedIsland(bottom: AnyView(Text(bottom)))))
    let notes = presented.inspection(in: EnvironmentValues(now: start)).notes
    #expect(notes == (blank.isEmpty ? [] : [PlacedNote(presentations: blank, note: .blank)]))
  }
}
