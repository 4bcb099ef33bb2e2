extension ModuleStubs {
  /// A store of state with its first value, to which actions are sent in vain; and the reducers by which it is made.
  static let composableArchitecture = """
    protocol Reducer<State, Action> {
      associatedtype State = Void
      associatedtype Action = Never
      associatedtype Body
      @ReducerBuilder<State, Action> var body: Body { get }
    }
    extension Reducer {
      var body: EmptyReducer<State, Action> { EmptyReducer() }
      func _printChanges() -> Self { self }
      func dependency<Value>(_ path: WritableKeyPath<DependencyValues, Value>, _ value: Value) -> Self { self }
    }
    typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
    struct EmptyReducer<State, Action>: Reducer {
      var body: Never { return fatalError() }
    }
    struct Reduce<State, Action>: Reducer {
      init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {}
      init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {}
      var body: Never { return fatalError() }
    }
    struct BindingReducer<State, Action>: Reducer {
      var body: Never { return fatalError() }
    }
    @resultBuilder enum ReducerBuilder<State, Action> {
      static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
      static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
      static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
      static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
      static func buildPartialBlock<A: Reducer<State, Action>, B: Reducer<State, Action>>(
        accumulated: A, next: B
      ) -> EmptyReducer<State, Action> { EmptyReducer() }
    }
    struct Send<Action>: Sendable {
      func callAsFunction(_ action: Action) {}
    }
    struct Effect<Action>: Sendable {
      static var none: Self { Self() }
      static func send(_ action: Action) -> Self { Self() }
      static func run(
        priority: TaskPriority? = nil, operation: @escaping @Sendable (Send<Action>) async throws -> Void,
        catch handler: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
      ) -> Self { Self() }
      static func merge(_ effects: Self...) -> Self { Self() }
      static func concatenate(_ effects: Self...) -> Self { Self() }
      static func cancel(id: some Hashable & Sendable) -> Self { Self() }
      func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self { self }
    }
    typealias EffectOf<R: Reducer> = Effect<R.Action>
    struct StoreTask: Sendable {
      func cancel() {}
      func finish() async {}
    }
    @dynamicMemberLookup final class Store<State, Action>: ObservableObject, Observable, Identifiable {
      let state: State
      init<R: Reducer>(
        initialState: @autoclosure () -> State, reducer: () -> R,
        withDependencies prepare: ((inout DependencyValues) -> Void)? = nil
      ) where R.State == State, R.Action == Action { state = initialState() }
      subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
      @discardableResult func send(_ action: Action, animation: Animation? = nil) -> StoreTask { StoreTask() }
      func withState<Value>(_ body: (State) -> Value) -> Value { body(state) }
    }
    typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
    @dynamicMemberLookup final class ViewStore<ViewState, ViewAction>: ObservableObject {
      let state: ViewState
      init<State>(_ store: Store<State, ViewAction>, observe: (State) -> ViewState) { state = observe(store.state) }
      subscript<Value>(dynamicMember path: KeyPath<ViewState, Value>) -> Value { state[keyPath: path] }
      @discardableResult func send(_ action: ViewAction, animation: Animation? = nil) -> StoreTask { StoreTask() }
      func binding<Value>(get: (ViewState) -> Value, send: @escaping (Value) -> ViewAction) -> Binding<Value> {
        .constant(get(state))
      }
    }
    typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
    struct WithViewStore<ViewState, ViewAction, Content: View>: View {
      private let content: Content
      init<State>(
        _ store: Store<State, ViewAction>, observe: (State) -> ViewState, removeDuplicates: Any? = nil,
        @ViewBuilder content: (ViewStore<ViewState, ViewAction>) -> Content
      ) { self.content = content(ViewStore(store, observe: observe)) }
      var body: some View { content }
    }
    struct WithPerceptionTracking<Content: View>: View {
      private let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content }
    }

    """

  /// Returns the conformance that a macro adds to types at the top of files: `@Reducer struct Ride`.
  static func reducers(in files: [SourceFile]) -> String {
    let names = files.flatMap { file in
      let words = file.tokens.map { file.text(of: $0) }
      return file.topDeclarations().compactMap { type -> String? in
        let first = file.tokens.firstIndex { $0.range.lowerBound == type.range.lowerBound }
        guard let first, let brace = words[first...].firstIndex(of: "{"),
          zip(words[first..<brace], words[(first + 1)...]).contains(where: {
            $0 == ("@", "Reducer")
          })
        else { return nil }
        return type.name
      }
    }
    return Set(names).sorted().map { "extension \($0): Reducer {}\n" }.joined()
  }
}
