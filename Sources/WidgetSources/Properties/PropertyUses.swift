/// The uses of properties in a file, by their names, from which made-up values are chosen.
public struct PropertyUses: Hashable, Sendable {
  /// The name of an asset that has a property's text within: `Image("coin-\(symbol)")`.
  public struct AssetPattern: Hashable, Sendable {
    /// The letters before the property's.
    public let prefix: String
    /// The letters behind the property's.
    public let suffix: String
    /// A Boolean value indicating whether the property's letters are made small.
    public let isLowercased: Bool
  }

  /// The properties within the brackets of a subscript, and those that name a place in an array.
  public internal(set) var indices: Set<String> = []
  /// The optional properties that are compared with `nil`, or bound by `if let`, but for those that code forces elsewhere.
  public internal(set) var tested: Set<String> = []
  /// The stored properties with a type.
  var declared: Set<String> = []
  /// The names that are read anywhere.
  var read: Set<String> = []
  /// The keys of properties that have a key of another name, by the properties.
  var codingKeys: [String: String] = [:]
  /// The properties that are shown as text.
  public internal(set) var shown: Set<String> = []
  /// The properties that name symbols.
  var symbols: Set<String> = []
  /// The properties that name images.
  var images: Set<String> = []
  /// The assets' names that have a property's text within.
  public internal(set) var patterns: [String: AssetPattern] = [:]
  /// The parameters that name symbols, as in `Image(systemName: icon)`.
  var symbolParameters: Set<String> = []
  /// The parameters that name images, as in `Image(logo)`.
  var imageParameters: Set<String> = []
  /// The properties that calls hand to parameters, by the parameters' labels; none where a literal is handed over.
  var arguments: [String: Set<String>] = [:]
  /// The properties that are handed to functions' parameters, to views' own properties and to view models', by these:
  /// `clock()`, `clock.seconds`, `Row.value`.
  var handed: [String: Set<String>] = [:]
  /// The properties of which a fact is known, by the fact.
  public internal(set) var facts: [PropertyFact: Set<String>] = [:]
  /// The units behind properties in texts, in small letters: `km` of `"\(distance) km"`.
  public internal(set) var units: [String: String] = [:]
  /// The texts that stand in for optional properties: of `state.emoji ?? "🍳"`.
  public internal(set) var fallbacks: [String: String] = [:]
  /// The texts that calls of types hand over, by their labels.
  var literals: [String: String] = [:]
  /// The numbers with which properties are compared: 0 of `delay <= 0`.
  public internal(set) var limits: [String: Set<Double>] = [:]
  /// The properties that are parts of a whole, by the whole's name.
  public internal(set) var parts: [String: String] = [:]
  /// The declared arrays.
  public internal(set) var arrays: Set<String> = []
  /// The declared integers.
  var integers: Set<String> = []
  /// The texts that a formatter of ISO 8601 reads.
  var dateTexts: Set<String> = []
  /// The properties that are declared as numbers.
  var numbers: Set<String> = []
  /// The properties that are declared as texts.
  public internal(set) var texts: Set<String> = []

  /// The names of properties that may be any text's or value's.
  static let plainWords: Set<String> = ["id", "label", "name", "text", "title", "value"]

  /// Makes the uses of no property.
  init() {}

  /// Makes the uses in several files.
  public init(of files: [SourceFile]) {
    for file in files { add(file.properties) }
    handOn()
    symbols.formUnion(symbolParameters.flatMap { arguments[$0] ?? [] })
    images.formUnion(imageParameters.flatMap { arguments[$0] ?? [] })
    // A number names neither a symbol nor an image.
    symbols.subtract(numbers.subtracting(texts))
    images.subtract(numbers.subtracting(texts))
    for name in integers where isPlace(name) { indices.insert(name) }
    // A view's own properties, and parameters, have the values that calls hand over.
    indices.formUnion(indices.flatMap { arguments[$0] ?? [] })
    dateTexts.formUnion(dateTexts.flatMap { arguments[$0] ?? [] })
    for fact in [PropertyFact.start, .end] {
      // A view's own properties have the values that its calls hand over.
      for name in facts[fact] ?? [] { facts[fact]?.formUnion(arguments[name] ?? []) }
    }
    // Of a name that a date and a text share, the text is none of ISO 8601, unless a formatter reads it.
    facts[.date]?.subtract(texts)
    facts[.date, default: []].formUnion(dateTexts)
    leaveOut(.forced, from: .replaced)
    tested.subtract(facts[.forced] ?? [])
    for fact in [PropertyFact.hundred, .rounded] { leaveOut(.fraction, from: fact) }
  }

