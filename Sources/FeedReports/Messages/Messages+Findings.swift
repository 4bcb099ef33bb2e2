import ActivityFeed
import ActivityLayouts
public import ActivityWidgets
import CellUI
import ColorScience
import LiveActivities
import StrictJSON

extension Messages {
  /// Returns a finding and its remedy.
  public static func finding(_ finding: Finding) -> String { legible(words(for: finding)) }

  private static func words(for finding: Finding) -> String {
    switch finding {
    case .misreadDate(let path, let number, let unit):
      "\(path): \(short(number)) is \(utc(swiftDate: number)) as a Swift Date, which counts from 2001; "
        + "\(meant(number, unit)) (AK 3.2)"
    case .probableDate(let path, let number, let unit):
      "\(path): if it is a Date in Swift, \(short(number)) is \(utc(swiftDate: number)), since it counts "
        + "from 2001; \(meant(number, unit)) (AK 3.2)"
    case .probableDateText(let path, let text):
      "\(path): if it is a Date in Swift, \"\(text.prefix(24))\" does not decode and the phone shows "
        + "nothing new; send seconds since 2001 (AK 3.1, 3.2)"
    case .probableRange(let path):
      "\(path): if it is a ClosedRange in Swift, an object does not decode; send an array of two, "
        + "[lowerBound, upperBound] (AK 3.3)"
    case .noViews(let path, let type, let near): noViews(path, type, near)
    case .layout(let finding): layoutFinding(finding)
    case .overBudget(let kind, let app, let limit):
      "\(shortName(app)) is over \(limit) \(kind.rawValue) an hour; a phone may drop this silently; "
        + advice(kind)
    case .systemDate(let finding): systemDate(finding)
    case .ignoredKeys(let keys):
      "aps: nothing on the phone reads \(keys.map { shown(key: $0) }.joined(separator: ", "))\(meantKeys(by: keys)) (AK 3.21)"
    case .unknownHeaders(let names):
      "headers: APNs reads no \(names.joined(separator: ", "))"
        + meantHeaders(by: names) + " (AK 3.14)"
    case .strayKeys(let keys):
      keys.map(stray).joined(separator: "; ")
    case .unknownChannel(let path, let channel, let app): unknownChannel(path, channel, app)
    case .repeatedKey(let path):
      "\(path): duplicate key; the first one is used, as by the phone's decoder"
    case .unreadKey(let path, let near): unreadKey(path, near)
    case .uselessKeys(let keys, let event): uselessKeys(keys, event)
    case .laterKeys(let keys, let iOS):
      "aps: iOS \(iOS) does not know \(keys.joined(separator: " and ")) (AK 9)"
    case .unknownLink(let url, let known):
      "link: the activity's views have no Link to \(url); "
        + (known.isEmpty ? "they have none" : "they have \(known.joined(separator: ", "))")
        + " (AK 4.22)"
    case .clipped(let clipping): self.clipping(clipping)
    case .undrawn(let note): undrawn(note)
    case .contrast(let contrast, let theme):
      contrast.presentation == .lockScreen
        ? "\(self.contrast(contrast)) on \(theme)" : self.contrast(contrast)
    case .animationsIgnored(let version):
      "the layout asks for animations of its own, which iOS \(version) ignores; the system's are shown "
        + "(AK 6.1)"
    case .presumedActivity(let id, let hasTypes):
      "no line starts \(name(id)), so islet assumes that it is running"
        + (hasTypes ? "" : "; with its Swift types, --types FILE, its content is checked, too")
    case .size(let size): self.size(size)
    case .largePreview(let byteCount): largePreview(byteCount)
    case .madeUpStop(let stop): madeUpStop(stop)
    case .breaks(let path, let id): breaking(path, id)
    case .changes(let fault, let id): changed(fault, id)
    case .changedKind(let path, let was, let found): changedKind(path, was, found)
    case .placeholder(let path, let text, let isKey): placeholder(path, text, isKey)
    case .sameKeys(let path): sameKeys(path)
    case .emptyAlert(let unread): emptyAlert(unread)
    }
  }

  private static func placeholder(_ path: String, _ text: String, _ isKey: Bool) -> String {
    "\(path): \(isKey ? "the key " : "")\(text) is a placeholder, which the phone would take as it is; "
      + "write the \(isKey ? "keys and values" : "value")"
  }

