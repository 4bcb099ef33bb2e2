import LiveActivities
import ActivityWidgets
import StrictJSON
import Testing

@testable import ActivityLayouts

/// A value that is not of a type, and what is said about it.
struct UndecodableValue: CustomTestStringConvertible, Sendable {
  let type: String
  let value: String
  let faults: [(String, ContentFault.Problem)]
  var testDescription: String { "\(value) as \(type)" }

  init(_ type: String, _ value: String, _ faults: (String, ContentFault.Problem)...) {
    self.type = type
    self.value = value
    self.faults = faults
  }
}

private let undecodable: [UndecodableValue] = [
  UndecodableValue(
    #""Date""#, #""2026-11-20T09:41:00Z""#,
    ("", .mismatch(expected: "Date", found: "the string \"2026-11-20T09:41:00Z\""))),
  UndecodableValue(
    #""Int8""#, "300", ("", .mismatch(expected: "Int8", found: "the number 300"))),
  UndecodableValue(
    #""Int?""#, "3.5", ("", .mismatch(expected: "Int", found: "the number 3.5"))),
  UndecodableValue(
    #""Int""#, "true", ("", .mismatch(expected: "Int", found: "true"))),
  UndecodableValue(
    #""Bool""#, "1", ("", .mismatch(expected: "Bool", found: "the number 1"))),
  UndecodableValue(#""Bool""#, "null", ("", .null(expected: "Bool"))),
  UndecodableValue(
    #""URL""#, #""""#, ("", .mismatch(expected: "URL", found: "the string \"\""))),
  UndecodableValue(
    #""baking|arrived""#, #""eaten""#,
    ("", .mismatch(expected: "one of baking, arrived", found: "the string \"eaten\""))),
  UndecodableValue(
    #"["a|b"]"#, #"["a",1]"#,
    ("[1]", .mismatch(expected: "one of a, b", found: "the number 1"))),
  UndecodableValue(
    #"["String"]"#, "{}", ("", .mismatch(expected: "[String]", found: "an object"))),
  UndecodableValue(
    #"[{"a":"Int"}]"#, "7", ("", .mismatch(expected: "an array", found: "the number 7"))),
  UndecodableValue(
    #"[{"a":"Int"}]"#, "[7]",
    ("[0]", .mismatch(expected: "an object", found: "the number 7"))),
  UndecodableValue(
    #""[String: Int]""#, #"{"x":1,"y":null,"z":"3"}"#,
    ("y", .null(expected: "Int")),
    ("z", .mismatch(expected: "Int", found: "the string \"3\""))),
  UndecodableValue(
    #""ClosedRange<Date>""#, #"{"lowerBound":0,"upperBound":1}"#,
    ("", .mismatch(expected: "ClosedRange<Date>", found: "an object"))),
  UndecodableValue(
    #""ClosedRange<Date>""#, "[1]", ("[1]", .null(expected: "Date"))),
  UndecodableValue(
    #""ClosedRange<Date>""#, #"["a",null]"#,
    ("[0]", .mismatch(expected: "Date", found: "the string \"a\"")),
    ("[1]", .null(expected: "Date"))),
  UndecodableValue(
    #""ClosedRange<Int>""#, "[9,1]",
    (
      "",
      .mismatch(
        expected: "ClosedRange<Int>, the lower bound first",
        found: "the number 9 before the number 1")
    )),
  UndecodableValue(
    #"{"z":"Int","a":{"name":"String","photo":"URL?"},"b":"Bool","o":{"?":{"x":"Int"}}}"#,
    #"{"b":0,"a":{"photo":7},"o":{},"extra":[]}"#,
    ("z", .missing), ("a.name", .missing),
    ("a.photo", .mismatch(expected: "URL", found: "the number 7")),
    ("b", .mismatch(expected: "Bool", found: "the number 0")), ("o.x", .missing)),
]

struct DeclaredTypeCheckTests {
  private func type(_ text: String) throws -> DeclaredType { try DeclaredType(try parsed(text)) }

  @Test(arguments: undecodable)
  func `all that is not decoded is told in the order of decoding`(_ value: UndecodableValue) throws
  {
    let faults = try type(value.type).check(try parsed(value.value), as: .contentState)
    #expect(faults.map(\.keyPath) == value.faults.map(\.0))
    #expect(faults.map(\.problem) == value.faults.map(\.1))
  }

  @Test func `a fault and a date belong to the part that was checked`() throws {
    #expect(
      try type(#""Int""#).check(try parsed("true"), as: .attributes).first?.part == .attributes)
    #expect(
      try type(#""Date""#).dates(in: try parsed("1"), as: .contentState)[0].part == .contentState)
  }

  @Test func `so many faults are told and no more`() throws {
    let value = try parsed("[" + String(repeating: "0,", count: 40) + "0]")
    let faults = try type(#"["String"]"#).check(value, as: .contentState)
    #expect(faults.count == DeclaredType.faultCountMaximum)
    #expect(faults.last?.keyPath == "[19]")
  }

  @Test func `every date that is decoded is found`() throws {
    let dates = try type(
      #"{"eta":"Date","was":"Date?","not":"Date?","stops":[{"at":"Date","n":"Double"}],"#
        + #""window":"ClosedRange<Date>","by":"[String: [Date?]]","any":"Any","bad":"Date"}"#
    ).dates(
      in: try parsed(
        #"{"eta":785000000,"was":-1.5,"not":null,"stops":[{"at":1e3,"n":4},{"at":0}],"#
          + #""window":[2,3],"by":{"k":[null,5]},"any":6,"bad":"7"}"#), as: .contentState)
    #expect(
      dates.map(\.keyPath) == [
        "eta", "was", "stops[0].at", "stops[1].at", "window[0]", "window[1]", "by.k[1]",
      ])
    #expect(dates.map(\.secondsSince2001) == [785_000_000, -1.5, 1000, 0, 2, 3, 5])
  }

  @Test func `a key without a property is found, with the property that was meant`() throws {
    let type = try type(
      #"{"homeScore":"Int?","eta":"Date?","stops":[{"name":"String"}],"by":"[String: Int]","any":"Any"}"#
    )
    let value = try parsed(
      #"{"home_score":1,"ETA":2,"stops":[{"name":"A","at":3},{"name":"B","at":4}],"by":{"x":5},"any":{"y":6},"z":7}"#
    )
    let keys = type.unreadKeys(in: value, as: .contentState)
    #expect(keys.map(\.keyPath) == ["stops[0].at", "home_score", "ETA", "z"])
    #expect(keys.map(\.near) == [nil, "homeScore", "eta", nil])
    let many = try parsed(
      #"{"stops":[],"by":{},"any":0,"#
        + (0..<20).map { #""k\#(Character(UnicodeScalar(97 + $0)!))":0"# }
        .joined(separator: ",") + "}")
    #expect(
      type.unreadKeys(in: many, as: .attributes).count == UnreadKey.countMaximum)
  }

  @Test func `a long state is checked, number by number`() throws {
    let count = JSONLimits.byteCountMaximum / 16
    let value = try parsed("[" + String(repeating: "300,", count: count - 1) + "1]")
    #expect(try type(#"["Int"]"#).check(value, as: .contentState).isEmpty)
    #expect(try type(#"["Double"]"#).check(value, as: .contentState).isEmpty)
    #expect(try type(#"["Date"]"#).dates(in: value, as: .contentState).count == count)
  }
}
