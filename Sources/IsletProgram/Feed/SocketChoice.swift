import FeedReports
import HostIO

extension LockScreenOptions.SocketChoice {
  /// The command by which another terminal sends lines to the socket.
  var sendCommand: String {
    switch self {
    case .defaultPath: "islet send FILE"
    case .path(let path): "islet send --socket \(Messages.shellWord(path)) FILE"
    }
  }

  func listen() throws(Failure) -> SocketServer {
    do {
      switch self {
      case .defaultPath: return try SocketServer.atDefaultPath()
      case .path(let path): return try SocketServer(path: path)
      }
    } catch {
      throw Failure(.unavailable, Messages.fault(error))
    }
  }
}
