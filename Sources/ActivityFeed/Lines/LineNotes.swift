public import LiveActivities

/// The notes of a line: the keys beside its event.
public struct LineNotes: Hashable, Sendable {
  /// The notes that few lines have.
  private struct Rarities: Hashable {
    var remark: String?
    var requestID: EncodedJSON?
    var ignoredKeys: [String] = []
    var repeatedKeys: [String] = []
    var strayKeys: [String] = []
    var unreadAlertKeys: [String] = []
    var unknownHeaders: [String] = []
    var millisecondKeys: [String] = []
    var size: PayloadSize?
    var diagnosis: Diagnosis?
    /// One or none, in a place of its own: it is large.
    var expectations: [Expectation] = []
  }

  /// The time at which it is due, from the start of the scenario.
  public var time: Duration?
  /// A Boolean value indicating whether it names its app or activity, as a payload alone does not.
  public var namesOwner = false
  /// A Boolean value indicating whether it names its activity.
  public var namesActivity = false
  /// In a box that all copies share, or `nil` where nothing was put in it: notes are passed on often.
  private var rarities: SharedBox<Rarities>?

  /// Makes notes that say nothing.
  public init() {}

  /// The words to its reader: JSON has no comments.
  public var remark: String? {
    get { rarities?.value.remark }
    set { change { $0.remark = newValue } }
  }

  /// The client's identifier of the line, as the JSON that it was written in.
  public var requestID: EncodedJSON? {
    get { rarities?.value.requestID }
    set { change { $0.requestID = newValue } }
  }

  /// Keys of `aps` that nothing on the phone reads (AK 3.21).
  public var ignoredKeys: [String] {
    get { rarities?.value.ignoredKeys ?? [] }
    set { change { $0.ignoredKeys = newValue } }
  }

  /// The paths of keys of a push that are there twice: the first counts.
  public var repeatedKeys: [String] {
    get { rarities?.value.repeatedKeys ?? [] }
    set { change { $0.repeatedKeys = newValue } }
  }

  /// Keys beside `aps` that nothing reads, though they look like a line's own.
  public var strayKeys: [String] {
    get { rarities?.value.strayKeys ?? [] }
    set { change { $0.strayKeys = newValue } }
  }

  /// The first keys, of an alert that has neither title nor body, that the phone does not read.
  public var unreadAlertKeys: [String] {
    get { rarities?.value.unreadAlertKeys ?? [] }
    set { change { $0.unreadAlertKeys = newValue } }
  }

  /// Headers that APNs does not read.
  public var unknownHeaders: [String] {
    get { rarities?.value.unknownHeaders ?? [] }
    set { change { $0.unknownHeaders = newValue } }
  }

  /// Keys of `aps` whose seconds look like milliseconds, and which are taken as they are.
  public var millisecondKeys: [String] {
    get { rarities?.value.millisecondKeys ?? [] }
    set { change { $0.millisecondKeys = newValue } }
  }

  /// The size of a payload that is near its limit or over it; `nil` for a smaller one.
  public var size: PayloadSize? {
    get { rarities?.value.size }
    set { change { $0.size = newValue } }
  }

  /// The close look at the line; `nil` for a line that needed none.
  public var diagnosis: Diagnosis? {
    get { rarities?.value.diagnosis }
    set { change { $0.diagnosis = newValue } }
  }

  /// The expectation.
  public var expectation: Expectation? {
    get { rarities?.value.expectations.first }
    set { change { $0.expectations = newValue.map { [$0] } ?? [] } }
  }

  var hasExpectation: Bool { rarities?.value.expectations.isEmpty == false }

  private mutating func change(_ body: (inout Rarities) -> Void) {
    var changed = rarities?.value ?? Rarities()
    body(&changed)
    rarities = changed == Rarities() ? nil : SharedBox(changed)
  }
}
