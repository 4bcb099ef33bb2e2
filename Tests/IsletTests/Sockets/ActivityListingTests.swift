import FeedReports
import StrictJSON
import Testing

@testable import IsletProgram

@Suite struct `An answer with activities` {
  /// Starts activities of as many apps, and returns the answer to the question for all.
  private func listing(of count: Int, state: String = "{}") throws -> JSONValue {
    let host = try SocketHost()
    let client = try host.client()
    for index in 0..<count {
      let line = pushLine("start", "1", state: state).replacing("com.a", with: "com.a\(index)")
      _ = try host.answers(to: line, from: client)
    }
    client.write("{\"activities\":\"all\"}\n")
    // A long answer takes several turns, as the client's buffer has room for a part of it.
    var answers: [JSONValue] = []
    for _ in 0..<100 where answers.isEmpty {
      try host.settle()
      answers = try client.takeValues()
    }
    #expect(host.clientCount == 1)
    return try #require(answers.first)
  }

  @Test func `lists so many activities, and counts the others`() throws {
    for (count, unlisted) in [(0, nil), (1, Int64(1))] {
      let answer = try listing(of: ActivityListing.countMaximum + count)
      #expect(answer["activities"]?.elements.count == ActivityListing.countMaximum)
      #expect(answer["unlisted"]?.int64 == unlisted)
    }
  }

  @Test func `has so many bytes of activities, and the client stays`() throws {
    let text = String(repeating: "x", count: 3500)
    let answer = try listing(of: 160, state: "{\"text\":\"\(text)\"}")
    let listed = try #require(answer["activities"]).elements
    let byteCount = listed.reduce(0) { $0 + $1.text.utf8.count + 1 }
    #expect(listed.count + Int(answer["unlisted"]?.int64 ?? 0) == 160)
    #expect(byteCount <= ActivityListing.byteCountMaximum)
    #expect(byteCount + byteCount / listed.count > ActivityListing.byteCountMaximum)
    #expect(
      Messages.received(answer).hasSuffix(
        "activities: \(160 - listed.count) more; ask for those of one app"))
  }
}
