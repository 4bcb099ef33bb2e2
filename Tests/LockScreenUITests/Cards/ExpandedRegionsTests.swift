import ActivityWidgets
import CellUI
import Compositing
import Testing

@testable import LockScreenUI

/// The places of the expanded island's regions (AK 4.18 to 4.20), in 43 columns with a camera of 15.
@Suite("Expanded regions") struct ExpandedRegionsTests {
  /// The regions as lines of text.
  private func text(_ island: ExpandedIsland) -> [String] {
    let regions = ExpandedRegions(
      island, columns: 43, measures: .iPhone, environment: EnvironmentValues())
    var surface = Surface(size: CellSize(columns: 43, rows: regions.rows))
    for part in regions.placed {
      surface.composite(part.layout.surface(), at: part.origin)
    }
    return (1..<regions.rows).map { row in
      (0..<43).map { column in
        let glyph = surface[column, row].glyph
        return glyph.hasInk ? String(glyph.base) : " "
      }.joined()
    }
  }

  @Test func `a disc keeps off the island's edge, where a row is left`() {
    let disc = Text("M").frame(width: 32, height: 32).background(.red, in: Circle())
    let lines = text(ExpandedIsland(leading: AnyView(disc), trailing: AnyView(Text("end"))))
    #expect(lines[0].allSatisfy { !$0.isLetter })
    #expect(lines[1].contains("M") && lines[1].hasSuffix("end"), "all regions move")
    let tall = AnyView(VStack(spacing: 0) { ForEach(0..<20) { Text("\($0)") } })
    let full = text(ExpandedIsland(leading: AnyView(disc), bottom: tall))
    #expect(full[0].contains("M"))
  }

  @Test func `sides that fill their columns leave a center those that its words need`() {
    let side = { (score: String, alignment: Alignment) in
      AnyView(
        VStack {
          Text("BOS"); Text(score).font(.system(size: 32))
        }
        .frame(maxWidth: .infinity, alignment: alignment))
    }
    let center = AnyView(Text("Q4 · 4:21").lineLimit(1).padding(.horizontal, 14))
    let island = ExpandedIsland(
      leading: side("98", .leading), trailing: side("104", .trailing), center: center)
    #expect(text(island).contains { $0.contains("Q4 · 4:21") })
    let long = AnyView(Text("Q4 · 4:21 left in the last quarter of all").lineLimit(1))
    let cut = text(
      ExpandedIsland(leading: side("98", .leading), trailing: side("104", .trailing), center: long))
    #expect(cut.contains { $0.contains("…") } && cut.contains { $0.contains("BOS") })
    let fixed = text(
      ExpandedIsland(
        leading: side("98", .leading), trailing: side("104", .trailing),
        center: AnyView(Text("A long headline of the game").lineLimit(1).frame(width: 160))))
    #expect(fixed.contains { $0.contains("A long headlin") }, "its width counts first")
  }

  @Test func `large letters of a side take the rows that the bottom leaves free`() throws {
    let side = AnyView(
      VStack(spacing: 0) {
        Rectangle().frame(width: 80, height: 35)
        Text("BCN").font(.largeTitle.bold())
        Text("T1")
      })
    let small = { (bottom: Int) in
      let rows = AnyView(VStack(spacing: 0) { ForEach(0..<bottom) { Text("\($0)") } })
      let regions = ExpandedRegions(
        ExpandedIsland(leading: side, bottom: bottom > 0 ? rows : nil), columns: 43,
        measures: .iPhone, environment: EnvironmentValues())
      #expect(regions.rows <= 10)
      return try #require(regions.placed.first).layout.lowTextCount
    }
    let counts = try [0, 2, 6].map(small)
    #expect(counts == [0, 0, 1])
  }

  @Test func `a letter that is moved up leaves the regions where they are`() {
    let letters = HStack {
      Text("A"); Text("B").offset(y: -10)
    }
    let lines = text(ExpandedIsland(leading: AnyView(letters), trailing: AnyView(Text("end"))))
    #expect(lines.first?.hasSuffix("end") == true)
  }

  @Test func `a button at the bottom is two rows high where they are free`() throws {
    let button = AnyView(Button("Stop") {}.buttonStyle(.borderedProminent))
    let island = ExpandedIsland(center: AnyView(Text("center")), bottom: button)
    let regions = ExpandedRegions(
      island, columns: 43, measures: .iPhone, environment: EnvironmentValues())
    let bottom = try #require(regions.placed.last)
    let center = try #require(regions.placed.first)
    #expect(bottom.origin.row == center.origin.row + 2, "it keeps off the words above")
    #expect(regions.rows == bottom.origin.row + 2)
    #expect(bottom.layout.items.contains { $0.frame.rowRange == -1..<2 })
    let lines = AnyView(VStack(spacing: 0) { ForEach(0..<6) { Text("\($0)") } })
    let full = ExpandedRegions(
      ExpandedIsland(center: lines, bottom: button), columns: 43, measures: .iPhone,
      environment: EnvironmentValues())
    let flat = try #require(full.placed.last)
    #expect(flat.layout.items.allSatisfy { $0.frame.rowRange == 0..<1 })
    #expect(full.rows == IslandMeasures.iPhone.expandedRowsMaximum)
  }