  private static func changedKind(_ path: String, _ was: String, _ found: String) -> String {
    "\(path): found \(found), and \(was) in a state before; a property in Swift has one type, so that one of "
      + "the two does not decode and the phone shows nothing new; send one kind (AK 3.4)"
  }

  private static func unreadKey(_ path: String, _ near: String?) -> String {
    "\(path): the app's type has no such property, so nothing reads it; "
      + (near.map { "did you mean \($0)?" } ?? "declare it, or leave it out") + " (AK 3.4)"
  }

  private static func uselessKeys(_ keys: [String], _ event: ActivityPush.Event) -> String {
    "aps: the phone ignores \(keys.joined(separator: ", ")) in \(event == .start ? "a" : "an") "
      + "\(event.rawValue) (AK 3a)"
  }

  private static func unknownChannel(_ path: String, _ channel: String, _ app: BundleID) -> String {
    "\(path): the channel \(channel) of \(shortName(app)) was not created, so no broadcast arrives on it; "
      + "create it first, by {\"channels\":{\"create\":\"\(channel)\"}} in a feed (AK 3.28, 3.32)"
  }

  private static func changed(_ fault: ContentFault, _ id: ActivityID) -> String {
    "\(fault.words), in \(name(id)), which is running, so that an app with these types can't decode it; "
      + fault.advice
  }

  private static func sameKeys(_ path: String) -> String {
    "\(path): it has exactly the keys of content-state, as if they were copied; attributes has keys of its "
      + "own, which never change, and content-state those that do, so that an app with other attributes "
      + "starts nothing (AK 1.2, 3.38)"
  }

  private static func emptyAlert(_ unread: [String]) -> String {
    let unread = unread.map { shown(key: $0) }
    return "aps.alert: it has neither title nor body, which a watch would show"
      + (unread.isEmpty
        ? ""
        : ", and the phone does not read \(unread.joined(separator: ", ")); write \"title\" and \"body\"")
      + " (AK 3.5, 3.6)"
  }

  private static func noViews(_ path: String, _ type: String, _ near: String?) -> String {
    "\(path): there is no layout for \(type), so a plain card is shown, and its types are "
      + "not known; " + (near.map { "did you mean \($0)?" } ?? "give one with --layout")
      + " (AK 1.34)"
  }

  private static func breaking(_ path: String, _ id: ActivityID) -> String {
    "\(path): it is new and not optional, and \(name(id)), which runs, has none, so that an app with "
      + "these types can't decode it; make it optional in Swift, or give it a default in init(from:)"
  }

  private static func size(_ size: PayloadSize) -> String {
    let parts = size.parts.map { "\($0.path) \($0.byteCount)" }.joined(separator: ", ")
    let isOver = size.byteCount > size.limit
    let blanks =
      size.compactByteCount < size.byteCount
      ? "; without its blanks it has \(size.compactByteCount)"
        + (!isOver
          ? "" : size.compactByteCount <= size.limit ? ", which would do" : ", still too many")
      : ""
    return
      "the payload has \(size.byteCount) bytes of \(size.limit)\(blanks); the most are in \(parts) "
      + "(AK 2.6)"
  }

  private static func largePreview(_ byteCount: Int) -> String {
    let limit = ActivityLimits.standard.payloadByteCountMaximum
    return "the preview's attributes and content state have \(byteCount) bytes; a start on a phone "
      + "throws attributesTooLarge beyond \(limit) (AK 1.17, 2.5)"
  }

  private static func meantKeys(by keys: [String]) -> String {
    let meant = keys.compactMap { ActivityPush.keys.nearest(to: $0.replacing("_", with: "-")) }
    return meant.isEmpty ? "" : "; did you mean \(meant.joined(separator: ", "))?"
  }

  private static func meantHeaders(by names: [String]) -> String {
    let meant = names.compactMap { APNsHeaders.names.surelyNearest(to: $0.lowercased()) }
    return meant.isEmpty ? "" : "; did you mean \(meant.joined(separator: ", "))?"
  }

  private static func stray(_ key: String) -> String {
    FeedReference.lineKinds.contains(key)
      ? "\(key): nothing reads it beside aps; give it a line of its own"
      : "\(key): nothing reads it beside aps; "
        + suggestion(for: key.replacing("_", with: "-"), among: FeedReference.lineKeys)
  }

