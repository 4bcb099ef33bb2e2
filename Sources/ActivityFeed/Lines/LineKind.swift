public import LiveActivities
import PastedPayloads
import StrictJSON

/// A kind of line: one row of the table that decodes lines, names the kinds in errors, and makes help and schema.
///
/// A new kind is a row and a case of `FeedEvent` here, and the arm of `Device.apply` that applies it.
struct LineKind: Sendable {
  /// Makes the event of a line from the key's value, all keys of the line and its owner, and may add notes.
  typealias Reading =
    @Sendable (JSONValue, JSONFields, ActivityID, inout LineNotes) throws -> FeedEvent

  /// The key that marks the kind.
  let key: String
  /// The meaning in a line.
  let meaning: String
  /// The shape of the key's value.
  let shape: JSONShape
  /// Further keys that only this kind reads.
  let companions: [JSONField]
  /// Lines that a reader may copy; in the table's order they are a feed that is applied whole.
  let examples: [String]
  /// Sentences on the kind that its table has no room for.
  let remark: String?
  let read: Reading

  init(
    _ key: String, _ meaning: String, _ shape: JSONShape, companions: [JSONField] = [],
    examples: [String], remark: String? = nil, read: @escaping Reading
  ) {
    self.key = key
    self.meaning = meaning
    self.shape = shape
    self.companions = companions
    self.examples = examples
    self.remark = remark
    self.read = read
  }

  /// All kinds; of several in one line the first counts, and most lines have the first.
  static let all = [push] + calls + people + setups + session

  /// The keys that say what a line is; a line may also do nothing but expect something, or speak to its reader.
  static let keys = all.map(\.key) + [LineKey.expect, .note].map(\.name)

  /// The names that a line's members are found by: the keys of kinds, then those beside them.
  static let names: JSONNames = {
    // No key of JSON has a control character as it is.
    let free = (all.count..<LineKey.firstPlace).map { "\u{1}\($0)" }
    return JSONNames(
      all.map(\.key) + free + LineKey.allCases.map(\.name), settingAsideFrom: LineKey.firstPlace)
  }()

  static let push = LineKind(
    "aps", "a push, an APNs payload as it is", APSKey.shape,
    examples: [
      """
      {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200000,"event":"start",
       "attributes-type":"PizzaAttributes","attributes":{"count":2},"content-state":{"driver":"Anne"},
       "relevance-score":50,"stale-date":1795203600,"alert":{"title":"Order taken","body":""}}}
      """,
      """
      {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200060,"event":"update",
       "content-state":{"driver":"Maya"}}}
      """,
      """
      {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200120,"event":"end",
       "dismissal-date":1795203600}}
      """,
    ],
    remark: """
      Other keys are ignored, as the phone ignores them. A single payload that names neither its app nor its \
      activity is taken by check and snapshot as news of an activity that runs.
      """,
    read: { .command(try ActivityCommand(push: $0, in: $1, $2, &$3)) })

  private static let calls = [
    LineKind(
      "request", "the app calls Activity.request", ActivityRequest.shape,
      examples: [
        """
        {"app":"com.example.pizza","activity":"43","request":{"attributes-type":"PizzaAttributes",
         "attributes":{"count":2},"content-state":{"driver":"Anne"},"push-type":"token",
         "from":"intent"}}
        """
      ],
      remark:
        "An app must be in the foreground to ask, by a line \"scene\"; an intent need not be.",
      read: { value, _, owner, _ in .command(.app(.request(try ActivityRequest(value)), owner)) }),
    LineKind(
      "update", "the app calls Activity.update", AppCall.updateShape,
      examples: [
        #"{"app":"com.example.pizza","activity":"43","update":{"content-state":{"driver":"Maya"}}}"#
      ],
      read: { value, _, owner, _ in .command(.app(try AppCall(update: value), owner)) }),
    LineKind(
      "end", "the app calls Activity.end", AppCall.endShape,
      examples: [
        #"{"app":"com.example.pizza","activity":"43","end":{"dismissal-policy":"default"}}"#
      ],
      remark:
        "An ended activity stays on the Lock Screen for 4 hours, or until its dismissal date.",
      read: { value, _, owner, _ in .command(.app(try AppCall(end: value), owner)) }),
  ]

