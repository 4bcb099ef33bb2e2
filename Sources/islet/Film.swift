import ColorScience
import Compositing
import HeadlessRendering
import LiveActivities
import LockScreenUI

/// Takes the frames that a terminal would show, without a terminal and without waiting.
///
/// A run lets it see every stretch of time before that is over: a frame is taken when the picture changes, and again after
/// each interval as long as something moves; a picture at rest costs none.
struct Film {
  /// Longer than any transition: whoever watches from here on sees those that are under way whole.
  static let lead = Duration.seconds(2)

  private let interval: Duration
  /// What comes before is not seen.
  private let start: Duration
  private var cast: Asciicast?
  private let file: RecordingFile?
  private let isASCII: Bool
  private var latest: Duration?
  /// What was recorded and not written yet.
  private var recorded: [UInt8] = []
  /// From how many bytes on it is written: between two lines of a feed a day may lie.
  private static let pieceByteCount = 64 * 1024
  /// Why the rest is not recorded.
  private(set) var failure: Failure?

  /// A film that nobody keeps: it only lets transitions begin when they would.
  init(from start: Duration) {
    interval = FrameClock.interval
    self.start = start
    file = nil
    isASCII = false
  }

  /// A film that is recorded to a file, whose header is written.
  init(recording cast: Asciicast, to file: RecordingFile, framesPerSecond: Int, isASCII: Bool) {
    interval = .seconds(1) / framesPerSecond
    start = .zero
    self.cast = cast
    self.file = file
    self.isASCII = isASCII
  }

  /// Takes the frames of a stretch of time, its end excluded unless it is the beginning too.
  mutating func take(_ session: inout Session, from beginning: Duration, to end: Duration) {
    guard end >= start, failure == nil else { return }
    var time = max(beginning, start)
    session.advance(to: time)
    while true {
      let due = session.wantsFrame(at: time) ? max(latest.map { $0 + interval } ?? time, time) : nil
      if due == time, failure == nil {
        record(session.frame(at: time), at: time)
        latest = time
        continue
      }
      let turn = session.nextTurn.flatMap { $0 > time ? $0 : nil }
      guard let next = [due, turn].compactMap({ $0 }).min(), next < end else { return }
      time = next
      session.advance(to: time)
    }
  }

  /// Writes what was recorded so far.
  mutating func write() {
    guard let file, failure == nil else { return }
    do {
      try file.write(recorded)
    } catch {
      failure = error
    }
    recorded = []
  }

  /// Ends what is recorded, at its last frame.
  mutating func finish() {
    if let latest, let line = cast?.ending(at: latest) { recorded += line.utf8 }
  }

  private mutating func record(_ frame: SceneFrame, at time: Duration) {
    guard cast != nil else { return }
    let hasColors = cast?.depth != .mono
    let surface = isASCII ? frame.surface.inASCII(hasColors: hasColors) : frame.surface
    if let line = cast?.frame(surface, damage: frame.damage, at: time) { recorded += line.utf8 }
    if recorded.count >= Self.pieceByteCount { write() }
  }
}
