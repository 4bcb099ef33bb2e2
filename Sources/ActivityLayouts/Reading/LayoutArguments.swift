import StrictJSON

/// The place of an argument in a view or a modifier.
enum ArgumentPlace: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The value of the view's or modifier's own key.
  case own
  /// A member of that value, which is an object.
  case key(String)
  /// A member beside the view's own key.
  case beside(String)

  init(stringLiteral key: String) {
    self = .key(key)
  }
}

/// An argument as help and schema describe it.
struct ArgumentDescription: Sendable {
  let place: ArgumentPlace
  let kind: KindDescription
  let isRequired: Bool

  /// The argument's key in the object that is the own value; `nil` elsewhere.
  var key: String? {
    if case .key(let key) = place { key } else { nil }
  }

  /// The argument's key beside the own one; `nil` elsewhere.
  var sibling: String? {
    if case .beside(let key) = place { key } else { nil }
  }
}

/// The JSON in which the arguments of a view or a modifier stand.
struct ArgumentSource {
  /// The value of the view's or modifier's own key.
  let own: JSONValue
  /// The object with that key.
  let object: JSONValue

  func value(at place: ArgumentPlace) -> JSONValue? {
    switch place {
    case .own: own
    case .key(let key): own[key]
    case .beside(let key): object[key]
    }
  }

  func requiredValue(at place: ArgumentPlace) throws(LayoutFault) -> JSONValue {
    if let value = value(at: place) { return value }
    switch place {
    case .own: return own
    case .key(let key): throw LayoutFault(own.fault(.missingKey(key)))
    case .beside(let key): throw LayoutFault(object.fault(.missingKey(key)))
    }
  }
}

/// One argument or several, read together into one value.
struct LayoutArguments<Value>: Sendable {
  typealias Read =
    @Sendable (ArgumentSource, inout LayoutReader) throws(LayoutFault) -> Bound<Value>

  let descriptions: [ArgumentDescription]
  let read: Read
}

extension LayoutArguments {
  private init(
    _ place: ArgumentPlace, _ kind: KindDescription, isRequired: Bool, read: @escaping Read
  ) {
    descriptions = [ArgumentDescription(place: place, kind: kind, isRequired: isRequired)]
    self.read = read
  }

  /// The one argument of a view or a modifier: the value of its own key.
  static func own(_ kind: ArgumentKind<Value>) -> LayoutArguments { .required(.own, kind) }

  /// An argument that must be there.
  static func required(_ place: ArgumentPlace, _ kind: ArgumentKind<Value>) -> LayoutArguments {
    LayoutArguments(place, kind.description, isRequired: true) {
      source, reader throws(LayoutFault) in
      try kind.read(try source.requiredValue(at: place), &reader)
    }
  }

  /// An argument with a value of its own where it is left out.
  static func optional(
    _ place: ArgumentPlace, _ kind: ArgumentKind<Value>, default fallback: Value
  ) -> LayoutArguments where Value: Sendable {
    LayoutArguments(place, kind.description, isRequired: false) {
      source, reader throws(LayoutFault) in
      guard let value = source.value(at: place) else { return { _ in fallback } }
      return try kind.read(value, &reader)
    }
  }

  /// An argument that may be left out.
  static func optional<Wrapped>(_ place: ArgumentPlace, _ kind: ArgumentKind<Wrapped>)
    -> LayoutArguments where Value == Wrapped?
  {
    LayoutArguments(place, kind.description, isRequired: false) {
      source, reader throws(LayoutFault) in
      guard let value = source.value(at: place) else { return { _ in nil } }
      let bound = try kind.read(value, &reader)
      return { bound(&$0) }
    }
  }
}

extension LayoutArguments<Void> {
  /// No argument.
  static let none = LayoutArguments(descriptions: []) { _, _ in { _ in () } }
}

// Parameter packs would say these three at once, at three times the cost of binding.
extension LayoutArguments {
  /// Two arguments.
  static func all<A, B>(_ a: LayoutArguments<A>, _ b: LayoutArguments<B>) -> LayoutArguments
  where Value == (A, B) {
    LayoutArguments(descriptions: a.descriptions + b.descriptions) {
      source, reader throws(LayoutFault) in
      let a = try a.read(source, &reader)
      let b = try b.read(source, &reader)
      return { (a(&$0), b(&$0)) }
    }
  }

  /// Three arguments.
  static func all<A, B, C>(
    _ a: LayoutArguments<A>, _ b: LayoutArguments<B>, _ c: LayoutArguments<C>
  ) -> LayoutArguments where Value == (A, B, C) {
    LayoutArguments(descriptions: a.descriptions + b.descriptions + c.descriptions) {
      source, reader throws(LayoutFault) in
      let a = try a.read(source, &reader)
      let b = try b.read(source, &reader)
      let c = try c.read(source, &reader)
      return { (a(&$0), b(&$0), c(&$0)) }
    }
  }

  /// Four arguments.
  static func all<A, B, C, D>(
    _ a: LayoutArguments<A>, _ b: LayoutArguments<B>, _ c: LayoutArguments<C>,
    _ d: LayoutArguments<D>
  ) -> LayoutArguments where Value == (A, B, C, D) {
    LayoutArguments(
      descriptions: a.descriptions + b.descriptions + c.descriptions + d.descriptions
    ) { source, reader throws(LayoutFault) in
      let a = try a.read(source, &reader)
      let b = try b.read(source, &reader)
      let c = try c.read(source, &reader)
      let d = try d.read(source, &reader)
      return { (a(&$0), b(&$0), c(&$0), d(&$0)) }
    }
  }
}