  private static let people = [
    LineKind(
      "person", "the person does something", PersonAction.shape,
      companions: PersonAction.companions,
      examples: [
        #"{"app":"com.example.pizza","activity":"43","person":"tap"}"#,
        #"{"app":"com.example.pizza","activity":"43","person":"dismiss"}"#,
      ],
      read: { value, fields, owner, _ in
        .command(.person(try PersonAction(value, in: fields.object, of: owner)))
      }),
    LineKind(
      "scene", "the app comes to the foreground, leaves it, or ends", DeviceChange.sceneShape,
      examples: [#"{"app":"com.example.pizza","scene":"foreground"}"#],
      read: { value, fields, owner, _ in
        .command(try DeviceChange.scene(value, hasApp: fields.has(.app), of: owner.app))
      }),
    LineKind(
      "settings", "the person switches something in Settings", PersonAction.settingsShape,
      examples: [#"{"app":"com.example.pizza","settings":{"activities":false}}"#],
      read: { value, _, owner, _ in
        .command(.person(try PersonAction(settings: value, of: owner)))
      }),
    LineKind(
      "device", "the device changes", DeviceChange.shape,
      examples: [#"{"device":"lock"}"#, #"{"device":{"appearance":"dark"}}"#],
      read: { value, _, _, _ in .command(.device(try DeviceChange(value))) }),
    LineKind(
      "clock", "the device's clock jumps, stops or runs faster", ClockChange.shape,
      examples: [#"{"clock":{"advance":"1h30m"}}"#, #"{"clock":"next-deadline"}"#],
      read: { value, _, _, _ in .clock(try ClockChange(value)) }),
  ]

  private static let setups = [
    LineKind(
      "declare", "all that the app's author declares",
      AppSetup.declarationShape,
      examples: [
        #"{"app":"com.example.pizza","declare":{"NSSupportsLiveActivitiesFrequentUpdates":true}}"#
      ],
      remark:
        "A later line replaces the whole: a key that it leaves out has its standard value again.",
      read: { value, _, owner, _ in .command(.setup(try AppSetup(declare: value), owner.app)) }),
    LineKind(
      "tokens", "the app's push tokens", AppSetup.tokenShape,
      examples: [#"{"app":"com.example.pizza","tokens":{"push-to-start":"PizzaAttributes"}}"#],
      read: { value, _, owner, _ in .command(.setup(try AppSetup(tokens: value), owner.app)) }),
    LineKind(
      "channels", "the app's broadcast channels", AppSetup.channelShape,
      examples: [
        #"{"app":"com.example.match","channels":{"create":"bWF0Y2g=","message-storage-policy":1}}"#
      ],
      read: { value, _, owner, _ in .command(.setup(try AppSetup(channels: value), owner.app)) }),
  ]

  private static let session = [
    LineKind(
      "budget", "how many pushes the device takes, and what it does with more",
      PushBudget.shape, examples: [#"{"budget":{"over":"enforce","updates-per-hour":30}}"#],
      remark: """
        The budget is a model, and comes back evenly. Pushes at priority 10 and starts spend of it; a broadcast \
        spends once, however many listen. With report a push beyond it is applied and noted, with enforce dropped.
        """,
      read: { value, _, _, _ in .budget(try PushBudget(value)) }),
    LineKind(
      "layout", "an attributes type's views: islet help layouts", .anyObject,
      examples: [
        #"{"layout":{"attributes-type":"PizzaAttributes","lock-screen":{"Text":"{state.driver}"}}}"#
      ],
      read: { value, fields, _, _ in
        _ = try value.asObject()
        return .layout(fields.object.source)
      }),
    LineKind(
      "theme", "a theme by its name, or a whole one: islet help themes",
      .either([.string, .anyObject]), examples: [#"{"theme":"dawn"}"#],
      read: { value, fields, _, _ in
        if value.kind == .string { return .theme(try value.asString()) }
        _ = try value.asObject()
        return .themeObject(fields.object.source)
      }),
    LineKind(
      "subscribe", "a socket's client wants to hear of events", Subscription.shape,
      examples: [#"{"subscribe":["activityStateUpdates","pushTokenUpdates","verdicts"]}"#],
      read: { value, _, _, _ in .subscribe(try Subscription(value)) }),
    LineKind(
      "activities", "a socket's client asks for Activity.activities: of the app, or of all apps",
      .words(["all"]), examples: [#"{"activities":"all"}"#],
      remark:
        "The answer lists each with its state, its content and its push token, ended ones too; where they are very many, \"unlisted\" counts the others.",
      read: { value, fields, owner, _ in
        guard value.isString("all") else { throw value.fault(expected: "\"all\"") }
        return .activities(fields.has(.app) ? owner.app : nil)
      }),
  ]
}

/// The event of one object of a feed.
public enum FeedEvent: Hashable, Sendable {
  // Payloads larger than a reference are boxed, since an event is copied often.

  /// A command to the engine.
  case command(ActivityCommand)
  /// A change of the device's clock.
  indirect case clock(ClockChange)
  /// Another model of the push budget.
  indirect case budget(PushBudget)
  /// A layout, as the whole object that it was written in, in which its faults have their places.
  case layout([UInt8])
  /// A theme, by name.
  indirect case theme(String)
  /// A theme, as the whole object that it was written in, in which its faults have their places.
  case themeObject([UInt8])
  /// A client subscribes to events.
  indirect case subscribe(Subscription)
  /// A question for the activities of an app, or of all apps.
  indirect case activities(BundleID?)
  /// No event: the line has an expectation or a note alone.
  case expectation

  /// The key of the lines that say it: `clock`; `command` for all that the engine applies.
  public var name: String {
    switch self {
    case .command: "command"
    case .clock: "clock"
    case .budget: "budget"
    case .layout: "layout"
    case .theme, .themeObject: "theme"
    case .subscribe: "subscribe"
    case .activities: "activities"
    case .expectation: "expect"
    }
  }
}
