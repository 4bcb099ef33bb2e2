import FeedReports
import LiveActivities
import StrictJSON

/// A value that a line changed in a content state, as it was and as it is.
struct ContentChange: Hashable {
  /// The keys that lead to the value, joined by dots, and the places in arrays in brackets.
  let name: String
  /// The former value in a few words; `nil` where there was none.
  let before: String?
  /// The new value in a few words; `nil` where it is gone.
  let after: String?

  /// The most changes of one line that are named.
  private static let countMaximum = 8
  /// The deepest object whose values are named one by one.
  private static let depthMaximum = 4
  /// The most characters of a value.
  private static let valueMaximum = 24

  /// Returns the first values that differ between two content states: texts before numbers, and of numbers those first
  /// that changed most, since that is the news.
  static func changes(from before: EncodedJSON, to after: EncodedJSON) -> [ContentChange] {
    guard before != after else { return [] }
    var changes: [ContentChange] = []
    append(from: before.value, to: after.value, name: "", depth: 0, to: &changes)
    let ranked = changes.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    return ranked.map(\.element)
  }

  /// The share of a number that changed; infinite for all other changes.
  private var weight: Double {
    guard let before = before.flatMap(Double.init), let after = after.flatMap(Double.init)
    else { return .infinity }
    let share = abs(after - before) / max(abs(before), abs(after), .leastNormalMagnitude)
    return share.isFinite ? share : 0
  }

  private static func append(
    from before: JSONValue, to after: JSONValue, name: String, depth: Int,
    to changes: inout [ContentChange]
  ) {
    guard changes.count < countMaximum, before.source != after.source else { return }
    let isArray = before.kind == .array && after.kind == .array
    let (formers, elements) = isArray ? (before.elements, after.elements) : ([], [])
    if isArray, formers.count == elements.count, depth < depthMaximum {
      for (index, pair) in zip(formers, elements).enumerated() {
        append(
          from: pair.0, to: pair.1, name: "\(name)[\(index)]", depth: depth + 1, to: &changes)
      }
      return
    }
    guard before.kind == .object, after.kind == .object, depth < depthMaximum else {
      let (old, new) = (words(before), words(after))
      changes.append(ContentChange(name: name, before: old == new ? nil : old, after: new))
      return
    }
    for (key, value) in after.members {
      let name = name.isEmpty ? key.text : "\(name).\(key.text)"
      if let former = before[key.text] {
        append(from: former, to: value, name: name, depth: depth + 1, to: &changes)
      } else if changes.count < countMaximum {
        changes.append(ContentChange(name: name, before: nil, after: words(value)))
      }
    }
    for (key, value) in before.members where after[key.text] == nil {
      guard changes.count < countMaximum else { return }
      let name = name.isEmpty ? key.text : "\(name).\(key.text)"
      changes.append(ContentChange(name: name, before: words(value), after: nil))
    }
  }

  /// Returns a value in a few words: a text without its quotes, and a mark for the inside of arrays and objects.
  private static func words(_ value: JSONValue) -> String {
    switch value.kind {
    case .array: "[\(value.elements.count)]"
    case .object: "{…}"
    case .null, .boolean, .number, .string:
      value.text.count > valueMaximum ? "\(value.text.prefix(valueMaximum - 1))…" : value.text
    }
  }
}
