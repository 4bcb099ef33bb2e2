/// Swift source in place of a project's Objective-C and C, which Swift code sees by a bridging header and islet cannot compile.
///
/// Each class, enumeration and function of its headers that the Swift files use has a stub: it does nothing and returns
/// plain values, so that what is drawn around it stays.
public struct ObjectiveCStubs {
  private var enumerations: [String: ObjectiveCHeader.Enumeration] = [:]
  private var classes: [String: ObjectiveCHeader.Class] = [:]
  private var structures: [String: [(name: String, type: ObjectiveCType)]] = [:]
  private var functions: [String: ObjectiveCHeader.Member] = [:]
  private var constants: [String: String] = [:]
  private var aliases: [String: ObjectiveCType] = [:]
  /// The names that the Swift files declare, and those that they use.
  private let declared, used: Set<String>

  /// Reads headers, without what the files declare themselves.
  ///
  /// - Parameters:
  ///   - headers: The headers' contents.
  ///   - files: The Swift files.
  public init(_ headers: [[UInt8]], beside files: [SourceFile]) {
    declared = files.reduce(into: []) { $0.formUnion($1.declaredNames) }
    used = files.reduce(into: []) { $0.formUnion($1.usedNames) }
    for header in headers.lazy.map({ ObjectiveCHeader($0) }) {
      for enumeration in header.enumerations { enumerations[enumeration.name] = enumeration }
      for function in header.functions { functions[function.names[0].base] = function }
      structures.merge(header.structures) { $1 }
      constants.merge(header.constants) { $1 }
      aliases.merge(header.aliases) { $1 }
      classes.merge(header.classes) { first, second in
        ObjectiveCHeader.Class(
          base: first.base ?? second.base,
          baseArguments: first.baseArguments.isEmpty ? second.baseArguments : first.baseArguments,
          parameters: first.parameters.isEmpty ? second.parameters : first.parameters,
          isProtocol: first.isProtocol || second.isProtocol,
          members: first.members + second.members)
      }
    }
  }

  /// The names that the Swift files use of the headers, sorted.
  public var names: [String] {
    let all = Set(constants.keys).union(functions.keys).union(used.filter(isOwnType))
    return all.intersection(used).subtracting(declared).sorted()
  }

  /// The source of one file; empty where the Swift files use nothing of the headers.
  public var source: String {
    let types = neededTypes.sorted().map { source(ofType: $0) }
    let values = names.compactMap { name in
      constants[name].map { "let `\(name)` = \($0)\n" }
    }
    let calls = names.compactMap { functions[$0] }.flatMap { sources(of: $0, in: nil) }
    let parts = types + values + calls + categories
    guard !parts.isEmpty else { return "" }
    return "import Foundation\nimport SwiftUI\nimport UIKit\nimport WidgetKit\n" + parts.joined()
  }

  /// Returns whether the headers declare a type that is none of Apple's.
  private func isOwnType(_ name: String) -> Bool {
    !declared.contains(name) && Self.extended[name] == nil
      && (enumerations[name] != nil || classes[name] != nil || structures[name] != nil
        || aliases[name] != nil)
  }

  /// The types that the Swift files name, and those that these need.
  private var neededTypes: Set<String> {
    var needed: Set<String> = []
    var rest = used.filter(isOwnType)
    for function in functions.values where used.contains(function.names[0].base) {
      rest.formUnion(needs(of: function))
    }
    while let name = rest.popFirst() {
      guard isOwnType(name), needed.insert(name).inserted else { continue }
      if let base = classes[name]?.base { rest.insert(base) }
      for member in classes[name]?.members ?? [] { rest.formUnion(needs(of: member)) }
      if let alias = aliases[name] { rest.formUnion(alias.needs) }
      for field in structures[name] ?? [] { rest.formUnion(field.type.needs) }
    }
    return needed
  }

  private func needs(of member: ObjectiveCHeader.Member) -> Set<String> {
    member.parameters.reduce(into: member.result.needs) { $0.formUnion($1.needs) }
  }

  private func source(ofType name: String) -> String {
    if let enumeration = enumerations[name] { return Self.source(of: enumeration) }
    if let fields = structures[name] {
      let texts = fields.filter { $0.type.needs.allSatisfy(isKnown) }.map {
        "  var `\($0.name)`: \($0.type.source) = \($0.type.value(for: $0.name))\n"
      }
      return "struct \(name) {\n\(texts.joined())}\n"
    }
    if let type = classes[name] { return source(of: type, named: name) }
    guard let alias = aliases[name], alias.needs.allSatisfy(isKnown) else { return "" }
    return "typealias \(name) = \(resolved(alias).name)\n"
  }

  private func source(of type: ObjectiveCHeader.Class, named name: String) -> String {
    if type.isProtocol { return "protocol \(name): AnyObject {}\n" }
    let base = type.base.flatMap { isOwnType($0) ? $0 : nil }
    let start = "  required \(base == nil ? "override " : "")init() { super.init() }\n"
    let members = Set(type.members.flatMap { sources(of: $0, in: type) }).sorted().joined()
    let parameters = type.parameters.map { "\($0): AnyObject" }.joined(separator: ", ")
    var inherited = base ?? "NSObject"
    if let base, let parent = classes[base], !parent.parameters.isEmpty {
      let isWhole = parent.parameters.count == type.baseArguments.count
      let names = isWhole ? type.baseArguments : parent.parameters.map { _ in "AnyObject" }
      inherited += "<\(names.joined(separator: ", "))>"
    }
    return
      "class \(name)\(parameters.isEmpty ? "" : "<\(parameters)>"): \(inherited), @unchecked Sendable {\n\(start)\(members)}\n"
  }

