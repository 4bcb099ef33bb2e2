import FeedReports
import LiveActivities
import LockScreenUI
import StrictJSON

/// The rows of a content state, with marks at the values that the last update changed, and their former values.
enum ContentStateRows {
  /// The most rows of one content state; a mark stands for the rest.
  private static let rowsMaximum = 80
  /// The most bytes of a former value that are shown.
  private static let formerMaximum = 24

  /// The value at a place before the last update.
  private enum Former {
    case unknown
    case absent
    case value(JSONValue)

    /// The elements of a former array; none of any other value.
    var elements: [JSONValue] {
      if case .value(let value) = self { value.elements } else { [] }
    }

    /// Returns the former value at a place inside of this one.
    func child(_ find: (JSONValue) -> JSONValue?) -> Former {
      switch self {
      case .unknown: .unknown
      case .absent: .absent
      case .value(let value): find(value).map(Former.value) ?? .absent
      }
    }
  }

  /// Returns the rows of a content state; without a known state before it nothing is marked.
  static func rows(of state: EncodedJSON, before: EncodedJSON?) -> [Inspector.Row] {
    var rows: [Inspector.Row] = []
    let former = before.map { Former.value($0.value) } ?? .unknown
    append(state.value, before: former, key: "", end: "", depth: 0, to: &rows)
    guard rows.count > rowsMaximum else { return rows }
    return rows.prefix(rowsMaximum) + [row("…", .faint, depth: 1)]
  }

  private static func append(
    _ value: JSONValue, before: Former, key: String, end: String, depth: Int,
    to rows: inout [Inspector.Row]
  ) {
    // Values below the last row are not visited, since a state may be deep and long.
    guard rows.count <= rowsMaximum else { return }
    let room = rowsMaximum - rows.count
    let isObject = value.kind == .object
    let count: Int
    let children: [(key: String, value: JSONValue, before: Former)]
    switch value.kind {
    case .object:
      let members = value.members
      count = members.count
      children = members.prefix(room).map { key, value in
        let name = key.text
        return ("\"\(name)\": ", value, before.child { $0[name] })
      }
    case .array:
      let (elements, formers) = (value.elements, before.elements)
      count = elements.count
      children = elements.prefix(room).enumerated().map { index, value in
        ("", value, before.child { _ in index < formers.count ? formers[index] : nil })
      }
    case .null, .boolean, .number, .string:
      return rows.append(leaf(value, before: before, key: key, end: end, depth: depth))
    }
    let role: Inspector.Role = key.isEmpty ? .faint : .literal
    rows.append(row(key + (isObject ? "{" : "["), role, depth: depth))
    for (index, child) in children.enumerated() {
      append(
        child.value, before: child.before, key: child.key,
        end: index < count - 1 ? "," : "", depth: depth + 1, to: &rows)
    }
    if case .value(let former) = before, rows.count <= rowsMaximum {
      for (key, _) in former.members where value[key.text] == nil {
        rows.append(row("\"\(key.text)\" is gone", .faint, depth: depth + 1))
      }
    }
    rows.append(row((isObject ? "}" : "]") + end, role, depth: depth))
  }

  private static func leaf(
    _ value: JSONValue, before: Former, key: String, end: String, depth: Int
  ) -> Inspector.Row {
    let text = String(decoding: value.source, as: UTF8.self)
    let note: String
    switch before {
    case .value(let former) where former.source != value.source:
      note = "was \(String(decoding: former.source.prefix(formerMaximum), as: UTF8.self))"
    case .absent: note = "is new"
    case .value, .unknown: return row(key + text + end, .literal, depth: depth)
    }
    var row = row(key, .literal, depth: depth)
    row.spans.append(Inspector.Span(text, .changed))
    row.spans.append(Inspector.Span("\(end)  \(note)", .faint))
    return row
  }

  private static func row(_ text: String, _ role: Inspector.Role, depth: Int) -> Inspector.Row {
    Inspector.Row([Inspector.Span(text, role, column: 3 + 2 * min(depth, 12))])
  }
}
