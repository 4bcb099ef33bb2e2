import ActivityFeed
import FeedReports
import LockScreenUI

extension Session {
  /// Shows another state of the selected activity's previews, with dates that count from now.
  ///
  /// - Returns: The number of the state, in words.
  mutating func stepPreview(by count: Int, at real: Duration) -> String? {
    if let remakePreviews { previews.takeStates(of: remakePreviews(clock.now(at: real))) }
    guard let (bytes, words) = previews.step(screen.target, by: count) else { return nil }
    var reader = FeedLineReader()
    reader.append(bytes)
    reader.finish()
    guard let (_, content) = reader.next() else { return nil }
    let line = SourceLine(origin: LineOrigin(name: "previews", line: 1), content: content)
    _ = apply(line, at: real)
    return words
  }
}
