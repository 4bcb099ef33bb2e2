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
  var description: String
}

private let cases = [
  UndecodableCase(
    testDescription: "a key is missing", state: #"{"stops":[],"arrival":[0,1]}"#,
    keyPath: "isLate", reason: .keyNotFound,
    description: "the key isLate is missing, and it is not optional"),
  UndecodableCase(
    testDescription: "a key of an element is missing",
    state: #"{"stops":[{"name":"Rudow"},{}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[1].name", reason: .keyNotFound,
    description: "the key name is missing, and it is not optional"),
  UndecodableCase(
    testDescription: "a number stands where a text must",
    state: #"{"stops":[{"name":7}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[0].name", reason: .typeMismatch(expected: "String"),
    description: "expected String, found the number 7"),
  UndecodableCase(
    testDescription: "a date is an ISO string",
    state: #"{"stops":[],"arrival":["2026-11-20T09:41:00Z",1],"isLate":false}"#,
    keyPath: "arrival[0]", reason: .typeMismatch(expected: "Date"),
    description: "expected Date, found the string \"2026-11-20T09:41:00Z\""),
  UndecodableCase(
    testDescription: "a value is null", state: #"{"stops":null,"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops", reason: .valueNotFound(expected: "an array"),
    description: "expected an array, found null"),
  UndecodableCase(
    testDescription: "a span ends before it begins",
    state: #"{"stops":[],"arrival":[9,1],"isLate":false}"#,
    keyPath: "arrival", reason: .dataCorrupted,
    description: "Cannot initialize ClosedRange<Date> with a lowerBound "
      + "(2001-01-01 00:00:09 +0000) greater than upperBound (2001-01-01 00:00:01 +0000)"),
  UndecodableCase(
    testDescription: "a span is an object of its bounds",
    state: #"{"stops":[],"arrival":{"lowerBound":0,"upperBound":1},"isLate":false}"#,
    keyPath: "arrival", reason: .typeMismatch(expected: "a range as [lowerBound, upperBound]"),
    description: "expected a range as [lowerBound, upperBound], found an object"),
  UndecodableCase(
    testDescription: "an array is an object",
    state: #"{"stops":{},"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops", reason: .typeMismatch(expected: "an array"),
    description: "expected an array, found an object"),
  UndecodableCase(
    testDescription: "a span has one bound", state: #"{"stops":[],"arrival":[0],"isLate":false}"#,
    keyPath: "arrival[1]", reason: .valueNotFound(expected: "Date"),
    description: "expected Date, found nothing"),
  UndecodableCase(
    testDescription: "a Boolean is null", state: #"{"stops":[],"arrival":[0,1],"isLate":null}"#,
    keyPath: "isLate", reason: .valueNotFound(expected: "Bool"),
    description: "expected Bool, found null"),
  UndecodableCase(
    testDescription: "a Boolean is a number", state: #"{"stops":[],"arrival":[0,1],"isLate":0}"#,
    keyPath: "isLate", reason: .typeMismatch(expected: "Bool"),
    description: "expected Bool, found the number 0"),
  UndecodableCase(
    testDescription: "an element is a text",
    state: #"{"stops":[{"name":"Rudow"},"Rudow"],"arrival":[0,1],"isLate":false}"#,
    keyPath: "stops[1]", reason: .typeMismatch(expected: "an object"),
    description: "expected an object, found the string \"Rudow\""),
  UndecodableCase(
    testDescription: "a number is too fine for its type",
    state: #"{"stops":[{"name":"Rudow","track":2.5}],"arrival":[0,1],"isLate":false}"#,
    keyPath: "", reason: .dataCorrupted,
    description: "a number that its type cannot hold, such as 3.5 for an Int"),
  UndecodableCase(
    testDescription: "the attributes lack a key", attributes: "{}", part: .attributes,
    keyPath: "line", reason: .keyNotFound,
    description: "the key line is missing, and it is not optional"),
  UndecodableCase(
    testDescription: "the state is no JSON", state: "{", keyPath: "", reason: .dataCorrupted,
    description: "The given data was not valid JSON."),
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
    #expect(fault?.description == undecodable.description)
  }

  @Test(arguments: cases)
  func `what is looked at for its dates alone fails alike`(_ undecodable: UndecodableCase) {
    let registry = WidgetRegistry(TripBundle())
    let shown = #expect(throws: DecodingFault.self) {
      try registry.presentations(
        attributesType: "TripAttributes", attributes: Array(undecodable.attributes.utf8),
        state: Array(undecodable.state.utf8), isStale: false, activityID: "trip-1")
    }
    let looked = #expect(throws: DecodingFault.self) {
      try registry.dates(
        attributesType: "TripAttributes", attributes: Array(undecodable.attributes.utf8),
        state: Array(undecodable.state.utf8))
    }
    #expect(shown == looked)
  }

  @Test func `keys that nobody asked for are ignored`() throws {
    let state = #"{"stops":[],"arrival":[0,1],"isLate":false,"weather":"rain"}"#
    #expect(
      try WidgetRegistry(TripBundle()).presentations(
        attributesType: "TripAttributes", attributes: Array(#"{"line":"U7","x":1}"#.utf8),
        state: Array(state.utf8), isStale: false, activityID: "trip-1") != nil)
  }
}
