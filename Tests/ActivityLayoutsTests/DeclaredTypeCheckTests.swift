import ActivityLayouts
import StrictJSON
import Testing

/// A value that is not of a type, and what is said about it.
struct UndecodableValue: CustomTestStringConvertible, Sendable {
  let type: String
  let value: String
  let faults: [(String, DeclaredTypeFault.Reason)]
  var testDescription: String { "\(value) as \(type)" }

  init(_ type: String, _ value: String, _ faults: (String, DeclaredTypeFault.Reason)...) {
    self.type = type
    self.value = value
    self.faults = faults
  }
}

private let undecodable: [UndecodableValue] = [
  UndecodableValue(
    #""Date""#, #""2026-11-20T09:41:00Z""#,
    ("", .typeMismatch(expected: "Date", found: "the string \"2026-11-20T09:41:00Z\""))),
  UndecodableValue(
    #""Int8""#, "300", ("", .dataCorrupted(expected: "Int8", found: "the number 300"))),
  UndecodableValue(
    #""Int?""#, "3.5", ("", .dataCorrupted(expected: "Int", found: "the number 3.5"))),
  UndecodableValue(
    #""Int""#, "true", ("", .typeMismatch(expected: "Int", found: "true"))),
  UndecodableValue(
    #""Bool""#, "1", ("", .typeMismatch(expected: "Bool", found: "the number 1"))),
  UndecodableValue(#""Bool""#, "null", ("", .valueNotFound(expected: "Bool"))),
  UndecodableValue(
    #""URL""#, #""""#, ("", .dataCorrupted(expected: "URL", found: "the string \"\""))),
  UndecodableValue(
    #""baking|arrived""#, #""eaten""#,
    ("", .dataCorrupted(expected: "one of baking, arrived", found: "the string \"eaten\""))),
  UndecodableValue(
    #"["a|b"]"#, #"["a",1]"#,
    ("[1]", .typeMismatch(expected: "one of a, b", found: "the number 1"))),
  UndecodableValue(
    #"["String"]"#, "{}", ("", .typeMismatch(expected: "[String]", found: "an object"))),
  UndecodableValue(
    #"[{"a":"Int"}]"#, "7", ("", .typeMismatch(expected: "an array", found: "the number 7"))),
  UndecodableValue(
    #"[{"a":"Int"}]"#, "[7]",
    ("[0]", .typeMismatch(expected: "an object", found: "the number 7"))),
  UndecodableValue(
    #""[String: Int]""#, #"{"x":1,"y":null,"z":"3"}"#,
    ("y", .valueNotFound(expected: "Int")),
    ("z", .typeMismatch(expected: "Int", found: "the string \"3\""))),
  UndecodableValue(
    #""ClosedRange<Date>""#, #"{"lowerBound":0,"upperBound":1}"#,
    ("", .typeMismatch(expected: "ClosedRange<Date>", found: "an object"))),
  UndecodableValue(
    #""ClosedRange<Date>""#, "[1]", ("[1]", .valueNotFound(expected: "Date"))),
  UndecodableValue(
    #""ClosedRange<Date>""#, #"["a",null]"#,
    ("[0]", .typeMismatch(expected: "Date", found: "the string \"a\"")),
    ("[1]", .valueNotFound(expected: "Date"))),
  UndecodableValue(
    #""ClosedRange<Int>""#, "[9,1]",
    (
      "",
      .dataCorrupted(
        expected: "ClosedRange<Int>, the lower bound first",
        found: "the number 9 before the number 1")
    )),
  UndecodableValue(
    #"{"z":"Int","a":{"name":"String","photo":"URL?"},"b":"Bool","o":{"?":{"x":"Int"}}}"#,
    #"{"b":0,"a":{"photo":7},"o":{},"extra":[]}"#,
    ("z", .keyNotFound), ("a.name", .keyNotFound),
    ("a.photo", .typeMismatch(expected: "URL", found: "the number 7")),
    ("b", .typeMismatch(expected: "Bool", found: "the number 0")), ("o.x", .keyNotFound)),
]

struct DeclaredTypeCheckTests {
  private func type(_ text: String) throws -> DeclaredType { try DeclaredType(try parsed(text)) }

  @Test(arguments: undecodable)
  func `all that is not decoded is told in the order of decoding`(_ value: UndecodableValue) throws
  {
    let faults = try type(value.type).check(try parsed(value.value))
    #expect(faults.map(\.keyPath) == value.faults.map(\.0))
    #expect(faults.map(\.reason) == value.faults.map(\.1))
  }

  @Test func `a fault has the place of its value, or of what lacks it`() throws {
    let faults = try type(#"{"driver":{"name":"String","age":"Int"}}"#).check(
      try parsed("{\n \"driver\": {\n  \"age\": \"9\"}}"))
    #expect(faults.map(\.place.line) == [2, 3])
    #expect(faults.map(\.place.column) == [12, 10])
  }

  @Test func `so many faults are told and no more`() throws {
    let value = try parsed("[" + String(repeating: "0,", count: 40) + "0]")
    let faults = try type(#"["String"]"#).check(value)
    #expect(faults.count == DeclaredTypeFault.countMaximum)
    #expect(faults.last?.keyPath == "[19]")
  }

  @Test func `every date that is decoded is found`() throws {
    let dates = try type(
      #"{"eta":"Date","was":"Date?","not":"Date?","stops":[{"at":"Date","n":"Double"}],"#
        + #""window":"ClosedRange<Date>","by":"[String: [Date?]]","any":"Any","bad":"Date"}"#
    ).dates(
      in: try parsed(
        #"{"eta":785000000,"was":-1.5,"not":null,"stops":[{"at":1e3,"n":4},{"at":0}],"#
          + #""window":[2,3],"by":{"k":[null,5]},"any":6,"bad":"7"}"#))
    #expect(
      dates.map(\.keyPath) == [
        "eta", "was", "stops[0].at", "stops[1].at", "window[0]", "window[1]", "by.k[1]",
      ])
    #expect(dates.map(\.secondsSince2001) == [785_000_000, -1.5, 1000, 0, 2, 3, 5])
  }

  @Test func `a long state is checked, number by number`() throws {
    let count = JSONLimits.byteCountMaximum / 16
    let value = try parsed("[" + String(repeating: "300,", count: count - 1) + "1]")
    #expect(try type(#"["Int"]"#).check(value).isEmpty)
    #expect(try type(#"["Double"]"#).check(value).isEmpty)
    #expect(try type(#"["Date"]"#).dates(in: value).count == count)
  }
}
