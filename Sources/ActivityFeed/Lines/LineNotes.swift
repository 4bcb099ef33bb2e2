public import LiveActivities

/// The notes of a line: the keys beside its event.
public struct LineNotes: Hashable, Sendable {
  /// The notes that few lines have.
  private struct Rarities: Hashable, Sendable {
    var remark: String?
    var expectation: Expectation?
    var requestID: EncodedJSON?
    var ignoredKeys: [String] = []
    var repeatedKeys: [String] = []
    var millisecondKeys: [String] = []
  }

  /// The time at which it is due, from the start of the scenario.
  public var time: Duration?
  /// A Boolean value indicating whether it names its app or activity, as a payload alone does not.
  public var namesOwner = false
  /// One or none, in a box of its own: notes are passed on often.
  private var rarities: [Rarities] = []

  /// Makes notes that say nothing.
  public init() {}

  /// A Boolean value indicating whether they say nothing but whose the line is, and when it is due.
  public var isEmpty: Bool { rarities.isEmpty }

  /// The words to its reader: JSON has no comments.
  public var remark: String? {
    get { rarities.first?.remark }
    set { change { $0.remark = newValue } }
  }

  /// The expectation.
  public var expectation: Expectation? {
    get { rarities.first?.expectation }
    set { change { $0.expectation = newValue } }
  }

  var hasExpectation: Bool { rarities.contains { $0.expectation != nil } }

  /// The client's identifier of the line, as the JSON that it was written in.
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
