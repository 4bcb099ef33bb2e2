public import StrictJSON
public import ActivityLayouts
public import LiveActivities
public import ActivityFeed
public import ActivityWidgets

/// Something that a phone would do without a word, and that a line's writer will hardly have meant.
public enum Finding: Hashable, Sendable {
  /// What a number was probably meant as, that decodes as seconds since 2001.
  public enum DateUnit: Hashable, Sendable {
    case unixSeconds, unixMilliseconds, milliseconds
  }

  /// A date decodes, decades away from what was probably meant (AK 3.2).
  case misreadDate(path: String, number: Double, unit: DateUnit)
  /// A number that would be misread if the type that nobody has declared is a date.
  case probableDate(path: String, number: Double, unit: DateUnit)
  /// A text that does not decode if the type that nobody has declared is a date (AK 3.2).
  case probableDateText(path: String, text: String)
  /// An object that does not decode if the type that nobody has declared is a range (AK 3.3).
  case probableRange(path: String)
  /// Neither a layout nor a widget is there for the attributes type.
  case noViews(path: String, attributesType: String)
  /// The layout asks for something that the content does not have.
  indirect case layout(LayoutFinding)
  /// The push went beyond the budget.
  case overBudget(PushBudget.Kind, BundleID, limit: Int)
  /// The content was stale when it came.
  case staleOnArrival(Timestamp)
  /// Keys of `aps` that nothing on the phone reads (AK 3.21).
  case ignoredKeys([String], meant: [String])
  /// A key is there twice, of which a decoder takes the first.
  case repeatedKey(path: String)
  /// Keys that the event has no use for (AK 3a).
  case uselessKeys([String], ActivityPush.Event)
  /// Keys of a later system, ignored by this one.
  case laterKeys([String], IOSVersion)
  /// A button was pressed that the activity's views do not have.
  case unknownControl(String, known: [String])
  /// A presentation has no room for something of the activity's views.
  indirect case clipped(Clipping)
  /// The layout asks for animations, which this system ignores (AK 6.1).
  case animationsIgnored(IOSVersion)
  /// A date of `aps` looks like milliseconds, and the phone takes it for seconds (AK 3.2).
  case millisecondDate(key: String)
  /// Nobody has started the activity that an unnamed push is for, so islet takes it that it runs.
  case presumedActivity(ActivityID, hasTypes: Bool)
  /// A text can't be read in the theme that is shown.
  indirect case contrast(TextContrast, theme: String)
  /// An alert without words, which a watch would show (AK 3.5, 3.6).
  case emptyAlert
}

extension [Finding] {
  /// Adds what a line's writer would want to know of a push that was applied, its content aside.
  public mutating func addFindings(
    onPush command: ActivityCommand, _ notes: LineNotes, at time: Timestamp, version: IOSVersion
  ) {
    addFindings(on: notes)
    // Of most pushes nothing else is to be said.
    let push = command.isPlainPush && version >= .channels ? nil : command.push
    if let push, !push.uselessKeys.isEmpty {
      append(.uselessKeys(push.uselessKeys, push.event))
    }
    if let date = command.staleDateOfPush, date <= time, version >= .activityContent {
      append(.staleOnArrival(date))
    }
    if let later = push?.keysUnknown(to: version), !later.isEmpty {
      append(.laterKeys(later, version))
    }
    if let alert = push?.alert, alert.title.isEmpty, alert.body.isEmpty {
      append(.emptyAlert)
    }
  }

  private mutating func addFindings(on notes: LineNotes) {
    if !notes.ignoredKeys.isEmpty {
      let meant = notes.ignoredKeys.compactMap { key in
        ActivityPush.keys.nearest(to: key.replacing("_", with: "-"))
      }
      append(.ignoredKeys(notes.ignoredKeys, meant: meant))
    }
    for path in notes.repeatedKeys { append(.repeatedKey(path: path)) }
    for key in notes.millisecondKeys { append(.millisecondDate(key: key)) }
  }
}

extension Finding {
  /// That a push went beyond the budget, where that is what happened.
  init?(overBudget event: ActivityEvent) {
    guard case .budgetExceeded(let kind, let app, let limit) = event.change else { return nil }
    self = .overBudget(kind, app, limit: limit)
  }
}

extension ActivityEvent.Change {
  /// A Boolean value indicating whether a push went beyond the budget.
  var isOverBudget: Bool {
    if case .budgetExceeded = self { true } else { false }
  }
}

