import ActivityFeed
import Testing

/// A stream is read in one pass where it can be, which must not be seen in what is read.
@Suite struct FeedStreamTests {
  private static let pieces = [
    #"{"app":"a.b","activity":"1","aps":{"timestamp":1,"event":"update","content-state":{"s":"{"}}}"#,
    #"  {"aps":{"timestamp":2,"event":"end"}}  "#,
    "{\"aps\":{\n\"timestamp\":3,\n\"event\":\"end\"}}",
    "{\"note\":\n{\"note\":\"x\"}\n}",
    #"{"note":"é \"q\" \\"}"#, #"{"note":1}{"note":2}"#, #"{"note":"left open"#, #"{"aps":{"#, "}",
    "[1,2]", "nonsense", "", "   ", "\r", #"{"note":"a",}"#, #"{"note":"a"} x"#, "{}",
    #"{"person":"tap","app":"a.b","activity":"1"}"#, "{\"note\":\"tab\there\"}",
  ]

  /// A seeded stream, and where it is cut.
  private struct Stream {
    var bytes: [UInt8] = []
    var cuts: [Int] = []

    init(seed: UInt64) {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 7
      let next = { (count: Int) -> Int in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      for _ in 0..<12 {
        bytes += Array(FeedStreamTests.pieces[next(FeedStreamTests.pieces.count)].utf8)
        bytes += Array((next(5) == 0 ? "\r\n" : "\n").utf8)
      }
      if next(2) == 0 { bytes.removeLast() }
      cuts = (0..<next(6)).map { _ in next(bytes.count) }.sorted()
    }

    /// What is read of the stream as it comes.
    func read(_ next: (inout FeedFramer) -> String?) -> [String] {
      var framer = FeedFramer()
      var found: [String] = []
      for (start, end) in zip([0] + cuts, cuts + [bytes.count]) {
        framer.append(bytes[start..<end])
        if end == bytes.count { framer.finish() }
        while let what = next(&framer) { found.append(what) }
      }
      return found
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `a line read in one pass is what its frame holds`(seed: UInt64) {
    let stream = Stream(seed: seed)
    var decoder = FeedDecoder()
    let quick = stream.read { framer in
      decoder.next(from: &framer).map { "\($0.line) \(Self.words(of: $0.content))" }
    }
    let careful = stream.read { framer in
      guard case .object(let range, let line)? = framer.next() else { return nil }
      do throws(FeedFault) {
        let content = FeedContent.line(try decoder.decode(framer.buffer, in: range, line: line))
        return "\(line) \(Self.words(of: content))"
      } catch {
        return "\(error.line) \(Self.words(of: .fault(error)))"
      }
    }
    #expect(quick == careful)
    #expect(!quick.isEmpty)
  }

  private static func words(of content: FeedContent) -> String {
    switch content {
    case .line(let line): "\(line.event) \(line.notes)"
    case .fault(let fault): "\(fault)"
    }
  }
}
