import ActivityFeed
import HostIO
import LiveActivities
import StrictJSON

/// The cost of feed lines: about 400 bytes in four forms, as servers send them.
struct FeedBench {
  private let stream: [UInt8]
  private let lineCount: Int
  private let stage: String?
  private let runCount: Int

  /// Makes the lines; with the name of a stage only that stage is run.
  init(lineCount: Int, stage: String?, runCount: Int) {
    self.lineCount = lineCount
    self.stage = stage
    self.runCount = max(1, runCount)
    var stream: [UInt8] = []
    for index in 0..<lineCount { stream += Self.line(index) }
    self.stream = stream
  }

  private static func line(_ index: Int) -> [UInt8] {
    let state =
      switch index % 4 {
      case 0: #""speed":\#(index % 400).5,"distance":31.4,"climb":412,"note":"über den Berg""#
      case 1: #""driver":"Anne \"A\" Johnson","steps":["made","baked","packed"],"eta":806227200"#
      case 2: #""home":{"name":"Zürich","score":\#(index % 7)},"away":{"name":"東京","score":2}"#
      default: #""phase":"boarding","gate":"B\#(index % 40)","delayed":false,"seat":null"#
      }
    let filler = String(repeating: "x", count: 120)
    return Array(
      #"""
      {"app":"com.example.app\#(index % 9)","activity":"id-\#(index % 50)","aps":{"timestamp":\#(1_795_000_000 + index),"event":"update","content-state":{\#(state),"filler":"\#(filler)"},"stale-date":1795003600,"relevance-score":75.5,"alert":{"title":"Update","body":"Something has changed","sound":"default"}}}

      """#.utf8)
  }

  func run() {
    let bytesPerLine = stream.count / max(1, lineCount)
    print(
      "feed: \(lineCount) lines of \(bytesPerLine) bytes, \(runCount) runs: least, median, greatest"
    )
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in stream.enumerated() where byte == UInt8(ascii: "\n") {
      ranges.append(start..<index)
      start = index + 1
    }
    report("parse") {
      var parser = JSONParser()
      var bad = 0
      for range in ranges {
        do { _ = try parser.parse(stream, in: range) } catch { bad += 1 }
      }
      precondition(bad == 0, "the bench's own lines are JSON")
    }
    report("frame") { frame { _, _ in } }
    report("frame+parse") {
      var parser = JSONParser()
      var bad = 0
      frame { bytes, range in
        do { _ = try parser.parse(bytes, in: range) } catch { bad += 1 }
      }
      precondition(bad == 0, "the bench's own lines are JSON")
    }
    report("decode") {
      var bad = 0
      decode { content in
        if case .fault = content { bad += 1 }
      }
      precondition(bad == 0, "the bench's own lines are pushes")
    }
    report("refuse") {
      var engine = LiveActivities()
      let now = Timestamp(secondsSince1970: 1_795_000_000)
      decode { content in
        guard case .command(let command)? = content.event else { return }
        // None of these activities was started, so each line is refused and changes nothing.
        _ = try? engine.apply(command, at: now)
      }
    }
  }

  /// Frames the objects of the stream without decoding them.
  private func frame(_ body: ([UInt8], Range<Int>) -> Void) {
    var framer = FeedFramer()
    inPieces { piece in
      framer.append(piece)
      while case .object(let range, _)? = framer.next() { body(framer.buffer, range) }
    }
  }

  /// Decodes the objects of the stream as the program does.
  private func decode(_ body: (FeedContent) -> Void) {
    var reader = FeedLineReader()
    inPieces { piece in
      reader.append(piece)
      while let (_, content) = reader.next() { body(content) }
    }
  }

  /// Feeds the stream in pieces as a pipe gives them.
  private func inPieces(_ body: (ArraySlice<UInt8>) -> Void) {
    let piece = 65_536
    for start in stride(from: 0, to: stream.count, by: piece) {
      body(stream[start..<min(start + piece, stream.count)])
    }
  }

  private func report(_ name: String, _ work: () -> Void) {
    guard stage == nil || stage == name else { return }
    let rates = (0..<runCount).map { _ in
      let start = HostClock.monotonic
      work()
      return Int(Double(lineCount) / ((HostClock.monotonic - start) / .seconds(1)))
    }.sorted()
    let name = name + String(repeating: " ", count: max(0, 32 - name.count))
    print("\(name) \(rates[0]) \(rates[runCount / 2]) \(rates[runCount - 1]) lines/s")
  }
}
