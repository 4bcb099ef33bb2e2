import StrictJSON

/// A string of a table: its value, which may differ by the numbers in it.
public struct LocalizedString: Hashable, Sendable {
  /// The values by the plural category of a number.
  public struct Variation: Hashable, Sendable {
    /// The place of the number among the arguments, from 0.
    var argument: Int
    var values: [PluralCategory: String]
  }

  /// The value; a part `%#@name@` stands for a variation.
  public private(set) var value: String
  private var variations: [String: Variation] = [:]

  init(_ value: String) {
    self.value = value
  }

  /// A Boolean value indicating whether the value differs by numbers.
  var hasPlurals: Bool { !variations.isEmpty }

  /// Returns the value for some numbers.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in order; `nil` for those that are no numbers.
  ///   - language: The language, whose rules decide the category.
  /// - Returns: The value, in which conversions as `%lld` stand for arguments.
  public func value(for arguments: [Double?], in language: String) -> String {
    variations.keys.sorted().reduce(value) { value, name in
      guard let variation = variations[name] else { return value }
      // A place counts all arguments in one format, and only the numbers in the other.
      let numbers = arguments.compactMap { $0 }
      let place = variation.argument
      let number =
        (arguments.indices.contains(place) ? arguments[place] : nil)
        ?? (numbers.indices.contains(place) ? numbers[place] : numbers.first)
      let category = PluralCategory(of: number ?? 0, in: language)
      // Zero has a form of its own wherever one is given.
      let zero = number == 0 ? variation.values[.zero] : nil
      let chosen = zero ?? variation.values[category] ?? variation.values[.other] ?? ""
      let text = chosen.replacing("%arg", with: "%\(place + 1)$@")
      return value.replacing("%\(place + 1)$#@\(name)@", with: text)
        .replacing("%#@\(name)@", with: text)
    }
  }

  /// Reads a localization of a `.xcstrings` file; `nil` where it has no value.
  init?(catalog localization: JSONValue) {
    guard let value = Self.value(localization) else { return nil }
    self = value
    for (key, substitution) in localization["substitutions"]?.members ?? [] {
      guard let plural = substitution["variations"]?["plural"] else { continue }
      let place = substitution["argNum"]?.int64.map { Int(clamping: $0) - 1 } ?? variations.count
      variations[key.text] = Variation(
        argument: max(0, place), values: Self.plurals(plural))
    }
  }

  private static func value(_ localization: JSONValue) -> LocalizedString? {
    if let value = localization["stringUnit"]?["value"]?.string { return LocalizedString(value) }
    guard let variations = localization["variations"] else { return nil }
    if let plural = variations["plural"] {
      var string = LocalizedString("%#@value@")
      string.variations["value"] = Variation(argument: 0, values: plurals(plural))
      return string
    }
    let device = variations["device"]
    return (device?["iphone"] ?? device?["other"]).flatMap(value)
  }

  private static func plurals(_ plural: JSONValue) -> [PluralCategory: String] {
    Dictionary(
      plural.members.compactMap { key, value in
        guard let category = PluralCategory(rawValue: key.text),
          let text = value["stringUnit"]?["value"]?.string
        else { return nil }
        return (category, text)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads an entry of a `.stringsdict` file; `nil` where it has no value.
  init?(dictionary entry: PropertyList) {
    guard case .dictionary(let members) = entry,
      case .string(let format) = members["NSStringLocalizedFormatKey"]
    else { return nil }
    self.init(format)
    // A variable's place is that of its first mention.
    let order = members.keys.filter { $0 != "NSStringLocalizedFormatKey" }.sorted { first, second in
      let place = { (name: String) in
        format.firstRange(of: "#@\(name)@")?.lowerBound ?? format.endIndex
      }
      return (place(first), first) < (place(second), second)
    }
    for (index, name) in order.enumerated() {
      guard case .dictionary(let rules) = members[name] else { continue }
      let values = PluralCategory.allCases.compactMap { category in
        if case .string(let text) = rules[category.rawValue] { (category, text) } else { nil }
      }
      variations[name] = Variation(
        argument: index, values: Dictionary(uniqueKeysWithValues: values))
    }
  }
}
