import ActivityFeed
import Compositing
import Foundation
import HostIO
import LiveActivities
import LockScreenSession
import StrictJSON

@testable import IsletProgram

/// islet's side of a socket without a terminal: a session whose turns the test takes, and its folder.
final class SocketHost {
  var session: Session
  var inputs: FeedInputs
  let folder: URL
  private var real = Duration.zero

  var path: String { folder.appending(path: "s").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "islet-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    session = Session(
      Session.Setup.plain(columns: 80, rows: 24),
      showing: Timestamp(secondsSince1970: 1_795_200_000), at: .zero)
    inputs = FeedInputs(
      files: [], server: try SocketServer(path: folder.appending(path: "s").path))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var clientCount: Int { inputs.connectedClientCount }

  func client() throws -> SocketClient { try SocketClient(path: path) }

  /// Handles all sockets that are ready, once.
  func turn() throws {
    var set = PollSet()
    inputs.addInterests(to: &set)
    try set.wait(timeout: .zero)
    inputs.read(set, at: real)
    session.applyLines(of: &inputs, at: real)
    inputs.send(session.takeUnsentEvents())
  }

  /// Takes enough turns to read and answer all that was written.
  func settle(turns: Int = 8) throws {
    for _ in 0..<turns { try turn() }
  }

  /// Advances the device's clock.
  func pass(_ time: Duration) throws {
    real += time
    try settle()
  }

  /// Writes lines and returns the answers.
  func answers(to lines: String..., from client: SocketClient) throws -> [JSONValue] {
    client.write(lines.joined(separator: "\n") + "\n")
    try settle()
    return try client.takeValues()
  }
}

extension SocketClient {
  /// Reads without waiting; returns the complete objects.
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
