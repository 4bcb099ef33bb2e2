/// One object of a feed: what it asks for, and what its writer says about it.
///
/// A box, since it is passed on often.
public final class FeedLine: Hashable, Sendable {
  /// What it asks for.
  public let event: FeedEvent
  /// What its writer says about it.
  public let notes: LineNotes

  /// Makes a line.
  public init(_ event: FeedEvent, notes: LineNotes = LineNotes()) {
    self.event = event
    self.notes = notes
  }

  /// Tells whether both ask for the same and say the same about it.
  public static func == (left: FeedLine, right: FeedLine) -> Bool {
    left.event == right.event && left.notes == right.notes
  }

  /// Feeds all of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(event)
    hasher.combine(notes)
  }
}

/// One object of a feed as it came: understood, or not.
public enum FeedContent: Hashable, Sendable {
  /// It asks for something.
  case line(FeedLine)
  /// Something is wrong with it.
  indirect case fault(FeedFault)

  /// What it asks for; `nil` where that was not understood.
  public var event: FeedEvent? {
    guard case .line(let line) = self else { return nil }
    return line.event
  }

  /// When it is due, from the start of its scenario; `nil` means at once.
  public var time: Duration? {
    switch self {
    case .line(let line): line.notes.time
    case .fault(let fault): fault.notes.time
    }
  }

  /// A Boolean value indicating whether something is expected of it.
  public var hasExpectation: Bool {
    switch self {
    case .line(let line): line.notes.hasExpectation
    case .fault(let fault): fault.notes.hasExpectation
    }
  }

  /// What its writer says about it.
  public var notes: LineNotes {
    switch self {
    case .line(let line): line.notes
    case .fault(let fault): fault.notes
    }
  }
}
