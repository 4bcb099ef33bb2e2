/// A type of Objective-C or C, as Swift imports it.
struct ObjectiveCType: Hashable {
  /// The Swift type, without a question mark.
  let name: String
  /// A Boolean value indicating whether it may be nil.
  let isOptional: Bool
  /// The names of the project's own types in it.
  let needs: Set<String>

  /// The Swift type.
  var source: String { name + (isOptional ? "?" : "") }

  /// Reads a type: `nullable NSArray<RideStop *> *`; `nil` for one that Swift code rarely sees, as a block or a pointer.
  init?(_ words: ArraySlice<String>) {
    guard !words.contains("^"), !words.contains("[") else { return nil }
    isOptional = words.contains { Self.nullable.contains($0) }
    let words = words.filter { !Self.nullable.contains($0) && !Self.silent.contains($0) }
    let base = words.prefix { $0 != "<" && $0 != "*" }
    let arguments = words.firstIndex(of: "<").flatMap { start in
      words.lastIndex(of: ">").map { start < $0 ? Array(words[(start + 1)..<$0]) : [] }
    }
    // The stars within angle brackets are those of the elements.
    let starCount = words[(words.lastIndex(of: ">").map { $0 + 1 } ?? 0)...].count { $0 == "*" }
    let plain = base.joined(separator: " ")
    if starCount == 0 {
      name = Self.values[plain] ?? plain
      needs = Self.values[plain] == nil ? [plain] : []
      guard base.count == 1 || Self.values[plain] != nil else { return nil }
    } else if starCount == 1, base.count == 1, Self.values[plain] == nil {
      let inner = Self.elements(arguments ?? [])
      switch plain {
      case "NSArray", "NSMutableArray": name = "[\(inner.first?.name ?? "Any")]"
      case "NSSet", "NSMutableSet": name = "Set<\(inner.first?.name ?? "AnyHashable")>"
      case "NSDictionary", "NSMutableDictionary":
        let value = inner.count > 1 ? inner[1].name : "Any"
        name = "[\(inner.first?.name ?? "AnyHashable"): \(value)]"
      default: name = Self.classes[plain] ?? plain
      }
      let isOwn = Self.classes[plain] == nil && !name.hasPrefix("[") && !name.hasPrefix("Set<")
      needs = inner.reduce(into: isOwn ? [plain] : []) { $0.formUnion($1.needs) }
    } else {
      return nil
    }
  }

  private static func elements(_ words: [String]) -> [ObjectiveCType] {
    words.split(separator: ",").compactMap { ObjectiveCType($0) }
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
