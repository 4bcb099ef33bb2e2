import FeedReports
import LockScreenSession
import StrictJSON
import Testing

@testable import IsletProgram

@Suite struct `Clients of a full socket` {
  private static let subscribe = #"{"subscribe":["events"]}"# + "\n"

  private func full(_ host: SocketHost) throws -> [SocketClient] {
    let clients = try (0..<ClientListener.clientsMaximum).map { _ in try host.client() }
    for client in clients { client.write(Self.subscribe) }
    try host.settle()
    #expect(host.clientCount == ClientListener.clientsMaximum)
    return clients
  }

  @Test func `are told when there are too many of them`() throws {
    let host = try SocketHost()
    let clients = try full(host)
    let late = try host.client()
    try host.settle()
    #expect(try late.takeValues().isEmpty)
    try host.pass(ClientListener.waitMaximum - ClientListener.pause)
    #expect(try late.takeValues().isEmpty)
    try host.pass(ClientListener.pause)
    try host.pass(ClientListener.pause)
    let answer = try late.takeValues().first
    #expect(answer?["closed"]?.string == "full")
    #expect(answer?["message"]?.string?.hasPrefix("32 clients are connected") == true)
    #expect(late.reachesEnd())
    withExtendedLifetime(clients) {}
  }

  @Test func `come in as soon as another one leaves`() throws {
    let host = try SocketHost()
    var clients = try full(host)
    let late = try host.client()
    late.write(#"{"request-id":1,"activities":"all"}"# + "\n")
    try host.settle()
    #expect(try late.takeValues().isEmpty)
    clients.removeFirst()
    try host.settle()
    #expect(try late.takeValues().first?["request-id"]?.int64 == 1)
    withExtendedLifetime(clients) {}
  }

  @Test func `go for one that waits once they have been idle, the longest first`() throws {
    let host = try SocketHost()
    let clients = try (0..<ClientListener.clientsMaximum).map { _ in try host.client() }
    try host.settle()
    try host.pass(FeedClient.idleMaximum - .milliseconds(1))
    clients[0].write("\n")
    try host.settle()
    let late = try host.client()
    try host.settle()
    try host.pass(ClientListener.pause)
    try host.settle()
    #expect(host.clientCount == ClientListener.clientsMaximum)
    let told = try clients.map { try $0.takeValues().first?["closed"]?.string }
    #expect(told[0] == nil)
    #expect(told.count { $0 == "idle" } == 1)
    late.write(#"{"request-id":1,"activities":"all"}"# + "\n")
    try host.settle()
    #expect(try late.takeValues().first?["request-id"]?.int64 == 1)
    withExtendedLifetime(clients) {}
  }

  @Test func `have half a minute for the end of a line`() throws {
    let host = try SocketHost()
    let client = try host.client()
    client.write(#"{"theme":"#)
    try host.settle()
    try host.pass(FeedClient.lineMaximum - .milliseconds(1))
    // More of the same line does not give it more time.
    client.write(#""dawn""#)
    try host.settle()
    #expect(host.clientCount == 1)
    try host.pass(.milliseconds(1))
    try host.settle()
    #expect(try client.takeValues().first?["closed"]?.string == "unfinished-line")
    #expect(host.clientCount == 0)
    #expect(host.session.log.lineCount == 0)
  }

  @Test func `have as much time for each line`() throws {
    let host = try SocketHost()
    let client = try host.client()
    for _ in 0..<4 {
      client.write(#"{"theme":"#)
      try host.settle()
      try host.pass(FeedClient.lineMaximum - .milliseconds(1))
      client.write(#""dawn"}"# + "\n{")
      try host.settle()
      client.write("\"note\":\"\"}\n")
      try host.settle()
    }
    #expect(host.clientCount == 1)
    #expect(host.session.log.rejectedCount == 0)
  }
}
