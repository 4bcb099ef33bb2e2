import FoundationEssentials

/// A date in attributes or a content state that were decoded.
public struct DecodedDate: Hashable, Sendable {
  /// Which part of the activity it is in.
  public let part: DecodingFault.Part
  /// The properties and indices that lead to it, as `stops[0].arrival`; empty for the whole.
  public let keyPath: String
  /// Its seconds since 1 January 2001, which is the number that a push writes (AK 3.2).
  public let secondsSince2001: Double
}

/// Finds the dates in a value whose type is not known.
///
/// Its properties are looked at as they lie in memory; their names are those of the keys, unless the type gives its
/// keys names of its own.
struct DateSearch {
  private(set) var dates: [DecodedDate] = []
  private let part: DecodingFault.Part
  /// What may still be looked at: a type that an author wrote can be as deep and as wide as it likes.
  private var budget = 10_000
  private static let depthMaximum = 32

  init(in part: DecodingFault.Part) {
    self.part = part
  }

  private mutating func add(_ date: Date, at keyPath: String) {
    dates.append(
      DecodedDate(
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
    // Many parts lie in these and none of them is a date.
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
      default:
        visit(child.value, at: keyPath.appending(label: child.label ?? "\(index)"), depth: depth)
      }
    }
  }

  private mutating func visitEntry(_ entry: Any, at keyPath: String, depth: Int) {
    let parts = Array(Mirror(reflecting: entry).children)
    guard parts.count == 2 else { return }
    visit(parts[1].value, at: keyPath.appending(label: "\(parts[0].value)"), depth: depth)
  }

  /// What an enum's case holds: under the case's name, as its values are written.
  private mutating func visitPayload(_ payload: Mirror.Child, at keyPath: String, depth: Int) {
    let path = keyPath.appending(label: payload.label ?? "")
    guard Mirror(reflecting: payload.value).displayStyle != .tuple else {
      return visit(payload.value, at: path, depth: depth)
    }
    visit(payload.value, at: path.appending(label: "_0"), depth: depth)
  }
}

extension String {
  /// This path and a property; a value without a name, `.0`, is written `_0`.
  fileprivate func appending(label: String) -> String {
    let name = label.first == "." ? "_" + label.dropFirst() : label
    return isEmpty ? name : "\(self).\(name)"
  }
}
