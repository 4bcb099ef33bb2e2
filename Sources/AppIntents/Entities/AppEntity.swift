public import CellUI

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// The type's name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with an appearance in lists.
public protocol DisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The appearance.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value with words.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

extension DisplayRepresentable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value of an app that intents know.
public protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable {}

/// A thing of an app that an intent can be given.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable {
  /// The type that finds the things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds the things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of the entity.
  public typealias Property = IntentParameter
}

/// A thing of an app that is found in Spotlight.
public protocol IndexedEntity: AppEntity {}

/// A thing of an app that has a URL.
public protocol URLRepresentableEntity: AppEntity {
  /// The URL.
  static var urlRepresentation: URLRepresentation { get }
  /// The words of a URL with the entity's properties in it.
  typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// The words of a URL with an entity's properties in it, which nothing here opens.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
  /// Makes words from a literal.
  public init(stringLiteral text: String) {}

  /// Makes words from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {}

  /// The words as they are built.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes empty words.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Leaves a part of the literal out.
    public mutating func appendLiteral(_ literal: String) {}

    /// Leaves the identity out.
    public mutating func appendInterpolation(_ path: KeyPath<Entity, Entity.ID>) {}

    /// Leaves a property out.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Entity, IntentParameter<Value>>
    ) {}
  }
}

/// The only thing of its type.
public protocol UniqueAppEntity: AppEntity {}

/// A thing that exists as the result of an intent only.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  /// Makes the thing.
  init()
}

extension TransientAppEntity {
  /// A property of the entity.
  public typealias Property = IntentParameter
}

/// A choice of an intent's parameter.
public protocol AppEnum: AppValue, DisplayRepresentable, CaseIterable, RawRepresentable, Hashable
where RawValue == String {
  /// The appearance of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue)
  }
}

/// A property of an entity.
public typealias EntityProperty = IntentParameter

/// A type that finds an app's things.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The type of a result.
  associatedtype Result: ResultsCollection = [Entity]

  /// Makes the query.
  init()
  /// Returns the things of some identities.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the things to choose from at first.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// A dependency of the query.
  public typealias Dependency = AppDependency

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the things that match.
  associatedtype Matches: ResultsCollection = [Entity]

  /// Returns the things that match some words.
  func entities(matching string: String) async throws -> Matches
}

/// A query that knows all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery where Entity.ID: Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// A query for the only thing of its type.
public protocol UniqueIDEntityQuery: EntityQuery {}

/// A query for the only thing of its type.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// Returns the thing.
  func entity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await entity()]
  }
}
