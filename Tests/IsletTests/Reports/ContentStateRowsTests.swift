import CellUI
import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

@Suite struct `Rows of a content state` {
  /// The words for times at 12:00:00, 800,000,000 s after the year 2001 began, rounded to the day.
  private static let times = TimesOfDay(
    now: Timestamp(secondsSince1970: 978_307_200 + 799_977_600 + 43_200), localTime: LocalTime(),
    hasSeconds: true)

  private func rows(_ state: String, past: [String] = [], columns: Int = 64) -> [Inspector.Row] {
    ContentStateRows(columns: columns, indent: 2, times: Self.times)
      .rows(of: EncodedJSON(state), past: past.map { EncodedJSON($0) })
  }

  private func text(_ state: String, past: [String] = [], columns: Int = 64) -> [String] {
    rows(state, past: past, columns: columns).map { row in
      row.spans.filter { $0.role != .shade }.map(\.text).filter { !"▁▇".contains($0) }
        .joined(separator: " ")
    }
  }

  @Test(arguments: [1e300, -1e300, 9.3e15, 9_223_372_036_854_775.0, .nan])
  func `have a number of any size`(number: Double) {
    for now in [Int64.min, 0, .max] {
      let times = TimesOfDay(
        now: Timestamp(millisecondsSince1970: now), localTime: LocalTime(), hasSeconds: true)
      #expect(times.words(forSwiftDate: number).map { $0.isEmpty } != true)
    }
  }

  @Test func `tell what the last update changed`() {
    #expect(
      text(#"{"a":[1,2,3],"b":4,"c":5}"#, past: [#"{"a":[1,7],"b":4,"d":6}"#]) == [
        "a", "0 1", "1 2 was 7", "2 3 new", "b 4", "c 5 new", "d gone, was 6",
      ])
    #expect(text(#"{"b":4,"o":{},"l":[]}"#) == ["b 4", "o {}", "l []"])
  }

  @Test func `have the letters of escapes that a text need not have`() {
    #expect(
      text(#"{"a":"\u65e5\u672c\u8a9e \ud83d\ude80","b":"\"x\" \u0007\u202E","c":"\/"}"#) == [
        #"a "日本語 🚀""#, #"b "\"x\" \u0007\u202e""#, #"c "/""#,
      ])
    #expect(text(#"{"a":"\u00fc"}"#, past: [#"{"a":"\u00e4"}"#]) == [#"a "ü" was "ä""#])
  }

  @Test func `of a number that is a date have its time beside it, and the time before`() {
    func text(_ state: String, past: [String] = [], columns: Int = 64) -> [String] {
      rows(state, past: past, columns: columns).map { row in
        row.spans.map(\.text).joined(separator: " ")
      }
    }
    #expect(
      text(#"{"a":800020861.25,"b":2.25,"c":700020861}"#) == [
        "a 800020861.2 12:01:01", "b 2.25", "c 700020861",
      ])
    #expect(
      text(#"{"a":800020863}"#, past: [#"{"a":800020802}"#]) == [
        "a 800020863 12:01:03, was 12:00:02"
      ])
    #expect(text(#"{"a":8.0012e8}"#) == ["a 8.0012e8 10 May 15:33"])
    #expect(
      text(#"{"a":800020863}"#, past: [#"{"a":800020802}"#], columns: 26) == [
        "a 800020863 12:01:03"
      ])
    // People read the time where there is no room for both, and the number where there is none for the time.
    #expect(text(#"{"a":800020863}"#, columns: 20) == ["a 12:01:03"])
    #expect(text(#"{"a":800020863}"#, columns: 12) == ["a 800020863"])
  }

  @Test(arguments: [79, 80, 81, 2000])
  func `end with a mark where they are too many`(count: Int) {
    let elements = (0..<count).map { "\($0)" }
    let before = (0..<count).map { $0 == 70 ? "7" : "\($0)" }
    let rows = text(
      "[\(elements.joined(separator: ","))]", past: ["[\(before.joined(separator: ","))]"])
    let isWhole = count <= ContentStateRows.rowsMaximum
    #expect(rows.count == (isWhole ? count : ContentStateRows.rowsMaximum + 1))
    #expect(rows.last == (isWhole ? "\(count - 1) \(count - 1)" : "…"))
    #expect(rows[70] == "70 70 was 7")
    #expect(rows[71] == "71 71")
  }

  @Test func `of an object that was longer tell no more than there is room for`() {
    let members = (0..<500).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let rows = text(#"{"k0":0}"#, past: ["{\(members)}"])
    #expect(rows.count == ContentStateRows.rowsMaximum + 1)
    #expect(rows[1] == "k1 gone, was 1")
    #expect(rows.last == "…")
  }

  @Test func `draw the course of each number, and of no text`() throws {
    let past = (1...9).map { #"{"n":\#($0),"t":"x"}"# }
    let course = rows(#"{"n":10,"t":"x"}"#, past: past).map { row in
      row.spans.filter { "▁▂▃▄▅▆▇".contains($0.text.prefix(1)) }.map(\.text).joined()
    }
    #expect(course == ["▁▂▂▃▄▄▅▆▆▇", ""])
    #expect(rows(#"{"n":10}"#)[0].spans.count == 2, "a single number has no course")
  }

  @Test(arguments: [20, 26, 40, 64, 88])
  func `keep their columns when a number becomes longer`(columns: Int) {
    func places(_ value: String) -> [Int?] {
      rows(#"{"name":\#(value)}"#, past: [#"{"name":1}"#, #"{"name":2}"#], columns: columns)[0]
        .spans.map(\.column)
    }
    let (short, long) = (places("3"), places("3456"))
    #expect(short == long || columns == 20)
  }

  @Test func `of a long text are three, which end with an ellipsis`() {
    let words = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let rows = text(#"{"t":"\#(words)"}"#, columns: 40)
    #expect(rows.count == 3)
    #expect(rows[0].hasPrefix("t \"word0") && rows[2].hasSuffix("…"))
  }
}

@Suite struct `A sparkline` {
  @Test(
    arguments: [
      ([], nil), ([1], nil), ([1, 1, 1], "▁▁▁"), ([0, 3, 6], "▁▄▇"), ([6, 0], "▇▁"),
      ([.infinity, 1, .nan, 2], "▁▇"), ([-1e308, 1e308, 0], "▁▇▄"),
    ] as [([Double], String?)])
  func `goes from the least to the greatest number`(numbers: [Double], text: String?) {
    #expect(Sparkline.text(of: numbers, columns: 8) == text)
  }

  @Test func `has the last numbers, one a column`() {
    #expect(Sparkline.text(of: [9, 1, 2, 3], columns: 3) == "▁▄▇")
    #expect(Sparkline.text(of: [1, 2, 3], columns: 0) == nil)
    #expect(Sparkline.text(of: [0.628, 0.629], columns: 3) == "▁▁")
    #expect(Sparkline.text(of: [1, 2, 3], columns: -4) == nil)
  }
}
