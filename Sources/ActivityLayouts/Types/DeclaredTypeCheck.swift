public import StrictJSON

extension DeclaredType {
  /// Tells what a default `JSONDecoder` does not decode in a value, in the order in which it would meet it.
  ///
  /// The first fault is the one that a phone logs; those after it come to light once that one is mended.
  public func check(_ value: JSONValue) -> [DeclaredTypeFault] {
    var check = DeclaredTypeCheck()
    check.visit(value, as: self, at: "")
    return check.faults
  }

  /// Every date in a value that can be decoded, wherever it stands.
  public func dates(in value: JSONValue) -> [DeclaredDate] {
    var check = DeclaredTypeCheck()
    check.visit(value, as: self, at: "")
    return check.dates
  }
}

/// A walk through a value and its declared type, side by side.
///
/// It goes no deeper than the type does, and a type's depth has a limit.
private struct DeclaredTypeCheck {
  private(set) var faults: [DeclaredTypeFault] = []
  private(set) var dates: [DeclaredDate] = []

  private mutating func report(
    _ reason: @autoclosure () -> DeclaredTypeFault.Reason, at keyPath: String, in value: JSONValue
  ) {
    guard faults.count < DeclaredTypeFault.countMaximum else { return }
    faults.append(DeclaredTypeFault(keyPath: keyPath, reason: reason(), place: value.place))
  }

  private mutating func mismatch(_ type: DeclaredType, at keyPath: String, in value: JSONValue) {
    report(
      value.kind == .null
        ? .valueNotFound(expected: type.description)
        : .typeMismatch(expected: type.description, found: value.summary), at: keyPath, in: value)
  }

  mutating func visit(_ value: JSONValue, as type: DeclaredType, at keyPath: String) {
    switch type {
    case .optional(let wrapped):
      if value.kind != .null { visit(value, as: wrapped, at: keyPath) }
    case .scalar(let scalar): visit(value, as: scalar, at: keyPath)
    case .enumeration(let names):
      guard let text = value.string else { return mismatch(type, at: keyPath, in: value) }
      if !names.contains(text) {
        report(
          .dataCorrupted(expected: type.description, found: value.summary), at: keyPath, in: value)
      }
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
        report(.keyNotFound, at: path, in: value)
      }
    }
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
        report(.valueNotFound(expected: bound.rawValue), at: path, in: value)
      }
    }
    guard faults.count == before, elements.count >= 2 else { return }
    guard !bound.isRange(from: elements[0], to: elements[1]) else { return }
    report(
      .dataCorrupted(
        expected: "\(type.description), the lower bound first",
        found: "\(elements[0].summary) before \(elements[1].summary)"), at: keyPath, in: value)
  }

  private mutating func visit(
    _ value: JSONValue, as scalar: DeclaredType.Scalar, at keyPath: String
  ) {
    guard scalar.kind == nil || scalar.kind == value.kind else {
      return mismatch(.scalar(scalar), at: keyPath, in: value)
    }
    guard scalar.decodes(value) else {
      return report(
        .dataCorrupted(expected: scalar.rawValue, found: value.summary), at: keyPath, in: value)
    }
    if scalar == .date, let seconds = value.double {
      dates.append(DeclaredDate(keyPath: keyPath, secondsSince2001: seconds))
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
