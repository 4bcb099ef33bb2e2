import FeedReports

/// The reason for which islet ends a client's connection.
enum FeedClientDismissal: String {
  /// There are as many clients as there may be, and none of them is idle.
  case full
  /// The client was idle, and another one waited.
  case idle
  /// The end of a line did not come.
  case unfinishedLine = "unfinished-line"

  /// The object that the client gets, with a line's end.
  var json: [UInt8] {
    var line = JSONLine()
    line.add("closed", rawValue)
    line.add("message", message)
    return line.bytes
  }

  private var message: String {
    switch self {
    case .full: "\(ClientListener.clientsMaximum) clients are connected, the most that there may be"
    case .idle:
      "nothing came for \(Messages.seconds(FeedClient.idleMaximum)) s, and another client waited"
    case .unfinishedLine:
      "the end of a line did not come within \(Messages.seconds(FeedClient.lineMaximum)) s"
    }
  }
}

extension Messages {
  /// Returns a duration in whole seconds.
  static func seconds(_ duration: Duration) -> String { "\(duration.components.seconds)" }
}
