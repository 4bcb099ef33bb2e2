import StrictJSON
import Testing

@testable import PastedPayloads

@Suite struct PastedTextTests {
  @Test func `an empty text is said to be empty`() {
    guard case .nothing(.empty) = PastedText.read([]) else {
      Issue.record("an empty text was read")
      return
    }
  }

  @Test(
    arguments: [[0, 1, 2], [1, 2, 3, 4, 5], Array("MZ\u{0}\u{3}\u{0}\u{0}x".utf8)] as [[UInt8]])
  func `bytes that are no text are said to be none`(bytes: [UInt8]) {
    guard case .nothing(.format("binary data")) = PastedText.read(bytes) else {
      Issue.record("\(bytes) were read as text")
      return
    }
  }

  @Test func `headers without a request's first line are its headers`() throws {
    let headers = "apns-topic: a.b\napns-push-type: liveactivity\r\n\n"
    let payload = #"{"aps":{"timestamp":1795200000,"event":"update","content-state":{}}}"#
    guard case .payloads(let payloads) = PastedText.read(Array((headers + payload).utf8)) else {
      Issue.record("no payload")
      return
    }
    #expect(payloads.first?.value?["headers"]?["apns-topic"]?.string == "a.b")
    for other in [
      headers + payload + "\n" + payload, "title: a\n" + payload, "apns-topic a.b\n" + payload,
    ] {
      if case .payloads = PastedText.read(Array(other.utf8)) { Issue.record("\(other)") }
    }
  }

  @Test(arguments: [
    ("$(date +%s)", "1795167660"), ("$(( $(date +%s) + 3600 ))", "1795171260"),
    ("Date.now()", "1795167660123"), ("Math.floor(Date.now() / 1000)", "1795167660"),
    ("Date.now() / 1000", "1795167660.25"), ("int(time.time())", "1795167660"),
    ("time.time()", "1795167660.25"), ("Math.floor(Date.now() / 1000) + 60 * 5", "1795167960"),
    ("Date().timeIntervalSinceReferenceDate", "816860460.25"), ("Time.now.to_i", "1795167660"),
  ])
  func `the time of code is what it gives when it runs`(code: String, number: String) {
    #expect(TimeExpression(code)?.content(addingIfPlain: 0) == .number(number))
  }

  @Test(arguments: [
    ("2026-11-20T09:41:00Z", 1_795_167_660), ("2026-11-20T10:41:00+01:00", 1_795_167_660),
    ("2026-11-20 09:41:00", 1_795_167_660), ("2026-11-20", 1_795_132_800),
    ("1970-01-01T00:00:00Z", 0),
  ])
  func `a date as text is so many seconds after 1970`(text: String, seconds: Int) {
    #expect(CalendarText.seconds(of: text) == seconds)
  }

  @Test(arguments: [
    ("$X", true), ("${X}", true), ("<TOKEN>", true), ("{{x}}", true), ("YOUR_TOKEN", true),
    ("ReplaceWithTimestamp", true), ("...", true), ("$5", false), ("Your order is near", false),
    ("<b>bold</b>", false), ("On its way", false), ("100%", false),
  ])
  func `words that stand for a value are told from text`(text: String, isPlaceholder: Bool) {
    #expect(Placeholder.stands(in: text) == isPlaceholder)
  }

  @Test func `words that stand for a value are so long and no longer`() {
    for count in [Placeholder.byteCountMaximum, Placeholder.byteCountMaximum + 1] {
      let isShort = count == Placeholder.byteCountMaximum
      let text = "<" + String(repeating: "x", count: count - 2) + ">"
      #expect(Placeholder.stands(in: text) == isShort)
      let choices = Placeholder.choices(in: "end|" + String(repeating: "x", count: count - 4))
      #expect(choices.count == (isShort ? 2 : 0))
    }
  }

  @Test func `nesting is limited, and costs no stack`() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    if case .payloads(let payloads) = PastedText.read(deep) { #expect(payloads.isEmpty) }
    let objects = Array(String(repeating: #"{"aps":"#, count: 20_000).utf8)
    #expect(
      PastedText.payload(inFrame: objects, linesBefore: 0, localKeys: [])?.faults.isEmpty != true)
  }

  @Test func `a key's place is the line and column of its value`() {
    let table = PlaceTable(Array("\n{\n  \"aps\": {\n    \"event\": \"end\" }\n}".utf8))
    let place = table.place(of: "aps.event", fromLine: 2)
    #expect(place?.line == 4)
    #expect(place?.column == 14)
  }
}
