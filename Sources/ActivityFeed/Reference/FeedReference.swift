import LiveActivities

/// The reference of the feed: `islet help feed`.
public enum FeedReference {
  /// The keys that say a line's kind.
  public static let lineKinds = LineKind.all.map(\.key)
  /// The keys that any line may have.
  public static let lineKeys = LineKey.allCases.map(\.name)

  /// An activity's story, in lines that are applied one after another.
  static let story =
    LineKind.push.examples.prefix(2) + [
      #"{"app":"com.example.pizza","activity":"42","person":"long-press"}"#,
      #"{"clock":{"advance":"30m"}}"#,
    ] + LineKind.push.examples.dropFirst(2)

  /// Examples first, then a table of each kind of line, and of the keys beside it.
  public static var text: String {
    """
    THE FEED

    A feed is UTF-8 JSON: one object a line, or an object in several lines, so a file .apns goes in as
    it is. This one is the story of an order, by its pushes and by whatever else happens:

    \(ReferenceTable.indented(Array(story)))

    It comes to islet from anywhere:

        my-server | islet           from a program; the keys then come from the terminal
        islet a.ndjson b.ndjson     from files, one after the other
        islet --socket              from many programs at once: see THE SOCKET
        islet check feed.ndjson     without a terminal: every line's verdict, at once

    A line that is an object and nothing else, from its first column on, always begins anew: a line
    that was cut off costs itself only. An object may have 1 MiB and 128 levels. Nothing in a feed
    controls the terminal: escape sequences, and characters that override the direction of writing,
    are shown as marks.

    VERDICTS

    A bad line costs itself only: the state before it is kept. Each line gets a verdict:

    \(ReferenceTable.columns(verdicts, indent: 2))
    At the end of its input islet sums up on standard error:

        islet: 1 of 5 lines was rejected:
          feed.ndjson line 5: column 31: aps.timestamp: expected a number, found the string "1";
          remove the quotes: 1; the phone does nothing

    LINES

    \(LineKind.all.map(entry(of:)).joined(separator: "\n"))
    BESIDE THEM

    Any of these lines may also have:

    \(ReferenceTable.rows(LineKey.allCases.map(\.field), indent: 2))
    A push names its activity, or the token that islet gave out, or the channel. The headers are
    checked as APNs does, and what it would answer is the verdict; their members are:

    \(ReferenceTable.rows(APNsHeaders.shape.fields, indent: 2))
    The members of an alert, each text of which may be {"loc-key":"…","loc-args":["…"]}:

    \(ReferenceTable.rows(AlertConfiguration.shape.fields, indent: 2))
    THE SOCKET

    \(ReferenceTable.columns(clients, indent: 2))
    It is a unix stream socket for its owner alone: $XDG_RUNTIME_DIR/islet/islet.sock, else
    /tmp/islet-UID/islet.sock, else the given path. A program of yours writes lines to it, and reads:

        {"request-id":7,"clock":{"advance":"1h"}}
        {"subscribe":["events"]}

    The first is answered with its verdict, and for a request with what ActivityKit would return. The
    second gets all events from then on; as a client's first line it is not counted. A client that does
    not read is cut off when 1 MiB waits for it; the others notice nothing.

    islet schema feed prints these tables as a JSON Schema, for an editor.

    """
  }

  private static let verdicts = [
    ("applied", "the phone would do it"),
    (
      "dropped",
      """
      a rule of iOS or an answer of APNs forbids it; islet explain and the rule's name says why, by which \
      source, and what to do
      """
    ),
    (
      "rejected",
      "it can't be read: line, column, key path, what was expected, and what came instead"
    ),
    (
      "note",
      """
      beside a verdict, what the phone does silently: a Unix time where a Swift Date counts from 2001, a \
      key that nothing reads, a spent budget, a text that ends in …, a card higher than 160 points, ink that \
      can't be read
      """
    ),
  ]

  private static let clients = [
    ("islet --socket", "listens, and shows what comes"),
    ("islet send FILE…", "posts lines, and prints the verdict on each"),
    ("islet watch", "prints what happens, by the names of ActivityKit's sequences"),
  ]

  /// A kind's meaning, its examples that are not in the story, the shape of its value, and the remark on it.
  private static func entry(of kind: LineKind) -> String {
    let summary = kind.shape.summary
    let examples = kind.examples.filter { !story.contains($0) }
    return "\(kind.key): \(kind.meaning)"
      + (examples.isEmpty
        ? ", as in the story above\n" : "\n\(ReferenceTable.indented(examples))\n")
      + (summary == "{…}" ? "" : ReferenceTable.values(summary, indent: 2))
      + ReferenceTable.rows(kind.shape.fields + kind.companions, indent: 2)
      + (kind.remark.map { ReferenceTable.values($0, indent: 2) } ?? "")
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
    SCENARIOS

    A scenario is a feed whose lines say when they come ("at") and what is expected ("expect"):

    \(ReferenceTable.indented(examples))

        islet check story.ndjson               each line, its effects, and what failed
        islet check --quiet tests/*.ndjson     in CI: silent, with exit status 0, where all is well
        islet snapshot story.ndjson --at 90    a picture, 90 s after the start

    TIMES

    "at" is seconds, or a text such as "1h30m", after the start. Nothing is waited for: 8 hours take no
    time. Without it the clock follows the pushes' timestamps.

    Each file is a run of its own, so a layout for all of them comes by --layout, and with the layout
    the types by which attributes and content states are judged.

    EXPECTATIONS

    A text expects a verdict: applied, dropped, rejected, the name of a rule (islet rules lists them), a
    reason of APNs, or a fact that the rule rests on, such as AK 3.17. An object expects any of:

    \(ReferenceTable.rows(Expectation.fields, indent: 2))
    state, cause, score and content-state are those of the line's own app and activity. A line with no
    other key expects something at its time. JSON has no comments: a "note", alone or on any line, is
    one.

    The repository's folder Tests/IsletTests/Scenarios has such files for each story of iOS.

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

  /// Rows of a name and words, which take as many lines as they need; each line with its end.
  static func columns(_ rows: [(name: String, words: String)], indent: Int) -> String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    return rows.map { name, words in
      let head = padded("", to: indent) + padded(name, to: nameWidth) + "  "
      return head + values(words, indent: head.count).dropFirst(head.count)
    }.joined()
  }

  /// A list of values, or words, in lines, each with its end; a line ends after `|` or a blank.
  static func values(_ summary: String, indent: Int) -> String {
    let start = padded("", to: indent)
    var lines: [String] = []
    var line = start
    for piece in pieces(of: summary) {
      let width = piece.last == " " ? piece.count - 1 : piece.count
      if line.count + width > columnCount, line.count > indent {
        lines.append(line)
        line = start
      }
      line += piece
    }
    return (lines + [line]).map { $0.last == " " ? "\($0.dropLast())\n" : "\($0)\n" }.joined()
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
