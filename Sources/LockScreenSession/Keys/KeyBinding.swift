public import Compositing
public import LockScreenUI

/// The effect of a key, independent of the key that it is bound to.
public enum KeyAction: Hashable, Sendable {
  case gesture(Gesture)
  /// Shows the theme a number of places further.
  case theme(Int)
  case pauseClock
  case hourOn
  case nextDeadline
  /// Multiplies the clock's rate.
  case clockRate(Double)
  case lock
  case hideIsland
  case alwaysOn
  case standBy
  /// Allows or forbids an app's activities, where the Lock Screen asks.
  case answer(Bool)
  case appearance
  case colors
  case reduceMotion
  case mute
  /// Shows another state of the selected activity's previews, a number of places further.
  case previewState(Int)
  case help
  /// Closes the help, else the expanded island.
  case close
  case quit

  /// A Boolean value indicating whether the effect would be on the upright device alone, which StandBy does not show.
  var isForUprightDevice: Bool {
    switch self {
    case .gesture(.tap), .gesture(.longPress), .gesture(.fold), .gesture(.toggleInspector),
      .gesture(.scrollInspector), .hideIsland, .answer:
      true
    case .gesture(.selectNext), .gesture(.selectPrevious), .gesture(.pressControl),
      .gesture(.swipeAway), .gesture(.wheel), .gesture(.pointer), .theme, .pauseClock, .hourOn,
      .nextDeadline, .clockRate, .lock, .alwaysOn, .standBy, .appearance, .colors, .reduceMotion,
      .mute, .previewState, .help, .close, .quit:
      false
    }
  }
}

/// A row of the table of keys: a key, its action, and its help.
///
/// From the table come the actions of keys, the panel of the key `?`, and `islet help keys`.
public struct KeyBinding: Sendable {
  /// The subjects of keys, in the order of the help.
  enum Subject: String, CaseIterable, Sendable {
    case activities = "Activities"
    case clock = "Clock"
    case screen = "Screen"
  }

  let subject: Subject
  let keys: [Key]
  /// The keys as they are printed on the keyboard.
  let name: String
  let action: KeyAction
  /// The effect in a few words.
  let meaning: String

  private init(
    _ subject: Subject, keys: [Key], name: String, action: KeyAction, meaning: String
  ) {
    self.subject = subject
    self.keys = keys
    self.name = name
    self.action = action
    self.meaning = meaning
  }

  static let table = activityKeys + clockKeys + screenKeys

  private static let activityKeys = [
    KeyBinding(
      .activities, keys: [.down, .character("j")], name: "↓ j", action: .gesture(.selectNext),
      meaning: "select the card below"),
    KeyBinding(
      .activities, keys: [.up, .character("k")], name: "↑ k", action: .gesture(.selectPrevious),
      meaning: "select the card above"),
    KeyBinding(
      .activities, keys: [.enter, .right, .character("l")], name: "Enter → l",
      action: .gesture(.tap), meaning: "open: tap the card"),
    KeyBinding(
      .activities, keys: [.character("e")], name: "e", action: .gesture(.longPress),
      meaning: "expand it; Esc closes it"),
    KeyBinding(
      .activities, keys: [.character("x"), .delete, .backspace, .left, .character("h")],
      name: "x Del ← h", action: .gesture(.swipeAway), meaning: "swipe the card away"),
    KeyBinding(
      .activities, keys: [.character("g")], name: "g", action: .gesture(.fold),
      meaning: "fold or unfold the stack"),
    KeyBinding(
      .activities, keys: [.character("n")], name: "n", action: .previewState(1),
      meaning: "next state of its preview"),
    KeyBinding(
      .activities, keys: [.character("N")], name: "N", action: .previewState(-1),
      meaning: "state before"),
    KeyBinding(
      .activities, keys: [.character("y")], name: "y n", action: .answer(true),
      meaning: "allow it or not, if asked"),
    KeyBinding(
      .activities, keys: [], name: "1 … 9", action: .gesture(.pressControl(1)),
      meaning: "press a button of the card"),
  ]

  private static let clockKeys = [
    KeyBinding(
      .clock, keys: [.character(" ")], name: "Space", action: .pauseClock,
      meaning: "stop or start the clock"),
    KeyBinding(
      .clock, keys: [.character("]")], name: "]", action: .hourOn, meaning: "an hour on"),
    KeyBinding(
      .clock, keys: [.character("}")], name: "}", action: .nextDeadline,
      meaning: "on to the next deadline"),
    KeyBinding(
      .clock, keys: [.character("+"), .character("=")], name: "+", action: .clockRate(10),
      meaning: "ten times as fast"),
    KeyBinding(
      .clock, keys: [.character("-")], name: "-", action: .clockRate(0.1),
      meaning: "ten times as slow"),
  ]

