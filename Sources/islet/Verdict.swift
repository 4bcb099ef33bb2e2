import ActivityFeed
import ActivityLayouts
import LiveActivities
import StrictJSON

/// What became of one line of a feed.
enum Verdict: Hashable {
  /// It was done.
  case applied
  /// It was understood, and a rule of the system forbids it.
  case dropped(CommandRefusal)
  /// It could not be understood.
  case rejected(Rejection)
}

/// Why a line could not be understood.
enum Rejection: Hashable {
  case feed(FeedFault)
  case layout(LayoutFault)
  case theme(JSONFault)
  case themeName(String, known: [String])
}

/// What a line was about, as far as it is known.
enum LineSubject: Hashable {
  case command(ActivityCommand)
  case clock, layout, theme
  case unknown
}

/// Where a line came from.
struct LineOrigin: Hashable {
  /// A file's name, or a client's.
  let name: String
  /// The line at which the object begins, from 1.
  let line: Int
}

/// One line's verdict.
struct LedgerEntry: Hashable {
  let time: Timestamp
  let origin: LineOrigin
  let subject: LineSubject
  let verdict: Verdict
}

/// The verdicts of a run: all are counted, the last ones and the first faults are kept.
struct VerdictLedger {
  /// How many lines of each kind are told in full at the end.
  static let keptFaultsMaximum = 5
  /// How many entries the inspector could show.
  static let recentMaximum = 40

  /// How many lines came, of whatever verdict.
  private(set) var lineCount = 0
  private(set) var droppedCount = 0
  private(set) var rejectedCount = 0
  private(set) var firstDropped: [LedgerEntry] = []
  private(set) var firstRejected: [LedgerEntry] = []
  /// The last entries, newest first.
  private(set) var recent: [LedgerEntry] = []

  /// Writes down a verdict.
  mutating func note(_ entry: LedgerEntry) {
    lineCount += 1
    recent.insert(entry, at: 0)
    if recent.count > Self.recentMaximum { recent.removeLast() }
    switch entry.verdict {
    case .applied: break
    case .dropped:
      droppedCount += 1
      if firstDropped.count < Self.keptFaultsMaximum { firstDropped.append(entry) }
    case .rejected:
      rejectedCount += 1
      if firstRejected.count < Self.keptFaultsMaximum { firstRejected.append(entry) }
    }
  }
}
