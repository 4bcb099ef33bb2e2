import Testing

@Suite struct `Charts are drawn by outlines` {
  @Test func `bars of categories stand in their bands over their names`() throws {
    let last = try #require(ChartPictures.days.last)
    #expect(last.contains("Mon") && last.contains("Tue") && last.contains("Wed"))
    let top = try #require(ChartPictures.days.first)
    // The highest bar alone reaches the top.
    let columns = top.enumerated().filter { $0.element == "█" }.map(\.offset)
    #expect(!columns.isEmpty && columns.allSatisfy { (13...27).contains($0) })
  }

  @Test func `categories beside the plot are read from its top`() throws {
    let rows = ["First", "Second", "Third"].map { name in
      ChartPictures.list.firstIndex { $0.contains(name) }
    }
    let found = try rows.map { try #require($0) }
    #expect(found == found.sorted() && Set(found).count == 3)
  }

  @Test func `round numbers stand at the axis`() {
    let text = ChartPictures.line.joined(separator: "\n")
    #expect(text.contains("100") && text.contains("50"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no number makes a chart trap`(value: Double) {
    #expect(ChartPictures.marks(of: value).count == 9)
    #expect(ChartPictures.rule(at: value).count == 1)
  }

  @Test func `a function without a domain goes along the plot`() {
    #expect(ChartPictures.function(in: nil) == ChartPictures.function(in: 0...6))
    #expect(ChartPictures.function(in: nil) != ChartPictures.function(in: 0...1))
  }

  @Test func `an empty chart is empty`() {
    #expect(ChartPictures.none.allSatisfy { !$0.contains("█") })
  }
}
