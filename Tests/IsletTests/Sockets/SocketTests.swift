import ActivityFeed
import FeedReports
import Glibc
import HostIO
import LiveActivities
import LockScreenSession
import RandomNumbers
import StrictJSON
import Testing

@testable import IsletProgram

@Suite struct `A client of the socket` {
  private static let foreground = #"{"scene":"foreground","app":"com.a"}"#

  private static func request(_ id: String) -> String {
    """
    {"request-id":\(id),"app":"com.a","activity":"ride","request":{"attributes-type":"T",\
    "attributes":{},"content-state":{"n":1},"push-type":"token"}}
    """
  }

  @Test func `is told the socket's path as a word of a shell's`() {
    typealias Choice = LockScreenOptions.SocketChoice
    #expect(Choice.defaultPath.sendCommand == "islet send FILE")
    for (path, word) in [
      ("/tmp/a-1.sock", "/tmp/a-1.sock"), ("my feeds/s", "'my feeds/s'"), ("it's", #"'it'\''s'"#),
      ("$HOME/s", "'$HOME/s'"),
    ] {
      #expect(Choice.path(path).sendCommand == "islet send --socket \(word) FILE")
    }
  }

  @Test func `is answered with the verdict and what ActivityKit returns`() throws {
    let host = try SocketHost()
    let client = try host.client()
    let answers = try host.answers(to: Self.foreground, Self.request(#"{"n":[7]}"#), from: client)
    #expect(answers.count == 1)
    #expect(answers.first?["request-id"]?["n"]?.elements.first?.int64 == 7)
    #expect(answers.first?["line"]?.int64 == 2)
    #expect(answers.first?["verdict"]?.string == "applied")
    #expect(answers.first?["returns"]?["id"]?.string == "ride")
    #expect(answers.first?["returns"]?["activityState"]?.string == "active")
    // The token comes later, as an event (AK 1.28).
    #expect(answers.first?["returns"]?["pushToken"]?.kind == .null)
  }

  @Test func `is answered with the error that ActivityKit throws`() throws {
    let host = try SocketHost()
    let client = try host.client()
    let answer = try host.answers(to: Self.request("1"), from: client).first
    #expect(answer?["verdict"]?.string == "dropped")
    #expect(answer?["error"]?.string == "visibility")
    #expect(answer?["rule"]?.string == "appNotInForeground")
    #expect(answer?["facts"]?.string == "AK 1.5, 1.40")
    #expect(answer?["returns"] == nil)
    #expect(answer?["failure"]?.bool == true)
  }

  @Test(
    arguments: [
      (#"{"request-id":"a","aps":{"event":"go"}}"#, "a", "aps.event: expected"),
      (#"{"request-id":"b","app":7,"aps":{}}"#, "b", "app: expected a string"),
      (#"{"request-id":"c"}"#, "c", "expected aps"),
    ])
  func `is answered when its line can't be read`(line: String, id: String, words: String) throws {
    let host = try SocketHost()
    let client = try host.client()
    let answer = try host.answers(to: line, from: client).first
    #expect(answer?["request-id"]?.string == id)
    #expect(answer?["verdict"]?.string == "rejected")
    #expect(answer?["message"]?.string?.contains(words) == true)
  }

  @Test func `that asks for nothing hears nothing`() throws {
    let host = try SocketHost()
    let client = try host.client()
    #expect(try host.answers(to: pushLine("start", "1"), from: client).isEmpty)
    #expect(host.session.log.lineCount == 1)
  }

  @Test(arguments: ["nonsense", "{", #"{"aps":7}"#, #"{"expects":"applied"}"#])
  func `that asks for nothing hears of a line that can't be read all the same`(line: String) throws
  {
    let host = try SocketHost()
    let client = try host.client()
    client.write(line + "\n{\"theme\":\"dawn\"}\n")
    try host.settle()
    let answers = try client.takeValues()
    #expect(answers.map { $0["verdict"]?.string } == ["rejected"])
    #expect(answers.first?["line"]?.int64 == 1)
  }

  @Test func `asks for the activities, of an app or of all`() throws {
    let host = try SocketHost()
    let client = try host.client()
    let start = pushLine("start", "1", state: #"{"n":1}"#, extra: #","relevance-score":5"#)
    let lines = [start, pushLine("start", "2").replacing("com.a", with: "com.b")]
    #expect(try host.answers(to: lines[0], lines[1], from: client).isEmpty)
    let all = try host.answers(to: #"{"activities":"all"}"#, from: client).first?["activities"]
    #expect(all?.elements.compactMap { $0["activity"]?.string } == ["1", "2"])
    let one = try host.answers(
      to: #"{"app":"com.a","activities":"all","request-id":3}"#, from: client
    ).first
    #expect(one?["request-id"]?.int64 == 3)
    let activity = one?["activities"]?.elements.first
    #expect(one?["activities"]?.elements.count == 1)
    #expect(activity?["activityState"]?.string == "active")
    #expect(activity?["content"]?["state"]?["n"]?.int64 == 1)
    #expect(activity?["content"]?["relevanceScore"]?.double == 5)
    #expect(activity?["pushToken"]?.string?.count == 64)
    #expect(activity?["attributes-type"]?.string == "T")
  }

  @Test func `hears contents by contentUpdates`() throws {
    let host = try SocketHost()
    let client = try host.client()
    _ = try host.answers(
      to: pushLine("start", "1"), #"{"subscribe":["contentUpdates"]}"#, from: client)
    let update = pushLine("update", "1", state: #"{"n":2}"#, extra: #","stale-date":1795203600"#)
    let event = try host.answers(to: update, from: client).first
    #expect(event?["event"]?.string == "updated")
    #expect(event?["content"]?["state"]?["n"]?.int64 == 2)
    #expect(event?["content"]?["staleDate"]?.int64 == 1_795_203_600)
  }

  private static let streams: [(EventsOf, [String])] = [
    (.init("activityUpdates"), ["started"]),
    (
      .init("activityStateUpdates"),
      ["stateChanged stale", "stateChanged active", "stateChanged ended"]
    ),
    (.init("contentUpdates"), ["updated", "updated"]),
    (.init("pushTokenUpdates"), ["pushTokenChanged", "pushTokenChanged"]),
    (.init("pushToStartTokenUpdates"), ["pushToStartTokenChanged", "pushToStartTokenChanged"]),
    (.init("activityEnablementUpdates"), ["enablementChanged", "enablementChanged"]),
    (.init("frequentPushEnablementUpdates"), ["frequentPushEnablementChanged"]),
    (.init("interactions"), ["tapped"]),
  ]

  struct EventsOf: Hashable, CustomTestStringConvertible {
    let stream: String
    init(_ stream: String) { self.stream = stream }
    var testDescription: String { stream }
  }

  @Test(arguments: streams)
  func `hears each stream's events in order`(of: EventsOf, wanted: [String]) throws {
    let host = try SocketHost()
    let client = try host.client()
    // The lines come in one write with the subscription, so no event is missed between them.
    var heard = try host.answers(
      to: "{\"subscribe\":[\"\(of.stream)\"]}",
      #"{"declare":{"NSSupportsLiveActivitiesFrequentUpdates":true},"app":"com.a"}"#,
      #"{"tokens":{"push-to-start":"T"},"app":"com.a"}"#,
      pushLine("start", "1", extra: #","stale-date":1795200010"#), from: client)
    try host.pass(.seconds(11))
    heard += try client.takeValues()
    heard += try host.answers(
      to: pushLine("update", "1", at: 11), pushLine("update", "1", at: 12),
      #"{"tokens":"rotate","app":"com.a"}"#, #"{"device":"unlock"}"#,
      #"{"person":"tap","app":"com.a","activity":"1"}"#,
      #"{"settings":{"frequent-updates":false},"app":"com.a"}"#,
      #"{"settings":{"activities":false},"app":"com.a"}"#,
      #"{"settings":{"activities":true},"app":"com.a"}"#, from: client)
    let words = heard.compactMap { event in
      event["event"]?.string.map { name in
        name == "stateChanged" ? "\(name) \(event["state"]?.string ?? "")" : name
      }
    }
    #expect(Array(words.prefix(wanted.count)) == wanted, "\(words)")
    #expect(heard.allSatisfy { $0["stream"]?.string == of.stream })
  }

  @Test func `that asks for an unknown stream is told those that there are`() throws {
    let host = try SocketHost()
    let client = try host.client()
    let answer = try host.answers(
      to: #"{"subscribe":["contentUpdate"],"request-id":1}"#, from: client
    ).first
    #expect(answer?["message"]?.string?.contains("did you mean contentUpdates?") == true)
  }
}

@Suite struct `The socket's clients` {
  private static let subscribe = #"{"subscribe":["events"]}"# + "\n"

  @Test func `do not notice one that never reads, and it is let go`() throws {
    let host = try SocketHost()
    let (slow, quick) = (try host.client(), try host.client())
    slow.write(Self.subscribe)
    quick.write(Self.subscribe + pushLine("start", "1") + "\n")
    try host.settle()
    var heardCount = try quick.takeValues().count { $0["event"]?.string == "updated" }
    var (sentCount, unsent) = (0, [UInt8]()[...])
    while host.clientCount == 2, sentCount < 20_000 {
      for _ in 0..<30 {
        sentCount += 1
        unsent += Array((pushLine("update", "1", at: sentCount / 100) + "\n").utf8)
      }
      unsent = quick.write(unsent)
      try host.turn()
      heardCount += try quick.takeValues().count { $0["event"]?.string == "updated" }
    }
    // The last lines have not been read yet.
    for _ in 0..<1000 where heardCount < sentCount {
      unsent = quick.write(unsent)
      try host.settle()
      heardCount += try quick.takeValues().count { $0["event"]?.string == "updated" }
    }
    #expect(host.clientCount == 1)
    #expect(heardCount == sentCount)
    // It still has the lines from before, and then the connection's end.
    #expect(slow.takeLines().count > 500)
    #expect(slow.reachesEnd())
  }

  @Test func `wait with their lines until they read the answers, and lose none`() throws {
    let host = try SocketHost()
    let client = try host.client()
    client.write(#"{"subscribe":["verdicts"]}"# + "\n")
    let lineCount = 12_000
    var rest = Array(String(repeating: "x\n", count: lineCount).utf8)[...]
    for _ in 0..<200 {
      rest = client.write(rest)
      try host.turn()
    }
    // The client has read nothing: both the waiting lines and the applied ones are bounded.
    #expect(host.session.log.lineCount < lineCount)
    var lines = client.takeLines()
    for _ in 0..<2000 where lines.count <= lineCount {
      rest = client.write(rest)
      try host.turn()
      lines += client.takeLines()
    }
    #expect(lines.count == lineCount + 1)
    // Each line has its answer, and so has the subscription, which is not counted.
    #expect(lines.last?.hasPrefix("{\"line\":\(lineCount),") == true)
    #expect(host.clientCount == 1)
  }

  // The limit holds for a whole process, so the test runs in its own.
  @Test func `wait without a turn of islet's while no descriptor is left, and then come in`() async
  {
    await #expect(processExitsWith: .success) {
      let host = try SocketHost()
      let first = try host.client()
      try host.settle()
      let second = try host.client()
      var limit = rlimit()
      unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let lowestFree = dup(0)
      close(lowestFree)
      var none = limit
      none.rlim_cur = rlim_t(lowestFree)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
      try host.turn()
      try #require(host.clientCount == 1)
      try #require(host.inputs.listener.pauseEnd == ClientListener.pause)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      try host.settle()
      try #require(host.clientCount == 1)
      try host.pass(ClientListener.pause)
      try #require(host.clientCount == 2)
      try #require(host.inputs.listener.pauseEnd == nil)
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test func `may vanish while they are told something`() throws {
    let host = try SocketHost()
    do {
      let subscriber = try host.client()
      subscriber.write(Self.subscribe)
      try host.settle()
      #expect(host.clientCount == 1)
    }
    let feeder = try host.client()
    feeder.write(pushLine("start", "1") + "\n")
    try host.settle()
    #expect(host.clientCount == 1)
    #expect(host.session.activities.activityCount == 1)
    let hasListeners = host.inputs.hasListeners
    #expect(!hasListeners)
  }

  @Test func `may close within a line, which is told`() throws {
    let host = try SocketHost()
    do {
      let client = try host.client()
      client.write(pushLine("start", "1") + "\n" + #"{"aps":{"timest"#)
      try host.settle()
      #expect(host.session.log.lineCount == 1)
    }
    try host.settle()
    #expect(
      Messages.rejections(host.session.log).last
        == "  client 1 line 2: column 9: aps: the text that begins here is not closed; add \"; the phone does nothing"
    )
    #expect(host.clientCount == 0)
  }

  @Test func `may leave, and its lines are obeyed at their times`() throws {
    let host = try SocketHost()
    do {
      let client = try host.client()
      client.write(Self.subscribe + #"{"at":0,"note":"now"}"# + "\n")
      for second in 1...40 {
        let words = String(repeating: "x", count: 200)
        client.write(#"{"at":\#(second),"note":"\#(words)"}"# + "\n")
      }
      try host.settle()
    }
    try host.settle()
    #expect(host.clientCount == 1)
    #expect(host.session.log.lineCount == 1)
    // A closed connection with lines for later is not polled.
    let interest = host.inputs.sources.first?.interest
    #expect(interest == nil)
    try host.pass(.seconds(20))
    #expect(host.session.log.lineCount == 21)
    try host.pass(.seconds(20))
    #expect(host.session.log.lineCount == 41)
    #expect(host.clientCount == 0)
  }

  @Test(arguments: [0, 1])
  func `may write a line of the longest kind, and one byte more is told`(excess: Int) throws {
    let host = try SocketHost()
    let client = try host.client()
    let frame = #"{"request-id":1,"theme":"dawn","activity":""}"#
    let filling = FeedLimits.objectByteCountMaximum - frame.utf8.count + excess
    let line = frame.dropLast(2) + String(repeating: "a", count: filling) + "\"}\n"
    var rest = Array((line + #"{"request-id":2,"theme":"dawn"}"# + "\n").utf8)[...]
    for _ in 0..<600 {
      rest = client.write(rest)
      try host.turn()
    }
    let answers = try client.takeValues()
    #expect(answers.compactMap { $0["request-id"]?.int64 } == (excess == 0 ? [1, 2] : [2]))
    #expect(host.session.log.rejectedCount == excess)
    #expect(answers.last?["line"]?.int64 == 2)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `may write anything at all`(seed: UInt64) throws {
    let host = try SocketHost()
    let client = try host.client()
    client.write(#"{"subscribe":["verdicts","events"]}"# + "\n")
    var random = SplitMix64(seed: seed)
    var bytes: [UInt8] = []
    let beginning = Array(#"{"aps":{"timestamp":1,"event":"end","#.utf8)
    for _ in 0..<3000 {
      bytes.append(.random(in: 0...255, using: &random))
      if Int.random(in: 0..<16, using: &random) == 0 { bytes += beginning }
    }
    _ = client.write(bytes[...])
    client.finishWriting()
    try host.settle(turns: 12)
    let answers = try client.takeValues()
    // Every answer is one line of strict JSON, whatever it quotes; the first answers the subscription.
    #expect(answers.count == host.session.log.lineCount + 1)
    #expect(answers.dropFirst().allSatisfy { $0["verdict"]?.string == "rejected" })
  }

  @Test func `are served up to the limit, and one more as soon as there is room`() throws {
    let host = try SocketHost()
    var clients = try (0..<ClientListener.clientsMaximum + 1).map { _ in try host.client() }
    for client in clients { client.write(#"{"request-id":1,"expect":{}}"# + "\n") }
    try host.settle()
    #expect(clients.map { $0.takeLines().count } == clients.map { $0 === clients.last ? 0 : 1 })
    clients.removeFirst()
    try host.settle()
    #expect(clients.last?.takeLines().count == 1)
  }

  @Test func `are all served, a hundred of them at once`() throws {
    let host = try SocketHost()
    var waiting: [SocketClient] = []
    var (askedCount, servedCount) = (0, 0)
    for _ in 0..<100 where servedCount < 100 {
      // The listener's queue has no room for more.
      while askedCount < 100, waiting.count < 60 {
        waiting.append(try host.client())
        waiting.last?.write(#"{"request-id":1,"expect":{}}"# + "\n")
        askedCount += 1
      }
      try host.turn()
      servedCount += waiting.count
      waiting.removeAll { !$0.takeLines().isEmpty }
      servedCount -= waiting.count
    }
    #expect(servedCount == 100)
  }
}
