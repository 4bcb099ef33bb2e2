/// The keys and the properties whose values are texts, times or colors by their uses in a Swift file.
public struct KeyUses: Sendable {
  /// The texts by which dictionaries are asked, as in `data["name"]`, each with the use of the value.
  public internal(set) var subscriptKeys: [String: SourceFile.KeyUse] = [:]
  /// The functions that return a dictionary's value for their parameter, each with the use of the value.
  public internal(set) var keyAccessors: [String: SourceFile.KeyUse] = [:]
  /// The texts that functions are called with, as `state.int("set")`, by the functions.
  public internal(set) var accessorCalls: [String: Set<String>] = [:]
  /// The functions, and with a point the properties of numbers, that make a time of a number: each with the number's unit.
  public internal(set) var timeFunctions: [String: SourceFile.KeyUse] = [:]
  /// The last names of what functions are called with, by the functions, and of the owners of properties that may be times.
  public internal(set) var calls: [String: Set<String>] = [:]
  /// The texts with which functions compare their parameter, by the functions.
  public internal(set) var comparingFunctions: [String: [String]] = [:]
  /// The properties that name colors, as in `Color(state.tint)`.
  public internal(set) var colorKeys: Set<String> = []
  /// The properties that are compared with texts, each with these.
  public internal(set) var comparedTexts: [String: [String]] = [:]
  /// The names that are compared with texts, or in whose texts code looks for others, each with these: properties, types' own
  /// ones alone and as `Row.phase`, and functions' parameters.
  public internal(set) var singleComparedTexts: [String: [String]] = [:]

  /// Adds a text with which a property is compared.
  mutating func addComparedText(_ text: String, to key: String) {
    let isKnown = comparedTexts[key]?.contains(text) == true
    if !isKnown { comparedTexts[key, default: []].append(text) }
  }

  /// Adds the times and the comparisons that the reader of properties found.
  ///
  /// - Parameters:
  ///   - times: The numbers that comments call times; a known use counts more.
  ///   - compared: The properties that are compared with an array's texts, each with these.
  mutating func add(
    times: [String: SourceFile.KeyUse], compared: [(key: String, texts: [String])]
  ) {
    subscriptKeys.merge(times) { own, _ in own }
    for (key, texts) in compared { for text in texts { addComparedText(text, to: key) } }
  }
}
