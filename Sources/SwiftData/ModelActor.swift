@_exported public import FoundationNames

/// Makes an actor one with objects of a store.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "IsletMacros", type: "ModelActorMacro")

/// Makes an actor one with objects of a store, and leaves its initializer to the author.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) =
  #externalMacro(module: "IsletMacros", type: "ModelActorMacro")

/// An actor with objects of a store, of which there are none.
public protocol ModelActor: Actor {
  /// The store.
  nonisolated var modelContainer: ModelContainer { get }
  /// The objects of the store.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The objects.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the object with an identity; `nil` for one of another type.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier, as type: Model.Type
  ) -> Model? { id.model as? Model }
}

/// The objects of an actor's store; the actor runs its work itself.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The objects.
  var modelContext: ModelContext { get }
}

/// The objects of an actor's store, for one work after another.
public protocol SerialModelExecutor: ModelExecutor {}

/// The objects of an actor's store.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  /// The objects.
  public let modelContext: ModelContext

  /// Takes objects over.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}

extension PredicateExpressions {
  /// Models that a condition names itself, as the empty list in place of none.
  public struct Models<Model: PersistentModel>: StandardPredicateExpression, @unchecked Sendable {
    private let models: [Model]

    fileprivate init(_ models: [Model]) { self.models = models }

    /// Makes an empty list: models are in no archive.
    public init(from decoder: any Decoder) throws { models = [] }

    /// Writes nothing.
    public func encode(to encoder: any Encoder) throws {}

    /// Returns the models.
    public func evaluate(_ bindings: PredicateBindings) throws -> [Model] { models }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Makes an expression of models, which Apple's systems let a condition name.
  public static func build_Arg<Model: PersistentModel>(_ arg: [Model]) -> Models<Model> {
    Models(arg)
  }
}