  private static func unavailable(_ part: Unavailable) -> String {
    switch part {
    case .view(let name):
      "\(name) is drawn here, and is none of the views that a phone draws in a Live Activity; use stacks, "
        + "texts, images and shapes (AK 5.2, 5.3)"
    case .network(let name):
      "\(name) loads nothing on a phone, where a Live Activity has no network; let the app store the image "
        + "before, in its group's folder or its assets (AK 5.4)"
    case .control(let name):
      "a \(name) without an App Intent does nothing on a phone; write \(name)(\(name == "Toggle" ? "isOn:" : "")"
        + "intent:) (AK 5.3)"
    case .closure(let name):
      "\(name) never runs on a phone, where no code runs while views are shown; use Button(intent:) for a "
        + "touch, Text(timerInterval:) for time (AK 5.1)"
    case .motion(let name):
      "\(name) does not run on a phone, where a Live Activity moves only as its state changes, for 2 s at "
        + "most; put the value into the content state and animate it with animation(_:value:), or use "
        + "Text(timerInterval:) and ProgressView(timerInterval:) for time (AK 5.1, 6.6)"
    }
  }

  private static func madeUpStop(_ stop: MadeUpStop) -> String {
    "\(stop.presentations.joined(separator: ", ")): \(stop.reason); \(madeUpAdvice)"
  }

  /// The advice on code that stops with values that islet made up.
  public static let madeUpAdvice =
    "islet made up the values; add a #Preview with values as the app has them"

  /// The remark on values of which no preview has any.
  public static let madeUpValues =
    "no #Preview: islet made up the values; add #Preview(as:using:…) to show yours"

  private static func undrawn(_ note: PlacedNote) -> String {
    let place = note.presentations.map(\.rawValue).joined(separator: ", ")
    return switch note.note {
    case .undrawn(let modifier):
      "\(place): cells cannot show \(modifier), so the view is drawn without it"
    case .keptColor(let symbol, let isRing):
      isRing
        ? "\(place): the symbol \(symbol) is a ring here, without its color"
        : "\(place): the symbol \(symbol) is an emoji here, and keeps its own color"
    case .unavailable(let part): "\(place): \(unavailable(part))"
    case .tooDeep(let limit):
      "\(place): views lie more than \(limit) deep in one another, as in a body that contains itself; "
        + "the rest is a mark, …"
    case .missing(let name): "\(place): \(missing(name))"
    case .tooManyViews(let limit):
      "\(place): more than \(limit) views and modifiers; the rest is a mark, …"
    case .repeatedID(let id):
      "\(place): several views of a ForEach have the id \(id); SwiftUI takes them for one, and may draw it twice"
    case .invalidFrame:
      "\(place): a frame's width or height is negative or not finite; SwiftUI does without it "
        + "(“Invalid frame dimension”); to take all the room, write maxWidth: .infinity"
    case .tooMuchDrawing:
      "\(place): the views are too large and too many to draw; the last ones are left out"
    case .leftOut:
      "\(place): a view is left out that can't be compiled here, and a mark, □, is in its place"
    case .blank:
      "\(place): nothing is drawn with this content, as on a phone; "
        + "look at the values by which its views are chosen"
    }
  }

  /// Returns the words on the part of a view that is seen where its height is cut; empty for a view that has a height of its
  /// own.
  private static func edges(of place: Clipping.Presentation) -> String {
    switch place {
    case .lockScreen: ", the same at both ends"
    case .expandedCenter, .expandedBottom: ", the room that the other regions leave it"
    case .compactLeading, .compactTrailing, .minimal, .expandedLeading, .expandedTrailing: ""
    }
  }

  private static func clipping(_ clipping: Clipping) -> String {
    switch clipping {
    case .height(let place, let points, let limit):
      "\(place.rawValue): the view is \(points) points high and is cut to \(limit)"
        + edges(of: place) + " (AK 2.22, 2.25)"
    case .width(let place, let points, let limit):
      "\(place.rawValue): the view is \(points) points wide here, where a column is 8 points, and is cut to \(limit)"
    case .text(let place, let text):
      "\(place.rawValue): \"\(beginning(of: text))\" has no room and ends in … here, where a letter takes 8 points"
    }
  }

