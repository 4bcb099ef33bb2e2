import FeedReports

/// The standard error of a process with a person's widgets, within limits however much their code prints.
///
/// Of the first bytes each line is kept once. The last bytes are kept as they came, since the report on a crash is among
/// them. All others are looked at once, for the beginning of such a report: a process waits while its prints are read, and
/// must not be taken for one that hangs.
struct WidgetOutput {
  /// The most bytes that are read as lines.
  static let linesByteCountMaximum = 1 << 20
  /// The most bytes that are kept from the end.
  static let endByteCountMaximum = 256 << 10
  /// The texts with which the runtime begins a report on a crash.
  private static let reportMarks = ["Fatal error", "*** "].map { Array($0.utf8) }

  private var firstLines: [[UInt8]] = []
  private var seen: Set<[UInt8]> = []
  /// The number of bytes that were read as lines.
  private var lineByteCount = 0
  /// The beginning of a line whose end has not come.
  private var unfinished: [UInt8] = []
  /// A Boolean value indicating whether there were more bytes than are read as lines.
  private(set) var isCut = false
  /// The last bytes, of which only as many count as are kept.
  private var recent: [UInt8] = []
  /// A Boolean value indicating whether bytes before the recent ones are gone.
  private var hasLostBytes = false
  /// The index among the recent bytes from which lines were not taken yet.
  private var untakenStart = 0
  /// A Boolean value indicating whether the runtime has begun to report a crash, which takes it some seconds.
  private(set) var hasReportBegun = false

  /// Adds bytes as they come.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    let overlap = (Self.reportMarks.map(\.count).max() ?? 0) - 1
    let searchStart = max(0, recent.count - overlap)
    recent += bytes
    if !hasReportBegun { hasReportBegun = beginsReport(from: searchStart) }
    if !isCut { addLines(of: bytes) }
    guard recent.count > 4 * Self.endByteCountMaximum else { return }
    let lostCount = recent.count - Self.endByteCountMaximum
    recent.removeFirst(lostCount)
    untakenStart = max(0, untakenStart - lostCount)
    hasLostBytes = true
  }

  /// The last bytes as text.
  var end: String {
    String(decoding: recent.suffix(Self.endByteCountMaximum), as: UTF8.self)
  }

  /// Returns the whole lines that came since the last call, as far as they are kept.
  mutating func takeWholeLines() -> [UInt8] {
    let fresh = recent[untakenStart...]
    guard let last = fresh.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    untakenStart = last + 1
    return Array(fresh[...last].suffix(Self.endByteCountMaximum))
  }

  /// The lines for people, each once: the first ones, and if there are too many also the last ones.
  var lines: [String] {
    let first = firstLines.map { String(decoding: $0, as: UTF8.self) }
    guard isCut else {
      let isNew = !unfinished.isEmpty && !seen.contains(unfinished)
      return isNew ? first + [String(decoding: unfinished, as: UTF8.self)] : first
    }
    let isWhole = !hasLostBytes && recent.count <= Self.endByteCountMaximum
    var known = Set(first)
    let last = end.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(isWhole ? 0 : 1).map(String.init)
      .filter { !$0.isEmpty && known.insert($0).inserted }
    return first + [Messages.printsCut] + last
  }

  private mutating func addLines(of bytes: ArraySlice<UInt8>) {
    var rest = bytes.prefix(Self.linesByteCountMaximum - lineByteCount)
    lineByteCount += rest.count
    isCut = rest.count < bytes.count
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let isRepeated = unfinished.isEmpty && firstLines.last?.elementsEqual(rest[..<end]) == true
      if !isRepeated {
        unfinished += rest[..<end]
        finishLine()
      }
      rest = rest[(end + 1)...]
    }
    unfinished += rest
    if isCut { (unfinished, seen) = ([], []) }
  }

  private mutating func finishLine() {
    if !unfinished.isEmpty, seen.insert(unfinished).inserted { firstLines.append(unfinished) }
    unfinished = []
  }

  /// Returns whether a report begins in the bytes from an index: new ones and some before them, as it comes in parts.
  private func beginsReport(from start: Int) -> Bool {
    let bytes = recent.span.extracting(start...)
    for mark in Self.reportMarks where Self.isIn(bytes, mark) { return true }
    return false
  }

  /// Returns whether bytes have a mark; most places are passed over since a byte that no mark has stands at its end.
  private static func isIn(_ bytes: borrowing Span<UInt8>, _ mark: [UInt8]) -> Bool {
    var end = mark.count - 1
    while end < bytes.count {
      let last = bytes[end]
      guard mark.contains(last) else {
        end += mark.count
        continue
      }
      let start = end - mark.count + 1
      if mark.indices.allSatisfy({ bytes[start + $0] == mark[$0] }) { return true }
      end += 1
    }
    return false
  }
}
