/// A type of Objective-C or C, as Swift imports it.
struct ObjectiveCType: Hashable {
  /// The Swift type, without a question mark.
  var name: String
  /// A Boolean value indicating whether it may be nil.
  var isOptional: Bool
  /// The names of the project's own types in it.
  let needs: Set<String>

  /// The Swift type.
  var source: String { name + (isOptional ? "?" : "") }

  /// Reads a type: `nullable NSArray<RideStop *> *`; `nil` for one that Swift code rarely sees, as a pointer to pointers.
  init?(_ words: ArraySlice<String>) {
    guard !words.contains("[") else { return nil }
    let plain = words.filter { !Self.nullable.contains($0) && !Self.silent.contains($0) }
    let parsed =
      plain.contains("^")
      ? Self.block(Array(words.drop { Self.nullable.contains($0) }))
      : Self.plain(plain, isConstant: words.contains("const"))
    guard let parsed else { return nil }
    self = parsed
    isOptional = isOptional || words.contains { Self.nullable.contains($0) }
  }

  init(_ name: String, isOptional: Bool = false, needs: Set<String> = []) {
    self.name = name
    self.isOptional = isOptional
    self.needs = needs
  }

  /// No value.
  static let void = ObjectiveCType("Void")

  /// Reads a parameter's type, behind which its name may stand.
  static func parameter(_ words: ArraySlice<String>) -> ObjectiveCType? {
    guard let last = words.last, words.count > 1, last.first?.isLetter == true || last.first == "_",
      !nullable.contains(last), !silent.contains(last), values[words.joined(separator: " ")] == nil
    else { return ObjectiveCType(words) }
    return ObjectiveCType(words.dropLast())
  }