  private static let screenKeys = [
    KeyBinding(
      .screen, keys: [.character("o")], name: "o", action: .lock, meaning: "lock or unlock"),
    KeyBinding(
      .screen, keys: [.character("v")], name: "v", action: .hideIsland,
      meaning: "hide the island, and back"),
    KeyBinding(
      .screen, keys: [.character("s")], name: "s", action: .standBy, meaning: "StandBy, and back"),
    KeyBinding(
      .screen, keys: [.character("a")], name: "a", action: .alwaysOn,
      meaning: "Always-On, and back"),
    KeyBinding(
      .screen, keys: [.character("t")], name: "t", action: .theme(1), meaning: "next theme"),
    KeyBinding(
      .screen, keys: [.character("T")], name: "T", action: .theme(-1), meaning: "theme before"),
    KeyBinding(
      .screen, keys: [.character("d")], name: "d", action: .appearance,
      meaning: "light, dark, the theme's"),
    KeyBinding(
      .screen, keys: [.character("m")], name: "m", action: .colors,
      meaning: "theme's or system colors"),
    KeyBinding(
      .screen, keys: [.character("r")], name: "r", action: .reduceMotion,
      meaning: "reduce motion, and back"),
    KeyBinding(
      .screen, keys: [.character("b")], name: "b", action: .mute, meaning: "bell off or on"),
    KeyBinding(
      .screen, keys: [.character("i")], name: "i", action: .gesture(.toggleInspector),
      meaning: "show or hide the inspector"),
    KeyBinding(
      .screen, keys: [.pageDown], name: "PgDn", action: .gesture(.scrollInspector(10)),
      meaning: "scroll the inspector down"),
    KeyBinding(
      .screen, keys: [.pageUp], name: "PgUp", action: .gesture(.scrollInspector(-10)),
      meaning: "scroll the inspector up"),
    KeyBinding(
      .screen, keys: [.character("?"), .function(1)], name: "? Esc", action: .help,
      meaning: "this help, and back"),
    KeyBinding(
      .screen, keys: [.character("q"), .control("c")], name: "q", action: .quit, meaning: "quit"),
  ]

  /// Returns the action of a key; `nil` for a key without one.
  public static func action(for key: Key) -> KeyAction? {
    if case .mouse(let event) = key { return action(for: event) }
    if case .character(let digit) = key, let number = Character(digit).wholeNumberValue, number > 0
    {
      return .gesture(.pressControl(number))
    }
    if key == .escape { return .close }
    return table.first { $0.keys.contains(key) }?.action
  }

  private static func action(for event: MouseEvent) -> KeyAction? {
    switch (event.button, event.phase) {
    case (.left, .pressed): .gesture(.pointer(.pressed, at: event.place))
    case (.left, .dragged): .gesture(.pointer(.dragged, at: event.place))
    case (.left, .released), (.left, .clicked): .gesture(.pointer(.released, at: event.place))
    case (.wheelUp, _): .gesture(.wheel(-1, at: event.place))
    case (.wheelDown, _): .gesture(.wheel(1, at: event.place))
    case (.middle, _), (.right, _): nil
    }
  }

  /// The help, by subjects.
  public static let help = Subject.allCases.map { subject in
    HelpGroup(
      title: subject.rawValue,
      lines: table.filter { $0.subject == subject }
        .map { HelpLine(key: $0.name, meaning: $0.meaning) })
  }

  /// The state that decides which keys have an effect.
  struct HintState {
    /// A Boolean value indicating whether there is a card.
    var hasActivities = true
    /// A Boolean value indicating whether the island can show the target.
    var canExpand = true
    /// A Boolean value indicating whether the island shows the target expanded.
    var isExpanded = false
    /// A Boolean value indicating whether the clock is stopped.
    var isPaused = false
  }

  /// Returns the most useful keys that have an effect, in fewer words, for the inspector's last line.
  static func hints(_ state: HintState) -> [HelpLine] {
    var hints: [HelpLine] = []
    if state.hasActivities {
      hints.append(HelpLine(key: "↑↓", meaning: "select"))
      if state.canExpand {
        hints.append(HelpLine(key: "e", meaning: state.isExpanded ? "close" : "expand"))
      }
      hints.append(HelpLine(key: "x", meaning: "dismiss"))
    }
    return hints + [
      HelpLine(key: "t", meaning: "theme"),
      HelpLine(key: "Space", meaning: state.isPaused ? "go on" : "pause"),
      HelpLine(key: "]", meaning: "+1 h"),
      HelpLine(key: "?", meaning: "keys", isEssential: true),
    ]
  }
}
