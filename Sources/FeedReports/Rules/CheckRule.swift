import LiveActivities

/// A rule by which a fault of a payload or a note is told, beside the rules of iOS and APNs.
///
/// Its name never changes: JSON carries it, `--allow` and `--deny` take it, and `islet explain` has it.
public struct CheckRule: Sendable {
  /// The name.
  public let name: String
  /// The fault and the remedy in a sentence.
  public let words: String

  /// All rules, in the order in which a payload is read.
  public static let all: [CheckRule] = text + way + keys + values + notes

  /// The names of all rules that a check knows, those of iOS and APNs included.
  public static var names: [String] {
    all.map(\.name) + RuleBook.names.filter { !$0.contains(" ") }
  }

  /// Returns the explanation of a rule, or of all rules whose names begin with a word and a dot.
  ///
  /// - Parameter query: The name, in capitals or not.
  /// - Returns: The explanation, with a line's end; `nil` for an unknown name.
  public static func explanation(of query: String) -> String? {
    let query = query.lowercased()
    let found = all.filter { $0.name.lowercased() == query || $0.name.hasPrefix("\(query).") }
    guard !found.isEmpty else { return nil }
    return found.map { "\($0.name), a rule of islet check\n  \($0.words)\n" }.joined(
      separator: "\n")
  }

  private init(_ name: String, _ words: String) {
    self.name = name
    self.words = words
  }

  private static let text = [
    CheckRule("json.comment", "JSON has no comments; remove it."),
    CheckRule("json.trailingComma", "A comma has nothing after it; remove the comma."),
    CheckRule("json.missingComma", "Two values have no comma between them; add one."),
    CheckRule("json.missingColon", "A key has no colon after it; add one."),
    CheckRule(
      "json.separator", "Another language's mark stands between key and value; write a colon."),
    CheckRule("json.singleQuotes", "A text is in single quotes; write double quotes."),
    CheckRule(
      "json.curlyQuotes", "A text is in curly quotes, which an editor made; write straight ones."),
    CheckRule("json.backticks", "A text is in backticks; write double quotes."),
    CheckRule("json.unquotedKey", "A key has no quotes; write double quotes around it."),
    CheckRule("json.unquotedText", "A text has no quotes; write double quotes around it."),
    CheckRule(
      "json.foreignWord", "True, None, nil, NaN and such are other languages' words; write JSON's."),
    CheckRule(
      "json.foreignNumber", "A number has a syntax that JSON does not know; write it with digits."),
    CheckRule(
      "json.lineBreak", "A line break or a tab stands in a text as it is; write \\n or \\t."),
    CheckRule(
      "json.escape", "A backslash stands before a letter that JSON does not escape; remove it."),
    CheckRule("json.encoding", "Bytes are not UTF-8; save the text as UTF-8."),
    CheckRule("json.brackets", "Square brackets hold keys; write braces."),
    CheckRule("json.unclosed", "An object or an array is not closed; add its brace or bracket."),
    CheckRule("json.unclosedString", "A text is not closed; add its quote."),
    CheckRule("json.strayText", "Text belongs to nothing; remove it."),
    CheckRule("json.byteOrderMark", "The file begins with a byte order mark; save it without."),
    CheckRule("json.utf16", "The file is UTF-16; save it as UTF-8."),
    CheckRule("json.yaml", "The text is YAML; APNs takes JSON alone."),
    CheckRule(
      "json.pythonObject",
      "The text is a Python object as print shows it; send json.dumps(payload)."),
    CheckRule("json.tooDeep", "Objects and arrays are nested too deep; send less."),
    CheckRule("json.tooLong", "The text is longer than any payload; send less."),
  ]

  private static let way = [
    CheckRule("paste.unwrapped", "The payload was taken out of an envelope, a script or code."),
    CheckRule(
      "paste.service", "A service builds aps itself; its keys are judged as those that they become."
    ),
    CheckRule("paste.jsonInString", "JSON stands in a string, and was read as JSON."),
    CheckRule(
      "paste.placeholder", "Words stand for a value; a value that they would have was judged."),
    CheckRule("paste.file", "A script sends a file that is not here; check that file."),
    CheckRule("paste.noPayload", "The object has no payload of a Live Activity."),
    CheckRule("paste.noObject", "The text has no JSON object."),
    CheckRule("request.placeholderToken", "The device token in the path is a placeholder."),
    CheckRule(
      "request.token",
      "The device token in the path is none; write its bytes as hexadecimal digits."),
    CheckRule("request.production", "The host is for builds of the App Store and TestFlight."),
    CheckRule("request.sandbox", "The host is for builds that Xcode installs."),
    CheckRule("request.host", "The host is none of APNs' for pushes."),
    CheckRule("request.path", "The path is none of APNs'; send to /3/device/TOKEN."),
    CheckRule("request.method", "The method is another than POST."),
    CheckRule("header.missing", "A header that the request needs is missing; add it."),
    CheckRule("header.misplaced", "A broadcast has a header that it may not have; remove it."),
    CheckRule("header.unknown", "APNs does not read the header."),
    CheckRule("fcm.token", "A message of FCM has no registration token; add token."),
    CheckRule(
      "fcm.liveActivityToken",
      "A message of FCM has no token of the Live Activity; add live_activity_token."),
    CheckRule(
      "sns.attribute", "A message of AWS SNS lacks the attribute for the push type; add it."),
    CheckRule("line.unknownKind", "The object has no key that says what it is; write aps."),
    CheckRule("line.severalKinds", "The object is of two kinds; give each a line of its own."),
  ]

