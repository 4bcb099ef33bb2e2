public import Foundation

/// The place of a store.
public struct ModelConfiguration: Sendable {
  /// The group of apps that share a store.
  public struct GroupContainer: Sendable {
    /// The app's own group.
    public static let automatic = GroupContainer()
    /// No group.
    public static let none = GroupContainer()

    /// A group by its name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// The database of iCloud.
  public struct CloudKitDatabase: Sendable {
    /// The app's own database.
    public static let automatic = CloudKitDatabase()
    /// No database.
    public static let none = CloudKitDatabase()

    /// A private database by its name.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The store's file, which is not there.
  public var url: URL { URL(fileURLWithPath: "/dev/null") }

  /// Makes a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {}

  /// Makes a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {}

  /// Makes a place.
  public init(isStoredInMemoryOnly: Bool) {}

  /// Makes a place for models.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
}

/// A store, which is empty: the app's own is on the phone.
public final class ModelContainer: Sendable {
  /// The models.
  public let schema: Schema
  /// The places.
  public let configurations: [ModelConfiguration]

  /// Makes a store.
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    (schema, self.configurations) = (Schema(types), configurations)
  }

  /// Makes a store.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.configurations) = (schema, configurations)
  }

  /// Makes a store.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of views.
  public var mainContext: ModelContext { ModelContext(self) }

  /// Deletes nothing.
  public func deleteAllData() {}
}

/// The objects of a store, of which there are none; an object that is inserted is not kept.
public final class ModelContext: Sendable {
  /// The store.
  public let container: ModelContainer

  /// Makes a context.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// A Boolean value indicating whether changes are kept at once.
  public var autosaveEnabled: Bool {
    get { true }
    set { _ = newValue }
  }
  /// A Boolean value indicating whether there are changes.
  public var hasChanges: Bool { false }

  /// Keeps nothing.
  public func insert<Model: PersistentModel>(_ model: Model) {}
  /// Deletes nothing.
  public func delete<Model: PersistentModel>(_ model: Model) {}
  /// Deletes nothing.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {}
  /// Keeps nothing.
  public func save() throws {}
  /// Takes nothing back.
  public func rollback() {}
  /// Performs changes.
  public func transaction(block: () throws -> Void) throws { try block() }
  /// Returns no objects.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    []
  }
  /// Returns 0.
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int
  {
    0
  }
  /// Returns no identities.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { [] }
  /// Calls a function for no objects.
  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws {}
  /// Returns the object with an identity; `nil` for one of another type.
  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    id.model as? Model
  }
  /// Returns the object with an identity: the one that was asked for it.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    persistentModelID.model
  }
}

/// A question to a store.
public struct FetchDescriptor<Model: PersistentModel> {
  /// The condition.
  public var predicate: Predicate<Model>?
  /// The order.
  public var sortBy: [SortDescriptor<Model>]
  /// The most objects.
  public var fetchLimit: Int?
  /// The number of objects left out at the beginning.
  public var fetchOffset: Int?
  /// A Boolean value indicating whether unsaved changes count.
  public var includePendingChanges = true
  /// The properties that are read.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// The relations that are followed.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Makes a question.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
