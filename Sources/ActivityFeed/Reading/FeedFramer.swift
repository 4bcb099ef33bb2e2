/// A framer, which finds the objects in a stream of bytes: one a line, or one over several lines, as in a file `.apns`.
///
/// A line that is broken costs itself only; in a file, a text that line breaks cut goes on to its quote. An object that a
/// line leaves open goes on in the lines after it, until one of them begins with `{` in its first column and is an object
/// and nothing else: then the open one was broken.
public struct FeedFramer: Sendable {
  /// A part of the stream.
  public enum Frame: Hashable, Sendable {
    /// A supposed object: its range in `buffer`, and the line at which it begins.
    case object(Range<Int>, line: Int)
    /// A line or object that was too long and was passed over.
    case tooLong(line: Int)
  }

  /// The most lines of a text that line breaks cut in pieces, after its first.
  static let textLinesMaximum = 16
  /// The most bytes in which the rest of such a text is looked for: more than a payload has.
  static let restByteCountMaximum = 16 << 10

  /// The bytes not yet taken; ranges of frames hold until the next `append`.
  public private(set) var buffer: [UInt8] = []
  private var start = 0
  private var line = 1
  /// The end of the scanned part of the open frame, and the nesting there.
  private var scan = 0
  private var linesPassed = 0
  private var depth = 0
  private var isInString = false
  private var isSkipping = false
  private var isFinished = false

  /// A Boolean value indicating whether the stream is a file: in a live one the writer of a broken line may wait for its
  /// answer before the next line.
  private let isWhole: Bool

  /// Makes a framer at the start of a stream.
  ///
  /// - Parameter isWhole: Whether the stream is a file, in which a text may go on behind a line break.
  public init(isWhole: Bool = false) {
    self.isWhole = isWhole
  }

  /// Adds bytes to the end of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      scan -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// A Boolean value indicating whether bytes are held of a frame that was not taken.
  public var holdsBytes: Bool { start < buffer.count || isSkipping }

  /// Marks the end of the stream: the bytes that are left are a frame.
  public mutating func finish() {
    isFinished = true
  }

  /// Returns the start of the next frame, if nothing of it was scanned yet; `nil` otherwise.
  mutating func frameStart() -> Int? {
    guard !isSkipping, depth == 0, scan == start else { return nil }
    skipBlanks()
    return start < buffer.count ? start : nil
  }

  /// Takes the frame that begins next and ends where its line does.
  ///
  /// - Returns: The line's number, from 1.
  mutating func takeLine(to end: Int) -> Int {
    defer { drop(to: end) }
    return line
  }

  /// Leaves the line that was read last out of the count of lines.
  mutating func leaveOutLine() {
    line -= 1
  }

  /// The next frame; `nil` until more bytes come.
  public mutating func next() -> Frame? {
    while true {
      if isSkipping, !skipLine() { return nil }
      if depth == 0, scan == start { skipBlanks() }
      guard start < buffer.count else { return nil }
      let end = buffer[start] == UInt8(ascii: "{") ? objectEnd() : lineEnd()
      if let end { return take(to: end) }
      guard buffer.count - start <= FeedLimits.objectByteCountMaximum else {
        let frame = Frame.tooLong(line: line)
        isSkipping = true
        drop(to: buffer.count)
        return frame
      }
      guard isFinished else { return nil }
      return take(to: buffer.count)
    }
  }

  // MARK: - Moving on

  private mutating func take(to end: Int) -> Frame {
    let frame =
      end - start > FeedLimits.objectByteCountMaximum
      ? Frame.tooLong(line: line) : .object(start..<end, line: line)
    drop(to: end)
    return frame
  }

  private mutating func drop(to end: Int) {
    line += linesPassed
    start = end
    scan = end
    linesPassed = 0
    depth = 0
    isInString = false
  }

