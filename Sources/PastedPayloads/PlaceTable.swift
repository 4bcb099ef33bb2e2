/// The places of the keys in a feed's text, looked up only for lines of which something is told.
public struct PlaceTable: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable

  /// Makes the table of a text.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Returns the place of the value at a key path, or of the nearest one around it.
  ///
  /// - Parameters:
  ///   - path: The path, such as `aps.alert.title`.
  ///   - line: The line at which the object begins.
  /// - Returns: The line and the column, from 1; `nil` where no object begins on the line.
  public func place(of path: String, fromLine line: Int) -> (line: Int, column: Int)? {
    guard let start = lines.start(ofLine: line), start < bytes.count else { return nil }
    var reader = LooseReader(SourceText(bytes), from: start)
    let value = reader.value()
    guard value.isObject else { return nil }
    return lines.place(of: value.nearest(to: path).origin)
  }
}

extension LooseValue {
  /// Returns the value at a key path, or the nearest one around it that is there.
  func nearest(to path: String) -> LooseValue {
    var value = self
    var rest = path[...]
    while true {
      rest = rest.drop { ".[]".contains($0) }
      let step = String(rest.prefix { !".[]".contains($0) })
      rest = rest.dropFirst(step.count)
      let next = Int(step).map { value.elements.dropFirst($0).first } ?? value[step]
      guard !step.isEmpty, let next else { return value }
      value = next
    }
  }
}
