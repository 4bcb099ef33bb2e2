import LockScreenSession
import Testing

@testable import FeedReports

@Suite("A check's words") struct CheckWordsTests {
  @Test func `say that all is as expected only where a line expects something`() {
    let start = pushLine("start", "1", state: #"{"a":1}"#)
    let layout =
      #"{"layout":{"attributes-type":"T","lock-screen":{"Text":"a"},"minimal":{"Text":"m"}}}"#
    let plain = checked(layout + "\n" + start).text
    #expect(plain.hasSuffix("; 0 findings; no failure\n"), "\(plain)")
    let noted = checked(start).text
    #expect(noted.hasSuffix("; 1 finding; no failure; --strict counts findings, too\n"), "\(noted)")
    var setup = Session.Setup.plain(columns: 80, rows: 24)
    setup.strictness.isStrict = true
    let strict = checked(start, setup: setup).text
    #expect(strict.hasSuffix("; 1 finding; no failure\n"), "\(strict)")
    let expecting = start.dropLast() + #","expect":"applied"}"#
    #expect(checked(String(expecting)).text.hasSuffix("; 1 finding; all as expected\n"))
    let rejected = checked(#"{"a":1,"expect":"rejected"}"#).text
    #expect(rejected.hasSuffix("; all as expected\n"), "\(rejected)")
  }

  @Test func `show the missing alert of a start as it is written`() {
    let text = checked(
      pushLine("start", "1").replacing(#""alert":{"title":"t","body":""}"#, with: #""alert":null"#)
    ).text
    let words = #"aps.alert: it is missing, and a start needs it; the phone does nothing; "#
    #expect(text.contains(words + #"add "alert":{"title":"…","body":"…"} (AK 3.6)"#), "\(text)")
  }

  @Test func `ask for a near key only in a line of islet's own`() {
    let fixture = #"{"input":{"a":1},"expected":{"b":2}}"#
    #expect(!checked(fixture).text.contains("did you mean"))
    #expect(checked(#"{"app":"a","expct":"applied"}"#).text.contains("did you mean expect?"))
    let wanted =
      #"{"input":{},"expected":{"apsEvent":"update","contentState":{"a":1},"staleDate":1795200000}}"#
    let text = checked(wanted).text
    #expect(
      text.contains("the payload was taken out of the object around it, at expected"), "\(text)")
    #expect(text.contains("aps.apsEvent: APNs knows no apsEvent; rename it to event"), "\(text)")
  }

  @Test func `tell times that go back as they are written`() {
    let text = checked(#"{"at":"1h","note":"a"}"# + "\n" + #"{"at":"30m","clock":"pause"}"#).text
    let own = checked(#"{"at":"1h1s","theme":"dawn"}"# + "\n" + #"{"at":90,"theme":"dawn"}"#).text
    #expect(text.contains("at: the clock would go back from 1h to 30m after the start"), "\(text)")
    #expect(
      own.contains("at: the clock would go back from 1h1s to 1m30s after the start"), "\(own)")
    let parts = checked(#"{"at":2.5,"theme":"dawn"}"# + "\n" + #"{"at":2.125,"theme":"dawn"}"#).text
    #expect(parts.contains("would go back from 2.5 s to 2.125 s after the start"), "\(parts)")
    let days = checked(#"{"at":"2d1h","theme":"dawn"}"# + "\n" + #"{"at":"3h","theme":"dawn"}"#)
      .text
    #expect(days.contains("would go back from 2d1h to 3h after the start"), "\(days)")
  }

  @Test(arguments: [("16", true), ("-1.5e3", true), ("0x1F", false), ("007", false), (".5", false)])
  func `tell to take a number out of its quotes only where it is one of JSON`(
    number: String, isTold: Bool
  ) {
    let text = checked(#"{"clock":{"rate":"\#(number)"}}"#).text
    #expect(text.contains("found the string \"\(number)\""), "\(text)")
    #expect(text.contains("remove the quotes") == isTold, "\(text)")
  }

  @Test func `tell files without failures as that`() {
    #expect(Messages.sums(files: 2, failed: 0) == "2 files: no failure")
    #expect(Messages.sums(files: 3, failed: 1) == "3 files: 1 with failures")
  }

  @Test(arguments: [
    ("7", "apns-priority is none of 1, 5 and 10: 7;"),
    ("\"7\"", "apns-priority is none of 1, 5 and 10: 7;"),
  ])
  func `tell a number of a header without quotes`(priority: String, words: String) {
    let headers =
      #""headers":{"apns-push-type":"liveactivity","apns-topic":"com.a.push-type.liveactivity","#
      + #""apns-priority":\#(priority)}"#
    let text = checked("{" + headers + "," + pushLine("start", "1").dropFirst()).text
    #expect(text.contains(words), "\(text)")
  }

  @Test func `name placeholders in an end that takes its activity away`() {
    let end = pushLine(
      "end", "1", at: 1, state: ##"{"…":"the final state"}"##, extra: #","dismissal-date":1"#)
    let text = checked(pushLine("start", "1") + "\n" + end).text
    #expect(text.contains("aps.content-state.…: the key … is a placeholder"), "\(text)")
  }

  @Test(arguments: [
    "{\"text\":\"{{name}}\"}", "{\"{{name}}\":1}", "{\"{{name}}\":\"{{name}}\"}",
  ])
  func `call a placeholder a key only where it is one`(state: String) {
    let text = checked(pushLine("start", "1", state: state)).text
    let (key, value) = ("the key {{name}} is a placeholder", ": {{name}} is a placeholder")
    #expect(text.contains(key) == state.contains("{{name}}\":"), "\(text)")
    #expect(text.contains(value) == state.contains(":\"{{name}}"), "\(text)")
  }

  @Test(arguments: ["push", "call"])
  func `name values of another kind in an end that takes its activity away`(sender: String) {
    let start = pushLine("start", "1", state: #"{"status":"Packed"}"#)
    let push = pushLine(
      "end", "1", at: 1, state: #"{"status":5}"#, extra: #","dismissal-date":1"#)
    let call =
      #"{"app":"com.a","activity":"1","end":{"content-state":{"status":5},"dismissal-policy":"immediate"}}"#
    let text = checked(start + "\n" + (sender == "push" ? push : call)).text
    #expect(text.contains("2 applied"), "\(text)")
    #expect(text.contains("content-state.status: found the number 5"), "\(text)")
  }

  @Test func `tell a symbol that keeps its color in a note, which is no finding`() {
    let layout =
      #"{"layout":{"attributes-type":"T","lock-screen":{"Image":{"systemName":"flame.fill"},"#
      + ##""foregroundStyle":"#FF0000"},"minimal":{"Text":"m"}}}"##
    var setup = Session.Setup.plain(columns: 122, rows: 40)
    setup.strictness.isStrict = true
    let (text, log) = checked(layout + "\n" + pushLine("start", "1"), setup: setup)
    let words = "the symbol flame.fill is an emoji here, and keeps its own color"
    #expect(text.contains("note: lock-screen, expanded.bottom: " + words), "\(text)")
    #expect(log.findingCount == 0 && log.failureCount == 0, "\(text)")
    let start = pushLine("start", "1").dropLast() + #","expect":{"finding":"none"}}"#
    #expect(checked(layout + "\n" + start).log.failureCount == 0)
    setup.strictness.denied = ["view.color"]
    let denied = checked(layout + "\n" + pushLine("start", "1"), setup: setup)
    #expect(
      denied.text.contains("finding: lock-screen, expanded.bottom: " + words), "\(denied.text)")
    #expect(denied.log.findingCount == 1 && denied.log.failureCount == 1)
  }
}
