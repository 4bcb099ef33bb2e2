import LiveActivities
import ActivityWidgets
import StrictJSON
import Testing

/// A state or attributes that a phone drops silently, and what is said about it here.
struct UndecodableCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var attributes = #"{"line":"U7"}"#
  var state = #"{"stops":[{"name":"Rudow"}],"arrival":[0,1754],"isLate":false}"#
  var part = ContentFault.Part.contentState
  var keyPath: String
  var problem: ContentFault.Problem
}

private let cases = [
  UndecodableCase(
    testDescription: "a key is missing", state: #"{"stops":[],"arrival":[0,1]}"#,
    keyPath: "isLate", problem: .missing),
  UndecodableCase(
    testDescription: "a key of an element is missing",
    state: #"{"stops":[{"name":"Rudow"},{}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[1].name", problem: .missing),
  UndecodableCase(
    testDescription: "a number stands where a text must",
    state: #"{"stops":[{"name":7}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[0].name", problem: .mismatch(expected: "String", found: "the number 7")),
  UndecodableCase(
    testDescription: "a date is an ISO string",
    state: #"{"stops":[],"arrival":["2026-11-20T09:41:00Z",1],"isLate":false}"#,
    keyPath: "arrival[0]",
    problem: .mismatch(expected: "Date", found: "the string \"2026-11-20T09:41:00Z\"")),
  UndecodableCase(
    testDescription: "a value is null", state: #"{"stops":null,"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops", problem: .null(expected: "an array")),
  UndecodableCase(
    testDescription: "a span ends before it begins",
    state: #"{"stops":[],"arrival":[9,1],"isLate":false}"#,
    keyPath: "arrival",
    problem: .corrupted(
      "Cannot initialize ClosedRange<Date> with a lowerBound "
        + "(2001-01-01 00:00:09 +0000) greater than upperBound (2001-01-01 00:00:01 +0000)")),
  UndecodableCase(
    testDescription: "a span is an object of its bounds",
    state: #"{"stops":[],"arrival":{"lowerBound":0,"upperBound":1},"isLate":false}"#,
    keyPath: "arrival",
    problem: .mismatch(expected: "a range as [lowerBound, upperBound]", found: "an object")),
  UndecodableCase(
    testDescription: "an array is an object",
    state: #"{"stops":{},"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops", problem: .mismatch(expected: "an array", found: "an object")),
  UndecodableCase(
    testDescription: "a span has one bound", state: #"{"stops":[],"arrival":[0],"isLate":false}"#,
    keyPath: "arrival[1]", problem: .null(expected: "Date")),
  UndecodableCase(
    testDescription: "a Boolean is null", state: #"{"stops":[],"arrival":[0,1],"isLate":null}"#,
    keyPath: "isLate", problem: .null(expected: "Bool")),
  UndecodableCase(
    testDescription: "a Boolean is a number", state: #"{"stops":[],"arrival":[0,1],"isLate":0}"#,
    keyPath: "isLate", problem: .mismatch(expected: "Bool", found: "the number 0")),
  UndecodableCase(
    testDescription: "an element is a text",
    state: #"{"stops":[{"name":"Rudow"},"Rudow"],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[1]", problem: .mismatch(expected: "an object", found: "the string \"Rudow\"")),
  UndecodableCase(
    testDescription: "a number is too fine for its type",
    state: #"{"stops":[{"name":"Rudow","track":2.5}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[0].track",
    problem: .corrupted(
      "a number that its type cannot hold, such as 3.5 for an Int")),
  UndecodableCase(
    testDescription: "a number is too large for its type",
    state:
      #"{"stops":[{"name":"Rudow"},{"name":"a","track":1e300}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[1].track",
    problem: .corrupted(
      "a number that its type cannot hold, such as 3.5 for an Int")),
  UndecodableCase(
    testDescription: "the attributes lack a key", attributes: "{}", part: .attributes,
    keyPath: "line", problem: .missing),
  UndecodableCase(
    testDescription: "the state is no JSON", state: "{", keyPath: "",
    problem: .corrupted(
      "The given data was not valid JSON.")),
]

private func trip() throws -> any ViewProvider {
  try #require(WidgetRegistry(TripBundle()).provider(for: "TripAttributes"))
}

struct ContentFaultTests {
  @Test(arguments: cases)
  func `what cannot be decoded is named by its path and what was expected`(
    _ undecodable: UndecodableCase
  ) throws {
    let fault = try trip().fault(
      attributes: LazyJSON(Array(undecodable.attributes.utf8)),
      contentState: LazyJSON(Array(undecodable.state.utf8)))
    #expect(fault?.part == undecodable.part)
    #expect(fault?.keyPath == undecodable.keyPath)
    #expect(fault?.problem == undecodable.problem)
  }

  @Test(arguments: cases)
  func `what is to be shown fails alike, and has no dates`(_ undecodable: UndecodableCase) throws {
    let attributes = LazyJSON(Array(undecodable.attributes.utf8))
    let state = LazyJSON(Array(undecodable.state.utf8))
    let provider = try trip()
    let shown = #expect(throws: ContentFault.self) {
      try provider.presentations(of: EncodedActivity(attributes: attributes, contentState: state))
    }
    #expect(shown == provider.fault(attributes: attributes, contentState: state))
    #expect(provider.dates(attributes: attributes, contentState: state) == nil)
  }

  @Test func `attributes that were checked before are not checked again`() throws {
    let state = LazyJSON(Array(#"{"stops":[],"arrival":[0,1],"isLate":false}"#.utf8))
    #expect(try trip().fault(attributes: nil, contentState: state) == nil)
  }

  @Test func `keys that no type reads are ignored`() throws {
    let state = #"{"stops":[],"arrival":[0,1],"isLate":false,"weather":"rain"}"#
    #expect(
      try trip().fault(
        attributes: LazyJSON(Array(#"{"line":"U7","x":1}"#.utf8)),
        contentState: LazyJSON(Array(state.utf8))) == nil)
  }

  @Test func `bytes that are no JSON have an empty object for their value`() {
    #expect(LazyJSON(Array("{".utf8)).value.summary == "an object")
    #expect(LazyJSON(Array("[7]".utf8)).value.elements.first?.int64 == 7)
  }
}
