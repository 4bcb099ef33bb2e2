/// The step from declarations of Swift source to the types that a content is checked against.
struct SwiftTypeResolver {
  /// The deepest nesting of types; a type that holds itself ends there.
  private static let depthMaximum = 16
  private static let notesMaximum = 20

  private let declarations: [String: SwiftDeclaration]
  private(set) var notes: [TypeNote] = []
  private var depth = 0

  init(_ declarations: [String: SwiftDeclaration]) {
    self.declarations = declarations
  }

  /// The types that conform to `ActivityAttributes`, each with the path of names that leads to it.
  var attributes: [(path: [String], declaration: SwiftDeclaration)] {
    var found: [([String], SwiftDeclaration)] = []
    var rest = declarations.map { ([$0.key], $0.value) }
    while let (path, declaration) = rest.popLast() {
      if declaration.conformances.contains("ActivityAttributes") {
        found.append((path, declaration))
      }
      if path.count < 6 { rest += declaration.nested.map { (path + [$0.key], $0.value) } }
    }
    return found
  }

  private mutating func addNote(_ words: String, line: Int) {
    let note = TypeNote(line: line, words: words)
    if notes.count < Self.notesMaximum, !notes.contains(note) { notes.append(note) }
  }

  /// Returns the content state of an attributes type: the type in it, or the one that an alias names.
  mutating func contentState(
    of declaration: SwiftDeclaration, in path: [String]
  ) -> DeclaredType {
    for name in ["ContentState", "Status"] {
      guard let nested = declaration.nested[name] else { continue }
      if case .alias(let type) = nested.kind { return resolve(type, in: path, line: nested.line) }
      if name == "ContentState" { return type(of: nested, in: path + [name]) }
    }
    addNote("\(path.last ?? ""): it has no ContentState that can be read", line: declaration.line)
    return .scalar(.any)
  }

  // MARK: - Declarations

  private mutating func type(of declaration: SwiftDeclaration, in path: [String]) -> DeclaredType {
    guard depth < Self.depthMaximum else { return .scalar(.any) }
    depth += 1
    defer { depth -= 1 }
    switch declaration.kind {
    case .alias(let type): return resolve(type, in: path, line: declaration.line)
    case .structure: return structure(declaration, in: path)
    case .enumeration: return enumeration(declaration, in: path)
    }
  }

  /// Returns a struct with the properties that its synthesized decoder reads.
  mutating func structure(_ declaration: SwiftDeclaration, in path: [String]) -> DeclaredType {
    let name = path.last ?? ""
    if declaration.decodesItself {
      addNote(
        "\(name): it has an init(from:) of its own, whose code is not read", line: declaration.line)
      return .scalar(.any)
    }
    if declaration.isGeneric {
      addNote("\(name): it is generic", line: declaration.line)
      return .scalar(.any)
    }
    let keys = declaration.nested["CodingKeys"]?.cases
    var properties: [DeclaredType.Property] = []
    for property in declaration.properties {
      var key = property.name
      if let keys {
        // A property without a key is not decoded.
        guard let coding = keys.first(where: { $0.name == key }) else { continue }
        key = coding.rawValue?.unquoted ?? key
      }
      guard let type = property.type else {
        addNote("\(name).\(property.name): its type is not written", line: property.line)
        properties.append(.init(name: key, type: .optional(.scalar(.any))))
        continue
      }
      properties.append(.init(name: key, type: resolve(type, in: path, line: property.line)))
    }
    return .structure(properties)
  }

