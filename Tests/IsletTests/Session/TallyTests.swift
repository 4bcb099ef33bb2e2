import LiveActivities
import Testing

@testable import LockScreenSession

@Suite struct `A tally` {
  @Test(arguments: [
    (#"{"home":0,"away":1,"minute":"51'"}"#, #"{"home":1,"away":1,"minute":"52'"}"#, true),
    (#"{"points":14}"#, #"{"points":21}"#, true),
    (#"{"points":14}"#, #"{"points":22}"#, false),
    (#"{"stopsLeft":3}"#, #"{"stopsLeft":2}"#, false),
    (#"{"home":1,"hp":80}"#, #"{"home":2,"hp":71}"#, false),
    (#"{"speed":24.6}"#, #"{"speed":25.1}"#, false),
    (#"{"home":1}"#, #"{"home":1}"#, false),
    (#"{}"#, #"{"home":1}"#, false),
    (#"{"home":null}"#, #"{"home":1}"#, false),
    (#"{"home":-2}"#, #"{"home":-1}"#, false),
    (#"{"a":-9223372036854775808}"#, #"{"a":9223372036854775807}"#, false),
    (#"[1]"#, #"[2]"#, false),
  ])
  func `rises where a small whole number does and none falls`(
    former: String, state: String, rises: Bool
  ) {
    #expect(Tally.rises(from: EncodedJSON(former), to: EncodedJSON(state)) == rises)
  }

  @Test func `does not rise with an activity's first state`() {
    #expect(!Tally.rises(from: nil, to: EncodedJSON(#"{"home":1}"#)))
    #expect(!Tally.rises(from: EncodedJSON(#"{"home":1}"#), to: nil))
  }
}