  private func isKnown(_ name: String) -> Bool { isOwnType(name) || declared.contains(name) }

  /// Returns a type by its own name where it has a further one, and with objects as arguments where a generic class has none.
  private func resolved(_ type: ObjectiveCType) -> ObjectiveCType {
    if var alias = aliases[type.name] {
      alias.isOptional = alias.isOptional || type.isOptional
      return alias
    }
    guard let parameters = classes[type.name]?.parameters, !parameters.isEmpty else { return type }
    var copy = type
    copy.name += "<\(parameters.map { _ in "AnyObject" }.joined(separator: ", "))>"
    return copy
  }

  /// Returns the declarations of a member by each of its names; none where a type of it is unknown.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - type: The class that has it; `nil` for a function.
  /// - Returns: The source.
  private func sources(
    of member: ObjectiveCHeader.Member, in type: ObjectiveCHeader.Class?
  ) -> [String] {
    let generic = Set(type?.parameters ?? [])
    let types = (member.parameters + [member.result]).map(resolved)
    guard types.allSatisfy({ $0.needs.subtracting(generic).allSatisfy(isKnown) }),
      let last = types.last
    else { return [] }
    var result = last
    // There is no object of any class, so one is nil until it is set; like an unannotated one, it may be used without a question.
    let isObject = generic.contains(result.name)
    if isObject { result.isOptional = true }
    let indent = type == nil ? "" : "  "
    let scope = type != nil && member.isStatic ? "class " : ""
    return member.names.filter { $0 != ObjectiveCName(base: "init", labels: []) }.map { name in
      let value = result.value(for: name.base)
      let source = isObject ? "\(result.name)!" : result.source
      guard member.isCalled else {
        let access = member.isStatic ? "{ get { \(value) } set {} }" : "= \(value)"
        return "\(indent)\(scope)var `\(name.base)`: \(source) \(access)\n"
      }
      let parameters = zip(name.labels, types).enumerated().map {
        "\($1.0) _\($0): \($1.1.source)"
      }.joined(separator: ", ")
      // A formatter's text is what it formats.
      let formatted = result.name == "String" ? member.parameters.first?.text(of: "_0") : nil
      let throwing = member.isThrowing ? " throws" : ""
      if name.base == "init" {
        let stored = Self.assignments(of: name.labels, types, in: type)
        return "\(indent)convenience init(\(parameters))\(throwing) { self.init()\(stored) }\n"
      }
      return
        "\(indent)\(scope)func `\(name.base)`(\(parameters))\(throwing) -> \(source) { \(formatted ?? value) }\n"
    }
  }

  /// Returns the code by which an initializer keeps those arguments that are properties, too.
  private static func assignments(
    of labels: [String], _ types: [ObjectiveCType], in type: ObjectiveCHeader.Class?
  ) -> String {
    zip(labels, types).enumerated().compactMap { index, argument in
      let isKept = type?.members.contains { member in
        !member.isCalled && !member.isStatic && member.names.first?.base == argument.0
          && member.result.name == argument.1.name
          && (member.result.isOptional || !argument.1.isOptional)
      }
      return isKept == true ? "; self.`\(argument.0)` = _\(index)" : nil
    }.joined()
  }

  private static func source(of enumeration: ObjectiveCHeader.Enumeration) -> String {
    let (name, type) = (enumeration.name, enumeration.type.name)
    if enumeration.isOptions {
      let values = enumeration.cases.enumerated().map { index, option in
        // A value that names others is not computed.
        let isNumber = !option.value.isEmpty && !option.value.contains(where: \.isLetter)
        let value = isNumber ? option.value : "1 << \(index)"
        return "  static let `\(option.name)` = Self(rawValue: \(value))\n"
      }
      return "struct \(name): OptionSet, Sendable {\n  let rawValue: \(type)\n\(values.joined())}\n"
    }
    let cases = enumeration.cases.map { title, value in
      "  case `\(title)`\(Int(value) == nil ? "" : " = \(value)")\n"
    }
    let first = enumeration.cases.first?.name ?? ""
    return "enum \(name): \(type), Sendable {\n\(cases.joined())"
      + "  init() { self = .`\(first)` }\n}\n"
  }

  /// The members that the headers add to types of Apple's.
  private var categories: [String] {
    Self.extended.sorted { $0.key < $1.key }.compactMap { name, type in
      let members = (classes[name]?.members ?? []).filter { member in
        member.names.contains { used.contains($0.base) }
      }
      let texts = members.filter(\.isCalled).flatMap {
        sources(of: $0, in: ObjectiveCHeader.Class())
      }
      guard !texts.isEmpty else { return nil }
      let plain = Set(texts).sorted().joined().replacing("  class func", with: "  static func")
      return "extension \(type) {\n\(plain)}\n"
    }
  }

  /// Types of Apple's, by the classes that a category extends.
  private static let extended = [
    "NSString": "String", "NSDate": "Date", "NSURL": "URL", "NSData": "Data", "UIColor": "UIColor",
    "UIImage": "UIImage", "UIFont": "UIFont", "NSNumber": "NSNumber",
  ]
}
