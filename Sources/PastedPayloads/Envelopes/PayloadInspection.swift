import StrictJSON

/// The look at every key of an `aps`: its faults, all at once, and the object as its writer probably meant it.
struct PayloadInspection {
  /// The most slips that are told of one payload.
  static let slipsMaximum = 24

  private(set) var faults: [Slip] = []
  private(set) var steps: [Slip] = []
  /// The keys that were missing and have a value of islet's now.
  private(set) var filledKeys: [String] = []
  private(set) var aps: LooseValue
  /// The service that sets `timestamp` by itself; `nil` for a payload that is sent as it is.
  private let service: ServiceBody?

  init(_ aps: LooseValue, of service: ServiceBody?) {
    self.aps = aps
    self.service = service
    fillPlaceholders()
    renameKeys()
    inspectEvent()
    for key in APSKey.allCases { inspect(key) }
    addMissingKeys()
  }

  private mutating func report(_ problem: Slip.Value, _ key: String, at origin: Int) {
    guard faults.count < Self.slipsMaximum else { return }
    faults.append(Slip(.value(problem), path: key.isEmpty ? "aps" : "aps.\(key)", at: origin))
  }

  private mutating func set(_ key: APSKey, _ content: LooseValue.Content) {
    aps[key.name]?.content = content
  }

  // MARK: - Names

  private mutating func renameKeys() {
    for member in aps.members where APSKey(name: member.key) == nil {
      guard let key = APSKey(misspelt: member.key), aps[key.name] == nil,
        key != .contentState || member.value.isObject || member.value.string != nil
      else { continue }
      report(
        .misnamedKey(member.key, name: key.name), member.key, at: member.origin)
      aps.rename(member.key, to: key.name)
    }
  }

  private mutating func addMissingKeys() {
    let event = aps["event"]?.string ?? (aps["attributes-type"] == nil ? "update" : "start")
    for key in APSKey.allCases where aps[key.name] == nil && key.isRequired(by: event) {
      if service != nil, key == .timestamp || key == .attributesType {
        fill(key)
        continue
      }
      var example = key == .event ? "\"event\":\"\(event)\"" : key.example
      if key == .alert, let words = service?.alertExample { example = words }
      report(.missingKey(example), key.name, at: aps.origin)
      fill(key)
      if key == .event { set(.event, .string(event)) }
    }
  }

  private mutating func fill(_ key: APSKey) {
    filledKeys.append(key.name)
    aps[key.name] = LooseValue(
      Placeholder.filling("…", isQuoted: true, key: key.name), at: aps.origin)
  }

  // MARK: - Placeholders

  private mutating func fillPlaceholders() {
    guard aps.hasPlaceholder else { return }
    var slips: [Slip] = []
    aps = Self.filled(aps, key: "aps", path: "aps", into: &slips)
    steps += slips
  }

  /// Returns a value without placeholders.
  static func filled(
    _ value: LooseValue, key: String, path: String, into slips: inout [Slip]
  ) -> LooseValue {
    var value = value
    switch value.content {
    case .placeholder(let words, let isQuoted):
      value.content = Placeholder.filling(words, isQuoted: isQuoted, key: key)
      var filled = value.isObject && value.members.isEmpty ? "{}" : value.json
      // A number in place of any code says nothing.
      if filled == "1", key != "input-push-token" { filled = value.json == "1" ? "" : filled }
      slips.append(Slip(.step(.placeholder(words, filled: filled)), path: path, at: value.origin))
    case .object(let members):
      value.content = .object(
        members.map { member in
          var member = member
          member.value = filled(
            member.value, key: member.key, path: "\(path).\(member.key)", into: &slips)
          return member
        }.filter { $0.key != "…" && $0.key != "..." })
    case .array(let elements):
      value.content = .array(
        elements.enumerated().map { index, element in
          filled(element, key: key, path: "\(path)[\(index)]", into: &slips)
        })
    case .null, .bool, .number, .string: break
    }
    return value
  }

  // MARK: - Values

  private static let events = ["start", "update", "end"]
  /// The events, with the words that are written for them.
  private static let synonyms: [(event: String, words: [String])] = [
    ("start", ["start", "started", "create", "created", "begin", "new", "begun"]),
    ("update", ["update", "updated", "updates", "change", "changed", "refresh", "progress"]),
    (
      "end",
      ["end", "ended", "stop", "stopped", "finish", "finished", "dismiss", "complete", "delete"]
    ),
  ]

  private mutating func inspectEvent() {
    guard let value = aps["event"] else { return }
    guard let text = value.string else {
      report(
        .wrongKind(
          expected: "\"start\", \"update\" or \"end\"", found: value.summary, example: "\"update\""),
        "event", at: value.origin)
      return set(.event, .string("update"))
    }
    guard !Self.events.contains(text) else { return }
    if let choice = Placeholder.choices(in: text).first(where: Self.events.contains) {
      steps.append(
        Slip(.step(.placeholder(text, filled: choice)), path: "aps.event", at: value.origin))
      return set(.event, .string(choice))
    }
    let low = text.lowercased().filter(\.isLetter)
    let word =
      Self.synonyms.first { $0.words.contains(low) }?.event ?? Self.events.surelyNearest(to: low)
    report(.wrongWord(found: text, known: Self.events, meant: word), "event", at: value.origin)
    set(.event, .string(word ?? "update"))
  }

