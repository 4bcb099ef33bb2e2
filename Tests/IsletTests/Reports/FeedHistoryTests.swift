import FeedReports
import LiveActivities
import Testing

@testable import LockScreenSession

@Suite struct `The last lines of a feed` {
  private func session(after feed: String) -> Session {
    var session = Session(.plain(columns: 122, rows: 40))
    session.feed(feed)
    return session
  }

  private func update(_ seconds: Int, activity: String = "1", _ state: String) -> String {
    """
    {"app":"com.a","activity":"\(activity)","aps":{"timestamp":\(1_795_200_000 + seconds),\
    "event":"update","content-state":\(state)}}

    """
  }

  @Test func `count repeats, and keep what the last of them changed`() throws {
    let updates = (1...12).map { update($0, #"{"speed":\#($0)}"#) }.joined()
    let session = session(after: pushLine("start", "1") + "\n" + updates)
    let entries = session.feed.entries
    #expect(entries.map(\.count) == [12, 1])
    let contents = try #require(entries[0].contents)
    #expect(contents.before == EncodedJSON(#"{"speed":11}"#))
    #expect(contents.after == EncodedJSON(#"{"speed":12}"#))
    #expect(session.history.states(of: try #require(entries[0].report.activity)).count == 13)
  }

  @Test func `keep lines apart that differ in activity, verdict or rule`() {
    let feed =
      pushLine("start", "1") + "\n" + pushLine("start", "2") + "\n" + update(1, #"{"n":1}"#)
      + update(1, activity: "2", #"{"n":1}"#) + update(2, activity: "9", #"{"n":1}"#)
      + update(3, activity: "9", #"{"n":1}"#) + "x\n" + "x\n" + "y\n"
    #expect(session(after: feed).feed.entries.map(\.count) == [1, 2, 2, 1, 1, 1, 1])
  }

  @Test func `count faults of one kind at one column, whatever the rest of their lines says`() {
    let push = { (event: String, second: Int) in
      #"{"aps":{"event":"\#(event)","timestamp":\#(1_795_200_000 + second),"content-state":{}}}"#
        + "\n"
    }
    let comma = { (second: Int) in
      #"{"aps":{"event":"update","timestamp":\#(1_795_200_000 + second),}}"# + "\n"
    }
    let elsewhere = push("ended", 3).replacing("{\"event", with: " {\"event")
    let themes = ["a", "a", "b"].map { #"{"theme":"\#($0)"}"# + "\n" }.joined()
    let feed = push("updat", 1) + push("updat", 2) + push("ended", 3) + elsewhere
    #expect(
      session(after: feed + comma(1) + comma(2) + themes).feed.entries.map(\.count)
        == [1, 2, 2, 1, 1, 2])
  }

  @Test func `are bounded, the newest first`() {
    let feed = (0..<200).map { #"{"theme":"t\#($0)"}"# + "\n" }.joined()
    let entries = session(after: feed).feed.entries
    #expect(entries.count == FeedHistory.entriesMaximum)
    #expect(entries.first?.report.origin.line == 200)
    #expect(entries.last?.report.origin.line == 141)
  }

  @Test func `keep the last content states of an activity and no more`() throws {
    let updates = (1...100).map { update($0, #"{"speed":\#($0)}"#) }.joined()
    let session = session(after: pushLine("start", "1") + "\n" + updates)
    let id = try #require(session.feed.last?.report.activity)
    #expect(session.history.states(of: id).count == History.statesMaximum)
    #expect(session.history.states(of: id).last == EncodedJSON(#"{"speed":100}"#))
  }
}

@Suite struct `Changes of a content state` {
  private func changes(_ before: String, _ after: String) -> [String] {
    ContentChange.changes(from: EncodedJSON(before), to: EncodedJSON(after)).map {
      "\($0.name): \($0.before ?? "-") \($0.after ?? "-")"
    }
  }

  @Test func `name values by their keys, texts first and then what changed most`() {
    #expect(changes(#"{"a":1}"#, #"{"a":1}"#).isEmpty)
    #expect(
      changes(
        #"{"km":100,"speed":10,"who":{"name":"Anne","age":3},"old":1}"#,
        #"{"km":101,"speed":15,"who":{"name":"Bert","age":3},"new":2}"#) == [
          "who.name: Anne Bert", "new: - 2", "old: 1 -", "speed: 10 15", "km: 100 101",
        ])
    #expect(changes(#"{"l":[1,2]}"#, #"{"l":[1,2,3]}"#) == ["l: [2] [3]"])
    #expect(changes("[1]", "7") == [": [1] 7"])
    #expect(changes(#"{"r":[1,2]}"#, #"{"r":[1,3]}"#) == ["r[1]: 2 3"])
    #expect(changes(#"{"r":[{"a":1},2]}"#, #"{"r":[{"a":5},2]}"#) == ["r[0].a: 1 5"])
  }

  @Test func `are bounded in number, depth and length`() {
    let keys = { (value: Int) in
      "{" + (0..<99).map { "\"k\($0)\":\(value)" }.joined(separator: ",") + "}"
    }
    #expect(changes(keys(1), keys(2)).count == 8)
    let deep = { (value: Int) in
      String(repeating: #"{"a":"#, count: 40) + "\(value)" + String(repeating: "}", count: 40)
    }
    #expect(changes(deep(1), deep(2)) == ["a.a.a.a: - {…}"])
    let long = String(repeating: "x", count: 999)
    #expect(changes(#"{"t":"\#(long)"}"#, #"{"t":""}"#)[0].count < 40)
  }
}
