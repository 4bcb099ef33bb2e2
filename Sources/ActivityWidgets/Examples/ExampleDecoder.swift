import CellUI
import FoundationEssentials

/// Makes up a value of any decodable type, for a widget whose source has no preview.
///
/// A text is its key in words, an enumeration is its first case, and a date is near now. Types that check what they decode
/// may refuse; then there is no example.
struct ExampleDecoder: Decoder {
  /// The facts of the source from which values are chosen.
  let source: ExampleSource
  let now: Date
  var codingPath: [any CodingKey] = []
  /// The type that is decoded.
  var type: Any.Type = Never.self
  /// The type of the object that has the value.
  private(set) var ownerName = ""
  /// The type of the object that has the array of which the value is an element.
  private(set) var arrayOwner: String?
  /// The values of which another one than the first is taken.
  let alternatives: ExampleAlternatives
  /// The journey whose dates the object around the value has told so far.
  var journey = Journey()
  /// Returns whether the object that has the value has a key.
  private(set) var hasKey: ((String) -> Bool)?
  /// A Boolean value indicating whether the value is one of a series, or within one.
  private(set) var isOfSeries = false
  /// A Boolean value indicating whether the value is one of an alarm's attributes.
  private(set) var isOfAlarm = false
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(source: ExampleSource, now: Date, alternatives: ExampleAlternatives = ExampleAlternatives())
  {
    self.source = source
    self.now = now
    self.alternatives = alternatives
  }

