import Compositing
import Glibc
import HostIO
import LiveActivities

/// The program's memory under hostile feeds: at most that of an empty feed and four times the limit of kept contents.
struct MemoryBench {
  let feedCount: Int
  let seed: UInt64

  private static let lineCount = 20_000
  private static let wholeMaximum = 150_000
  /// A little less than a payload may have (AK 2.5).
  private static let payloadByteCount = 3800

  /// Feeds the program.
  ///
  /// - Returns: `false` if it took more memory than it may, or did not end well.
  func run() -> Bool {
    guard let base = Self.peakKilobytes(of: "") else { return false }
    print(
      "memory: \(base.grouped) kB with an empty feed, at most \(FuzzBench.memoryMaximum.grouped) more"
    )
    var isWithin = true
    for number in 0..<feedCount {
      let seed = seed &+ UInt64(number)
      isWithin =
        Self.reports("hostile lines, seed \(seed)", Self.hostileFeed(seed), base) && isWithin
    }
    return Self.reports("activities of 4 kB", Self.largeActivities, base, within: Self.wholeMaximum)
      && isWithin
  }

  private static func reports(
    _ name: String, _ feed: String, _ base: Int, within maximum: Int = .max
  ) -> Bool {
    guard let peak = peakKilobytes(of: feed) else { return false }
    let isWithin = peak <= min(maximum, base + FuzzBench.memoryMaximum)
    print(
      "\(isWithin ? "within" : "BEYOND")  \((feed.utf8.count >> 10).grouped) kB of \(name): "
        + "\(peak.grouped) kB")
    return isWithin
  }

  /// Returns the most memory that the program takes of a feed; `nil` if it does not end by itself.
  private static func peakKilobytes(of feed: String) -> Int? {
    let path = "/tmp/islet-bench-\(getpid()).ndjson"
    defer { unsafe unlink(path) }
    guard let file = unsafe fopen(path, "w") else { return nil }
    let bytes = Array(feed.utf8)
    let isWritten = unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count
    _ = unsafe fclose(file)
    let words = [ProcessMeasures.sibling("islet"), path, "--exit-at-eof", "--mute"]
    guard isWritten,
      var program = ProgramOnTerminal(words, size: CellSize(columns: 122, rows: 40))
    else { return nil }
    _ = program.read(untilSilenceOf: 60_000, limit: 300_000)
    let usage = program.finished()
    guard usage.status == 0 else {
      print("memory: the program ended with the status \(usage.status)")
      return nil
    }
    return usage.peakKilobytes
  }

  /// Lines of all kinds, layouts and themes, in which nothing waits for its time.
  private static func hostileFeed(_ seed: UInt64) -> String {
    var random = FuzzRandom(seed: seed)
    var writer = FuzzWriter()
    var bytes: [UInt8] = []
    for _ in 0..<lineCount {
      if random.isTrue(oneIn: 20) {
        bytes += writer.layout(&random)
      } else if random.isTrue(oneIn: 20) {
        bytes += writer.theme(&random)
      } else {
        for case .bytes(let piece) in writer.lines(&random) { bytes += piece }
      }
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.contains("\"at\"") }.joined(separator: "\n")
  }

  /// More activities of the largest size than are kept.
  private static var largeActivities: String {
    let text = String(repeating: "x", count: payloadByteCount)
    return (0..<lineCount).map { number in
      """
      {"app":"com.a\(number / 5)","activity":"\(number)","aps":{"timestamp":1795200000,"event":"start",\
      "attributes-type":"T","attributes":{},"content-state":{"t":"\(text)"},"alert":{"title":"t","body":"b"}}}
      """
    }.joined(separator: "\n")
  }
}
