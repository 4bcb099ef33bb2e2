import FeedReports
import Testing

@Suite struct `An expectation` {
  private static let start = pushLine(
    "start", "1", state: #"{"n":1}"#, extra: #","relevance-score":7"#)

  /// A push for the activity, with an expectation.
  private static func line(_ event: String, at seconds: Int, expecting expectation: String)
    -> String
  {
    pushLine(event, "1", at: seconds, state: #"{"n":2}"#).dropLast() + ",\"expect\":\(expectation)}"
  }

  @Test(
    arguments: [
      ("update", 1, #""applied""#), ("update", -1, #""dropped""#),
      ("update", -1, #""olderTimestamp""#),
      ("update", -1, #""AK 3.17""#), ("update", 1, #"{"state":"active","cause":"push"}"#),
      ("update", 1, #"{"score":7,"content-state":{ "n" : 2.0 }}"#),
      ("update", 1, #"{"events":["updated"]}"#), ("update", 1, #"{"lock-screen":["1"]}"#),
      ("update", 1, #"{"banner":"none","areActivitiesEnabled":true}"#),
      ("end", 1, #"{"state":"ended","island":"none","events":["updated","stateChanged"]}"#),
      ("start", 1, #"{"verdict":"activityAlreadyExists","state":"active"}"#),
    ])
  func `that is met makes no failure`(event: String, seconds: Int, expectation: String) {
    let (text, log) = checked(
      Self.start + "\n" + Self.line(event, at: seconds, expecting: expectation))
    #expect(log.failureCount == 0, "\(text)")
  }

  @Test(
    arguments: [
      (
        "update", 1, #""dropped""#, "expected dropped; it was applied"
      ),
      (
        "update", -1, #""applied""#,
        "expected applied; it was dropped: aps.timestamp: expected 1795200000 or later, the last "
          + "applied, found 1795199999; the phone ignores it; send the time at which you send (AK 3.17)"
      ),
      ("update", 1, #"{"state":"ended"}"#, "expected state ended; it is active"),
      ("end", 1, #"{"cause":"person"}"#, "expected cause person; it is push"),
      ("update", 1, #"{"score":8}"#, "expected score 8.0; it is 7.0"),
      ("update", 1, #"{"island":"none"}"#, "expected island none; it is expanded 1"),
      ("update", 1, #"{"banner":"1"}"#, "expected banner 1; it is none"),
      ("update", 1, #"{"lock-screen":["2","1"]}"#, "expected lock-screen 2, 1; it is 1"),
      (
        "update", 1, #"{"content-state":{"n":3}}"#,
        #"expected content-state {"n":3}; it is {"n":2}"#
      ),
      (
        "update", 1, #"{"events":["tapped"]}"#, "expected events tapped; there were updated"
      ),
      (
        "update", 1, #"{"finding":"AK 3.2"}"#, "expected a finding with AK 3.2; found none"
      ),
      (
        "update", 1, #"{"areActivitiesEnabled":false}"#,
        "expected areActivitiesEnabled false; it is true"
      ),
      (
        "update", 1, #"{"error":"visibility"}"#,
        "expected the error visibility; ActivityKit would throw none"
      ),
    ])
  func `that is not met is told in words`(
    event: String, seconds: Int, expectation: String, words: String
  ) {
    let (text, log) = checked(
      Self.start + "\n" + Self.line(event, at: seconds, expecting: expectation))
    #expect(log.failureCount == 1)
    #expect(text.contains("             unmet: \(words)\n"), "\(text)")
  }

  @Test(
    arguments: [
      (#"{"a":"x, b: string y"}"#, #"{"a":"x","b":"y"}"#, false),
      (#"{"a":[1,2]}"#, #"{"a":[1, 2.0]}"#, true), (#"{"a":[1,2]}"#, #"{"a":[2,1]}"#, false),
      (#"{"a":[1]}"#, #"{"a":[1,2]}"#, false), (#"{"a":[]}"#, #"{"a":{}}"#, false),
      (#"{"a":{"b":true,"c":null}}"#, #"{ "a" : {"c":null,"b":true} }"#, true),
      (#"{"a":true}"#, #"{"a":false}"#, false), (#"{"a":null}"#, "{}", false),
      (#"{"a":"1"}"#, #"{"a":1}"#, false), (#"{"a":"\u0041"}"#, #"{"\u0061":"A"}"#, true),
      (#"{"n":9007199254740993}"#, #"{"n":9007199254740992}"#, false),
      (#"{"n":9007199254740993}"#, #"{"n":9007199254740993}"#, true),
      (#"{"n":18446744073709551616}"#, #"{"n":18446744073709551617}"#, false),
      (#"{"n":18446744073709551616}"#, #"{"n":1.8446744073709551616e19}"#, true),
      (#"{"n":1e3}"#, #"{"n":1000}"#, true), (#"{"n":0.10}"#, #"{"n":1e-1}"#, true),
      (#"{"n":1.5}"#, #"{"n":1}"#, false), (#"{"n":-1}"#, #"{"n":1}"#, false),
      (#"{"n":1e999}"#, #"{"n":1e998}"#, false), (#"{"n":1e999}"#, #"{"n":1e999}"#, true),
      (#"{"n":1,"n":2}"#, #"{"n":1}"#, true), (#"{"n":1,"n":2}"#, #"{"n":2}"#, false),
    ])
  func `of a content is met by an equal one alone`(state: String, wanted: String, isMet: Bool) {
    let line = pushLine("start", "1", state: state).dropLast()
    let (text, log) = checked("\(line),\"expect\":{\"content-state\":\(wanted)}}")
    #expect(log.rejectedCount == 0)
    #expect((log.failureCount == 0) == isMet, "\(text)")
  }

  @Test(
    arguments: [
      (#"{"stat":"active"}"#, "expect", "did you mean state?"),
      (#"{"state":"activ"}"#, "expect.state", "did you mean active?"),
      (#"{"cause":"psh"}"#, "expect.cause", "did you mean push?"),
      (#"{"error":"visible"}"#, "expect.error", "the word visible is not known"),
      ("7", "expect", "expected an object"),
    ])
  func `that nothing could meet is rejected`(expectation: String, path: String, words: String) {
    let (text, log) = checked("{\"expect\":\(expectation)}")
    #expect(log.rejectedCount == 1)
    #expect(text.contains(": \(path): ") && text.contains(words), "\(text)")
  }
}
