public import LiveActivities

/// The notes of a line: the keys beside its event.
public struct LineNotes: Hashable, Sendable {
  /// The time at which it is due, from the start of the scenario.
  public var time: Duration?
  /// A Boolean value indicating whether it names its app or activity, as a payload alone does not.
  public var namesOwner = false
  /// A Boolean value indicating whether it names its activity.
  public var namesActivity = false
  /// The words to its reader: JSON has no comments.
  public var remark: String?
  /// The client's identifier of the line, as the JSON that it was written in.
  public var requestID: EncodedJSON?
  /// Keys of `aps` that nothing on the phone reads (AK 3.21).
  public var ignoredKeys: [String] = []
  /// The paths of keys of a push that are there twice: the first counts.
  public var repeatedKeys: [String] = []
  /// Keys beside `aps` that nothing reads, though they look like a line's own.
  public var strayKeys: [String] = []
  /// The first keys, of an alert that has neither title nor body, that the phone does not read.
  public var unreadAlertKeys: [String] = []
  /// Headers that APNs does not read.
  public var unknownHeaders: [String] = []
  /// Keys of `aps` whose seconds look like milliseconds, and which are taken as they are.
  public var millisecondKeys: [String] = []
  /// The size of a large payload, one or none in a box of its own.
  private var sizes: [PayloadSize] = []
  /// The close look at the line; `nil` for a line that needed none.
  public var diagnosis: Diagnosis?
  /// One or none, in a box of its own: it is large, and few lines have one.
  private var expectations: [Expectation] = []

  /// Makes notes that say nothing.
  public init() {}

  /// The expectation.
  public var expectation: Expectation? {
    get { expectations.first }
    set { expectations = newValue.map { [$0] } ?? [] }
  }

  /// The size of a payload that is near its limit or over it; `nil` for a smaller one.
  public var size: PayloadSize? {
    get { sizes.first }
    set { sizes = newValue.map { [$0] } ?? [] }
  }

  var hasExpectation: Bool { !expectations.isEmpty }
}
