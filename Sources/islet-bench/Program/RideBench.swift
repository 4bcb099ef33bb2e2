import Compositing
import Glibc
import HostIO

/// The program with a long feed: each line applied and drawn, until the feed ends.
struct RideBench {
  let lineCount: Int

  private static let activityCount = 50

  func report() {
    print("a feed of \(lineCount.grouped) lines, applied and drawn by the program at 120x40:")
    // A difference between a short feed and a long one shows memory that grows.
    for count in [max(1, lineCount / 100), lineCount] { measure(count) }
    print(
      """
        beside it, a million lines of 414 bytes: memchr 0.09 s, simdjson parsing only 0.85 s, jq 13 s,
        Foundation's decoder about 37 s typed
      """)
  }

  private func measure(_ count: Int) {
    let path = "/tmp/islet-bench-\(getpid()).ndjson"
    guard let byteCount = Self.write(count, to: path) else { return print("  \(path): no room") }
    defer { unsafe unlink(path) }
    let start = HostClock.monotonic
    let words = [ProcessMeasures.sibling("islet"), path, "--exit-at-eof", "--mute"]
    guard var program = ProgramOnTerminal(words, size: CellSize(columns: 120, rows: 40)) else {
      return print("  no \(words[0]) to run: build it first")
    }
    // The program ends at the end of the feed, which closes the terminal.
    _ = program.read(untilSilenceOf: 120_000, limit: 600_000)
    let usage = program.finished()
    let wall = Int((HostClock.monotonic - start) / .milliseconds(1))
    print(
      "  \(count.grouped.right(9)) lines of \(byteCount / count) bytes: \(wall) ms, "
        + "\(usage.userMilliseconds) in the program, \(usage.systemMilliseconds) in the kernel; "
        + "\(usage.peakKilobytes) kB at most; \(program.byteCount) bytes drawn; "
        + "exit status \(usage.status >> 8)")
  }

  /// Writes a feed of fifty activities of ten apps: a start each, then updates in turn.
  private static func write(_ count: Int, to path: String) -> Int? {
    guard let file = unsafe fopen(path, "w") else { return nil }
    defer { _ = unsafe fclose(file) }
    let now = Int(HostClock.millisecondsSince1970 / 1000) - 60
    var byteCount = 0
    for index in 0..<count {
      let bytes = line(index, now: now)
      byteCount += bytes.count
      guard unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count else { return nil }
    }
    return byteCount
  }

  private static func line(_ index: Int, now: Int) -> [UInt8] {
    let activity = index % activityCount
    let isStart = index < activityCount
    let kind = isStart ? "start" : "update"
    let more =
      isStart
      ? #","attributes-type":"BenchAttributes","attributes":{"name":"Anne"},"alert":{"title":"Start","body":"Something began"}"#
      : #","stale-date":\#(now + 9000)"#
    return Array(
      #"""
      {"app":"com.example.app\#(activity % 10)","activity":"id-\#(activity)","aps":{"timestamp":\#(now),"event":"\#(kind)","content-state":{"speed":\#(index % 400).5,"distance":\#(index),"note":"über den Berg \"A\"","steps":["made","baked","packed"],"home":{"name":"Zürich","score":\#(index % 7)},"gate":"B\#(index % 40)","delayed":false,"seat":null,"filler":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"},"relevance-score":\#(50 + activity)\#(more)}}

      """#.utf8)
  }
}
