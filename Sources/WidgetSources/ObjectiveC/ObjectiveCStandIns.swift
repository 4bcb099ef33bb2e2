/// Swift source in place of a project's Objective-C and C, which Swift code sees by a bridging header and islet cannot compile.
///
/// Each class, enumeration and function of its headers that the Swift files use has a stand-in: it does nothing and returns
/// plain values, so that what is drawn around it stays.
public struct ObjectiveCStandIns {
  private var enumerations: [String: ObjectiveCHeader.Enumeration] = [:]
  private var classes: [String: ObjectiveCHeader.Class] = [:]
  private var structures: [String: [(name: String, type: ObjectiveCType)]] = [:]
  private var functions: [String: ObjectiveCHeader.Member] = [:]
  private var constants: [String: String] = [:]
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
      classes.merge(header.classes) { first, second in
        ObjectiveCHeader.Class(
          base: first.base ?? second.base, isProtocol: first.isProtocol || second.isProtocol,
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
    let calls = names.compactMap { functions[$0] }.flatMap { sources(of: $0, asMember: false) }
    let parts = types + values + calls + categories
    guard !parts.isEmpty else { return "" }
    return "import Foundation\nimport SwiftUI\nimport UIKit\nimport WidgetKit\n" + parts.joined()
  }

  /// Returns whether the headers declare a type that is none of Apple's.
  private func isOwnType(_ name: String) -> Bool {
    !declared.contains(name) && Self.extended[name] == nil
      && (enumerations[name] != nil || classes[name] != nil || structures[name] != nil)
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
    guard let type = classes[name] else { return "" }
    if type.isProtocol { return "protocol \(name): AnyObject {}\n" }
    let base = type.base.flatMap { isOwnType($0) ? $0 : nil }
    let start = "  required \(base == nil ? "override " : "")init() { super.init() }\n"
    let members = Set(type.members.flatMap { sources(of: $0, asMember: true) }).sorted().joined()
    return "class \(name): \(base ?? "NSObject"), @unchecked Sendable {\n\(start)\(members)}\n"
  }

  private func isKnown(_ name: String) -> Bool { isOwnType(name) || declared.contains(name) }

  /// Returns the declarations of a member by each of its names; none where a type of it is unknown.
  private func sources(of member: ObjectiveCHeader.Member, asMember isMember: Bool) -> [String] {
    let types = member.parameters + [member.result]
    guard types.allSatisfy({ $0.needs.allSatisfy(isKnown) }) else { return [] }
    let indent = isMember ? "  " : ""
    let scope = isMember && member.isStatic ? "class " : ""
    return member.names.filter { $0 != ObjectiveCName(base: "init", labels: []) }.map { name in
      let value = member.result.value(for: name.base)
      guard member.isCalled else {
        let access = member.isStatic ? "{ get { \(value) } set {} }" : "= \(value)"
        return "\(indent)\(scope)var `\(name.base)`: \(member.result.source) \(access)\n"
      }
      let parameters = zip(name.labels, member.parameters).enumerated().map {
        "\($1.0) _\($0): \($1.1.source)"
      }.joined(separator: ", ")
      // A formatter's text is what it formats.
      let formatted = member.result.name == "String" ? member.parameters.first?.text(of: "_0") : nil
      if name.base == "init" { return "\(indent)convenience init(\(parameters)) { self.init() }\n" }
      return
        "\(indent)\(scope)func `\(name.base)`(\(parameters)) -> \(member.result.source) { \(formatted ?? value) }\n"
    }
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
      let texts = members.filter(\.isCalled).flatMap { sources(of: $0, asMember: true) }
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
