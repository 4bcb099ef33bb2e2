import CellUI
import Compositing
import FoundationEssentials
public import LiveActivities

extension Messages {
  /// What happened, in a line.
  public static func event(_ change: ActivityEvent.Change) -> String {
    switch change {
    case .started(let id, let state, let cause):
      "\(name(id)) is \(state.rawValue): \(self.cause(cause))"
    case .updated(let id, let cause):
      "\(name(id)) has new content: \(self.cause(cause))"
    case .stateChanged(let id, let from, let to, let cause):
      "\(name(id)) \(from.rawValue) → \(to.rawValue): \(self.cause(cause))"
    case .pushTokenChanged(let id, let token): "\(name(id)) has the push token \(token)"
    case .pushToStartTokenChanged(let app, let type, let token):
      "\(shortName(app)) has the push-to-start token \(token) for \(type)"
    case .enablementChanged(let app, let isEnabled):
      "\(shortName(app)): areActivitiesEnabled is \(isEnabled)"
    case .frequentPushEnablementChanged(let app, let isEnabled):
      "\(shortName(app)): frequentPushesEnabled is \(isEnabled)"
    case .budgetExceeded(let kind, let app, let limit):
      "\(shortName(app)) is over its budget of \(limit) \(kind.rawValue) an hour"
    case .alerted(let id, _): "\(name(id)) lights the screen"
    case .tapped(let id): "\(name(id)) is opened"
    case .buttonPressed(let id, let button): "\(name(id)): the button \(button) is pressed"
    default: screenEvent(change)
    }
  }

  /// What happened to an activity, for a list that says whose it is.
  public static func timelineEvent(_ change: ActivityEvent.Change) -> String {
    switch change {
    case .started(_, let state, let cause): "\(state.rawValue): \(self.cause(cause))"
    case .updated(_, let cause): "new content: \(self.cause(cause))"
    case .stateChanged(_, let from, let to, let cause):
      "\(from.rawValue) → \(to.rawValue): \(self.cause(cause))"
    case .pushTokenChanged(_, let token): "push token \(token.prefix(12))…"
    case .alerted: "lights the screen"
    case .tapped: "opened"
    case .buttonPressed(_, let button): "button \(button) pressed"
    case .islandExpanded: "fills the expanded island"
    case .islandCollapsed: "leaves the expanded island"
    case .bannerShown: "shown as a banner"
    case .bannerHidden: "a banner no more"
    default: event(change)
    }
  }

  /// A text in lines of so many columns, broken at blanks; a word that is longer is broken where it must be.
  public static func wrapped(_ text: String, columns: Int) -> [String] {
    // No text is wider than it has bytes.
    guard text.utf8.count > columns || text.utf8.first == UInt8(ascii: " ") else { return [text] }
    var lines: [Substring] = []
    var line = text[..<text.startIndex]
    var width = 0
    // By bytes, since a blank is one, and to find letters costs ten times that for each row of a long content.
    for word in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      var rest = Substring(word)
      var wordWidth = TextCells.width(of: String(rest))
      if wordWidth > columns {
        if !line.isEmpty { lines.append(line) }
        rest = broken(rest, columns: columns, into: &lines)
        wordWidth = TextCells.width(of: String(rest))
        line = rest[..<rest.startIndex]
      }
      if line.isEmpty || width + 1 + wordWidth > columns {
        if !line.isEmpty { lines.append(line) }
        (line, width) = (rest, wordWidth)
      } else {
        // What stands between is one blank.
        line = text[line.startIndex..<rest.endIndex]
        width += 1 + wordWidth
      }
    }
    return (lines + [line]).map(String.init)
  }

  /// Breaks a word that is too long into whole rows, and returns what is left of it.
  private static func broken(
    _ word: Substring, columns: Int, into lines: inout [Substring]
  ) -> Substring {
    var start = word.startIndex
    var width = 0
    for index in word.indices {
      let step = TextCells.width(of: String(word[index]))
      if width + step > columns, start < index {
        lines.append(word[start..<index])
        (start, width) = (index, 0)
      }
      width += step
    }
    return word[start...]
  }

  private static func screenEvent(_ change: ActivityEvent.Change) -> String {
    switch change {
    case .islandExpanded(let id): "\(name(id)) fills the expanded island"
    case .islandCollapsed(let id): "\(name(id)) leaves the expanded island"
    case .islandHidden: "the island is hidden"
    case .islandRestored: "the island is back"
    case .bannerShown(let id): "\(name(id)) is shown as a banner"
    case .bannerHidden(let id): "\(name(id)) is a banner no more"
    case .folded(let app): "\(shortName(app)) is folded"
    case .unfolded(let app): "\(shortName(app)) is laid out"
    case .foregroundChanged(let app):
      app.map { "\(shortName($0)) is in the foreground" } ?? "no app is in the foreground"
    case .terminated(let app): "\(shortName(app)) is terminated"
    case .locked: "the device is locked"
    case .unlocked: "the device is unlocked"
    case .standByChanged(let isOn): isOn ? "the device is in StandBy" : "StandBy is over"
    case .alwaysOnChanged(let isOn): isOn ? "the display is Always-On" : "the display is awake"
    case .appearanceChanged(let appearance):
      "the appearance is \(appearance?.rawValue ?? "the theme's")"
    default: ""
    }
  }

  /// A moment in UTC, as `2026-11-21 09:41:07`.
  public static func utc(_ moment: Timestamp) -> String {
    let parts = LocalTime().components(of: Date(moment))
    let second = Int((moment.millisecondsSince1970 / 1000) % 60 + 60) % 60
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.year)-\(two(parts.month))-\(two(parts.day)) "
      + [parts.hour, parts.minute, second].map(two).joined(separator: ":")
  }
}
