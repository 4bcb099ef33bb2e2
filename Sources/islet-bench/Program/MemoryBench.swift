import Compositing
import Glibc
import RandomNumbers

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
    guard let base = Self.peakKilobytes({ _ in [] }) else { return false }
    print(
      "memory: \(base.grouped) kB with an empty feed, at most \(FuzzBench.memoryMaximum.grouped) more"
    )
    var isWithin = true
    for number in 0..<feedCount {
      let seed = seed &+ UInt64(number)
      var (random, writer) = (SplitMix64(seed: seed), FuzzWriter())
      let name = "hostile lines, seed \(seed)"
      isWithin =
        Self.reports(name, base, .max) { _ in Self.hostileLine(&writer, &random) } && isWithin
    }
    return Self.reports("activities of 4 kB", base, Self.wholeMaximum, line: Self.largeActivity)
      && isWithin
  }

  private static func reports(
    _ name: String, _ base: Int, _ maximum: Int, line: (Int) -> [UInt8]
  ) -> Bool {
    guard let peak = peakKilobytes(line) else { return false }
    let isWithin = peak <= min(maximum, base + FuzzBench.memoryMaximum)
    print(
      "\(isWithin ? "within" : "BEYOND")  \(lineCount.grouped) \(name): \(peak.grouped) kB")
    return isWithin
  }

  /// Returns the most memory that the program takes of a feed; `nil` if it does not end by itself.
  ///
  /// The feed is written line by line, since a child's greatest memory begins with that of the process which starts it.
  private static func peakKilobytes(_ line: (Int) -> [UInt8]) -> Int? {
    let path = "/tmp/islet-bench-\(getpid()).ndjson"
    defer { unsafe unlink(path) }
    guard let file = unsafe fopen(path, "w") else { return nil }
    for number in 0..<lineCount {
      let bytes = line(number)
      _ = unsafe fwrite(bytes, 1, bytes.count, file)
    }
    guard unsafe fclose(file) == 0 else { return nil }
    let words = [ProcessMeasures.sibling("islet"), path, "--exit-at-eof", "--mute"]
    guard var program = ProgramOnTerminal(words, size: CellSize(columns: 122, rows: 40)) else {
      return nil
    }
    _ = program.read(untilSilenceOf: 60_000, limit: 300_000)
    let usage = program.finished()
    guard usage.status == 0 else {
      print("memory: the program ended with the status \(usage.status)")
      return nil
    }
    return usage.peakKilobytes
  }

  /// Returns a line of any kind, a layout or a theme, none of which waits for its time.
  private static func hostileLine(
    _ writer: inout FuzzWriter, _ random: inout SplitMix64
  ) -> [UInt8] {
    if random.isTrue(oneIn: 20) { return writer.layout(&random) }
    if random.isTrue(oneIn: 20) { return writer.theme(&random) }
    var bytes: [UInt8] = []
    for case .bytes(let piece) in writer.lines(&random) { bytes += piece }
    return bytes.firstRange(of: Array("\"at\"".utf8)) == nil ? bytes : []
  }

  /// Returns the start of an activity of the largest size; there are more of them than are kept.
  private static func largeActivity(_ number: Int) -> [UInt8] {
    let text = String(repeating: "x", count: payloadByteCount)
    return Array(
      """
      {"app":"com.a\(number / 5)","activity":"\(number)","aps":{"timestamp":1795200000,"event":"start",\
      "attributes-type":"T","attributes":{},"content-state":{"t":"\(text)"},"alert":{"title":"t","body":"b"}}}

      """.utf8)
  }
}
