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

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300, 1e308])
  func `no place beside a chart makes it trap`(position: Double) {
    #expect(ChartPictures.values(at: 72).compactMap(\.self).count == 3)
    #expect(ChartPictures.values(at: position).first == .some(nil))
  }

  @Test func `a function without a domain goes along the plot`() {
    #expect(ChartPictures.function(in: nil) == ChartPictures.function(in: 0...6))
    #expect(ChartPictures.function(in: nil) != ChartPictures.function(in: 0...1))
  }

  @Test func `a view stands beside its rule, not on it`() {
    // The rule is in row 2 of 5, and in column 10 of 20.
    #expect(ChartPictures.note(.top) == [1, 8])
    #expect(ChartPictures.note(.automatic) == [1, 8])
    #expect(ChartPictures.note(.bottom) == [3, 8])
    #expect(ChartPictures.note(.overlay) == [2, 8])
    #expect(ChartPictures.note(.top, .leading) == [1, 0])
    #expect(ChartPictures.note(.top, .trailing) == [1, 16])
    #expect(ChartPictures.note(.overlay, .trailing) == [2, 16])
    #expect(ChartPictures.note(.leading) == [2, 0], "no farther than the chart's edge")
    #expect(ChartPictures.note(.topTrailing) == [1, 16])
    #expect(ChartPictures.note(.top, isUpright: true) == [0, 8])
    #expect(ChartPictures.note(.leading, isUpright: true) == [2, 5])
    #expect(ChartPictures.note(.trailing, isUpright: true) == [2, 12])
    #expect(ChartPictures.note(.overlay, .top, isUpright: true) == [0, 8])
  }

  @Test(arguments: [(100.0, 1), (97, 1), (79, 0), (41, 1), (39, 2), (1, 3), (0, 3)])
  func `a view above a rule is in the row above, or below where there is none`(
    value: Double, row: Int
  ) {
    #expect(ChartPictures.note(.top, at: value) == [row, 8])
  }

  @Test func `a view is centered on the cell in which its rule is drawn`() {
    for value in stride(from: 0.0, through: 100, by: 5) {
      let places = ChartPictures.overlay(at: value)
      #expect(places.note == places.rule, "\(value)")
    }
  }

  @Test func `a view is over no other one where there is room`() {
    #expect(ChartPictures.notes(at: [50, 50], isUpright: false) == [[1, 7], [1, 0]])
    #expect(
      ChartPictures.notes(at: [50, 50, 50], isUpright: false) == [[1, 7], [1, 0], [1, 15]])
    #expect(ChartPictures.notes(at: [50, 60], isUpright: true) == [[0, 8], [1, 10]])
  }

  @Test(arguments: ChartPictures.NotedForm.allCases)
  func `a view is above its mark, at the plot's top too`(form: ChartPictures.NotedForm) throws {
    let rows = ChartPictures.noted(form)
    for note in ["<2>", "<10>", "<5>"] {
      let row = try #require(rows.firstIndex { $0.contains(note) }, "\(rows)")
      #expect(row < 6, "in no row of the axis")
      guard form == .bar else { continue }
      let start = try #require(rows[row].firstRange(of: note)).lowerBound
      let column = rows[row].distance(from: rows[row].startIndex, to: start) + 1
      let above = Array(rows[row])[column - 1...column + 1]
      #expect(above.allSatisfy { $0 != "█" } && String(above).hasPrefix("<"), "\(rows)")
      #expect("█▄".contains(Array(rows[row + 1])[column]), "\(rows)")
    }
    #expect(rows[0].contains("<10>"))
    #expect(rows[6].contains("Mon") && rows[6].contains("Tue") && rows[6].contains("Wed"))
  }

  @Test func `a view that was wished below or beside a mark is in no row of the axis by itself`() {
    for rows in ChartPictures.notedAside {
      #expect(!rows[6].contains("<"), "\(rows)")
    }
    // In a plot too low for a row of its own the view is on the bar.
    let low = ChartPictures.noted(.bar, rows: 2)
    #expect(low[0].contains("<10>") && !low[1].contains("<"), "\(low)")
  }

  @Test func `a view behind a lying bar is behind it, at the plot's end too`() {
    let rows = ChartPictures.notedList.filter { $0.contains("<") }
    #expect(rows.count == 2)
    for row in rows {
      let end = row.lastIndex(of: "█") ?? row.startIndex
      #expect(row[end...].dropFirst().hasPrefix(" <"), "\(row)")
    }
    #expect(rows.contains { $0.contains("<10>") } && rows.contains { $0.contains("<4>") })
  }

  @Test(arguments: [true, false]) func `an axis is hidden with its author's marks`(isFirst: Bool) {
    let shown = ChartPictures.axes(isFirst: isFirst).map { rows in
      rows.contains { $0.contains("label") }
    }
    #expect(shown == [true, true, false], "automatic, visible and hidden")
  }

  @Test func `an empty chart is empty`() {
    #expect(ChartPictures.none.allSatisfy { !$0.contains("█") })
  }
}
