import ActivityWidgets
import CellUI
import FoundationEssentials
import StrictJSON

/// A binding of a layout to the content of one activity.
///
/// It looks up values, counts views and bytes of text against their limits, and reports findings. No content is an error.
struct LayoutBinder {
  /// The text in place of a missing value.
  static let placeholder = "—"

  /// The attributes, the state, the context, and the elements of the `ForEach`es around, the innermost last.
  private var values: [JSONValue]
  private(set) var findings: [LayoutFinding] = []
  /// The number of views so far, and of the modifiers of repeated ones.
  var viewCount = 0
  /// The number of bytes of all texts so far.
  private var textByteCount = 0

  init(attributes: JSONValue, state: JSONValue, isStale: Bool) {
    values = [attributes, state, isStale ? Self.staleContext : Self.freshContext]
  }

  private static let staleContext = LazyJSON(Array(#"{"isStale":true}"#.utf8)).value
  private static let freshContext = LazyJSON(Array(#"{"isStale":false}"#.utf8)).value

  /// A Boolean value indicating whether views of an array's element are bound.
  var isRepeating: Bool { values.count > 3 }

  /// A Boolean value indicating whether the layout is within its limit of views.
  var mayHaveMoreViews: Bool { viewCount <= LayoutLimits.boundViewCountMaximum }

  mutating func report(_ problem: LayoutFinding.Problem, at binding: LayoutBinding) {
    let finding = LayoutFinding(binding, problem)
    let limit = LayoutLimits.findingCountMaximum
    guard findings.count <= limit, !findings.contains(finding) else { return }
    findings.append(
      findings.count < limit ? finding : LayoutFinding(binding, .untold(limit: limit)))
  }

  /// Binds the content of a `ForEach` to one element.
  mutating func withElement(_ element: JSONValue, do body: (inout LayoutBinder) -> Void) {
    values.append(element)
    defer { values.removeLast() }
    body(&self)
  }

  /// Returns the value at the end of a path; reports a missing one unless it is optional.
  mutating func value(_ binding: LayoutBinding, isOptional: Bool = false) -> JSONValue? {
    var value: JSONValue? = values[binding.root]
    for step in binding.steps {
      guard let container = value else { break }
      switch step {
      case .key(let key): value = container[key]
      case .index(let index):
        let elements = container.elements
        value = index < elements.count ? elements[index] : nil
      }
    }
    guard let value, value.kind != .null else {
      if !isOptional { report(.missing, at: binding) }
      return nil
    }
    return value
  }

  /// The hash of the whole state as written.
  var stateHash: Int { values[1].source.hashValue }

  /// Returns the hash of a value as written.
  mutating func hash(of binding: LayoutBinding) -> Int {
    value(binding, isOptional: true)?.source.hashValue ?? 0
  }

  /// Returns a text with the values of its bindings, cut at the limit of its length.
  mutating func text(_ template: LayoutTemplate) -> String {
    let own = LayoutLimits.textByteCountMaximum
    let whole = LayoutLimits.boundTextByteCountMaximum
    let room = min(own, whole - textByteCount)
    var text = ""
    defer { textByteCount += text.utf8.count }
    var latest: LayoutBinding?
    for part in template.parts {
      switch part {
      case .literal(let literal): text += literal
      case .binding(let binding):
        text += self.text(binding)
        latest = binding
      }
      guard text.utf8.count > room else { continue }
      if let latest { report(.tooLong(limit: room < own ? whole : own), at: latest) }
      text = String(text[..<text.utf8.index(text.startIndex, offsetBy: room)])
      break
    }
    return text
  }

  private mutating func text(_ binding: LayoutBinding) -> String {
    guard let value = value(binding) else { return Self.placeholder }
    switch value.kind {
    case .string:
      guard let format = binding.format else { return value.text }
      if !format.isForTexts {
        report(
          .unexpected(expected: "a number, which its format is for", found: value.summary),
          at: binding)
      }
      return format.string(from: value.text)
    case .number:
      // Without a format a number is shown as written, so no digit is lost.
      guard let format = binding.format, let number = value.double else { return value.text }
      return format.string(from: number)
    case .boolean: return value.text
    case .array, .object, .null:
      report(.unexpected(expected: "a text or a number", found: value.summary), at: binding)
      return Self.placeholder
    }
  }

  mutating func number(_ source: LayoutSource<Double>) -> Double? {
    switch source {
    case .fixed(let number): return number
    case .bound(let binding):
      guard let value = value(binding) else { return nil }
      return number(value, of: binding)
    }
  }

  private mutating func number(_ value: JSONValue, of binding: LayoutBinding) -> Double? {
    guard let number = value.double, number.isFinite else {
      report(.unexpected(expected: "a number", found: value.summary), at: binding)
      return nil
    }
    return number
  }

  /// Returns a date of a number of seconds since 2001 (AK 3.2).
  mutating func date(_ source: LayoutSource<Double>) -> Date? {
    number(source).map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Returns the span between two dates; `nil` and a finding where the later one comes first (AK 3.3).
  mutating func interval(_ interval: LayoutInterval) -> ClosedRange<Date>? {
    switch interval {
    case .pair(let first, let second):
      guard let start = date(first), let end = date(second) else { return nil }
      guard start > end else { return start...end }
      for case .bound(let binding) in [first, second] {
        reportDisorder(found: "the later one first", at: binding)
      }
      return nil
    case .bound(let binding):
      guard let value = value(binding) else { return nil }
      let dates = value.elements.compactMap(\.double).map(
        Date.init(timeIntervalSinceReferenceDate:))
      guard dates.count == 2, value.elements.count == 2, dates[0] <= dates[1] else {
        reportDisorder(found: value.summary, at: binding)
        return nil
      }
      return dates[0]...dates[1]
    }
  }

  private mutating func reportDisorder(found: String, at binding: LayoutBinding) {
    report(
      .unexpected(expected: "two dates, the earlier one first", found: found), at: binding)
  }

  /// Returns a style; a missing one leaves a view its ink.
  mutating func style(_ source: LayoutSource<LayoutStyle>) -> LayoutStyle {
    usableStyle(source) ?? .primary
  }

  /// Returns the color of a style; `nil` is the system's, where the binding gives no color.
  mutating func color(_ source: LayoutSource<LayoutStyle>) -> Color? {
    usableStyle(source)?.color
  }

  private mutating func usableStyle(_ source: LayoutSource<LayoutStyle>) -> LayoutStyle? {
    switch source {
    case .fixed(let style): return style
    case .bound(let binding):
      guard let value = value(binding, isOptional: true) else {
        report(.colorMissing, at: binding)
        return nil
      }
      guard let text = value.string, let style = LayoutStyle(text) else {
        report(.unexpected(expected: "a color", found: value.summary), at: binding)
        return nil
      }
      return style
    }
  }

  mutating func holds(_ condition: LayoutCondition) -> Bool {
    guard let value = value(condition.binding, isOptional: true) else { return false }
    if let expected = condition.expected { return value.text == expected }
    return value.bool ?? true
  }
}
