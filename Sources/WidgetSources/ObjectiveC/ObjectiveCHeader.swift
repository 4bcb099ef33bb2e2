/// The declarations of an Objective-C or C header that Swift code sees by a bridging header.
struct ObjectiveCHeader {
  /// A method, a property or a function.
  struct Member {
    var isStatic = false
    /// A Boolean value indicating whether it has arguments, or parentheses without any.
    var isCalled = true
    /// A Boolean value indicating whether it hands out an error.
    var isThrowing = false
    var names: [ObjectiveCName]
    var parameters: [ObjectiveCType] = []
    let result: ObjectiveCType
  }

  /// A class or a protocol, with the members of its categories.
  struct Class {
    var base: String?
    /// The arguments of a generic base, or protocols.
    var baseArguments: [String] = []
    /// The names of a generic class's parameters.
    var parameters: [String] = []
    var isProtocol = false
    var members: [Member] = []
  }

  /// An enumeration, or a set of options.
  struct Enumeration {
    let name: String
    let type: ObjectiveCType
    let isOptions: Bool
    var cases: [(name: String, value: String)] = []
  }

  private(set) var classes: [String: Class] = [:]
  private(set) var enumerations: [Enumeration] = []
  private(set) var structures: [String: [(name: String, type: ObjectiveCType)]] = [:]
  private(set) var constants: [(name: String, value: String)] = []
  private(set) var functions: [Member] = []
  /// Types by further names of theirs.
  private(set) var aliases: [String: ObjectiveCType] = [:]

  private let tokens: [SwiftToken]
  private let words: [String]

  /// Reads a header; of one that is cut off, what is there.
  init(_ bytes: [UInt8]) {
    // Both languages have the same comments, texts and names.
    let file = SourceFile(path: "", bytes: bytes)
    tokens = file.tokens
    words = file.tokens.map { file.text(of: $0) }
    var index = 0
    while index < words.count { index = read(from: index) }
  }

  /// Reads one declaration, and returns the place behind it.
  private mutating func read(from index: Int) -> Int {
    switch words[index] {
    case "@": return readClass(from: index)
    case "#": return readDirective(from: index)
    case ";", "}": return index + 1
    case let word where isMacroLine(word, at: index): return index + 1
    default: break
    }
    let end = words[index...].firstIndex { $0 == ";" || $0 == "{" } ?? words.count
    let head = words[index..<end]
    if let macro = head.firstIndex(where: Self.enumerationMacros.contains) {
      return readEnumeration(at: macro)
    }
    guard end < words.count else { return end }
    if words[end] == "{" {
      let close = words.closing(end)
      if head.contains("struct") { readStructure(head, end, close) }
      if !head.contains("struct") { return close + 1 }
      return (words[close...].firstIndex(of: ";") ?? words.count - 1) + 1
    }
    if words[index] == "typedef" { readAlias(head.dropFirst()) } else { readFunction(head) }
    return end + 1
  }

  /// Returns whether a macro stands in a line of its own: `NS_ASSUME_NONNULL_BEGIN`.
  private func isMacroLine(_ word: String, at index: Int) -> Bool {
    let isLast = index + 1 == words.count || tokens[index + 1].startsLine
    return tokens[index].startsLine && isLast && word.allSatisfy { $0.isUppercase || $0 == "_" }
  }

  private static let enumerationMacros: Set<String> = ["NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS"]

  // MARK: - Classes

  private mutating func readClass(from index: Int) -> Int {
    guard index + 2 < words.count, ["interface", "protocol"].contains(words[index + 1]) else {
      // `@class Ride;`
      return (words[index...].firstIndex(of: ";") ?? words.count - 1) + 1
    }
    let name = words[index + 2]
    let isProtocol = words[index + 1] == "protocol"
    if isProtocol, index + 3 < words.count, [";", ","].contains(words[index + 3]) {
      return (words[index...].firstIndex(of: ";") ?? words.count - 1) + 1
    }
    var type = classes[name] ?? Class()
    type.isProtocol = type.isProtocol || isProtocol
    var place = index + 3
    if !isProtocol { place = readParameters(of: &type, at: place) }
    if place + 1 < words.count, words[place] == ":" {
      type.base = words[place + 1]
      type.baseArguments = names(at: place + 2)
    }
    while place + 1 < words.count, !(words[place] == "@" && words[place + 1] == "end") {
      let isProperty = words[place] == "@" && words[place + 1] == "property"
      let isMethod = ["-", "+"].contains(words[place]) && tokens[place].startsLine
      guard isProperty || isMethod else {
        place = words[place] == "{" ? words.closing(place) + 1 : place + 1
        continue
      }
      let end = words[place...].firstIndex(of: ";") ?? words.count
      if let member = isProperty ? property(words[place..<end]) : method(words[place..<end]) {
        type.members.append(member)
      }
      place = end
    }
    classes[name] = type
    return place + 2
  }

