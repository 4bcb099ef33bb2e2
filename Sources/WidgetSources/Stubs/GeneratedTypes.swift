/// Swift source of the types that Xcode generates from a project's definitions: intents of SiriKit, and entities of Core Data.
public enum GeneratedTypes {
  /// The longest definition that is read, in bytes.
  public static let byteCountMaximum = 4 << 20

  /// Returns whether types are generated from a file.
  public static func isDefinition(_ path: String) -> Bool {
    path.hasSuffix(".intentdefinition") || path.hasSuffix(".xcdatamodel/contents")
  }

  /// Returns the source for definitions, without types that the files declare themselves.
  public static func source(of definitions: [[UInt8]], beside files: [SourceFile]) -> String {
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    var declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var source = ""
    for bytes in definitions {
      for type in types(in: bytes)
      where used.contains(type.name) && declared.insert(type.name).inserted {
        source += type.source
      }
    }
    return source
  }

  /// A type and its declaration.
  private struct GeneratedType {
    let name: String
    var properties: [(name: String, type: String)] = []
    let isEntity: Bool

    var source: String {
      let members = properties.map { "  var `\($0.name)`: \($0.type)\n" }.joined()
      let base = isEntity ? "NSManagedObject, Identifiable" : "INIntent, @unchecked Sendable"
      let request =
        isEntity
        ? "  class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(name)\") }\n"
        : ""
      return "class \(name): \(base) {\n\(members)\(request)}\n"
    }
  }

  private static func types(in bytes: [UInt8]) -> [GeneratedType] {
    let tags = XMLTags(bytes)
    return tags.contains("entity") ? entities(tags) : intents(tags)
  }

  private static func entities(_ tags: XMLTags) -> [GeneratedType] {
    var types: [GeneratedType] = []
    for tag in tags.all {
      switch tag.name {
      case "entity":
        guard let name = tag.attributes["representedClassName"] ?? tag.attributes["name"] else {
          continue
        }
        let words = name.split(separator: ".").last.map(String.init) ?? name
        types.append(GeneratedType(name: words, isEntity: true))
      case "attribute" where !types.isEmpty:
        guard let name = tag.attributes["name"] else { continue }
        types[types.count - 1].properties.append((name, type(of: tag)))
      case "relationship" where !types.isEmpty:
        guard let name = tag.attributes["name"] else { continue }
        let one = tag.attributes["destinationEntity"] ?? "NSManagedObject"
        let type = tag.attributes["toMany"] == "YES" ? "NSSet?" : "\(one)?"
        types[types.count - 1].properties.append((name, type))
      default: break
      }
    }
    return types
  }

  /// Returns the type of an entity's attribute, with its first value.
  private static func type(of tag: XMLTags.Tag) -> String {
    let isScalar = tag.attributes["usesScalarValueType"] == "YES"
    return switch tag.attributes["attributeType"] ?? "" {
    case "String": "String?"
    case "Date": "Date?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Binary": "Data?"
    case "Boolean": isScalar ? "Bool = false" : "NSNumber?"
    case "Double": isScalar ? "Double = 0" : "NSNumber?"
    case "Float": isScalar ? "Float = 0" : "NSNumber?"
    case "Integer 16": isScalar ? "Int16 = 0" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32 = 0" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64 = 0" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    default: "NSObject?"
    }
  }

  /// Reads `<key>INIntentName</key><string>Configuration</string>`.
  private static func intents(_ tags: XMLTags) -> [GeneratedType] {
    var types: [GeneratedType] = []
    for (key, value) in zip(tags.all, tags.all.dropFirst()) where key.name == "key" {
      switch key.text {
      case "INIntentName": types.append(GeneratedType(name: "\(value.text)Intent", isEntity: false))
      case "INIntentParameterName" where !types.isEmpty:
        types[types.count - 1].properties.append((value.text, "String?"))
      default: break
      }
    }
    return types
  }
}

/// The opening tags of an XML text in order, each with its attributes and the text behind it.
struct XMLTags {
  struct Tag {
    var name = ""
    var attributes: [String: String] = [:]
    var text = ""
  }

  private(set) var all: [Tag] = []

  init(_ bytes: [UInt8]) {
    for part in bytes.split(separator: UInt8(ascii: "<")) {
      guard let end = part.firstIndex(of: UInt8(ascii: ">")),
        let first = part.first, !"/!?".utf8.contains(first)
      else { continue }
      var tag = Tag()
      let quoted = part[..<end].split(
        separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      let words = quoted[0].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      tag.name = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      // Between quotation marks are values; before each stands its name with an equals sign.
      for index in stride(from: 1, to: quoted.count, by: 2) {
        let head = quoted[index - 1].split(separator: UInt8(ascii: " ")).last ?? []
        let name = String(decoding: head.dropLast(), as: UTF8.self)
        tag.attributes[name] = String(decoding: quoted[index], as: UTF8.self)
      }
      tag.text = String(decoding: part[(end + 1)...], as: UTF8.self)
      all.append(tag)
    }
  }

  func contains(_ name: String) -> Bool { all.contains { $0.name == name } }
}