  /// Reads parameters between commas, those within parentheses and angle brackets apart; `nil` where one is unknown.
  static func parameters(_ words: ArraySlice<String>) -> [ObjectiveCType]? {
    var (parts, depth): ([ArraySlice<String>], Int) = ([[]], 0)
    for word in words where words.count > 1 || word != "void" {
      if "(<".contains(word) { depth += 1 }
      if ")>".contains(word) { depth -= 1 }
      if word == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    if parts == [[]] { return [] }
    let types = parts.compactMap { parameter($0) }
    return types.count == parts.count ? types : nil
  }

  /// Reads a block: `void (^)(RideStop *stop, BOOL isLast)`; it may be nil, so that none has to be made.
  private static func block(_ words: [String]) -> ObjectiveCType? {
    guard let caret = words.firstIndex(of: "^"), caret > 0, words[caret - 1] == "(",
      let result = caret == 1 ? void : ObjectiveCType(words[..<(caret - 1)]),
      let open = words[caret...].firstIndex(of: ")").map({ $0 + 1 }), open < words.count,
      words[open] == "(", words.closing(open) == words.count - 1,
      let types = parameters(words[(open + 1)..<(words.count - 1)])
    else { return nil }
    let list = types.map(\.source).joined(separator: ", ")
    return ObjectiveCType(
      "((\(list)) -> \(result.source))", isOptional: true,
      needs: types.reduce(into: result.needs) { $0.formUnion($1.needs) })
  }

  private static func plain(_ words: [String], isConstant: Bool) -> ObjectiveCType? {
    let base = words.prefix { $0 != "<" && $0 != "*" }
    let arguments = words.firstIndex(of: "<").flatMap { start in
      words.lastIndex(of: ">").map { start < $0 ? Array(words[(start + 1)..<$0]) : [] }
    }
    // The stars within angle brackets are those of the elements.
    let starCount = words[(words.lastIndex(of: ">").map { $0 + 1 } ?? 0)...].count { $0 == "*" }
    let plain = base.joined(separator: " ")
    let value = values[plain]
    guard starCount > 0 else {
      if plain == "id", let names = arguments, names.count == 1 {
        return ObjectiveCType("(any \(names[0]))", isOptional: true, needs: Set(names))
      }
      guard base.count == 1 || value != nil else { return nil }
      return ObjectiveCType(value ?? plain, needs: value == nil ? [plain] : [])
    }
    guard starCount == 1, base.count == 1 || value != nil else { return nil }
    if let value {
      let kind = isConstant ? "" : "Mutable"
      return ObjectiveCType(
        value == "Void" ? "Unsafe\(kind)RawPointer" : "Unsafe\(kind)Pointer<\(value)>",
        isOptional: true)
    }
    return object(plain, of: arguments ?? [])
  }

  private static func object(_ plain: String, of arguments: [String]) -> ObjectiveCType {
    let inner = arguments.split(separator: ",").compactMap { ObjectiveCType($0) }
    let needs = inner.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
    switch plain {
    case "NSArray", "NSMutableArray":
      return ObjectiveCType("[\(inner.first?.name ?? "Any")]", needs: needs)
    case "NSSet", "NSMutableSet":
      return ObjectiveCType("Set<\(inner.first?.name ?? "AnyHashable")>", needs: needs)
    case "NSDictionary", "NSMutableDictionary":
      let value = inner.count > 1 ? inner[1].name : "Any"
      return ObjectiveCType("[\(inner.first?.name ?? "AnyHashable"): \(value)]", needs: needs)
    default: break
    }
    // An error that is there could not be made up.
    if plain == "NSError" { return ObjectiveCType("(any Error)", isOptional: true) }
    if let name = classes[plain] { return ObjectiveCType(name) }
    // The arguments of a project's own generic class stay objects; without stars they are protocols.
    guard arguments.contains("*") else { return ObjectiveCType(plain, needs: [plain]) }
    let names = arguments.split(separator: ",").compactMap(\.first).map {
      $0 == "id" ? "AnyObject" : $0
    }
    return ObjectiveCType(
      "\(plain)<\(names.joined(separator: ", "))>", needs: needs.union([plain]))
  }

  /// The value in place of one that the missing code would return, chosen by a name.
  func value(for label: String) -> String {
    guard !isOptional else { return "nil" }
    return switch name {
    case "String", "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Bool":
      "ExampleValues.value(\(name).self, for: \"\(label)\") ?? \(name)()"
    case "Any": "NSNull()"
    case "Void": "()"
    case "UIColor": "UIColor.label"
    case "UIFont": "UIFont.systemFont(ofSize: 17)"
    case "URL": "URL(fileURLWithPath: \"/\")"
    case "NSNumber": "NSNumber(value: 0)"
    default: name.hasPrefix("[") ? name.contains(": ") ? "[:]" : "[]" : "\(name)()"
    }
  }

  /// Returns the text of a value of this type; `nil` for a type without a plain one.
  func text(of value: String) -> String? {
    guard !isOptional else { return nil }
    return switch name {
    case "Date": "\(value).formatted(date: .abbreviated, time: .shortened)"
    case "String", "Int", "UInt", "Int32", "Int64", "Double", "Float", "CGFloat": "\"\\(\(value))\""
    default: nil
    }
  }

  private static let nullable: Set<String> = ["nullable", "_Nullable", "__nullable"]
  /// The words that change nothing for Swift.
  private static let silent: Set<String> = [
    "nonnull", "_Nonnull", "__nonnull", "null_unspecified", "const", "__kindof", "extern", "static",
    "inline", "struct", "enum", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN",
    "OBJC_EXPORT", "NS_INLINE", "volatile",
  ]
  private static let values = [
    "void": "Void", "BOOL": "Bool", "bool": "Bool", "Bool": "Bool", "NSInteger": "Int",
    "NSUInteger": "UInt", "int": "Int32", "unsigned int": "UInt32", "unsigned": "UInt32",
    "long": "Int", "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64",
    "short": "Int16", "unsigned short": "UInt16", "char": "Int8", "unsigned char": "UInt8",
    "double": "Double", "float": "Float", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval",
    "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16",
    "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64",
    "size_t": "Int", "CGSize": "CGSize", "CGPoint": "CGPoint", "CGRect": "CGRect", "id": "Any",
    "instancetype": "Self",
  ]
  private static let classes = [
    "NSString": "String", "NSMutableString": "String", "NSDate": "Date", "NSURL": "URL",
    "NSData": "Data", "NSUUID": "UUID", "NSNumber": "NSNumber", "UIColor": "UIColor",
    "UIImage": "UIImage", "UIFont": "UIFont", "NSObject": "NSObject", "NSLocale": "Locale",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone",
  ]
}

extension RandomAccessCollection<String> where Index == Int {
  /// Returns the place of the sign that closes a parenthesis, a brace or an angle bracket; the end where there is none.
  func closing(_ start: Int) -> Int {
    let pairs = ["(": ")", "{": "}", "<": ">"]
    let (open, close) = (self[start], pairs[self[start]])
    var depth = 0
    for index in start..<endIndex {
      if self[index] == open { depth += 1 }
      if self[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return endIndex
  }
}