  /// Gives the uses of functions' parameters, of views' own properties and of view models' to the properties that are handed
  /// to them.
  private mutating func handOn() {
    // A name that no call is known to hand over may be any.
    symbolParameters.formUnion(symbols.filter { Self.isQualified($0) && handed[$0] == nil })
    for path in [\PropertyUses.symbols, \.images, \.indices, \.dateTexts, \.shown]
      as [WritableKeyPath<PropertyUses, Set<String>>]
    {
      self[keyPath: path] = handedOn(self[keyPath: path])
    }
    for fact in PropertyFact.allCases { facts[fact] = facts[fact].map(handedOn) }
    for (name, unit) in units.sorted(by: { $0.key < $1.key }) {
      for key in handedOn([name]) where units[key] == nil { units[key] = unit }
    }
    units = units.filter { !Self.isQualified($0.key) }
    for (name, own) in limits {
      for key in handedOn([name]) where key != name { limits[key, default: []].formUnion(own) }
    }
    limits = limits.filter { numbers.contains($0.key) }
    fallbacks.merge(literals) { first, _ in first }
    fallbacks = fallbacks.filter { texts.contains($0.key) }
    parts = parts.filter { !Self.isQualified($0.key) && !Self.isQualified($0.value) }
  }

  /// The most steps by which a property is handed on.
  private static let stepsMaximum = 4

  /// Returns names of properties, and of all that is handed to them.
  public func handedOn(_ names: Set<String>) -> Set<String> {
    var (all, new) = (names, names)
    for _ in 0..<Self.stepsMaximum where !new.isEmpty {
      new = Set(new.flatMap { handed[$0] ?? [] }).subtracting(all)
      all.formUnion(new)
    }
    return all.filter { !Self.isQualified($0) }
  }

  /// Returns whether a name is that of a function's parameter, or one with its type.
  static func isQualified(_ name: String) -> Bool {
    name.contains(".") || name.hasSuffix("()")
  }

  /// Takes the properties of a fact from those of another one, which it contradicts.
  private mutating func leaveOut(_ fact: PropertyFact, from other: PropertyFact) {
    let names = facts[fact] ?? []
    facts[other]?.subtract(names)
  }

  private mutating func add(_ other: PropertyUses) {
    for path in [
      \PropertyUses.indices, \.tested, \.declared, \.read, \.shown, \.symbols, \.images,
      \.symbolParameters, \.imageParameters, \.arrays, \.integers, \.numbers,
      \.texts, \.dateTexts,
    ] as [WritableKeyPath<PropertyUses, Set<String>>] {
      self[keyPath: path].formUnion(other[keyPath: path])
    }
    codingKeys.merge(other.codingKeys) { first, _ in first }
    patterns.merge(other.patterns) { first, _ in first }
    arguments.merge(other.arguments) { $0.union($1) }
    handed.merge(other.handed) { $0.union($1) }
    facts.merge(other.facts) { $0.union($1) }
    units.merge(other.units) { first, _ in first }
    limits.merge(other.limits) { $0.union($1) }
    fallbacks.merge(other.fallbacks) { first, _ in first }
    literals.merge(other.literals) { first, _ in first }
    parts.merge(other.parts) { first, _ in first }
  }

  /// Returns whether an integer names a place in an array, as `stepIndex`, or `currentStep` beside `steps`.
  private func isPlace(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasSuffix("index") { return true }
    guard let word = ["current", "active", "selected"].first(where: name.hasPrefix) else {
      return false
    }
    let stem = name.dropFirst(word.count)
    return stem.count > 2 && arrays.contains { $0.lowercased().hasPrefix(stem) }
  }

  /// The keys of stored properties that no code reads.
  public var unread: Set<String> {
    let names = declared.subtracting(read)
    return names.union(names.compactMap { codingKeys[$0] })
  }

  /// The properties that name symbols or images, each with its use; a symbol's name goes first.
  public var assetKeys: [String: SourceFile.KeyUse] {
    let images = images.reduce(into: [String: SourceFile.KeyUse]()) { $0[$1] = .image }
    return symbols.reduce(into: images) { $0[$1] = .symbol }
  }

  /// A Boolean value indicating whether a parameter names symbols of which no call is known.
  public var hasUnknownSymbols: Bool { symbolParameters.contains { arguments[$0] == nil } }
}