  @Test func `a text that is cut in any room leaves a button as high as it is`() {
    let rows = ["short", String(repeating: "long ", count: 20)].map { title in
      let bottom = VStack(spacing: 8) {
        Text(title).lineLimit(1)
        Button("Stop") {}.buttonStyle(.bordered)
      }
      return ExpandedRegions(
        ExpandedIsland(leading: AnyView(Text("Paused")), bottom: AnyView(bottom)), columns: 43,
        measures: .iPhone, environment: EnvironmentValues()
      ).rows
    }
    #expect(rows[0] == rows[1])
  }

  @Test func `words that fit beside the camera stay whole`() {
    let lines = text(
      ExpandedIsland(
        leading: AnyView(Text("Casa Voyageurs 12")), trailing: AnyView(Text("Tanger")),
        center: AnyView(Text("Signal failure before Kenitra").lineLimit(1))))
    #expect(lines.first == "Casa Voyageurs 12                    Tanger")
    #expect(lines.last?.contains("Signal failure before Kenitra") == true)
  }

  @Test func `a center that takes all it gets has what is between the sides (AK 4.19)`() throws {
    let lines = text(
      ExpandedIsland(
        leading: AnyView(Text("SFO")), trailing: AnyView(Text("HND")),
        center: AnyView(Text("x").frame(maxWidth: .infinity, alignment: .trailing))))
    let line = try #require(lines.last)
    #expect(line.firstIndex(of: "x").map { line.distance(from: line.startIndex, to: $0) } == 38)
  }

  @Test func `a center below short sides has their columns too, where that saves words or rows`() {
    let sides = (AnyView(Text("from here")), AnyView(Text("to there")))
    let words = "the next train leaves from track 7"
    for lineLimit in [1, 2] {
      let lines = text(
        ExpandedIsland(
          leading: sides.0, trailing: sides.1, center: AnyView(Text(words).lineLimit(lineLimit))))
      #expect(lines.last?.contains(words) == true)
    }
  }

  @Test func `a tall side leaves the center what is beside it`() {
    let lines = text(
      ExpandedIsland(
        leading: AnyView(Text("a\nb\nc")), center: AnyView(Text("x").frame(maxWidth: .infinity))))
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("c"))
    #expect(lines[2].contains("x"))
  }

  @Test func `what is too wide stands below the camera, if it asks to`() {
    let wide = Text("A name that is longer than half an island").lineLimit(1)
    let below = wide.preference(key: BelowCameraIfTooWideKey.self, value: true)
    let trailing = AnyView(Text("end"))
    #expect(
      text(ExpandedIsland(leading: AnyView(below), trailing: trailing))[2].hasPrefix("A name"))
    #expect(text(ExpandedIsland(leading: AnyView(wide), trailing: trailing))[0].hasPrefix("A name"))
  }

  /// Two sides that take all they get, seven rows high.
  private func tallSide(_ name: String) -> AnyView {
    AnyView(
      VStack(spacing: 0) {
        Text("top").frame(height: 80)
        Text(name)
        Text("87.5")
      }.frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  @Test func `a side higher than its share of rows is not cut at the top`() {
    let lines = text(ExpandedIsland(leading: tallSide("one"), trailing: tallSide("two")))
    #expect(lines.count == 7)
    #expect(lines[2].contains("top"))
    #expect(lines[5].contains("one") && lines[5].contains("two"))
  }

  @Test func `sides share what a center of a fixed width leaves them`() {
    let center = VStack(spacing: 0) {
      Text("vs"); Text("a message of words").frame(width: 160)
    }
    let lines = text(
      ExpandedIsland(
        leading: tallSide("one"), trailing: tallSide("two"), center: AnyView(center)))
    #expect(lines.contains { $0.contains("a message of words") })
    #expect(lines[5].contains("one") && lines[5].contains("two"))
    #expect(lines[2].filter { $0 == "t" }.count == 2)
  }

  @Test func `a center that takes any height has all that the island may have below the camera`() {
    let center = AnyView(Text("x").frame(maxHeight: .infinity, alignment: .bottom))
    let leading = AnyView(Text("a"))
    #expect(text(ExpandedIsland(leading: leading, center: center)).count == 9)
    let between = ExpandedIsland(
      leading: leading, center: center, bottom: AnyView(Text("b")))
    #expect(text(between).count == 7)
    let nothing = ExpandedIsland(leading: leading, center: center, bottom: AnyView(EmptyView()))
    #expect(text(nothing).count == 9)
  }

  /// A text that counts how often it is laid out.
  private struct CountedText: View {
    let words: String
    let count: Count

    final class Count { var layouts = 0 }

    var body: some View {
      count.layouts += 1
      return Text(words)
    }
  }

  @Test(arguments: [("one line", 1), ("a\nb\nc\nd\ne\nf\ng\nh\ni", 2)])
  func `the bottom is laid out once where it has room below the camera`(
    words: String, layouts: Int
  ) {
    let count = CountedText.Count()
    _ = text(ExpandedIsland(bottom: AnyView(CountedText(words: words, count: count))))
    #expect(count.layouts == layouts)
  }
}
