@_exported public import FoundationNames
public import Observation

/// Makes a class a model: an object that a store could keep.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "IsletMacros", type: "ModelMacro")

/// Sets options of a stored property, which a store that is empty needs none of.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "IsletMacros", type: "ModelMacro")

/// Relates two models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "IsletMacros", type: "ModelMacro")

/// Leaves a property out of a store.
@attached(peer)
public macro Transient() = #externalMacro(module: "IsletMacros", type: "ModelMacro")

/// Names properties by which a store could find objects sooner.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "IsletMacros", type: "ModelMacro")

/// Names properties whose values no two objects have in common.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "IsletMacros", type: "ModelMacro")

/// An object that a store could keep; it is equal to itself alone.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {}

extension PersistentModel {
  /// The identity in a store.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
  /// The identity in a store, unless the model has one of its own.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that knows the object: none.
  public var modelContext: ModelContext? { nil }
  /// A Boolean value indicating whether the object was deleted.
  public var isDeleted: Bool { false }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (one: Self, other: Self) -> Bool { one === other }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of an object in a store.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, @unchecked Sendable {
  /// The object: without a store an identity is only had from one.
  let model: any PersistentModel

  fileprivate init(_ model: any PersistentModel) { self.model = model }

  /// Refuses an identity of an archive: its store is not here.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.valueNotFound(
      Self.self,
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "there is no store"))
  }

  /// Writes the name of the model.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entityName)
  }

  /// The identity itself.
  public var id: PersistentIdentifier { self }
  /// The name of the model.
  public var entityName: String { String(describing: type(of: model)) }
  /// The name of the store: none.
  public var storeIdentifier: String? { nil }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool {
    one.model === other.model
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}

/// The models of a store.
public struct Schema: Sendable {
  /// The options of stored properties.
  public enum Attribute {
    /// An option.
    public struct Option: Sendable {
      /// No two objects have the same value.
      public static let unique = Option()
      /// The value lies beside the store.
      public static let externalStorage = Option()
      /// The value is encrypted.
      public static let allowsCloudEncryption = Option()
      /// The value outlives the object.
      public static let preserveValueOnDeletion = Option()
      /// The value is not kept.
      public static let ephemeral = Option()
      /// The value can be searched.
      public static let spotlight = Option()

      /// The value passes through a transformer.
      public static func transformable(by type: Any.Type) -> Option { Option() }
      /// The value passes through a transformer.
      public static func transformable(by name: String) -> Option { Option() }
    }
  }

  /// The options of relations.
  public enum Relationship {
    /// The fate of related objects.
    public enum DeleteRule: Sendable {
      case noAction, nullify, cascade, deny
    }

    /// An option.
    public struct Option: Sendable {
      /// No two objects relate to the same one.
      public static let unique = Option()
    }
  }

  /// The version of a schema.
  public struct Version: Hashable, Sendable {
    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }

  /// Makes a schema.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  /// Makes a schema.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  /// Makes a schema.
  public init(versionedSchema: any VersionedSchema.Type) {}
}

/// A schema of one version.
public protocol VersionedSchema {
  /// The models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The steps between versions of a schema, none of which are taken.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step between versions of a schema.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
