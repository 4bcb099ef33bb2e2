import ActivityFeed
import Compositing
import Foundation
import HostIO
import LiveActivities
import StrictJSON

@testable import islet

/// islet's side of a socket without a terminal: a session whose turns the test takes; its folder goes with it.
final class SocketHost {
  var session: Session
  var inlets: FeedInlets
  let folder: URL
  private var real = Duration.zero

  var path: String { folder.appending(path: "s").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "islet-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    session = Session(
      Session.Setup(size: CellSize(columns: 80, rows: 24)),
      showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
    inlets = FeedInlets(
      files: [], server: try SocketServer(path: folder.appending(path: "s").path))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var clientCount: Int { inlets.clients.count }

  func client() throws -> SocketClient { try SocketClient(path: path) }

  /// Does once all that the sockets are ready for.
  func turn() throws {
    var set = PollSet()
    inlets.wait(in: &set)
    try set.wait(timeout: .zero)
    session.hasListeners = inlets.hasListeners
    inlets.read(set, for: &session, at: real)
    inlets.publish(session.takeOutgoing())
  }

  /// Takes so many turns that what was written has been read and answered.
  func settle(turns: Int = 8) throws {
    for _ in 0..<turns { try turn() }
  }

  /// Lets the device's time pass.
  func pass(_ time: Duration) throws {
    real += time
    session.advance(to: real)
    try settle()
  }

  /// Writes lines, and gives what comes back of them.
  func answers(to lines: String..., from client: SocketClient) throws -> [JSONValue] {
    client.write(lines.joined(separator: "\n") + "\n")
    try settle()
    return try client.takeValues()
  }
}

extension SocketClient {
  /// The objects that have come whole by now.
  func takeValues() throws -> [JSONValue] {
    var parser = JSONParser()
    return try takeLines().map { try parser.parse(Array($0.utf8)) }
  }
}

/// A push as a feed writes it.
func pushLine(
  _ event: String, _ name: String, at seconds: Int = 0, state: String = "{}", extra: String = ""
) -> String {
  """
  {"app":"com.a","activity":"\(name)","aps":{"timestamp":\(1_795_200_000 + seconds),\
  "event":"\(event)","content-state":\(state)\
  \(event == "start" ? #","attributes-type":"T","attributes":{},"alert":{"title":"t","body":""}"# : "")\
  \(extra)}}
  """
}