  private mutating func inspect(_ key: APSKey) {
    guard let value = aps[key.name], !(value.isNull && !key.isRequired(by: "start")) else {
      return
    }
    switch key {
    case .event: break
    case .timestamp, .staleDate, .dismissalDate: inspectSeconds(key, value)
    case .contentState, .attributes: inspectObject(key, value)
    case .attributesType, .inputPushChannel:
      guard value.string == nil else { return }
      report(
        .wrongKind(expected: "a string", found: value.summary, example: key.example), key.name,
        at: value.origin)
      set(key, .string(key == .attributesType ? "…" : "bWlzc2luZw=="))
    case .relevanceScore:
      if case .number = value.content { return }
      inspectNumber(key, value)
    case .inputPushToken:
      guard value.content != .number("1") else { return }
      report(
        .wrongKind(expected: "1", found: value.summary, example: key.example), key.name,
        at: value.origin)
      set(key, .number("1"))
    case .alert: inspectAlert(value)
    }
  }

  private mutating func inspectNumber(_ key: APSKey, _ value: LooseValue) {
    if let text = value.string, text.wholeMatchesNumber {
      report(.quotedNumber(text), key.name, at: value.origin)
      return set(key, .number(text))
    }
    report(
      .wrongKind(expected: "a number", found: value.summary, example: key.example), key.name,
      at: value.origin)
    set(key, .number("0"))
  }

  private mutating func inspectSeconds(_ key: APSKey, _ value: LooseValue) {
    var digits: String
    switch value.content {
    case .number(let text): digits = text
    case .string(let text) where text.wholeMatchesNumber:
      report(.quotedNumber(text), key.name, at: value.origin)
      digits = text
    case .string(let text):
      let seconds = CalendarText.seconds(of: text).map { "\($0)" }
      report(.dateText(text, seconds: seconds), key.name, at: value.origin)
      digits = seconds ?? "\(StandardMoment.secondsSince1970)"
    case .null, .bool, .array, .object, .placeholder:
      report(
        .wrongKind(
          expected: "seconds since 1970", found: value.summary, example: key.example),
        key.name, at: value.origin)
      digits = "\(StandardMoment.secondsSince1970)"
    }
    // A stale date in milliseconds is a note, since the phone takes it.
    if let number = Double(digits), abs(number) >= Slip.TimeUnit.secondsMaximum,
      key == .timestamp || number.rounded() != number
    {
      var seconds = "\(StandardMoment.secondsSince1970)"
      if let unit = Slip.TimeUnit(of: number) {
        seconds = "\(Int64(exactly: (number / unit.perSecond).rounded(.down)) ?? 0)"
        report(.smallUnit(digits, unit, seconds: seconds), key.name, at: value.origin)
      } else {
        report(
          .wrongKind(
            expected: "seconds since 1970", found: value.summary, example: key.example),
          key.name, at: value.origin)
      }
      digits = seconds
    } else if let number = Double(digits), number.rounded() != number {
      let whole = "\(Int64(exactly: number.rounded(.down)) ?? 0)"
      report(.fraction(digits, whole: whole), key.name, at: value.origin)
      digits = whole
    }
    set(key, .number(digits))
  }

  private mutating func inspectObject(_ key: APSKey, _ value: LooseValue) {
    guard !value.isObject else { return }
    if let text = value.string, let inner = LooseReader.object(in: text, at: value.origin) {
      report(.quotedObject(key.name), key.name, at: value.origin)
      return set(key, inner.content)
    }
    report(
      .wrongKind(expected: "an object", found: value.summary, example: key.example), key.name,
      at: value.origin)
    set(key, .object([]))
  }

  private mutating func inspectAlert(_ value: LooseValue) {
    guard value.isObject else {
      guard value.string == nil else { return }
      report(
        .wrongKind(expected: "an object", found: value.summary, example: APSKey.alert.example),
        "alert", at: value.origin)
      return set(.alert, Placeholder.filling("…", isQuoted: true, key: "alert"))
    }
    var alert = value
    for member in value.members where ["title", "body", "sound", "subtitle"].contains(member.key) {
      guard !member.value.isNull, member.value.string == nil, !member.value.isObject else {
        continue
      }
      report(
        .wrongKind(
          expected: "a string", found: member.value.summary, example: "\"\(member.key)\":\"…\""),
        "alert.\(member.key)", at: member.value.origin)
      alert[member.key]?.content = .string(member.value.summary)
    }
    aps["alert"] = alert
  }
}

extension LooseReader {
  /// Returns the object or array that a text holds as JSON; `nil` for any other text.
  static func object(in text: String, at origin: Int) -> LooseValue? {
    let start = text.drop { $0.isWhitespace }
    guard start.first == "{" || start.first == "[", text.utf8.count < 1 << 20 else { return nil }
    var source = SourceText()
    source.append(String(start), from: origin)
    var reader = LooseReader(source)
    let value = reader.value()
    return value.isObject || !value.elements.isEmpty ? value : nil
  }
}