extension ActivityPush {
  /// The keys that came with a later system and that this one passes over (AK 9).
  fileprivate func keysUnknown(to version: IOSVersion) -> [String] {
    var keys: [String] = []
    if version < .activityContent {
      if staleDate != nil { keys.append("stale-date") }
      if relevanceScore != nil { keys.append("relevance-score") }
    }
    if version < .channels, event == .start, inputPush == .token { keys.append("input-push-token") }
    return keys
  }

  /// The keys that are there and mean nothing for the event (AK 3a).
  fileprivate var uselessKeys: [String] {
    var keys: [String] = []
    if event != .start {
      if attributesType != nil { keys.append("attributes-type") }
      if attributes != nil { keys.append("attributes") }
      switch inputPush {
      case .token: keys.append("input-push-token")
      case .channel: keys.append("input-push-channel")
      case nil: break
      }
    }
    if event != .end, dismissalDate != nil { keys.append("dismissal-date") }
    return keys
  }
}

// MARK: - Dates

extension Finding {
  /// 2001-01-01 UTC, from which a Swift `Date` counts, in seconds since 1970.
  static let referenceDate = 978_307_200.0

  /// What a date's number was probably meant as, if not as it decodes.
  ///
  /// A date some years around now is what activities show; the ranges in which a number is taken for something else are
  /// those that would lie there if it were, and decades away as it is.
  public static func misreading(of number: Double, now: Timestamp) -> DateUnit? {
    let now = Double(now.millisecondsSince1970) / 1000
    // The epochs lie 31 years apart, so that a date around now is never misread.
    let twentyYears = 20 * 365.25 * 86_400
    let isNear = { (seconds: Double) in abs(seconds - now) < twentyYears }
    if isNear(number + referenceDate) { return nil }
    if isNear(number) { return .unixSeconds }
    if isNear(number / 1000) { return .unixMilliseconds }
    return isNear(number / 1000 + referenceDate) ? .milliseconds : nil
  }

  /// What may be dates and ranges in a content whose types nobody has declared.
  public static func guesses(in content: JSONValue, path: String, now: Timestamp) -> [Finding] {
    findings(in: content, path: path) { value, path in
      guess(value, path: path, now: now).map { [$0] } ?? []
    }
  }

  /// The keys of a content, or of what it holds, that are there twice.
  public static func repeatedKeys(in content: JSONValue, path: String) -> [Finding] {
    findings(in: content, path: path) { value, path in
      value.repeatedKeys.map { .repeatedKey(path: "\(path).\($0.text)") }
    }
  }

  /// What is found in the first few values of a content.
  private static func findings(
    in content: JSONValue, path: String, at look: (JSONValue, String) -> [Finding]
  ) -> [Finding] {
    var findings: [Finding] = []
    var rest = [(value: content, path: path, depth: 0)]
    var visited = 0
    while let next = rest.popLast(), visited < visitedValuesMaximum, findings.count < 8 {
      visited += 1
      findings += look(next.value, next.path)
      guard next.depth < 8, !next.value.isRange else { continue }
      let members = next.value.members.map {
        ($0.value, "\(next.path).\($0.key.text)", next.depth + 1)
      }
      let elements = next.value.elements.prefix(8).enumerated().map { index, value in
        (value, "\(next.path)[\(index)]", next.depth + 1)
      }
      rest += (members + elements).reversed()
    }
    return findings
  }

  /// How many values of a content are looked at.
  private static let visitedValuesMaximum = 64

  private static func guess(_ value: JSONValue, path: String, now: Timestamp) -> Finding? {
    if value.isRange { return .probableRange(path: path) }
    if let text = value.string {
      return text.looksLikeDate ? .probableDateText(path: path, text: text) : nil
    }
    // A small number is a count or a duration.
    guard let number = value.double, number > 1e9 else { return nil }
    guard let unit = misreading(of: number, now: now), unit != .milliseconds else { return nil }
    return .probableDate(path: path, number: number, unit: unit)
  }
}

extension JSONValue {
  /// A Boolean value indicating whether somebody has written a range as an object, as Swift does not (AK 3.3).
  fileprivate var isRange: Bool {
    self["lowerBound"] != nil && self["upperBound"] != nil
  }
}

extension String {
  /// A Boolean value indicating whether it begins like `2026-11-21T09:41` or `2026-11-21 09:41`.
  fileprivate var looksLikeDate: Bool {
    let form = Array("0000-00-00T00:00".utf8)
    let bytes = Array(utf8.prefix(form.count))
    guard bytes.count == form.count else { return false }
    return zip(bytes, form).allSatisfy { byte, wanted in
      switch wanted {
      case UInt8(ascii: "0"): (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      case UInt8(ascii: "T"): byte == wanted || byte == UInt8(ascii: " ")
      default: byte == wanted
      }
    }
  }
}
