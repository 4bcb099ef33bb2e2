import LiveActivities
import LockScreenUI
import Testing

@testable import LockScreenSession

@Suite struct `Rows of a content state` {
  private func text(_ state: String, before: String? = nil) -> [String] {
    ContentStateRows.rows(of: EncodedJSON(state), before: before.map { EncodedJSON($0) })
      .map { $0.spans.map(\.text).joined() }
  }

  @Test func `tell what the last update changed`() {
    #expect(
      text(#"{"a":[1,2,3],"b":4,"c":5}"#, before: #"{"a":[1,7],"b":4,"d":6}"#) == [
        "{", #""a": ["#, "1,", "2,  was 7", "3  is new", "],", #""b": 4,"#, #""c": 5  is new"#,
        #""d" is gone"#, "}",
      ])
  }

  @Test(arguments: [77, 78, 79, 2000])
  func `end with a mark where they are too many`(count: Int) {
    let elements = (0..<count).map { "\($0)" }
    let before = (0..<count).map { $0 == 70 ? "7" : "\($0)" }
    let rows = text(
      "[\(elements.joined(separator: ","))]", before: "[\(before.joined(separator: ","))]")
    let isWhole = count + 2 <= 80
    #expect(rows.count == (isWhole ? count + 2 : 81))
    #expect(rows.last == (isWhole ? "]" : "…"))
    #expect(rows[71] == "70,  was 7")
    #expect(rows[72] == "71,")
  }

  @Test func `of an object that was longer tell no more than there is room for`() {
    let members = (0..<500).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let rows = text(#"{"k0":0}"#, before: "{\(members)}")
    #expect(rows.count == 81)
    #expect(rows[2] == #""k1" is gone"#)
    #expect(rows.last == "…")
  }
}
