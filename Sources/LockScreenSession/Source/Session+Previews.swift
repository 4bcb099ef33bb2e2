import ActivityFeed
import FeedReports
public import LiveActivities
import LockScreenUI

extension Session {
  /// The report on the Swift source, with a remark where its files have no preview whose values are shown.
  var sourceReport: SourceReport? {
    guard var report = notices.source, previews.areMadeUp else { return notices.source }
    report.lines.append(SourceReport.Line(Messages.madeUpValues, .faint))
    return report
  }

  /// Shows another state of the selected activity's previews, with dates that count from now.
  ///
  /// - Returns: The number of the state, in words, or that there is no other.
  mutating func stepPreview(by count: Int, at real: Duration) -> String? {
    if let previewMaker { previews.takeStates(of: previewMaker.states(at: clock.now(at: real))) }
    guard let (bytes, words) = previews.step(screen.target, by: count) else {
      return "Only one state"
    }
    var reader = FeedLineReader()
    reader.append(bytes)
    reader.finish()
    guard let (_, content) = reader.next() else { return nil }
    let line = SourceLine(origin: LineOrigin(name: "previews", line: 1), content: content)
    _ = apply(line, at: real)
    return words
  }
}

/// Makes the states of previews: only the program that has the authors' code can.
public protocol PreviewMaking {
  /// Returns the states for a time, from which their dates count.
  func states(at now: Timestamp) -> PreviewStates
}
