import ActivityWidgets
import CellUI
import FeedReports
import FoundationEssentials
public import LiveActivities
import LockScreenUI
public import Theming

/// The contrasts of all texts on all activities' cards in every theme, in light and in dark.
public struct ThemeMatrix {
  /// The contrasts of one activity in one theme.
  struct Entry {
    let activity: ActivityID
    let theme: String
    let appearance: Theme.Appearance
    /// The text that is nearest to what it needs, or farthest below it; `nil` where there is none.
    let worst: TextContrast?
    let failures: [TextContrast]
  }

  private let activities: [ActivityID]
  let entries: [Entry]

  /// Measures activities on a device of full size.
  public init(
    of activities: [LiveActivity], in themes: [Theme], with setup: Session.Setup, at now: Timestamp
  ) {
    self.activities = activities.map(\.id)
    let presented = activities.map(setup.views.shown)
    let environment = EnvironmentValues(
      now: Date(now), localTime: setup.localTime, glyphRepertoire: setup.glyphs)
    var audit = ContrastAudit(environment: environment)
    var entries: [Entry] = []
    for theme in themes {
      for appearance in Theme.Appearance.allCases {
        let display = DeviceDisplay(colorScheme: appearance == .light ? .light : .dark)
        for activity in presented {
          // The island is black in every theme.
          let texts = audit.contrasts(
            of: activity, in: theme, on: display, hasDynamicIsland: false, at: Date(now))
          entries.append(
            Entry(
              activity: activity.id, theme: theme.name, appearance: appearance,
              worst: texts.min { $0.text.ratio / $0.needed < $1.text.ratio / $1.needed },
              failures: TextContrast.texts(of: texts).filter { !$0.isMet }))
        }
      }
    }
    self.entries = entries
  }

  /// The number of texts that can't be read.
  public var failureCount: Int { entries.reduce(0) { $0 + $1.failures.count } }

  /// A table of the worst contrasts, then the texts that can't be read.
  public var lines: [String] {
    guard !activities.isEmpty else { return ["no activity to judge in themes"] }
    let head = ["theme", ""] + activities.map(Messages.name)
    let rows = stride(from: 0, to: entries.count, by: activities.count).map { start in
      let row = entries[start..<start + activities.count]
      return [entries[start].theme, entries[start].appearance.rawValue] + row.map(Self.cell)
    }
    return Messages.table([head] + rows) + failureLines
  }

  /// The texts that can't be read.
  public var failureLines: [String] {
    entries.flatMap { entry in
      entry.failures.map {
        "✗ \(entry.theme) \(entry.appearance.rawValue) \(Messages.name(entry.activity)) "
          + Messages.contrast($0)
      }
    }
  }

  private static func cell(_ entry: Entry) -> String {
    guard let worst = entry.worst else { return "no text" }
    let ratio = Messages.ratio(worst.text.ratio)
    return entry.failures.isEmpty ? ratio : "✗ \(ratio) (\(entry.failures.count))"
  }

  /// Returns a contrast, rounded as in sentences.
  private static func number(_ ratio: Double) -> EncodedJSON { EncodedJSON(Messages.ratio(ratio)) }

  /// Returns an object for each activity in each theme and appearance, or for those alone in which a text can't be read.
  public func json(onlyFailures: Bool) -> [UInt8] {
    entries.flatMap { entry -> [UInt8] in
      if onlyFailures, entry.failures.isEmpty { return [] }
      var line = JSONLine()
      line.add("theme", entry.theme)
      line.add("appearance", entry.appearance.rawValue)
      line.add("app", entry.activity.app.rawValue)
      line.add("activity", entry.activity.name)
      line.add("contrast", entry.worst.map { Self.number($0.text.ratio) })
      line.add("needed", entry.worst.map { Self.number($0.needed) })
      line.add("failures", entry.failures.map(Messages.contrast))
      return line.bytes
    }
  }
}
