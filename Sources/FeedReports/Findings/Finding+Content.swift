public import LiveActivities
import PastedPayloads
public import StrictJSON

extension Finding {
  /// 2001-01-01 UTC, from which a Swift `Date` counts, in seconds since 1970.
  public static let referenceDate = 978_307_200.0

  /// Returns the probable unit of a date's number, if it is not the one that decodes.
  ///
  /// Activities show dates some years around now. A number has another unit if its date in that unit is near now, and its
  /// date as decoded is decades away.
  public static func misreading(of number: Double, now: Timestamp) -> DateUnit? {
    let now = Double(now.millisecondsSince1970) / 1000
    // The epochs lie 31 years apart, so that a date around now is never misread.
    let twentyYears = 20 * 365.25 * 86_400
    let isNear = { (seconds: Double) in abs(seconds - now) < twentyYears }
    if isNear(number + referenceDate) { return nil }
    if isNear(number) { return .unixSeconds }
    if isNear(number / 1000) { return .unixMilliseconds }
    return isNear(number / 1000 + referenceDate) ? .milliseconds : nil
  }

  /// Returns the probable dates and ranges in a content of undeclared types.
  public static func guesses(in content: JSONValue, path: String, now: Timestamp) -> [Finding] {
    findings(in: content, path: path) { value, path in
      placeholders(of: value, path: path) + (guess(value, path: path, now: now).map { [$0] } ?? [])
    }
  }

  /// Returns the placeholders in a content.
  public static func placeholders(in content: JSONValue, path: String) -> [Finding] {
    findings(in: content, path: path, at: placeholders(of:path:))
  }

  /// Returns the placeholders that an object has as keys, or the one that a text is.
  private static func placeholders(of value: JSONValue, path: String) -> [Finding] {
    if let text = value.string, Placeholder.stands(in: text) {
      return [.placeholder(path: path, text: text, isKey: false)]
    }
    return value.members.map(\.key.text).filter(Placeholder.standsAsKey).map {
      .placeholder(path: "\(path).\($0)", text: $0, isKey: true)
    }
  }

  /// Returns the keys that occur twice in an object of a content.
  public static func repeatedKeys(in content: JSONValue, path: String) -> [Finding] {
    findings(in: content, path: path) { value, path in
      value.repeatedKeys.map { .repeatedKey(path: "\(path).\($0.text)") }
    }
  }

  /// Returns the findings in the first values of a content.
  private static func findings(
    in content: JSONValue, path: String, at look: (JSONValue, String) -> [Finding]
  ) -> [Finding] {
    var findings: [Finding] = []
    var rest = [(value: content, path: path, depth: 0)]
    var visited = 0
    while let next = rest.popLast(), visited < visitedValuesMaximum, findings.count < 8 {
      visited += 1
      findings += look(next.value, next.path)
      guard next.depth < 8, !next.value.isRange else { continue }
      let members = next.value.members.map {
        ($0.value, "\(next.path).\($0.key.text)", next.depth + 1)
      }
      let elements = next.value.elements.prefix(8).enumerated().map { index, value in
        (value, "\(next.path)[\(index)]", next.depth + 1)
      }
      rest += (members + elements).reversed()
    }
    return findings
  }

  /// The most values of a content that are inspected.
  private static let visitedValuesMaximum = 64

  private static func guess(_ value: JSONValue, path: String, now: Timestamp) -> Finding? {
    if value.isRange { return .probableRange(path: path) }
    if let text = value.string {
      return text.looksLikeDate ? .probableDateText(path: path, text: text) : nil
    }
    // A small number is a count or a duration.
    guard let number = value.double, number > 1e9 else { return nil }
    guard let unit = misreading(of: number, now: now), unit != .milliseconds else { return nil }
    return .probableDate(path: path, number: number, unit: unit)
  }
}

extension JSONValue {
  /// A Boolean value indicating whether the value is a range written as an object, unlike Swift's own coding (AK 3.3).
  fileprivate var isRange: Bool {
    self["lowerBound"] != nil && self["upperBound"] != nil
  }
}

extension String {
  /// A Boolean value indicating whether the text begins like `2026-11-21T09:41` or `2026-11-21 09:41`.
  fileprivate var looksLikeDate: Bool {
    let form = Array("0000-00-00T00:00".utf8)
    let bytes = Array(utf8.prefix(form.count))
    guard bytes.count == form.count else { return false }
    return zip(bytes, form).allSatisfy { byte, wanted in
      switch wanted {
      case UInt8(ascii: "0"): (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      case UInt8(ascii: "T"): byte == wanted || byte == UInt8(ascii: " ")
      default: byte == wanted
      }
    }
  }
}
