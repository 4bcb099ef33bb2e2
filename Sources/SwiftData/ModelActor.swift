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
  /// The runner of the actor's work.
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

/// A runner of work with objects of a store.
public protocol ModelExecutor: Executor {
  /// The objects.
  var modelContext: ModelContext { get }
}

/// A runner of one work after another.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// A runner of work on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  /// The objects.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelActor")

  /// Makes a runner.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }

  /// Runs a work after those before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
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
