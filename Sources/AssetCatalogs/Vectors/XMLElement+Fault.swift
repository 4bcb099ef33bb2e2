extension XMLElement {
  /// Searches a document for its first fault; it may have any number of elements.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Returns: The line and the reason; `nil` for a document whose elements are whole.
  static func fault(in bytes: [UInt8]) -> StringsFile.Fault? {
    var reader = XMLReader(bytes)
    var open: [(name: String, start: Int)] = []
    func fault(at place: Int, _ words: String) -> StringsFile.Fault {
      let line = bytes.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
      return StringsFile.Fault(line: line, words: words)
    }
    do throws(Fault) {
      while let part = try reader.next() {
        if case .start(let name, _) = part { open.append((name, reader.partStart)) }
        guard case .end(let name) = part else { continue }
        let last = open.popLast()?.name
        if last != name { return fault(at: reader.partStart, mismatch(last, name)) }
      }
    } catch {
      let start = reader.partStart
      let mark = String(
        decoding: bytes[start...].prefix { $0 > 0x20 }.prefix(markMaximum), as: UTF8.self)
      return fault(
        at: start,
        error == .truncated ? "the file ends within \(mark)" : "this is no XML: \(mark)")
    }
    return open.last.map { fault(at: $0.start, "<\($0.name)> has no end") }
  }

  /// Returns the words on an end of another element than the last open one.
  private static func mismatch(_ last: String?, _ name: String) -> String {
    last.map { "expected the end of <\($0)>, found </\(name)>" } ?? "</\(name)> has no beginning"
  }

  /// The most bytes of a mark that are shown.
  private static var markMaximum: Int { 24 }
}