  /// Passes over the rest of a line that was too long.
  ///
  /// - Returns: A Boolean value indicating whether its end was there.
  private mutating func skipLine() -> Bool {
    guard let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) else {
      drop(to: buffer.count)
      return false
    }
    drop(to: end)
    isSkipping = false
    return true
  }

  private mutating func skipBlanks() {
    while start < buffer.count {
      switch buffer[start] {
      case UInt8(ascii: "\n"): line += 1
      case 0x20, 0x09, 0x0D: break
      default:
        scan = start
        return
      }
      start += 1
    }
    scan = start
  }

  // MARK: - Looking

  /// The end of the line that is open, where it has come.
  private mutating func lineEnd() -> Int? {
    guard let end = buffer[scan...].firstIndex(of: UInt8(ascii: "\n")) else {
      scan = buffer.count
      return nil
    }
    return end
  }

  /// The end of the frame that begins with an object: the end of the line in which it closes.
  private mutating func objectEnd() -> Int? {
    while scan < buffer.count {
      guard let lineEnd = scanToLineEnd() else { return nil }
      if depth <= 0 { return lineEnd }
      if isInString, linesPassed == 0 {
        // A text cannot hold a line's end: in a line of its own the frame is broken here.
        guard isWhole else { return lineEnd }
        switch followsRestOfText(after: lineEnd) {
        case .unread: return nil
        case .missing: return lineEnd
        case .found(let rest):
          self = rest
          continue
        }
      }
      isInString = false
      switch followsWholeObject(after: lineEnd) {
      case nil: return nil
      case true: return lineEnd
      case false:
        scan = lineEnd + 1
        linesPassed += 1
      }
    }
    return nil
  }

  /// Scans strings and nesting to the end of a line; `nil` where that has not come.
  private mutating func scanToLineEnd() -> Int? {
    var (index, depth, isInString) = (scan, depth, isInString)
    let hasEnded = Self.scan(buffer.span, from: &index, depth: &depth, isInString: &isInString)
    (scan, self.depth, self.isInString) = (index, depth, isInString)
    return hasEnded || isFinished ? index : nil
  }

  /// Moves to the next line's end, or to the last byte that can be judged.
  ///
  /// - Returns: A Boolean value indicating whether it is the line's end.
  private static func scan(
    _ bytes: Span<UInt8>, from index: inout Int, depth: inout Int, isInString: inout Bool
  ) -> Bool {
    let count = bytes.count
    while true {
      // Most bytes change nothing, and are passed over in a loop of their own.
      while index < count, Self.changesNothing(bytes[index]) { index += 1 }
      guard index < count else { return false }
      switch bytes[index] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString:
        guard index + 1 < count else { return false }
        // A line's end is never part of an escape.
        if bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "{") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString: depth -= 1
      default: break
      }
      index += 1
    }
  }

  /// A Boolean value indicating whether a byte neither opens nor closes nor escapes anything, nor ends a line.
  @inline(__always)
  private static func changesNothing(_ byte: UInt8) -> Bool {
    // `{`, `}`, and what lies between and above them in ASCII, in one comparison.
    byte &- UInt8(ascii: "{") > 4 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "\n")
  }

  /// The rest of a text behind the end of its line.
  private enum RestOfText {
    /// The text's quote is missing.
    case missing
    /// It has not come whole.
    case unread
    /// The framer at the end of the line in which the text is closed.
    case found(FeedFramer)
  }

  /// Returns the rest of the text that is open at a line's end: the lines up to the one that closes it, none of which begins
  /// an object.
  private func followsRestOfText(after lineEnd: Int) -> RestOfText {
    var ahead = self
    while ahead.linesPassed < Self.textLinesMaximum {
      ahead.scan += 1
      ahead.linesPassed += 1
      guard ahead.scan < buffer.count else { return isFinished ? .missing : .unread }
      let first = ahead.scan
      let hasEnded = ahead.scanToLineEnd() != nil
      guard ahead.scan - lineEnd <= Self.restByteCountMaximum,
        buffer[first..<ahead.scan].first(where: { $0 > 0x20 }) != UInt8(ascii: "{")
      else { return .missing }
      guard hasEnded else { return .unread }
      if !ahead.isInString { return .found(ahead) }
    }
    return .missing
  }

  /// Returns whether the line after a place is an object and nothing else; `nil` where it has not come whole.
  private func followsWholeObject(after lineEnd: Int) -> Bool? {
    let first = lineEnd + 1
    guard first < buffer.count else { return isFinished ? false : nil }
    guard buffer[first] == UInt8(ascii: "{") else { return false }
    var ahead = self
    ahead.scan = first
    ahead.depth = 0
    ahead.isInString = false
    guard ahead.scanToLineEnd() != nil else {
      return buffer.count - start > FeedLimits.objectByteCountMaximum ? false : nil
    }
    // With a comma after it, or more closed than it opened, it is a part of the object that is open.
    let last = buffer[first..<ahead.scan].last { $0 > UInt8(ascii: " ") }
    return ahead.depth == 0 && !ahead.isInString && last == UInt8(ascii: "}")
  }
}
