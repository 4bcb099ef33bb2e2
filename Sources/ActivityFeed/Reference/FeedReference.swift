import LiveActivities

/// The reference of the feed: `islet help feed`.
public enum FeedReference {
  /// Examples first, then a table of each kind of line, and of the keys beside it.
  public static var text: String {
    let examples =
      LineKind.all.prefix(2).flatMap(\.examples) + [
        #"{"app":"com.example.pizza","activity":"42","person":"dismiss"}"#,
        #"{"clock":{"advance":"8h"}}"#,
      ]
    return """
      A feed is UTF-8 JSON, one object a line; an object may also span lines, so a file .apns goes in
      as it is. It comes from standard input, from files, and from a socket.

      \(ReferenceTable.indented(examples))

      Each line gets a verdict: applied; dropped, by a rule of the system; or rejected, since it can't be
      read. A bad line costs itself only. islet explain tells what a verdict's rule rests on.

      \(LineKind.all.map(entry(of:)).joined(separator: "\n"))
      Beside any of these:

      \(ReferenceTable.rows(LineKey.allCases.map(\.field), indent: 2))
      The members of headers:

      \(ReferenceTable.rows(APNsHeaders.shape.fields, indent: 2))
      The members of an alert, each text of which may be {"loc-key":"…","loc-args":["…"]}:

      \(ReferenceTable.rows(AlertConfiguration.shape.fields, indent: 2))
      An object may have 1 MiB and 128 levels. islet schema feed prints all this as JSON Schema.

      """
  }

  /// A kind's meaning, its examples, and the shape of its value.
  private static func entry(of kind: LineKind) -> String {
    let summary = kind.shape.summary
    return "\(kind.key): \(kind.meaning)\n"
      + ReferenceTable.indented(kind.examples) + "\n"
      + (summary == "{…}" ? "" : ReferenceTable.values(summary, indent: 2))
      + ReferenceTable.rows(kind.shape.fields + kind.companions, indent: 2)
  }
}

/// The reference of scenarios: `islet help scenarios`.
public enum ScenarioReference {
  static let examples = [
    #"{"note":"An app in the foreground starts an activity, and 8 hours pass."}"#,
    #"{"at":0,"app":"a","scene":"foreground"}"#,
    """
    {"at":0,"app":"a","activity":"1","request":{"attributes-type":"T","content-state":{}},
     "expect":{"state":"active","island":"none"}}
    """,
    """
    {"at":"8h","app":"a","activity":"1",
     "expect":{"state":"ended","cause":"eightHourLimit","lock-screen":["1"]}}
    """,
    #"{"at":"8h1m","app":"a","activity":"1","update":{"content-state":{}},"expect":"activityEnded"}"#,
  ]

  /// An example, and the table of everything that can be expected.
  public static var text: String {
    """
    A scenario is a feed whose lines say when they come ("at") and what is expected ("expect"):

    \(ReferenceTable.indented(examples))

    islet check FILE… runs it without waiting: 8 hours take no time. Its exit status is 1 where
    an expectation is not met. A line with a text expects a verdict; one with an object, any of:

    \(ReferenceTable.rows(Expectation.fields, indent: 2))
    state, cause, score and content-state are those of the line's own app and activity. A line with
    no other key expects something at its time. islet rules lists the names of rules.

    """
  }
}

/// Rows and examples as they stand in a reference.
enum ReferenceTable {
  private static let columnCount = 100
  /// The width of the column of values; a longer list of values stands below its row.
  private static let valueColumnCount = 28

  /// Examples, indented so that they stand apart; their own indents stay.
  static func indented(_ examples: [String]) -> String {
    examples.flatMap { $0.split(separator: "\n") }.map { "    \($0)" }.joined(separator: "\n")
  }

  /// A row for each member, in columns: name, value, meaning; each with a line's end.
  static func rows(_ fields: [JSONField], indent: Int) -> String {
    let nameWidth = fields.map(\.name.count).max() ?? 0
    let valueWidth = fields.map(\.shape.summary.count).filter { $0 <= valueColumnCount }.max() ?? 0
    return fields.map { field in
      let head = padded("", to: indent) + padded(field.name, to: nameWidth) + "  "
      let meaning = field.meaning + (field.isRequired ? " (required)" : "")
      let summary = field.shape.summary
      guard summary.count > valueWidth else {
        return "\(head)\(padded(summary, to: valueWidth))  \(meaning)\n"
      }
      return "\(head)\(padded("", to: valueWidth))  \(meaning)\n"
        + values(summary, indent: head.count)
    }.joined()
  }

  /// A list of values in lines, each with its end; a line ends after `|` or a blank.
  static func values(_ summary: String, indent: Int) -> String {
    let start = padded("", to: indent)
    var lines: [String] = []
    var line = start
    for piece in pieces(of: summary) {
      if line.count + piece.count > columnCount, line.count > indent {
        lines.append(line)
        line = start
      }
      line += piece
    }
    return (lines + [line]).map { "\($0)\n" }.joined()
  }

  private static func pieces(of summary: String) -> [String] {
    var pieces = [""]
    for character in summary {
      pieces[pieces.count - 1].append(character)
      if character == "|" || character == " " { pieces.append("") }
    }
    return pieces
  }

  private static func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }
}
