/// A query that compares the properties of things.
public protocol EntityPropertyQuery: EntityQuery {
  /// The type of a comparison.
  associatedtype ComparatorMappingType
  /// The properties and their comparisons.
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties by which things are sorted.
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// The combination of comparisons.
  typealias ComparatorMode = EntityQueryComparatorMode
  /// An order of things.
  typealias Sort = EntityQuerySort

  /// The properties and their comparisons.
  static var properties: QueryProperties { get }
  /// The properties by which things are sorted.
  static var sortingOptions: SortingOptions { get }
  /// Returns the things for which comparisons hold.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

/// The combination of comparisons.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and, or
}

/// An order of things.
public struct EntityQuerySort<Entity: AppEntity> {
  /// The direction of an order.
  public enum Ordering: Hashable, Sendable {
    case ascending, descending
  }

  /// The property.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering
}

/// Comparisons of a property's value with another one.
public protocol EntityQueryComparator {}

/// Properties and their comparisons.
public struct EntityQueryProperties<Entity: AppEntity, Mapping> {
  /// Makes properties.
  public init(@EntityQueryPropertyBuilder<Entity, Mapping> _ content: () -> [QueryProperty]) {}

  /// A property with its comparisons.
  public struct QueryProperty {}
}

/// A property with its comparisons.
public func Property<Entity: AppEntity, Value, Mapping>(
  _ path: KeyPath<Entity, IntentParameter<Value>>,
  @EntityQueryComparatorsBuilder<Value, Mapping> comparators:
    () -> [EntityComparator<Value, Mapping>]
) -> EntityQueryProperties<Entity, Mapping>.QueryProperty { .init() }

/// A comparison of a property's value.
public struct EntityComparator<Value, Mapping>: EntityQueryComparator {
  fileprivate init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func EqualToComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func NotEqualToComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func ContainsComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func LessThanComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func GreaterThanComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func LessThanOrEqualToComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func GreaterThanOrEqualToComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func HasPrefixComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
public func HasSuffixComparator<Value, Mapping>(_ map: @escaping (Value) -> Mapping)
  -> EntityComparator<Value, Mapping>
{ EntityComparator() }

/// Builds the properties of a query.
@resultBuilder
public enum EntityQueryPropertyBuilder<Entity: AppEntity, Mapping> {
  /// Takes a property, so that its path begins at the builder's entity.
  public static func buildExpression(
    _ property: EntityQueryProperties<Entity, Mapping>.QueryProperty
  ) -> EntityQueryProperties<Entity, Mapping>.QueryProperty { property }

  /// Joins properties.
  public static func buildBlock(
    _ properties: EntityQueryProperties<Entity, Mapping>.QueryProperty...
  ) -> [EntityQueryProperties<Entity, Mapping>.QueryProperty] { properties }
}

/// Builds the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, Mapping> {
  /// Takes a comparison, so that its closure has the builder's types.
  public static func buildExpression(
    _ comparator: EntityComparator<Value, Mapping>
  ) -> EntityComparator<Value, Mapping> { comparator }

  /// Joins comparisons.
  public static func buildBlock(_ comparators: EntityComparator<Value, Mapping>...)
    -> [EntityComparator<Value, Mapping>]
  { comparators }
}

/// Properties by which things are sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  /// Makes properties.
  public init(@EntityQuerySortingBuilder<Entity> _ content: () -> [SortableBy<Entity>]) {}
}

/// A property by which things are sorted.
public struct SortableBy<Entity: AppEntity> {
  /// Makes a property.
  public init<Value>(_ path: KeyPath<Entity, IntentParameter<Value>>) {}
}

/// Builds the properties by which things are sorted.
@resultBuilder
public enum EntityQuerySortingBuilder<Entity: AppEntity> {
  /// Takes a property, so that its path begins at the builder's entity.
  public static func buildExpression(_ option: SortableBy<Entity>) -> SortableBy<Entity> { option }

  /// Joins properties.
  public static func buildBlock(_ options: SortableBy<Entity>...) -> [SortableBy<Entity>] {
    options
  }
}

/// The identity of a thing and of its type.
public struct EntityIdentifier: Hashable, Sendable {
  /// The name of the type.
  public let typeIdentifier: String
  /// The words of the identity.
  public let identifier: String

  /// Makes the identity of a thing.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Makes the identity of a thing of a type.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = String(describing: type)
    self.identifier = "\(identifier)"
  }
}
