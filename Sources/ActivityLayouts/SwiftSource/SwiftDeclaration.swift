/// A type that Swift source declares: a struct, a class or an enum, with the types in it.
struct SwiftDeclaration {
  /// The kind of a declaration.
  enum Kind {
    case structure, enumeration, alias(SwiftTypeName)
  }

  /// A stored property.
  struct Property {
    let name: String
    let type: SwiftTypeName?
    let line: Int
  }

  /// A case of an enum, with the types of its values.
  struct Case {
    let name: String
    /// The raw value as it is written: a text in quotes or a number; `nil` for the name itself.
    var rawValue: String?
    var values: [(label: String?, type: SwiftTypeName)] = []
  }

  var kind: Kind
  /// The names of its protocols, and of an enum's raw type.
  var conformances: [String] = []
  var properties: [Property] = []
  var cases: [Case] = []
  /// The types in it, by name.
  var nested: [String: SwiftDeclaration] = [:]
  /// The line at which it begins, from 1.
  var line: Int
  /// A Boolean value indicating whether it has an initializer of its own that decodes.
  var decodesItself = false
  /// A Boolean value indicating whether it is generic.
  var isGeneric = false

  /// Adds what an extension declares.
  mutating func extend(by other: SwiftDeclaration) {
    conformances += other.conformances
    properties += other.properties
    cases += other.cases
    decodesItself = decodesItself || other.decodesItself
    nested.merge(other.nested) { first, _ in first }
  }
}

/// The name of a type in source, with its arguments.
indirect enum SwiftTypeName: Hashable {
  case named([String], [SwiftTypeName])
  case optional(SwiftTypeName)
  case array(SwiftTypeName)
  case dictionary(SwiftTypeName, SwiftTypeName)
  /// A type that can't be decoded, such as a function or a tuple; its beginning.
  case other(String)
}
