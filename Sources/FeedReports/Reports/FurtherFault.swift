import ActivityFeed
public import LiveActivities
public import PastedPayloads

/// A fault of a line beside the one that its verdict names: it comes to light once that one is mended.
public enum FurtherFault: Hashable, Sendable {
  /// A fault of the text, of a key or of the request.
  case slip(Slip)
  /// A rule that would drop the mended line.
  case refusal(CommandRefusal)
  /// A value that the app's types can't decode.
  case content(ContentFault)

  /// The name of its rule.
  var rule: String {
    switch self {
    case .slip(let slip): slip.problem.rule
    case .refusal(let refusal): refusal.rule.id
    case .content: "undecodable"
    }
  }

  /// The keys that lead to it; empty for none.
  func path(in event: FeedEvent?) -> String {
    switch self {
    case .slip(let slip): slip.path
    case .refusal(let refusal): refusal.keyPath(in: event)
    case .content(let fault): fault.path(in: event)
    }
  }
}

extension ContentFault {
  /// The keys that lead to the value in a line.
  func path(in event: FeedEvent?) -> String {
    let base = "\(event?.contentPath ?? "aps.")\(part.rawValue)"
    return keyPath.isEmpty ? base : keyPath.hasPrefix("[") ? base + keyPath : "\(base).\(keyPath)"
  }
}

extension CommandRefusal {
  /// The keys that lead to the value that a rule refuses; empty where it is about none.
  func keyPath(in event: FeedEvent?) -> String {
    if let content { return content.path(in: event) }
    // The words of a rule about a value begin with its key path.
    let first = words.prefix { $0 != ":" }
    return first.contains(" ") || !first.hasPrefix("aps.") ? "" : String(first)
  }
}
