/// The requests that a preview host got, each with its time, which the next host replays to take its place.
struct EventJournal {
  /// The most bytes of feeds that are kept.
  static let byteCountMaximum = 16 << 20
  /// The most entries.
  private static let countMaximum = 200_000

  private(set) var entries: [(time: Duration, message: HostRequest)] = []
  private var byteCount = 0
  /// A Boolean value indicating whether the feed is longer than what is kept, so that a new host gets only its rest.
  private(set) var isCut = false

  mutating func add(_ message: HostRequest, at time: Duration) {
    guard message.isKept else { return }
    if case .bytes(_, let bytes) = message { byteCount += bytes.count }
    entries.append((time, message))
    guard byteCount > Self.byteCountMaximum || entries.count > Self.countMaximum else { return }
    // Sources stay open and the terminal keeps its size; lines and keys of long ago are forgotten.
    entries.removeAll { entry in
      switch entry.message {
      case .bytes, .key: true
      case .size, .traits, .sparesMotion, .opened, .ended, .report, .skip, .drawn, .live, .ping,
        .finish:
        false
      }
    }
    (byteCount, isCut) = (0, true)
  }
}
