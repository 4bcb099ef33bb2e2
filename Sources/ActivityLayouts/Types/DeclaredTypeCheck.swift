import LiveActivities
import ActivityWidgets
import StrictJSON

extension DeclaredType {
  /// The most faults of one value.
  static let faultCountMaximum = 20

  /// Returns the values that a default `JSONDecoder` does not decode, in its order.
  ///
  /// A phone logs the first one. Those after it come to light once that one is mended.
  func check(_ value: JSONValue, as part: ContentFault.Part) -> [ContentFault] {
    var check = DeclaredTypeCheck(part: part)
    check.visit(value, as: self, at: "")
    return check.faults
  }

  /// Returns every date in a value that can be decoded.
  func dates(in value: JSONValue, as part: ContentFault.Part) -> [ContentDate] {
    var check = DeclaredTypeCheck(part: part)
    check.visit(value, as: self, at: "")
    return check.dates
  }

  /// Returns every key of a value for which the type has no property.
  func unreadKeys(in value: JSONValue, as part: ContentFault.Part) -> [UnreadKey] {
    var check = DeclaredTypeCheck(part: part)
    check.unreadKeys = []
    check.visit(value, as: self, at: "")
    return UnreadKey.told(among: check.unreadKeys ?? [])
  }
}

/// A walk through a value and its declared type, side by side.
///
/// It goes no deeper than the type does, whose depth is limited.
private struct DeclaredTypeCheck {
  let part: ContentFault.Part
  private(set) var faults: [ContentFault] = []
  private(set) var dates: [ContentDate] = []
  /// The keys without a property; `nil` if they are not recorded.
  var unreadKeys: [UnreadKey]?

  init(part: ContentFault.Part) {
    self.part = part
  }

  private mutating func report(
    _ problem: @autoclosure () -> ContentFault.Problem, at keyPath: String
  ) {
    guard faults.count < DeclaredType.faultCountMaximum else { return }
    faults.append(ContentFault(part: part, keyPath: keyPath, problem: problem()))
  }

  private mutating func mismatch(_ type: DeclaredType, at keyPath: String, in value: JSONValue) {
    report(
      value.kind == .null
        ? .null(expected: type.description)
        : .mismatch(expected: type.description, found: value.summary), at: keyPath)
  }

  mutating func visit(_ value: JSONValue, as type: DeclaredType, at keyPath: String) {
    switch type {
    case .optional(let wrapped):
      if value.kind != .null { visit(value, as: wrapped, at: keyPath) }
    case .scalar(let scalar): visit(value, as: scalar, at: keyPath)
    case .enumeration(let names):
      guard let text = value.string else { return mismatch(type, at: keyPath, in: value) }
      if !names.contains(text) {
        report(.mismatch(expected: type.description, found: value.summary), at: keyPath)
      }
    case .numbers(let numbers):
      guard let number = value.int64, numbers.contains(number) else {
        return mismatch(type, at: keyPath, in: value)
      }
    case .cases(let cases): visit(value, asOneOf: cases, at: keyPath)
    case .array(let element):
      guard value.kind == .array else { return mismatch(type, at: keyPath, in: value) }
      for (index, child) in value.elements.enumerated() {
        visit(child, as: element, at: "\(keyPath)[\(index)]")
      }
    case .closedRange(let bound): visit(value, asRangeOf: bound, at: keyPath)
    case .dictionary(let element):
      guard value.kind == .object else { return mismatch(type, at: keyPath, in: value) }
      for (key, child) in value.members {
        visit(child, as: element, at: keyPath.appending(key: key.text))
      }
    case .structure(let properties): visit(value, asStructOf: properties, at: keyPath)
    }
  }

  private mutating func visit(
    _ value: JSONValue, asStructOf properties: [DeclaredType.Property], at keyPath: String
  ) {
    // A struct without properties asks its decoder for nothing.
    guard !properties.isEmpty else { return }
    guard value.kind == .object else {
      return mismatch(.structure(properties), at: keyPath, in: value)
    }
    let members = Dictionary(uniqueKeysWithValues: value.members.map { ($0.key.text, $0.value) })
    for property in properties {
      let path = keyPath.appending(key: property.name)
      if let member = members[property.name] {
        visit(member, as: property.type, at: path)
      } else if !property.type.isOptional {
        report(.missing, at: path)
      }
    }
    if unreadKeys != nil {
      unreadKeys? += UnreadKey.all(
        of: value, besides: properties.map(\.name), in: part, at: keyPath)
    }
  }

  private mutating func visit(
    _ value: JSONValue, asOneOf cases: [DeclaredType.Property], at keyPath: String
  ) {
    let members = value.members
    guard members.count == 1, let member = members.first,
      let found = cases.first(where: { $0.name == member.key.text })
    else { return mismatch(.cases(cases), at: keyPath, in: value) }
    visit(member.value, as: found.type, at: keyPath.appending(key: found.name))
  }

  private mutating func visit(
    _ value: JSONValue, asRangeOf bound: DeclaredType.Scalar, at keyPath: String
  ) {
    let type = DeclaredType.closedRange(bound)
    guard value.kind == .array else { return mismatch(type, at: keyPath, in: value) }
    let elements = value.elements
    let before = faults.count
    for index in 0..<2 {
      let path = "\(keyPath)[\(index)]"
      if index < elements.count {
        visit(elements[index], as: bound, at: path)
      } else {
        report(.null(expected: bound.rawValue), at: path)
      }
    }
    guard faults.count == before, elements.count >= 2 else { return }
    guard !bound.isRange(from: elements[0], to: elements[1]) else { return }
    report(
      .mismatch(
        expected: "\(type.description), the lower bound first",
        found: "\(elements[0].summary) before \(elements[1].summary)"), at: keyPath)
  }

  private mutating func visit(
    _ value: JSONValue, as scalar: DeclaredType.Scalar, at keyPath: String
  ) {
    guard scalar.kind == nil || scalar.kind == value.kind else {
      return mismatch(.scalar(scalar), at: keyPath, in: value)
    }
    guard scalar.decodes(value) else {
      return report(
        .mismatch(expected: scalar.rawValue, found: value.summary), at: keyPath)
    }
    if scalar == .date, let seconds = value.double {
      dates.append(ContentDate(part: part, keyPath: keyPath, secondsSince2001: seconds))
    }
  }
}

extension DeclaredType {
  fileprivate var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}

extension String {
  fileprivate func appending(key: String) -> String {
    isEmpty ? key : "\(self).\(key)"
  }
}