  private static let keys = [
    CheckRule("key.misplaced", "A key of aps stands elsewhere; move it into aps."),
    CheckRule("key.nestedAPS", "An aps stands in another; remove the inner one."),
    CheckRule("key.missing", "A key that the event needs is missing; add it."),
    CheckRule("key.misnamed", "A key is misspelt or in another case; rename it."),
    CheckRule("key.unknown", "A key of a line of islet's own is not known; rename it."),
    CheckRule("key.ignored", "Nothing on the phone reads the key of aps."),
    CheckRule("key.stray", "Nothing reads the key beside aps, though it looks like islet's own."),
    CheckRule("key.repeated", "A duplicate key; the first one is used."),
    CheckRule(
      "key.undeclared", "The app's type has no property for the key; rename it, or leave it out."),
    CheckRule("key.useless", "The phone ignores the key in this event."),
    CheckRule("key.later", "The version of iOS does not know the key."),
  ]

  private static let values = [
    CheckRule("value.quotedNumber", "A number stands in quotes; remove them."),
    CheckRule("value.quotedObject", "An object stands in quotes as text; send the object itself."),
    CheckRule(
      "value.milliseconds", "Seconds are asked for, and milliseconds are there; divide by 1000."),
    CheckRule("value.fraction", "Whole seconds are asked for; round them."),
    CheckRule(
      "value.dateText",
      "Seconds since 1970 are asked for, and a date as text is there; send the number."),
    CheckRule("value.kind", "A value is of another kind than the key's."),
    CheckRule("value.word", "A word is none of those that the key takes."),
  ]

  private static let notes = [
    CheckRule("date.epoch", "A Swift Date counts from 2001, and the number counts from 1970."),
    CheckRule(
      "date.probablyEpoch", "The number counts from 1970, and a Swift Date would count from 2001."),
    CheckRule(
      "date.probablyText", "The text looks like a date, and a Swift Date would be a number."),
    CheckRule(
      "range.probablyObject", "The object looks like a range, and a ClosedRange is an array of two."
    ),
    CheckRule("date.ancient", "The date is from before there were Live Activities."),
    CheckRule("date.staleOnArrival", "The stale date had passed when the push came."),
    CheckRule(
      "date.staleAtStart",
      "The stale date had passed at the start, so the phone never shows the activity."),
    CheckRule("date.staleUnread", "Nothing in the layout shows that the content is out of date."),
    CheckRule(
      "date.milliseconds", "The date looks like milliseconds, and the phone takes it for seconds."),
    CheckRule(
      "attributes.sameKeys", "Attributes have exactly the content state's keys, as if copied."),
    CheckRule(
      "content.changedKind", "A value is of another kind than in a state before; send one kind."),
    CheckRule("type.noViews", "There is no layout for the attributes type."),
    CheckRule(
      "type.misspelt", "The attributes type is none that has a layout, and a near name is."),
    CheckRule(
      "types.breaking", "A card that runs can't be decoded by the new types; make the key optional."
    ),
    CheckRule("types.unread", "A part of Swift source can't be read, and is not checked."),
    CheckRule("layout.value", "The layout asks for a value that the content does not have."),
    CheckRule("budget", "The push went beyond the budget."),
    CheckRule("channel.unknown", "Nobody has created the channel."),
    CheckRule("link.unknown", "The views have no such link."),
    CheckRule("view.clipped", "A presentation has no room for a part of the views."),
    CheckRule("view.undrawn", "A view or a modifier has no drawing in cells."),
    CheckRule("view.color", "A symbol is an emoji or a ring in cells, with colors of its own."),
    CheckRule(
      "view.leftOut", "A view can't be compiled here, as one of a missing module; a mark is drawn."),
    CheckRule("view.empty", "A card, or a kind of island, draws nothing."),
    CheckRule(
      "view.unavailable",
      "A view, a closure or a motion of its own that a phone does without in a Live Activity."),
    CheckRule("view.animations", "The version of iOS ignores the layout's own animations."),
    CheckRule("text.contrast", "A text can't be read in the theme."),
    CheckRule("alert.empty", "The alert has neither title nor body."),
    CheckRule(
      "preview.size", "A preview has more content than a start on a phone takes; it is drawn."),
    CheckRule(
      "preview.madeUp",
      "The code stops with values that islet made up; add a #Preview with the app's own."),
    CheckRule("payload.size", "The payload is near the most bytes that APNs takes, or over it."),
    CheckRule(
      "activity.presumed", "No line starts the activity, so islet assumes that it is running."),
  ]
}
