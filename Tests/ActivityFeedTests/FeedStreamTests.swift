import LiveActivities
import RandomNumbers
import Testing

@testable import ActivityFeed

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
      var random = SplitMix64(seed: seed)
      let next = { (count: Int) in Int.random(in: 0..<count, using: &random) }
      for _ in 0..<12 {
        bytes += Array(FeedStreamTests.pieces[next(FeedStreamTests.pieces.count)].utf8)
        bytes += Array((next(5) == 0 ? "\r\n" : "\n").utf8)
      }
      if next(2) == 0 { bytes.removeLast() }
      cuts = (0..<next(6)).map { _ in next(bytes.count) }.sorted()
    }

    /// Reads the stream piece by piece, and returns its contents.
    func read(
      append: (ArraySlice<UInt8>) -> Void, finish: () -> Void, next: () -> Found?
    ) -> [Found] {
      var found: [Found] = []
      for (start, end) in zip([0] + cuts, cuts + [bytes.count]) {
        append(bytes[start..<end])
        if end == bytes.count { finish() }
        while let what = next() { found.append(what) }
      }
      return found
    }
  }

  /// An object that was read, and its line.
  private struct Found: Hashable {
    let line: Int
    let content: FeedContent
  }

  /// Reads the next object of a stream frame by frame, by a decoder that knows nothing of those before.
  private static func readCarefully(_ framer: inout FeedFramer) -> Found? {
    switch framer.next() {
    case .object(let range, let line):
      var decoder = FeedDecoder()
      do throws(FeedFault) {
        let decoded = try decoder.decode(framer.buffer, in: range, line: line)
        return Found(line: line, content: .line(decoded))
      } catch {
        let mended = decoder.mended(error, Array(framer.buffer[range]), line: line)
        return Found(line: mended.line, content: mended.content)
      }
    case .tooLong(let line):
      let problem = FeedFault.Problem.tooLong(limit: FeedLimits.objectByteCountMaximum)
      return Found(line: line, content: .fault(FeedFault(line: line, problem: problem)))
    case nil: return nil
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `a line read in one pass is what its frame holds`(seed: UInt64) {
    let stream = Stream(seed: seed)
    var reader = FeedLineReader()
    let quick = stream.read(
      append: { reader.append($0) }, finish: { reader.finish() },
      next: { reader.next().map { Found(line: $0.line, content: $0.content) } })
    var framer = FeedFramer()
    let careful = stream.read(
      append: { framer.append($0) }, finish: { framer.finish() },
      next: { Self.readCarefully(&framer) })
    #expect(quick == careful)
    #expect(!quick.isEmpty)
  }

  @Test(arguments: [-1, 0, 1], ["\n", " \n", "\r\n", ""])
  func `a line is as long as it may be, and no longer`(excess: Int, end: String) {
    let filler = FeedLimits.objectByteCountMaximum + excess - #"{"note":""}"#.utf8.count
    let text = "{\"note\":\"\(String(repeating: "x", count: filler))\"}\(end){}\n"
    var reader = FeedLineReader()
    reader.append(Array(text.utf8))
    reader.finish()
    let first = reader.next()
    var careful = FeedFramer()
    careful.append(Array(text.utf8))
    careful.finish()
    #expect(first.map { Found(line: $0.line, content: $0.content) } == Self.readCarefully(&careful))
    if end == "\n" {
      if case .line? = first?.content { #expect(excess <= 0) } else { #expect(excess > 0) }
    }
    #expect(end.isEmpty || reader.next()?.line == 2)
  }

  @Test(arguments: [(false, [1, 1, 3, 5]), (true, [1, 2, 4, 6])])
  func `the subscription with which a client begins is not counted as a line`(
    isFile: Bool, expected: [Int]
  ) {
    var reader = FeedLineReader(isWhole: isFile)
    let subscription = #"{"subscribe":["verdicts"]}"#
    reader.append(Array("\(subscription)\nnonsense\n\n\(subscription)\n{\"clock\":\n".utf8))
    reader.finish()
    var lines: [Int] = []
    while let line = reader.next()?.line { lines.append(line) }
    #expect(lines == expected, "an object that is left open has its fault at the text's end")
  }

  @Test func `each activity has its own name, however many there are`() {
    var reader = FeedLineReader()
    for round in 0..<2 {
      for index in 0..<3000 {
        reader.append(
          Array("{\"app\":\"a\(index % 7)\",\"activity\":\"\(index)\",\"person\":\"tap\"}\n".utf8))
        let id = ActivityID(app: BundleID("a\(index % 7)"), name: "\(index)")
        let content = reader.next()?.content
        #expect(content?.event == .command(.person(.tap(id))), "\(round) \(index)")
      }
    }
  }
}