  /// The deepest nesting, since a type may contain itself.
  private static let depthMaximum = 16
  /// The deepest nesting at which arrays have elements and optional values are there, since each may contain its own type.
  private static let fullDepthMaximum = 6

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    var own = self
    // The time of `departure: {time}` is one of the journey around it.
    if !endsJourney(keyName) { own.journey = Journey() }
    own.hasKey = { Key(stringValue: $0) != nil }
    return KeyedDecodingContainer(ExampleObject<Key>(decoder: own))
  }

  /// The ends of a journey that an object has, so that it departs before it arrives.
  final class Journey {
    var hasDeparture = false
    var hasArrival = false
    /// The words of the dates whose keys begin with `next`, in the order in which they are asked for.
    private var next: [[String]] = []

    /// Returns the number of dates that come before one whose key begins with `next`; 0 for other keys.
    func place(of words: [String]) -> Int {
      guard words.first == "next", words.count > 1 else { return 0 }
      if !next.contains(words) { next.append(words) }
      return next.firstIndex(of: words) ?? 0
    }
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ExampleArray(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { ExampleValue(decoder: self) }

  /// The name of the type that is decoded.
  var typeName: String { type == Never.self ? "" : String(describing: type) }

  /// The number of elements of an array; a range and a dictionary of other keys than texts have two.
  var elementCount: Int {
    if isSeries { return Self.seriesCount }
    let isList = ["Array<", "ContiguousArray<", "Set<"].contains(where: typeName.hasPrefix)
    guard isList else { return 2 }
    if let count = sampledElementCount { return count }
    return codingPath.count > Self.fullDepthMaximum ? 0 : elementsLeft ?? Self.elementMaximum
  }

  /// The most elements of an array.
  static let elementMaximum = 3

  // MARK: - Choosing

  /// The raw value of the case that is chosen of the enumeration that is decoded, or that the source makes of the value; `nil`
  /// for other types.
  var choice: String? {
    if let cases = source.cases[typeName] { return chosen(of: cases) { $0.name }?.value }
    guard type is any BinaryInteger.Type || type == String.self,
      let cases = source.enumerations[keyName].flatMap({ source.cases[$0] })
    else { return nil }
    let own = defaultText ?? defaultValue
    return chosen(of: cases, own: cases.firstIndex { $0.value == own }) { $0.name }?.value
  }

  /// Returns the value that is chosen of all: the one that the property begins with, or the first, or an alternative.
  ///
  /// The elements of an array have one after another.
  func chosen<Value>(
    of all: [Value], own: Int? = nil, name: (Value) -> String
  ) -> Value? {
    guard !all.isEmpty else { return nil }
    let names = all.map(name)
    let own = own ?? defaultValue.flatMap { value in names.firstIndex { ".\($0)" == value } }
    let first = own ?? (isInArray || defaultText != nil ? 0 : Self.firstIndex(ofUsual: names))
    let sampled = sampledElement(place) == nil ? nil : own ?? (defaultText == nil ? nil : 0)
    let index =
      sampled ?? statusIndex(among: names)
      ?? (first + place + alternative(of: all.count, .choice)) % all.count
    notePhase(names)
    noteCourse(names[index])
    noteHalts(among: names, names[index])
    return all[index]
  }

  /// Returns the number of the alternative to the first of some values, from 0 for the first.
  ///
  /// The elements of an array have none, and neither has a value that no code reads.
  func alternative(of count: Int, _ kind: ExampleAlternatives.Kind) -> Int {
    guard
      codingPath.allSatisfy({ $0.place == nil && !source.has(.unread, $0.stringValue) })
    else { return 0 }
    let mark =
      switch kind {
      case .absence, .replacement: ["?"]
      case .emptiness: ["\"\""]
      case .choice, .sign, .flag: [String]()
      case .limit: ["<"]
      }
    return alternatives.choice(of: count, kind, at: codingPath.map(\.stringValue) + mark)
  }

  /// Returns whether an optional value is absent: one that names an end at first, and one that the source tests or replaces in
  /// another state.
  func isAbsent(_ key: any CodingKey) -> Bool {
    let part = part(key, as: Never.self)
    if Self.name(of: type) == "PersonNameComponents" {
      return !["givenName", "familyName"].contains(key.stringValue)
    }
    guard part.codingPath.count <= Self.fullDepthMaximum else { return true }
    if let isThere = isThereByFlag(key) { return !isThere }
    if part.namesEnd || part.namesHalt {
      // In place of what an array's last element lacks, there is the value that tells of its halt.
      if part.isInArray { return !part.isLastElement }
      // The alternative is numbered in any case, so that the others have their numbers.
      let isAbsent = part.alternative(of: 2, .absence) == 0
      if let told = part.isDoneByPhase ?? part.isLateByPhase ?? part.isHaltedByPhase {
        return !told
      }
      if !isAbsent { part.noteDelay() }
      if !isAbsent { part.noteEnd() }
      return isAbsent
    }
    if let first = part.firstShare, first != part.keyName,
      let key = Swift.type(of: key).init(stringValue: first)
    {
      return isAbsent(key)
    }
    if source.has(.tested, part.keyName) {
      return part.isLastElement || part.alternative(of: 2, .absence) == 1 || part.isOverAhead
    }
    let isReplaced = source.has(.replaced, part.keyName)
    return isReplaced && (part.alternative(of: 2, .replacement) == 1 || part.isOverAhead)
  }

  /// A Boolean value indicating whether the value is one of the last element of an array, which lacks what may be absent.
  private var isLastElement: Bool {
    codingPath.last?.place == nil && place == Self.elementMaximum - 1 && !isOfSeries
      && Self.neededWords.isDisjoint(with: keyWords)
  }

  private static let neededWords: Set<String> = ["avatar", "icon", "id", "image", "name", "url"]

  /// The value with which the source's property begins, or that its own sample has, as Swift writes it; `nil` where there is
  /// none.
  var defaultValue: String? {
    source.isSample ? sampleValue ?? initialValue : initialValue ?? sampleValue
  }

  /// The value that the source's own sample of the type has; the elements of an array but the first have others.
  private var sampleValue: String? {
    if let element = sampledElement(place) { return element }
    guard !source.sampleValues.isEmpty, place == 0, let key = codingPath.last, key.place == nil,
      let type = ownerName.split(separator: ".").last
    else { return nil }
    let property = "\(type).\(key.stringValue)"
    // `home/Team.name`, where the object around it has several of one type.
    let part = codingPath.dropLast().last.map { "\($0.stringValue)/\(property)" }
    return part.flatMap { source.sampleValues[$0] } ?? source.sampleValues[property]
  }

  private var initialValue: String? {
    guard !source.defaultValues.isEmpty, let key = codingPath.last, key.place == nil else {
      return nil
    }
    let property = "\(ownerName).\(key.stringValue)"
    if let value = source.defaultValues[property] { return value }
    // A key may be written in another way than its property: `is_on`.
    guard key.stringValue.contains(where: { $0 == "_" || $0 == "-" }) else { return nil }
    let letters = property.lowercased().filter { $0 != "_" && $0 != "-" }
    return source.defaultValues.first { $0.key.lowercased() == letters }?.value
  }

  /// The number with which the source's property begins, or that its comment has as an example; `nil` for zero, unless a
  /// sample has it.
  var defaultNumber: Double? {
    let number = defaultValue.flatMap(Double.init)
    // An activity that goes on has more than nothing, but before the end of its first part it has done none.
    guard number == nil || number == 0 && !source.isSample && !isInFirstPart else { return number }
    let example = isInArray ? nil : examples.first.flatMap(Double.init)
    return example?.isFinite == true ? example : nil
  }

  /// The examples in the comment of the type's property; an array's element has those of the array.
  var examples: [String] {
    guard !source.exampleTexts.isEmpty else { return [] }
    let owner = ownerName.split(separator: ".").last ?? ""
    if let own = source.exampleTexts["\(owner).\(keyName)"] { return own }
    guard codingPath.last?.place != nil else { return [] }
    let keys = source.exampleTexts.keys.filter { $0.hasSuffix(".\(keyName)") }
    return keys.min().flatMap { source.exampleTexts[$0] } ?? []
  }

  /// The keys of the dictionary that is decoded: those by which the source asks, or two; none for other types.
  var dictionaryKeys: [String] {
    guard codingPath.count <= Self.fullDepthMaximum else { return [] }
    if typeName.hasPrefix("Dictionary<Int,") { return ["1", "2"] }
    guard typeName.hasPrefix("Dictionary<String,") else { return [] }
    let keys = source.keys.filter { ![.symbol, .image, .color].contains($0.value) }.keys.sorted()
    let word = Self.sentence(Self.singular(keyName))
    return keys.isEmpty && !codingPath.isEmpty ? ["\(word) 1", "\(word) 2"] : keys
  }

  // MARK: - Decoding

  /// Returns the decoder of a part.
  func part(_ key: any CodingKey, as type: Any.Type) -> ExampleDecoder {
    var part = self
    part.codingPath.append(key)
    if key.place != nil { part.isOfSeries = isSeries }
    part.arrayOwner = key.place == nil ? nil : ownerName
    part.ownerName = Self.name(of: self.type)
    if part.ownerName.contains("AlarmAttributes<") { part.isOfAlarm = true }
    part.type = type
    return part
  }

  /// Returns a type's name with those of the types around it, without the module's; before a private type stands
  /// `(unknown context at $7f12)`.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }

  /// Makes up a value.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    var decoder = self
    decoder.type = type
    return try decoder.value()
  }

  private func value<Value: Decodable>() throws -> Value {
    guard codingPath.count < Self.depthMaximum else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "too deep"))
    }
    if let plain = plainValue(Value.self) { return plain }
    if let cases = Value.self as? any CaseIterable.Type, let one = chosen(of: cases) as? Value {
      return one
    }
    return try Value(from: self)
  }

  private func chosen<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    chosen(of: Array(type.allCases)) { "\($0)" }
  }

  private func plainValue<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is Date.Type: date as? Value
    case is URL.Type: URL(string: "https://example.com") as? Value
    case is UUID.Type:
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(16 + place % 200)))
        as? Value
    case is Data.Type: Data() as? Value
    case is Decimal.Type: Decimal(defaultNumber ?? figure ?? 12 + Double(steps)) as? Value
    case is String.Type: text as? Value
    case is Bool.Type: isTrue as? Value
    case is Double.Type: chosenNumber(defaultNumber ?? secondsSince1970 ?? fraction) as? Value
    case is Float.Type: Float(chosenNumber(defaultNumber ?? fraction)) as? Value
    case is DateComponents.Type:
      Calendar(identifier: .gregorian).dateComponents([.hour, .minute], from: date) as? Value
    case is Calendar.Type: Calendar(identifier: .gregorian) as? Value
    case is Locale.Type: Locale(identifier: "en_US") as? Value
    case is TimeZone.Type: TimeZone.gmt as? Value
    case is AttributedString.Type: AttributedString(text) as? Value
    case is Duration.Type: Duration.seconds(number(900, whole: 2700)) as? Value
    default: UsualMeasurement.value(type, place: isWhole ? place + 2 : place)
    }
  }

  /// Throws unless a value of any kind may be of a type, by the uses of its key; for unknown keys it may be.
  func permit(_ uses: ExampleSource.KeyUse..., as type: Any.Type) throws {
    guard let use = source.keys[keyName], !uses.contains(use) else { return }
    throw DecodingError.typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: "used as \(use)"))
  }

  // MARK: - Names

  /// The name of the innermost property.
  var keyName: String { outerNames.first ?? typeName }

  /// The names of the properties around the value, the innermost first.
  var outerNames: [String] {
    codingPath.reversed().filter { $0.place == nil && !$0.isValueOfCase && !isWrapped($0) }.map {
      property(of: $0.stringValue)
    }
  }

  /// Returns whether a key is that of a property wrapper's value, which the property around it names.
  private func isWrapped(_ key: any CodingKey) -> Bool {
    key.stringValue == "wrappedValue" && codingPath.count > 1
  }

  /// Returns the property that has a key: `heartRate` of `case heartRate = "hr"`.
  private func property(of key: String) -> String {
    // The properties of stubs end with an underscore.
    source.cases["CodingKeys"]?.first {
      $0.value == key && $0.name != key && $0.name.last != "_"
    }?.name ?? key
  }

  /// The number of the innermost array's element that is decoded, from 0.
  var place: Int { codingPath.last { $0.place != nil }?.place ?? 0 }

  /// A Boolean value indicating whether the value is within an array.
  var isInArray: Bool { codingPath.contains { $0.place != nil } }

  /// A Boolean value indicating whether a dictionary has the value, by a key that the source does not name.
  var isInDictionary: Bool { isOfDictionary && source.keys[keyName] == nil }

  /// A Boolean value indicating whether a dictionary has the value.
  var isOfDictionary: Bool { ownerName.hasPrefix("Dictionary<") }

  /// The words of the key, in small letters; the short form of a journey's end before others is spelled.
  var keyWords: [String] {
    let words = Self.words(of: keyName)
    guard words.count > 1, let end = Self.shortEnds[words[0]] else { return words }
    return [end] + words.dropFirst()
  }

  /// The short forms of a journey's ends.
  static let shortEnds = [
    "arr": "arrival", "dep": "departure", "dest": "destination", "dst": "destination",
    "orig": "origin", "src": "origin",
  ]

  /// Returns the words of a name, in small letters; capitals in a row are one: `order`, `id` of `orderID`.
  static func words(of name: String) -> [String] {
    let letters = Array(name)
    return letters.indices.reduce(into: [""]) { words, index in
      let letter = letters[index]
      guard letter != "_" && letter != "-" else { return words.append("") }
      let rest = letters[(index + 1)...]
      let isInRow =
        index > 0 && letters[index - 1].isUppercase
        && (rest.first?.isLowercase != true || rest == ["s"])
      if letter.isUppercase, !isInRow { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }.filter { !$0.isEmpty }
  }

  /// Returns a name in words, the first with a capital letter.
  static func sentence(_ name: String) -> String {
    let words = words(of: name).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the name of one of several things: `stop` of `stops`.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if ["ches", "shes", "sses", "xes"].contains(where: name.hasSuffix) {
      return String(name.dropLast(2))
    }
    let isPlural = name.hasSuffix("s") && !["ss", "us", "is"].contains(where: name.hasSuffix)
    return isPlural && name.count > 3 ? String(name.dropLast()) : name
  }
}

extension CodingKey {
  /// The place of an array's element; `nil` for a name, which may have a number, too.
  var place: Int? { intValue.flatMap { "\($0)" == stringValue ? $0 : nil } }

  /// A Boolean value indicating whether it is of a case's value without a name: `_0`.
  var isValueOfCase: Bool { stringValue.first == "_" && Int(stringValue.dropFirst()) != nil }
}
