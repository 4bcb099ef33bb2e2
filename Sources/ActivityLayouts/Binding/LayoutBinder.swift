import CellUI
import FoundationEssentials
import StrictJSON

/// Looks up what a layout is bound to.
///
/// Nothing that an activity holds is an error: what is not there is noted.
struct LayoutBinder {
  /// What is shown in place of what is not there.
  static let placeholder = "—"

  private var values: [(root: String, value: JSONValue)]
  private(set) var findings: [LayoutFinding] = []
  var viewCount = 0
  /// How many bytes the texts have so far.
  private var textByteCount = 0

  init(attributes: JSONValue, state: JSONValue) {
    values = [("attributes", attributes), ("state", state)]
  }

  mutating func note(_ problem: LayoutFinding.Problem, at binding: LayoutBinding) {
    let finding = LayoutFinding(binding, problem)
    let limit = LayoutLimits.findingCountMaximum
    guard findings.count <= limit, !findings.contains(finding) else { return }
    findings.append(
      findings.count < limit ? finding : LayoutFinding(binding, .untold(limit: limit)))
  }

  /// Does something while a name stands for a value.
  mutating func with<Result>(
    _ name: String, as value: JSONValue, do body: (inout LayoutBinder) -> Result
  ) -> Result {
    values.append((name, value))
    defer { values.removeLast() }
    return body(&self)
  }

  /// The value at the end of a path; what is not there is noted unless it may be missing.
  mutating func value(_ binding: LayoutBinding, isOptional: Bool = false) -> JSONValue? {
    var value = values.last { $0.root == binding.root }?.value
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
      if !isOptional { note(.missing, at: binding) }
      return nil
    }
    return value
  }

  /// What tells a value from another, as it was written; without a binding that of the whole state.
  mutating func hash(of binding: LayoutBinding?) -> Int {
    let state = values.first { $0.root == "state" }?.value
    let value = binding == nil ? state : binding.flatMap { self.value($0, isOptional: true) }
    return value?.source.hashValue ?? 0
  }

  /// A text with all that it is bound to, cut where it gets longer than any is shown.
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
      if let latest { note(.tooLong(limit: room < own ? whole : own), at: latest) }
      text = String(text[..<text.utf8.index(text.startIndex, offsetBy: room)])
      break
    }
    return text
  }

  private mutating func text(_ binding: LayoutBinding) -> String {
    guard let value = value(binding) else { return Self.placeholder }
    switch value.kind {
    case .string: return binding.format?.string(from: value.text) ?? value.text
    case .number:
      // Without a form a number is shown as it was written: no digit is lost.
      guard let format = binding.format, let number = value.double else { return value.text }
      return format.string(from: number)
    case .boolean: return value.text
    case .array, .object, .null:
      note(.unexpected(expected: "a text or a number", found: value.summary), at: binding)
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
      note(.unexpected(expected: "a number", found: value.summary), at: binding)
      return nil
    }
    return number
  }

  /// A date is a number of seconds since 2001 (AK 3.2).
  mutating func date(_ source: LayoutSource<Double>) -> Date? {
    number(source).map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Two dates; a span that ends before it begins is none (AK 3.3).
  mutating func interval(_ interval: LayoutInterval) -> ClosedRange<Date>? {
    switch interval {
    case .pair(let first, let second):
      guard let start = date(first), let end = date(second) else { return nil }
      guard start > end else { return start...end }
      for case .bound(let binding) in [first, second] {
        note(
          .unexpected(expected: "two dates, the earlier one first", found: "the later one first"),
          at: binding)
      }
      return nil
    case .bound(let binding):
      guard let value = value(binding) else { return nil }
      let numbers = value.elements.compactMap(\.double)
      guard numbers.count == 2, value.elements.count == 2, numbers[0] <= numbers[1] else {
        note(
          .unexpected(expected: "two dates, the earlier one first", found: value.summary),
          at: binding)
        return nil
      }
      return Date(
        timeIntervalSinceReferenceDate: numbers[0])...Date(
          timeIntervalSinceReferenceDate: numbers[1])
    }
  }

  /// A style; one that is not there leaves a view its ink.
  mutating func style(_ source: LayoutSource<LayoutStyle>) -> LayoutStyle {
    usableStyle(source) ?? .color(.primary)
  }

  /// The color of a style; `nil`, which leaves it to the system, where it is bound to what is none.
  mutating func color(_ source: LayoutSource<LayoutStyle>) -> Color? {
    usableStyle(source)?.color
  }

  private mutating func usableStyle(_ source: LayoutSource<LayoutStyle>) -> LayoutStyle? {
    switch source {
    case .fixed(let style): return style
    case .bound(let binding):
      guard let value = value(binding, isOptional: true) else {
        note(.colorMissing, at: binding)
        return nil
      }
      guard let text = value.string, let style = LayoutStyle(text) else {
        note(.unexpected(expected: "a color", found: value.summary), at: binding)
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
