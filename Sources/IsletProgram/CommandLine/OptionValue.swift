import ActivityFeed
import LiveActivities

/// A kind of value that an option takes: its syntax in help, its completions, and its reading.
struct OptionValue<Value> {
  /// The syntax in help, such as `COLUMNSxROWS`.
  let syntax: String
  /// The words that completions offer.
  var words: [String] = []
  /// A Boolean value indicating whether the value may be a file, so that completions offer files.
  var takesFiles = false
  /// The accepted values, for the message about another one.
  let expected: String
  /// Reads the value; `nil` for a text that is not of this kind.
  let read: (String) -> Value?
}

extension OptionValue {
  /// Returns the kind of one of some words, each with its value.
  static func oneOf(_ values: [(word: String, value: Value)]) -> OptionValue {
    let words = values.map(\.word)
    return OptionValue(
      syntax: words.listed(by: "|"), words: words, expected: words.alternatives,
      read: { word in values.first { $0.word == word }?.value })
  }

  /// A list of values of this kind, separated by commas.
  var list: OptionValue<[Value]> {
    OptionValue<[Value]>(
      syntax: "\(syntax),…", words: words, takesFiles: takesFiles, expected: expected,
      read: { text in
        let values = text.split(separator: ",").map { read(String($0)) }
        return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
      })
  }
}

extension OptionValue where Value: RawRepresentable<String> {
  /// Returns the kind of an enum's raw values.
  static func oneOf(_ values: [Value]) -> OptionValue {
    oneOf(values.map { ($0.rawValue, $0) })
  }
}

extension OptionValue<IOSVersion> {
  /// The kind of a version of iOS, of which the number before the point is enough.
  static var version: OptionValue {
    let words = IOSVersion.all.map(\.description)
    return OptionValue(
      syntax: words.listed(by: "|"), words: words, expected: words.alternatives,
      read: { IOSVersion($0) })
  }
}

extension OptionValue<String> {
  /// Returns the kind of any text, such as a name or a file's path.
  static func text(
    _ syntax: String, words: [String] = [], takesFiles: Bool = false
  ) -> OptionValue {
    OptionValue(
      syntax: syntax, words: words, takesFiles: takesFiles, expected: syntax, read: { $0 })
  }

  /// Returns the kind of a file's path.
  static func file(_ syntax: String) -> OptionValue { text(syntax, takesFiles: true) }
}

extension OptionValue<FeedPath> {
  /// Returns the kind of a feed's path.
  static func feed(_ syntax: String) -> OptionValue {
    OptionValue(syntax: syntax, takesFiles: true, expected: syntax, read: { FeedPath($0) })
  }
}

extension OptionValue<Int> {
  /// Returns the kind of a whole number in a range.
  static func number(_ syntax: String, in range: ClosedRange<Int>) -> OptionValue {
    OptionValue(
      syntax: syntax, expected: "\(range.lowerBound) to \(range.upperBound)",
      read: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension OptionValue<Duration> {
  /// Returns the kind of seconds from 0 to `maximum`, to the microsecond, or of a duration as a feed writes it.
  static func seconds(upTo maximum: Duration, expected: String) -> OptionValue {
    OptionValue(
      syntax: "SECONDS", expected: expected,
      read: { text in
        let duration = Duration(hoursMinutesSeconds: text)
        guard let seconds = Double(text) ?? duration.map({ $0 / .seconds(1) }), seconds >= 0,
          seconds <= maximum / .seconds(1)
        else {
          return nil
        }
        return .microseconds(Int64((seconds * 1e6).rounded()))
      })
  }
}

extension [String] {
  /// The words as a choice: `a, b or c`.
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(dropLast()).listed(by: ", ") + " or " + last
  }

  /// Returns the words with a separator between them.
  ///
  /// `joined(separator:)` makes the runtime search all conformances, which every start would pay for.
  fileprivate func listed(by separator: String) -> String {
    dropFirst().reduce(first ?? "") { $0 + separator + $1 }
  }
}
