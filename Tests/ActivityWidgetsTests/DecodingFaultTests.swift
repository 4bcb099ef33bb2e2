import ActivityWidgets
import Testing

/// A state or attributes that a phone drops without a word, and what is said about it here.
struct UndecodableCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var attributes = #"{"line":"U7"}"#
  var state = #"{"stops":[{"name":"Rudow"}],"arrival":[0,1754],"isLate":false}"#
  var part = DecodingFault.Part.contentState
  var keyPath: String
  var reason: DecodingFault.Reason
}

private let cases = [
  UndecodableCase(
    testDescription: "a key is missing", state: #"{"stops":[],"arrival":[0,1]}"#,
    keyPath: "isLate", reason: .keyNotFound),
  UndecodableCase(
    testDescription: "a key of an element is missing",
    state: #"{"stops":[{"name":"Rudow"},{}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[1].name", reason: .keyNotFound),
  UndecodableCase(
    testDescription: "a number stands where a text must",
    state: #"{"stops":[{"name":7}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[0].name", reason: .typeMismatch(expected: "String")),
  UndecodableCase(
    testDescription: "a date is an ISO string",
    state: #"{"stops":[],"arrival":["2026-11-20T09:41:00Z",1],"isLate":false}"#,
    keyPath: "arrival[0]", reason: .typeMismatch(expected: "Double")),
  UndecodableCase(
    testDescription: "a value is null", state: #"{"stops":null,"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops", reason: .valueNotFound(expected: "Array<Any>")),
  UndecodableCase(
    testDescription: "a span ends before it begins",
    state: #"{"stops":[],"arrival":[9,1],"isLate":false}"#,
    keyPath: "arrival", reason: .dataCorrupted),
  UndecodableCase(
    testDescription: "the attributes lack a key", attributes: "{}", part: .attributes,
    keyPath: "line", reason: .keyNotFound),
  UndecodableCase(
    testDescription: "the state is no JSON", state: "{", keyPath: "", reason: .dataCorrupted),
]

struct DecodingFaultTests {
  @Test(arguments: cases)
  func `what cannot be decoded is named by its path and what was expected`(
    _ undecodable: UndecodableCase
  ) {
    let fault = #expect(throws: DecodingFault.self) {
      try WidgetRegistry(TripBundle()).presentations(
        attributesType: "TripAttributes", attributes: Array(undecodable.attributes.utf8),
        state: Array(undecodable.state.utf8), isStale: false, activityID: "trip-1")
    }
    #expect(fault?.part == undecodable.part)
    #expect(fault?.keyPath == undecodable.keyPath)
    #expect(fault?.reason == undecodable.reason)
    #expect(fault?.description.isEmpty == false)
  }

  @Test func `keys that nobody asked for are ignored`() throws {
    let state = #"{"stops":[],"arrival":[0,1],"isLate":false,"weather":"rain"}"#
    #expect(
      try WidgetRegistry(TripBundle()).presentations(
        attributesType: "TripAttributes", attributes: Array(#"{"line":"U7","x":1}"#.utf8),
        state: Array(state.utf8), isStale: false, activityID: "trip-1") != nil)
  }
}
