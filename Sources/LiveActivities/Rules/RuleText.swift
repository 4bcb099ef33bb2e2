/// A text of a rule with slots for the values of a refusal: `"\(.app) has \(.limit) ongoing activities"`.
struct RuleText: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case words(String)
    case slot(RuleSlot)
  }

  var parts: [Part] = []

  var slots: [RuleSlot] {
    parts.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  /// Returns the text with the values in their slots; a slot without a value shows its name: `<limit>`.
  func filled(with values: [RuleValue]) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .slot(let slot):
        let word = values.lazy.flatMap(\.words).first { $0.slot == slot }
        text += word?.text ?? "<\(slot.rawValue)>"
      }
    }
    return text
  }

  static func + (left: RuleText, right: RuleText) -> RuleText {
    RuleText(parts: left.parts + right.parts)
  }
}

extension RuleText: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }
    mutating func appendInterpolation(_ slot: RuleSlot) { parts.append(.slot(slot)) }
    mutating func appendInterpolation(_ number: Int) { parts.append(.words("\(number)")) }
    mutating func appendInterpolation(_ words: String) { parts.append(.words(words)) }
  }

  init(stringLiteral words: String) { parts = [.words(words)] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

/// A place in a rule's text that a value fills.
enum RuleSlot: String, CaseIterable, Sendable {
  case app, givenApp = "app given", appName = "app's name", activity, state, ending = "has ended",
    cause
  case last, given, latest, limit, byteCount = "bytes", key, example = "the key", event, content,
    advice
  case button, known, channel, type, givenType = "type given", feature, since, version, surface
  case topic, header
}

/// A typed value of a refusal.
package enum RuleValue: Hashable, Sendable {
  case app(BundleID)
  /// The app that the push is said to be for.
  case givenApp(BundleID)
  case activity(ActivityID)
  case state(ActivityState)
  case cause(TransitionCause)
  /// The time at which an activity ended; no text shows it.
  case end(Timestamp)
  /// The last moment that counted.
  case last(Timestamp)
  /// The moment given.
  case given(Timestamp)
  /// The latest moment that is allowed.
  case latest(Timestamp)
  case limit(Int)
  case byteCount(Int)
  case key(ActivityPush.Key)
  case event(ActivityPush.Event)
  indirect case content(ContentFault)
  case channel(String)
  /// The attributes type wanted.
  case type(String)
  /// The attributes type given.
  case givenType(String)
  case feature(LaterFeature)
  case version(IOSVersion)
  case surface(ActivitySurface)
  /// The name of a button, as the feed gives it.
  case button(String)
  /// The names of the buttons that there are.
  case known([String])
  /// The app whose topic is meant.
  case topic(BundleID)
  /// A header as it was written; `nil` for one that was left out.
  case header(String?)
  /// A header that is a number.
  case headerNumber(Int64)

  /// The words of the value, by the slots that it fills.
  fileprivate var words: [(slot: RuleSlot, text: String)] {
    switch self {
    case .app(let app): [(.app, app.rawValue), (.appName, app.shortName)]
    case .givenApp(let app): [(.givenApp, app.rawValue.quoted)]
    case .activity(let id): [(.activity, id.shortName)]
    case .state(let state):
      [(.state, state.rawValue), (.ending, state == .dismissed ? "was dismissed" : "has ended")]
    case .cause(let cause): [(.cause, cause.words)]
    case .end: []
    case .last(let moment): [(.last, moment.seconds)]
    case .given(let moment): [(.given, moment.seconds)]
    case .latest(let moment): [(.latest, moment.seconds)]
    case .limit(let limit): [(.limit, "\(limit)")]
    case .byteCount(let count): [(.byteCount, "\(count)")]
    case .key(let key): [(.key, key.rawValue), (.example, key.example)]
    case .event(let event): [(.event, event == .start ? "a start" : "an \(event.rawValue)")]
    case .content(let content): [(.content, content.words), (.advice, content.advice)]
    case .channel(let channel): [(.channel, channel)]
    case .type(let type): [(.type, type)]
    case .givenType(let type): [(.givenType, type)]
    case .feature(let feature):
      [(.feature, feature.rawValue), (.since, feature.since.description)]
    case .version(let version): [(.version, version.description)]
    case .surface(let surface): [(.surface, surface.rawValue)]
    case .button(let name): [(.button, name.quoted)]
    case .known(let names):
      [(.known, names.isEmpty ? "none" : names.joined(separator: ", ").quoted)]
    case .topic(let app): [(.topic, app.topic.quoted)]
    case .headerNumber(let number): [(.header, "\(number)")]
    case .header(let text): [(.header, text.map { "\"\($0.quoted)\"" } ?? "missing")]
    }
  }

  /// The slots that the value fills.
  var slots: [RuleSlot] { words.map(\.slot) }
}

extension ActivityPush.Key {
  /// The key with a value, for words that ask for it.
  fileprivate var example: String {
    switch self {
    case .contentState: "\"content-state\":{…}"
    case .attributesType: "\"attributes-type\":\"OrderAttributes\""
    case .attributes: "\"attributes\":{…}"
    case .alert: "\"alert\":{\"title\":\"…\",\"body\":\"…\"}"
    }
  }
}