  private mutating func enumeration(
    _ declaration: SwiftDeclaration, in path: [String]
  ) -> DeclaredType {
    if declaration.decodesItself {
      addNote(
        "\(path.last ?? ""): it has an init(from:) of its own, whose code is not read",
        line: declaration.line)
      return .scalar(.any)
    }
    let raw = declaration.conformances.first ?? ""
    if raw == "String" {
      return .enumeration(declaration.cases.map { $0.rawValue?.unquoted ?? $0.name })
    }
    if raw.hasPrefix("Int") || raw.hasPrefix("UInt") {
      var next: Int64 = 0
      return .numbers(
        declaration.cases.map { value in
          let number = value.rawValue.flatMap { Int64($0) } ?? next
          next = number &+ 1
          return number
        })
    }
    return .cases(
      declaration.cases.map { value in
        let values = value.values.enumerated().map { index, item in
          DeclaredType.Property(
            name: item.label ?? "_\(index)",
            type: resolve(item.type, in: path, line: declaration.line))
        }
        return .init(name: value.name, type: .structure(values))
      })
  }

  // MARK: - Names

  private static let scalars: [String: DeclaredType.Scalar] = [
    "TimeInterval": .double, "CGFloat": .double, "Float32": .float, "Float64": .double,
    "Substring": .string, "Decimal": .decimal,
  ]

  private mutating func resolve(
    _ type: SwiftTypeName, in path: [String], line: Int
  ) -> DeclaredType {
    guard depth < Self.depthMaximum else { return .scalar(.any) }
    depth += 1
    defer { depth -= 1 }
    switch type {
    case .optional(let wrapped):
      let inner = resolve(wrapped, in: path, line: line)
      if case .optional = inner { return inner }
      return .optional(inner)
    case .array(let element): return .array(resolve(element, in: path, line: line))
    case .dictionary(let key, let value):
      let inner = resolve(value, in: path, line: line)
      switch resolve(key, in: path, line: line) {
      case .scalar(.string), .scalar(.int): return .dictionary(inner)
      case .scalar, .enumeration, .numbers, .cases, .optional, .array, .dictionary, .closedRange,
        .structure:
        addNote("a dictionary with keys of its own type, which is written as an array", line: line)
        return .scalar(.any)
      }
    case .other(let words):
      addNote("\(words) can't be decoded", line: line)
      return .optional(.scalar(.any))
    case .named(let names, let arguments):
      return named(names, arguments, in: path, line: line)
    }
  }

  private mutating func named(
    _ names: [String], _ arguments: [SwiftTypeName], in path: [String], line: Int
  ) -> DeclaredType {
    let modules = ["Swift", "Foundation", "SwiftUI", "ActivityKit", "CoreGraphics"]
    let names = names.count > 1 && modules.contains(names[0]) ? Array(names.dropFirst()) : names
    guard let last = names.last else { return .scalar(.any) }
    if let (found, declaration) = lookUp(names, from: path) {
      return type(of: declaration, in: found)
    }
    if let first = arguments.first {
      let inner = resolve(first, in: path, line: line)
      if last == "Optional" { return .optional(inner) }
      if ["Array", "Set", "ContiguousArray"].contains(last) { return .array(inner) }
      if last == "Dictionary", arguments.count == 2 {
        return resolve(.dictionary(first, arguments[1]), in: path, line: line)
      }
      if ["ClosedRange", "Range"].contains(last), case .scalar(let bound) = inner {
        return .closedRange(bound)
      }
    }
    if let scalar = DeclaredType.Scalar(rawValue: last) ?? Self.scalars[last] {
      return .scalar(scalar)
    }
    addNote("\(names.joined(separator: ".")): its declaration is not in this source", line: line)
    return .scalar(.any)
  }

  /// Returns the declaration of a name, looked for in the types around its use, the nearest first.
  private func lookUp(
    _ names: [String], from path: [String]
  ) -> (path: [String], declaration: SwiftDeclaration)? {
    for count in stride(from: path.count, through: 0, by: -1) {
      let whole = Array(path.prefix(count)) + names
      var types = declarations
      var found: SwiftDeclaration?
      for name in whole {
        found = types[name]
        guard let next = found?.nested else { break }
        types = next
      }
      if let found { return (whole, found) }
    }
    return nil
  }
}

extension String {
  /// The text without the quotes around it; the text itself where it has none.
  fileprivate var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
