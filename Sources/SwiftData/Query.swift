public import CellUI
public import FoundationEssentials

/// The objects of a store that a view shows: none.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  /// The objects.
  public var wrappedValue: [Element] { [] }
  /// The reason why there are none: there is no store.
  public var fetchError: (any Error)? { nil }

  /// Asks for all objects in an order.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {}

  /// Asks for objects in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation = .default
  ) {}

  /// Asks for objects in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation = .default
  ) {}

  /// Asks a question.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {}
}

/// The context of a view that sets none.
private struct ModelContextKey: EnvironmentKey {
  static let defaultValue: ModelContext? = nil
}

extension EnvironmentValues {
  /// The objects of the view's store.
  public var modelContext: ModelContext {
    get {
      if let context = self[ModelContextKey.self] { return context }
      // A store without models and places is made of nothing that could fail.
      guard let container = try? ModelContainer(for: Schema([])) else {
        preconditionFailure("an empty store is always made")
      }
      return ModelContext(container)
    }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the view and its content.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes the store of the view and its content.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { self }

  /// Makes the store of the view and its content.
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { self }

  /// Sets the objects of the view and its content.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}
