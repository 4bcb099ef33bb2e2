import LiveActivities
import FoundationEssentials

/// A search for the dates in a decoded value of any type.
///
/// It walks the stored properties by reflection. Their names are those of the JSON's keys, unless the type renames its
/// keys.
struct DateSearch {
  private(set) var dates: [ContentDate] = []
  private let part: ContentFault.Part
  /// The number of values still to visit: an author's type can be of any depth and width.
  private var budget = 10_000
  private static let depthMaximum = 32

  init(in part: ContentFault.Part) {
    self.part = part
  }

  private mutating func add(_ date: Date, at keyPath: String) {
    dates.append(
      ContentDate(
        part: part, keyPath: keyPath, secondsSince2001: date.timeIntervalSinceReferenceDate))
  }

  mutating func visit(_ value: Any, at keyPath: String = "", depth: Int = 0) {
    guard budget > 0, depth < Self.depthMaximum else { return }
    budget -= 1
    switch value {
    case let date as Date: add(date, at: keyPath)
    // A range is written as an array of its bounds.
    case let range as ClosedRange<Date>:
      add(range.lowerBound, at: "\(keyPath)[0]")
      add(range.upperBound, at: "\(keyPath)[1]")
    case let range as Range<Date>:
      add(range.lowerBound, at: "\(keyPath)[0]")
      add(range.upperBound, at: "\(keyPath)[1]")
    // These have many parts, none of which is a date.
    case is URL, is Data, is UUID, is String, is [UInt8]: break
    default: visitParts(of: value, at: keyPath, depth: depth + 1)
    }
  }

  private mutating func visitParts(of value: Any, at keyPath: String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    for (index, child) in mirror.children.enumerated() {
      switch mirror.displayStyle {
      case .optional: visit(child.value, at: keyPath, depth: depth)
      case .collection, .set: visit(child.value, at: "\(keyPath)[\(index)]", depth: depth)
      case .dictionary: visitEntry(child.value, at: keyPath, depth: depth)
      case .enum: visitPayload(child, at: keyPath, depth: depth)
      case .struct, .class, .tuple, .foreignReference, nil: fallthrough
      @unknown default:
        visit(child.value, at: keyPath.appending(label: child.label ?? "\(index)"), depth: depth)
      }
    }
  }

  private mutating func visitEntry(_ entry: Any, at keyPath: String, depth: Int) {
    let parts = Array(Mirror(reflecting: entry).children)
    guard parts.count == 2 else { return }
    visit(parts[1].value, at: keyPath.appending(label: "\(parts[0].value)"), depth: depth)
  }

  /// Visits the payload of an enum's case, which JSON holds under the case's name.
  private mutating func visitPayload(_ payload: Mirror.Child, at keyPath: String, depth: Int) {
    let path = keyPath.appending(label: payload.label ?? "")
    guard Mirror(reflecting: payload.value).displayStyle != .tuple else {
      return visit(payload.value, at: path, depth: depth)
    }
    visit(payload.value, at: path.appending(label: "_0"), depth: depth)
  }
}

extension String {
  /// Returns this path followed by a property; a value without a name, `.0`, is written `_0`.
  fileprivate func appending(label: String) -> String {
    let name = label.first == "." ? "_" + label.dropFirst() : label
    return isEmpty ? name : "\(self).\(name)"
  }
}