  /// The letters of a view's text that are told, at most.
  private static let wordsMaximum = 40
  /// The texts that are told of those in the same colors, at most.
  private static let textsMaximum = 3

  /// Returns a text of an activity with its contrast and the contrast that it needs.
  public static func contrast(_ contrast: TextContrast) -> String {
    let text = contrast.text
    let told = ([text] + contrast.others).prefix(textsMaximum)
      .map { contrast.isOnClearButton ? clearButton($0.words) : name(of: $0) }
    let untold = 1 + contrast.others.count - told.count
    let names = told.joined(separator: ", ") + (untold > 0 ? " and \(untold) more" : "")
    return
      "\(contrast.presentation.rawValue): \(names), \(text.ink.hex) on \(text.ground.hex), "
      + "\(told.count + untold > 1 ? "have" : "has") contrast \(ratio(text.ratio)):1"
      + (contrast.isWorst ? " at worst, " : ", ")
      + "\(told.count + untold > 1 ? "need" : "needs") \(ratio(contrast.needed)):1"
  }

  /// Returns the system's button with its word, and the modifier that gave it its color.
  private static func clearButton(_ words: String) -> String {
    "the system's button “\(words)”, in the color of activitySystemActionForegroundColor"
  }

  /// Returns the words of a text; of one that changes by itself only those that stay.
  private static func name(of text: LaidText) -> String {
    let words = text.isLive ? lasting(text.words) : text.words
    guard !words.isEmpty else { return "a timer" }
    let quoted = "“\(beginning(of: words))”"
    return switch text.kind {
    case .text: quoted
    case .large: "large text \(quoted)"
    case .symbol: "the symbol \(words)"
    }
  }

  /// Returns the beginning of a view's text, with a sign where it is not all.
  private static func beginning(of words: String) -> String {
    words.prefix(wordsMaximum) + (words.count > wordsMaximum ? "…" : "")
  }

  /// Returns the words of a text with a mark for each of its times; nothing for a time alone.
  private static func lasting(_ words: String) -> String {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains(where: \.isNumber) ? "…" : $0 }
    return parts.allSatisfy { $0 == "…" } ? "" : parts.joined(separator: " ")
  }

  private static func layoutFinding(_ finding: LayoutFinding) -> String {
    let place = "layout line \(finding.place.line), column \(finding.place.column)"
    return switch finding.problem {
    case .missing: "\(place): the content has no \(finding.binding); it shows a dash"
    case .colorMissing:
      "\(place): the content has no \(finding.binding); the system's own color is used"
    case .unexpected(let expected, let found):
      "\(place): \(finding.binding): expected \(expected), found \(found)"
    case .tooMany(let limit):
      "\(place): \(finding.binding) has more than \(limit); the rest is left out"
    case .tooManyViews(let limit):
      "\(place): \(finding.binding) makes more than \(limit) views and modifiers; the rest is left out"
    case .tooLong(let limit):
      "\(place): \(finding.binding) makes more than \(limit) bytes of text; the rest is left out"
    case .untold(let limit):
      "\(place): \(finding.binding) is not all: \(limit) findings are told of a layout"
    }
  }

  private static func advice(_ kind: PushBudget.Kind) -> String {
    switch kind {
    case .updates: "send routine updates with apns-priority 5 (AK 2.14, 2.15; islet's model)"
    case .starts: "let the app start some itself (AK 2.17; islet's model)"
    }
  }

  private static func meant(_ number: Double, _ unit: Finding.DateUnit) -> String {
    let reference = Finding.referenceDate
    switch unit {
    case .unixSeconds:
      return
        "Unix seconds would be \(utc(swiftDate: number - reference)): send \(short(number - reference))"
    case .unixMilliseconds:
      let seconds = number / 1000 - reference
      return "Unix milliseconds would be \(utc(swiftDate: seconds)): send \(short(seconds))"
    case .milliseconds:
      return "milliseconds would be \(utc(swiftDate: number / 1000)): send \(short(number / 1000))"
    }
  }

  /// Returns the moment in UTC that a number of a Swift `Date` stands for.
  private static func utc(swiftDate number: Double) -> String {
    guard let moment = Timestamp(secondsSince1970: number + Finding.referenceDate) else {
      return "no date"
    }
    return near(moment)
  }
}
