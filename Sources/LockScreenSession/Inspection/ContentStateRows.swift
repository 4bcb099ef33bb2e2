import Compositing
import FeedReports
import LiveActivities
import LockScreenUI
import StrictJSON

/// The rows of a content state: names, values, former values, and the course of each number.
///
/// Each column has its place, so that none moves when a value becomes longer.
struct ContentStateRows {
  /// The most rows of one content state; a mark stands for the rest.
  static let rowsMaximum = 80
  /// The most rows of one value.
  private static let valueRowsMaximum = 3
  /// The most bytes of a former value that are shown.
  private static let formerMaximum = 24
  /// The room of a number before its former value, in cells.
  private static let numberColumns = 11
  /// The most levels that are indented.
  private static let depthMaximum = 6

  /// The width of a row, in cells.
  let columns: Int
  /// The column in which rows begin.
  let indent: Int
  /// The words for the times of numbers that are probably dates.
  let times: TimesOfDay

  /// The width of a number's course, in cells.
  private var courseColumns: Int {
    columns >= 62 ? 24 : columns >= 48 ? 16 : columns >= 38 ? 10 : 7
  }

  /// A value's change by the last update.
  private enum Change: Equatable {
    case none
    case new
    case former(String)
    case gone
  }

  /// A name, and the value unless that is an object or an array, whose parts come next.
  private struct Entry {
    let key: String
    let depth: Int
    var value: JSONValue?
    var change = Change.none
    /// The numbers that stood here, oldest first and the present one last.
    var numbers: [Double] = []
  }

  /// Returns the rows of a content state.
  ///
  /// - Parameters:
  ///   - state: The content state.
  ///   - past: The content states that came before, oldest first; the last one may be `state` itself.
  /// - Returns: The rows; without a state before it nothing is marked.
  func rows(of state: EncodedJSON, past: [EncodedJSON]) -> [Inspector.Row] {
    // No course has more bars than its columns, and the last of them is the present value.
    let former = (past.last == state ? past.dropLast() : past[...]).suffix(courseColumns)
      .map { Optional($0.value) }
    var entries: [Entry] = []
    append(
      state.value, key: "", depth: -1, former: former.isEmpty ? nil : former, to: &entries)
    let shown = entries.prefix(Self.rowsMaximum).map { entry in
      let keyColumn = indent + 2 * min(entry.depth, Self.depthMaximum)
      return (entry, keyEnd: keyColumn + TextCells.width(of: entry.key))
    }
    let keyEnd = shown.map { $0.keyEnd }.max() ?? indent
    let valueColumn = min(keyEnd, indent + columns * 2 / 5) + 2
    var rows = shown.flatMap { entry, keyEnd in
      self.rows(for: entry, keyEnd: keyEnd, value: valueColumn)
    }
    guard rows.count > Self.rowsMaximum || entries.count > Self.rowsMaximum else { return rows }
    rows = Array(rows.prefix(Self.rowsMaximum))
    return rows + [Inspector.Row([Inspector.Span("…", .faint, column: indent)])]
  }

  // MARK: - Entries

  /// Adds a value and its parts.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its name; empty for the whole content state, which has none.
  ///   - depth: The number of objects and arrays around it.
  ///   - former: The values at its place before, oldest first; `nil` where no content state came before.
  ///   - entries: The entries so far.
  private func append(
    _ value: JSONValue, key: String, depth: Int, former: [JSONValue?]?, to entries: inout [Entry]
  ) {
    // Values below the last row are not visited, since a state may be deep and long.
    guard entries.count <= Self.rowsMaximum else { return }
    let room = Self.rowsMaximum + 1 - entries.count
    let children: [(key: String, value: JSONValue, former: [JSONValue?]?)]
    switch value.kind {
    case .object:
      children = value.members.prefix(room).map { key, value in
        (key.text, value, former?.map { $0?[key.text] })
      }
    case .array:
      let formers = former?.map { $0?.elements ?? [] }
      children = value.elements.prefix(room).enumerated().map { index, value in
        ("\(index)", value, formers?.map { $0.indices.contains(index) ? $0[index] : nil })
      }
    case .null, .boolean, .number, .string: children = []
    }
    if depth >= 0 || children.isEmpty {
      let isWhole = children.isEmpty
      entries.append(
        Entry(
          key: key, depth: max(0, depth), value: isWhole ? value : nil,
          change: isWhole ? change(of: value, from: former) : .none,
          numbers: numbers(before: value, former)))
    }
    for child in children {
      append(
        child.value, key: child.key, depth: depth + 1, former: child.former, to: &entries)
    }
    appendMissing(from: former?.last ?? nil, in: value, depth: depth + 1, to: &entries)
  }

  /// Adds the members that the last update took out of an object.
  private func appendMissing(
    from former: JSONValue?, in value: JSONValue, depth: Int, to entries: inout [Entry]
  ) {
    guard let former, value.kind == .object, entries.count <= Self.rowsMaximum else { return }
    for (key, gone) in former.members where value[key.text] == nil {
      entries.append(Entry(key: key.text, depth: depth, value: gone, change: .gone))
    }
  }

