public import LiveActivities

/// What one object of a feed asks for.
public enum FeedEvent: Hashable, Sendable {
  // What is larger than a reference is in a box of its own, since an event is passed on often.

  /// Something for the engine.
  case command(ActivityCommand)
  /// Something for the device's clock.
  indirect case clock(ClockChange)
  /// Another model of how many pushes the device takes.
  indirect case budget(PushBudget)
  /// A layout, as the JSON that it was written in.
  case layout([UInt8])
  /// A theme, by name.
  indirect case theme(String)
  /// A theme, as the JSON that it was written in.
  case themeObject([UInt8])
  /// A client wants to hear of what happens.
  indirect case subscribe(Subscription)
  /// Nothing: the line only says what is expected, or something to its reader.
  case expectation
}

/// What happens to the device's clock.
public enum ClockChange: Hashable, Sendable {
  /// It jumps ahead.
  case advance(Duration)
  /// It jumps to the next moment at which something happens by itself.
  case nextDeadline
  /// It jumps to a date, which must not be past.
  case set(Timestamp)
  /// It stands still.
  case pause
  /// It runs again.
  case resume
  /// It runs so many times as fast as real time.
  case rate(Double)
}

/// What a client of the socket wants to be told.
public struct Subscription: Hashable, Sendable {
  /// The streams of events.
  public var streams: Set<EventStream> = []
  /// A Boolean value indicating whether it wants the verdict on each of its own lines.
  public var includesVerdicts = false

  /// Makes a subscription to nothing.
  public init() {}
}

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

/// What the writer of a line says about it.
public struct LineNotes: Hashable, Sendable {
  /// What few lines have.
  private struct Rarities: Hashable, Sendable {
    var remark: String?
    var expectation: Expectation?
    var requestID: EncodedJSON?
    var ignoredKeys: [String] = []
    var repeatedKeys: [String] = []
    var millisecondKeys: [String] = []
  }

  /// When it is due, from the start of the scenario.
  public var time: Duration?
  /// A Boolean value indicating whether it names its app or activity, as a payload alone does not.
  public var namesOwner = false
  /// One or none, in a box of its own: notes are passed on often.
  private var rarities: [Rarities] = []

  /// Makes notes that say nothing.
  public init() {}

  /// A Boolean value indicating whether they say nothing but whose the line is, and when it is due.
  public var isEmpty: Bool { rarities.isEmpty }

  /// What it says to its reader: JSON has no comments.
  public var remark: String? {
    get { rarities.first?.remark }
    set { change { $0.remark = newValue } }
  }

  /// What is expected of it.
  public var expectation: Expectation? {
    get { rarities.first?.expectation }
    set { change { $0.expectation = newValue } }
  }

  fileprivate var hasExpectation: Bool { rarities.contains { $0.expectation != nil } }

  /// What a client calls it, as the JSON that it was written in.
  public var requestID: EncodedJSON? {
    get { rarities.first?.requestID }
    set { change { $0.requestID = newValue } }
  }

  /// Keys of `aps` that nothing on the phone reads (AK 3.21).
  public var ignoredKeys: [String] {
    get { rarities.first?.ignoredKeys ?? [] }
    set { change { $0.ignoredKeys = newValue } }
  }

  /// The paths of keys of a push that are there twice: the first counts.
  public var repeatedKeys: [String] {
    get { rarities.first?.repeatedKeys ?? [] }
    set { change { $0.repeatedKeys = newValue } }
  }

  /// Keys of `aps` whose seconds look like milliseconds, and which are taken as they are.
  public var millisecondKeys: [String] {
    get { rarities.first?.millisecondKeys ?? [] }
    set { change { $0.millisecondKeys = newValue } }
  }

  private mutating func change(_ body: (inout Rarities) -> Void) {
    var changed = rarities.first ?? Rarities()
    body(&changed)
    rarities = changed == Rarities() ? [] : [changed]
  }
}