  /// Reads `<__covariant Stop : RideStop *>` behind a class's name, and returns the place behind it.
  private func readParameters(of type: inout Class, at place: Int) -> Int {
    let names = names(at: place)
    guard !names.isEmpty else { return place }
    if type.parameters.isEmpty { type.parameters = names }
    return words.closing(place) + 1
  }

  /// Returns the names in angle brackets at a place, without variance and bounds.
  private func names(at place: Int) -> [String] {
    guard place < words.count, words[place] == "<" else { return [] }
    return words[(place + 1)..<min(words.closing(place), words.count)].split(separator: ",")
      .compactMap { part in part.first { !$0.hasPrefix("__") } }
  }

  /// Reads `@property (nonatomic, copy, nullable) NSString *prefix`.
  private func property(_ words: ArraySlice<String>) -> Member? {
    var words = words.dropFirst(2)
    var attributes: ArraySlice<String> = []
    if words.first == "(" {
      let end = words.closing(words.startIndex)
      attributes = words[words.startIndex..<min(end, words.endIndex)]
      words = words[min(end + 1, words.endIndex)...]
    }
    let (plain, swiftName) = Self.withoutMacros(words)
    guard let (name, typeWords) = Self.named(plain) else { return nil }
    let nullability = attributes.filter { $0 == "nullable" }
    guard let type = ObjectiveCType((nullability + typeWords)[...]) else { return nil }
    let getter = attributes.firstIndex(of: "getter").map {
      attributes.dropFirst($0 + 2 - attributes.startIndex)
    }
    return Member(
      isStatic: attributes.contains("class"), isCalled: false,
      names: [swiftName ?? ObjectiveCName(base: getter?.first ?? name, labels: [])], result: type)
  }

  /// Returns the name in a declaration, which stands last or within a block's type, and the type's words.
  private static func named(_ words: [String]) -> (name: String, type: [String])? {
    guard let caret = words.firstIndex(of: "^"),
      let close = words[caret...].firstIndex(of: ")"), close > caret + 1
    else { return words.last.map { ($0, words.dropLast()) } }
    return (
      words[close - 1], Array(words[...caret] + words[(caret + 1)..<(close - 1)] + words[close...])
    )
  }

  /// Reads `- (NSString *)stringFromDate:(NSDate *)date style:(RideStyle)style`.
  private func method(_ words: ArraySlice<String>) -> Member? {
    let isStatic = words.first == "+"
    guard words.dropFirst().first == "(" else { return nil }
    let end = words.closing(words.startIndex + 1)
    guard end < words.endIndex, var result = ObjectiveCType(words[(words.startIndex + 2)..<end])
    else { return nil }
    let (plain, swiftName) = Self.withoutMacros(words[(end + 1)...])
    var (pieces, types): ([String], [ObjectiveCType]) = ([], [])
    var isThrowing = false
    var place = plain.startIndex
    while place < plain.endIndex {
      pieces.append(plain[place])
      place += 1
      guard place < plain.endIndex, plain[place] == ":" else { continue }
      guard place + 1 < plain.endIndex, plain[place + 1] == "(" else { return nil }
      let close = plain.closing(place + 1)
      guard close < plain.endIndex else { return nil }
      let words = plain[(place + 2)..<close]
      place = close + 2
      if words.contains("NSError"), words.count(where: { $0 == "*" }) == 2 {
        isThrowing = true
        Self.dropError(from: &pieces)
      } else {
        guard let type = ObjectiveCType(words) else { return nil }
        types.append(type)
      }
    }
    if isThrowing {
      result = result.name == "Bool" ? .void : ObjectiveCType(result.name, needs: result.needs)
    }
    let names = Self.names(of: pieces, types, result, isStatic: isStatic)
    guard pieces.count == max(1, types.count), !names.isEmpty else { return nil }
    return Member(
      isStatic: isStatic, isThrowing: isThrowing, names: swiftName.map { [$0] } ?? names,
      parameters: types, result: result)
  }

  /// Takes out the part of a selector that asks for an error: `error:`, or `AndReturnError` of a first part.
  private static func dropError(from pieces: inout [String]) {
    guard pieces.count == 1, let first = pieces.first else {
      return pieces.removeAll { $0 == "error" }
    }
    let ending = ["AndReturnError", "WithError", "Error"].first(where: first.hasSuffix) ?? ""
    pieces = [String(first.dropLast(ending.count))]
  }

  private static func names(
    of pieces: [String], _ types: [ObjectiveCType], _ result: ObjectiveCType, isStatic: Bool
  ) -> [ObjectiveCName] {
    if !isStatic, let name = ObjectiveCName.initializer(pieces) { return [name] }
    return ObjectiveCName.all(of: pieces, taking: types.map(\.name))
  }

