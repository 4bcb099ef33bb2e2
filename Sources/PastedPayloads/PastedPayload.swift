/// A payload that was taken out of a pasted text, mended so that it can be judged, and all that was found on the way.
public struct PastedPayload: Hashable, Sendable {
  /// A kind of object that has no payload of a Live Activity.
  public enum Other: Hashable, Sendable {
    /// A notification that changes no Live Activity; of a service, or as it is.
    case ordinary(String?)
    /// A message of Expo's push service.
    case expo
    /// A request of FCM's legacy interface.
    case legacyFCM
    /// A message of FCM that only the app's own code reads.
    case dataMessage
    /// A request for a broadcast channel.
    case channelRequest
    /// An answer of APNs, with its reason.
    case answer(String)
    /// An object of other keys.
    case unknown([String])

    /// A Boolean value indicating whether the kind has a name.
    public var isKnown: Bool {
      if case .unknown = self { false } else { true }
    }
  }

  /// A key of a service, and the key of `aps` that it becomes.
  public struct Rename: Hashable, Sendable {
    /// The service's key, with its path.
    public let theirs: String
    /// The key in `aps`, with its path.
    public let ours: String
  }

  /// The faults, the most important first.
  public internal(set) var faults: [Slip] = []
  /// The steps on the way, which are no faults.
  public internal(set) var steps: [Slip] = []
  /// The kind of object, where it has no payload.
  public internal(set) var other: Other?
  /// The mended object; `nil` where there is no payload.
  public internal(set) var value: LooseValue?
  /// The keys of `aps` that were missing and were filled.
  public internal(set) var filledKeys: [String] = []
  /// A service's own names of keys.
  public internal(set) var names: [Rename] = []
  /// The line of the payload, from 1.
  public internal(set) var line = 1
  /// The number of lines before the text in its feed.
  public internal(set) var linesBefore = 0
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
  }

  /// Makes a payload that has one fault at the start of its text.
  public init(fault: Slip) {
    lines = LineTable([])
    faults = [fault]
    placeSlips()
  }

  /// A Boolean value indicating whether it was taken out of something.
  public var isOpened: Bool { !steps.isEmpty }

  /// The mended object in strict JSON; `nil` where there is no payload.
  public var json: [UInt8]? { value?.jsonBytes }

  /// Compares all but the table of lines.
  public static func == (left: PastedPayload, right: PastedPayload) -> Bool {
    left.faults == right.faults && left.steps == right.steps && left.other == right.other
      && left.value == right.value && left.line == right.line
  }

  /// Feeds the faults and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(faults)
    hasher.combine(value)
  }

  /// Returns the line and the column of the value at a key path such as `aps.alert.title`, or of the nearest one around
  /// it that was written.
  public func place(of path: String) -> (line: Int, column: Int)? {
    guard let value else { return nil }
    let place = lines.place(of: value.nearest(to: path).origin)
    return (place.line + linesBefore, place.column)
  }

  /// Looks up the lines and columns of all slips.
  mutating func placeSlips() {
    let placed = { [lines, linesBefore] (slip: Slip) in
      var slip = slip
      let place = lines.place(of: slip.origin)
      (slip.line, slip.column) = (place.line + linesBefore, place.column)
      return slip
    }
    faults = faults.map(placed)
    steps = steps.map(placed)
  }
}