  private func change(of value: JSONValue, from former: [JSONValue?]?) -> Change {
    guard let former else { return .none }
    guard let last = former.last ?? nil else { return .new }
    guard last.source != value.source else { return .none }
    let isWhole = last.source.count <= Self.formerMaximum
    return .former(
      isWhole
        ? Self.text(of: last)
        : String(decoding: last.source.prefix(Self.formerMaximum), as: UTF8.self))
  }

  /// Returns a value as JSON, a string without the escapes that it need not have: many servers send all but ASCII so.
  private static func text(of value: JSONValue) -> String {
    if value.source.contains(UInt8(ascii: "\\")), let text = value.string {
      return JSONText.quoted(text)
    }
    return String(decoding: value.source, as: UTF8.self)
  }

  private func numbers(before value: JSONValue, _ former: [JSONValue?]?) -> [Double] {
    guard let number = value.double else { return [] }
    return (former ?? []).compactMap { $0?.double } + [number]
  }

  // MARK: - Rows

  /// Returns the rows of an entry; a name that is longer than its column has a row of its own.
  private func rows(
    for entry: Entry, keyEnd: Int, value column: Int
  ) -> [Inspector.Row] {
    var rows = wholeRows(for: entry, value: column)
    if keyEnd >= column, let first = rows.first, first.spans.count > 1, let key = first.spans.first
    {
      rows[0].spans.removeFirst()
      rows.insert(Inspector.Row([key]), at: 0)
    }
    return rows
  }

  private func wholeRows(for entry: Entry, value column: Int) -> [Inspector.Row] {
    let key = Inspector.Span(
      entry.key, .faint, column: indent + 2 * min(entry.depth, Self.depthMaximum))
    guard let value = entry.value else { return [Inspector.Row([key])] }
    let text =
      switch value.kind {
      case .object: "{}"
      case .array: "[]"
      case .null, .boolean, .number, .string: Self.text(of: value)
      }
    if entry.change == .gone {
      return [Inspector.Row([key, Inspector.Span("gone, was \(text)", .faint, column: column)])]
    }
    let role: Inspector.Role = entry.change == .none ? .plain : .accent
    if value.kind == .number, let time = value.double.flatMap(times.words(forSwiftDate:)) {
      return [Inspector.Row([key] + spans(of: text, time, entry.change, role, from: column))]
    }
    let ends = self.ends(of: entry, from: column, width: TextCells.width(of: text))
    // A text may take several rows; a number is never broken.
    guard ends.isEmpty, value.kind == .string else {
      return [Inspector.Row([key, Inspector.Span(text, role, column: column)] + ends)]
    }
    var lines = Messages.wrapped(text, columns: max(8, columns - column))
    if lines.count > Self.valueRowsMaximum {
      lines = Array(lines.prefix(Self.valueRowsMaximum))
      // An ellipsis that has no room would be cut off as such.
      lines[lines.count - 1] = lines[lines.count - 1] + " …"
    }
    return lines.enumerated().map { index, line in
      Inspector.Row((index == 0 ? [key] : []) + [Inspector.Span(line, role, column: column)])
    }
  }

  /// Returns a date's number without more than a tenth of a second, and behind it its time; where there is no room for both,
  /// the time alone, which people read.
  private func spans(
    of number: String, _ time: String, _ change: Change, _ role: Inspector.Role, from column: Int
  ) -> [Inspector.Span] {
    let parts = number.split(separator: ".")
    let isPlain = parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    let text = isPlain ? "\(parts[0]).\(parts[1].prefix(1))" : number
    var words = time
    if case .former(let former) = change,
      let then = Double(former).flatMap(times.words(forSwiftDate:))
    {
      words += ", was \(then)"
    }
    let place = column + max(Self.numberColumns, TextCells.width(of: text)) + 1
    let note = [words, time].first { place + TextCells.width(of: $0) <= columns }
    if let note {
      return [
        Inspector.Span(text, role, column: column), Inspector.Span(note, .faint, column: place),
      ]
    }
    let isRoomForTime = column + TextCells.width(of: time) <= columns
    return [Inspector.Span(isRoomForTime ? time : text, role, column: column)]
  }

  /// Returns the former value and the course of a number, as far as there is room behind the value.
  private func ends(of entry: Entry, from column: Int, width: Int) -> [Inspector.Span] {
    var ends: [Inspector.Span] = []
    let note: String? =
      switch entry.change {
      case .none, .gone: nil
      case .new: "new"
      case .former(let text): "was \(text)"
      }
    let place = column + max(Self.numberColumns, entry.numbers.isEmpty ? width + 2 : 0)
    let end = columns - (entry.numbers.isEmpty ? 0 : courseColumns + 1)
    if let note, column + width < place, place + TextCells.width(of: note) <= end {
      ends.append(Inspector.Span(note, .faint, column: place))
    }
    guard let course = Sparkline.text(of: entry.numbers, columns: courseColumns),
      column + width + 1 + courseColumns <= columns
    else { return ends }
    // The last bar is the present value.
    let newest: Inspector.Role = entry.change == .none ? .shade : .accent
    return ends + [
      Inspector.Span(String(course.dropLast()), .shade, column: columns - course.count),
      Inspector.Span(String(course.suffix(1)), newest),
    ]
  }
}