  /// Returns words without macros behind a declaration, and the name for Swift in one of them.
  private static func withoutMacros(
    _ words: ArraySlice<String>
  ) -> ([String], ObjectiveCName?) {
    let start = words.firstIndex {
      $0.hasPrefix("NS_") || $0.hasPrefix("__attribute") || $0.hasPrefix("API_")
    }
    guard let start else { return (Array(words), nil) }
    let isName = words[start] == "NS_SWIFT_NAME"
    return (
      Array(words[..<start]), isName ? ObjectiveCName(swiftName: words[(start + 1)...]) : nil
    )
  }

  // MARK: - C

  /// Reads `NS_ENUM(NSInteger, RideState) { RideStateOpen, RideStateDone = 4 }`.
  private mutating func readEnumeration(at macro: Int) -> Int {
    let end = (words[macro...].firstIndex(of: ";") ?? words.count - 1) + 1
    guard macro + 4 < words.count, words[macro + 1] == "(",
      let comma = words[macro...].firstIndex(of: ","), comma + 1 < words.count,
      let brace = words[macro...].firstIndex(of: "{"), brace < end,
      let type = ObjectiveCType(words[(macro + 2)..<comma])
    else { return end }
    let name = words[comma + 1]
    let close = words.closing(brace)
    let parts = words[(brace + 1)..<close].split(separator: ",")
    let titles = parts.compactMap(\.first)
    let start = Self.prefix(of: titles, in: name)
    var enumeration = Enumeration(
      name: name, type: type, isOptions: words[macro] == "NS_OPTIONS")
    for part in parts {
      guard let title = part.first else { continue }
      let sign = part.firstIndex(of: "=")
      enumeration.cases.append(
        (
          ObjectiveCName.camel(ObjectiveCName.words(of: String(title.dropFirst(start)))),
          sign.map { part[($0 + 1)...].joined() } ?? ""
        ))
    }
    if !enumeration.cases.isEmpty { enumerations.append(enumeration) }
    return max(end, close + 1)
  }

  /// Returns the count of letters that the cases have before their own names.
  private static func prefix(of cases: [String], in name: String) -> Int {
    if cases.allSatisfy({ $0.hasPrefix(name) && $0.count > name.count }) { return name.count }
    return cases.allSatisfy { $0.hasPrefix("k" + name) } ? name.count + 1 : 0
  }

  private mutating func readStructure(_ head: ArraySlice<String>, _ brace: Int, _ close: Int) {
    let behind = close + 1 < words.count && words[close + 1] != ";" ? words[close + 1] : nil
    guard let name = behind ?? head.last, name != "struct" else { return }
    structures[name] = words[(brace + 1)..<close].split(separator: ";").compactMap {
      guard let field = $0.last, let type = ObjectiveCType($0.dropLast()) else { return nil }
      return (field, type)
    }
  }

  /// Reads `NSString *RideTitle(double meters)`, or `NSString * const RideGroup`.
  private mutating func readFunction(_ head: ArraySlice<String>) {
    guard let open = head.firstIndex(of: "(") else { return readConstant(head) }
    guard open > head.startIndex, let result = ObjectiveCType(head[..<(open - 1)]) else { return }
    let close = min(head.closing(open), head.endIndex)
    guard let types = ObjectiveCType.parameters(head[(open + 1)..<close]),
      tokens[open - 1].kind == .name
    else { return }
    let name = ObjectiveCName(base: words[open - 1], labels: types.map { _ in "_" })
    functions.append(Member(names: [name], parameters: types, result: result))
  }

  /// Reads `typedef void (^RideHandler)(RideStop *)`, or `typedef double RideLength`.
  private mutating func readAlias(_ head: ArraySlice<String>) {
    let (plain, _) = Self.withoutMacros(head)
    guard plain.count > 1, let (name, words) = Self.named(plain),
      let type = ObjectiveCType(words[...]), type.name != name
    else { return }
    aliases[name] = type
  }

  private mutating func readConstant(_ head: ArraySlice<String>) {
    let sign = head.firstIndex(of: "=") ?? head.endIndex
    guard head.contains("const"), head.contains("NSString"), let name = head[..<sign].last else {
      return
    }
    let text = head[sign...].last.flatMap { $0.hasPrefix("\"") ? $0 : nil }
    constants.append((name, text ?? "\"\(name)\""))
  }

  /// Reads `#define RideGroup @"group.ride"`, and passes over the rest of other lines.
  private mutating func readDirective(from index: Int) -> Int {
    var end = index + 1
    while end < words.count, !tokens[end].startsLine { end += 1 }
    let line = words[index..<end]
    if line.count >= 4, words[index + 1] == "define", let value = line.last {
      let isText = line.count == 5 && words[index + 3] == "@" && value.hasPrefix("\"")
      if isText || line.count == 4 && tokens[end - 1].kind == .number {
        constants.append((words[index + 2], value))
      }
    }
    return end
  }
}
