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

  /// The names of properties and parameters by the facts that are known of them.
  private var facts: [PropertyFact: Set<String>] = [:]
  /// The keys of properties that have a key of another name, by the properties.
  var codingKeys: [String: String] = [:]
  /// The assets' names that have a property's text within.
  public internal(set) var patterns: [String: AssetPattern] = [:]
  /// The properties that calls hand to parameters, by the parameters' labels; none where a literal is handed over.
  var arguments: [String: Set<String>] = [:]
  /// The properties that are handed to functions' parameters, to views' own properties and to view models', by these:
  /// `clock()`, `clock.seconds`, `Row.value`.
  var handed: [String: Set<String>] = [:]
  /// The units behind properties in texts, those of several letters in small ones: `km` of `"\(distance) km"`.
  public internal(set) var units: [String: String] = [:]
  /// The texts that stand in for optional properties: of `state.emoji ?? "🍳"`.
  public internal(set) var fallbacks: [String: String] = [:]
  /// The texts that calls of types hand over, by their labels.
  var literals: [String: String] = [:]
  /// The numbers with which properties are compared: 0 of `delay <= 0`.
  public internal(set) var limits: [String: Set<Double>] = [:]
  /// The properties that are parts of a whole, by the whole's name.
  public internal(set) var parts: [String: String] = [:]
  /// The enumerations of which properties are raw values, by the properties: `Stage` of `Stage(rawValue: state.stage)`.
  public internal(set) var enumerations: [String: String] = [:]
  /// The greatest numbers that properties have, as Swift writes them: 12 of `Gauge(value: load, in: 0...12)`.
  public internal(set) var scales: [String: String] = [:]

  /// The numbers that types have, in order, by the types.
  var numbers: [String: [String]] = [:]
  /// The properties that are added up, or are the widths of views side by side.
  var stacked: [[String]] = []
  /// The properties that are shares of one whole, in order, by each of them.
  public internal(set) var shares: [String: [String]] = [:]

  /// The names of properties that may be any text's or value's.
  static let plainWords: Set<String> = ["id", "label", "name", "text", "title", "value"]

  /// Makes the uses of no property.
  init() {}

  /// Makes the uses in several files.
  public init(of files: [SourceFile]) {
    for file in files { add(file.properties) }
    handOn()
    addArguments(of: .symbolParameter, to: .symbolName)
    addArguments(of: .imageParameter, to: .imageName)
    // A computed property names the symbol that one of its results names.
    facts[.symbolName, default: []]
      .formUnion(handedOn(self[.symbolParameter]).subtracting(self[.symbolParameter]))
    // A number names neither a symbol nor an image.
    let numbers = self[.number].subtracting(self[.text])
    for fact in [PropertyFact.symbolName, .imageName] { facts[fact]?.subtract(numbers) }
    for name in self[.integer] where isPlace(name) { insert(name, as: .index) }
    // A view's own properties, and parameters, have the values that calls hand over.
    facts[.numberedDate] = self[.date].subtracting(self[.number])
    let handed = [PropertyFact.index, .dateText, .start, .end, .ahead, .alwaysAhead, .behind]
    for fact in handed + [.moment] {
      addArguments(of: fact, to: fact)
    }
    // Of a name that a date and a text share, the text is none of ISO 8601, unless a formatter reads it.
    leaveOut(.text, from: .date)
    facts[.date, default: []].formUnion(self[.dateText])
    // An interval from now, or to it, must not end before it begins, in any state.
    for fact in [PropertyFact.ahead, .behind] { leaveOut(fact, from: .moment) }
    for fact in [PropertyFact.ahead, .alwaysAhead] { leaveOut(.behind, from: fact) }
    for fact in [PropertyFact.replaced, .tested] { leaveOut(.forced, from: fact) }
    for fact in [PropertyFact.hundred, .rounded] { leaveOut(.fraction, from: fact) }
    if !self[.markedHex].isEmpty { facts[.bareHex] = nil }
    joinShares()
  }

  /// The names of which a fact is known.
  public subscript(fact: PropertyFact) -> Set<String> { facts[fact] ?? [] }

  /// Notes a fact of a name.
  mutating func insert(_ name: String, as fact: PropertyFact) {
    facts[fact, default: []].insert(name)
  }

  /// Adds the properties that calls hand to the names of one fact to those of another one.
  private mutating func addArguments(of fact: PropertyFact, to other: PropertyFact) {
    facts[other, default: []].formUnion(self[fact].flatMap { arguments[$0] ?? [] })
  }

  /// Gives the uses of functions' parameters, of views' own properties and of view models' to the properties that are handed
  /// to them.
  private mutating func handOn() {
    // A name that no call is known to hand over may be any.
    facts[.symbolParameter, default: []]
      .formUnion(self[.symbolName].filter { Self.isQualified($0) && handed[$0] == nil })
    for fact in facts.keys where fact.isHandedOn { facts[fact] = handedOn(self[fact]) }
    for (name, unit) in units.sorted(by: { $0.key < $1.key }) {
      for key in handedOn([name]) where units[key] == nil { units[key] = unit }
    }
    units = units.filter { !Self.isQualified($0.key) }
    for (name, scale) in scales.sorted(by: { $0.key < $1.key }) {
      for key in handedOn([name]) where scales[key] == nil { scales[key] = scale }
    }
    scales = scales.filter { self[.number].contains($0.key) }
    for (name, type) in enumerations.sorted(by: { $0.key < $1.key }) {
      for key in handedOn([name]) where enumerations[key] == nil { enumerations[key] = type }
    }
    enumerations = enumerations.filter { !Self.isQualified($0.key) }
    for (name, own) in limits {
      for key in handedOn([name]) where key != name { limits[key, default: []].formUnion(own) }
    }
    limits = limits.filter { self[.number].contains($0.key) }
    fallbacks.merge(literals) { first, _ in first }
    fallbacks = fallbacks.filter { self[.text].contains($0.key) }
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
    let names = self[fact]
    facts[other]?.subtract(names)
  }

  private mutating func add(_ other: PropertyUses) {
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
    scales.merge(other.scales) { first, _ in first }
    enumerations.merge(other.enumerations) { first, _ in first }
    stacked += other.stacked
    numbers.merge(other.numbers) { $0 + $1 }
  }

  /// Returns whether an integer names a place in an array, as `stepIndex`, or `currentStep` beside `steps`.
  private func isPlace(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasSuffix("index") { return true }
    guard let word = ["current", "active", "selected"].first(where: name.hasPrefix) else {
      return false
    }
    let stem = name.dropFirst(word.count)
    return stem.count > 2 && self[.array].contains { $0.lowercased().hasPrefix(stem) }
  }

  /// The keys of stored properties that no code reads.
  public var unread: Set<String> {
    let names = self[.declared].subtracting(self[.read])
    return names.union(names.compactMap { codingKeys[$0] })
  }

  /// The properties that name symbols or images, each with its use; a symbol's name goes first.
  public var assetKeys: [String: SourceFile.KeyUse] {
    let images = self[.imageName].reduce(into: [String: SourceFile.KeyUse]()) { $0[$1] = .image }
    return self[.symbolName].reduce(into: images) { $0[$1] = .symbol }
  }

  /// A Boolean value indicating whether a parameter or a function names symbols of which no call is known.
  public var hasUnknownSymbols: Bool { self[.symbolParameter].contains { arguments[$0] == nil } }
}
