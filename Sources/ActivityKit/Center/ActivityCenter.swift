import Foundation
package import LiveActivities
import Synchronization

/// The engine behind ActivityKit's calls, shared by the app's threads.
///
/// The app's calls are applied here at once, so that each gets the error or the activity that a phone would give. By itself
/// the center has an engine of its own. A program that shows the activities attaches a copy of its engine, takes the calls
/// that were made since, applies them to the engine itself, and attaches a copy of the outcome.
package final class ActivityCenter: Sendable {
  /// The center of the process.
  package static let shared = ActivityCenter()

  /// The most calls that a program may leave untaken; beyond it the oldest is dropped.
  package static let callsMaximum = 1000

  /// The state under the lock.
  struct State: Sendable {
    var engine = LiveActivities()
    /// The app whose code runs.
    var app = BundleID("app")
    /// The caller's process: a button's intent may request activities in the background.
    var caller = ActivityRequest.Caller.app
    /// The device's time when the engine was attached, and the wall clock's; `nil` follows the wall clock.
    var anchor: (device: Timestamp, wall: Timestamp)?
    var calls: [ActivityCommand] = []
    var observers: [Int: Observer] = [:]
    var observerCount = 0
    /// The activities that have left, as they were at last.
    var left = BoundedMemory<ActivityID, LiveActivity>(capacity: 64)
  }

  /// A sequence that is iterated.
  struct Observer: Sendable {
    /// Sends the values that are new, and returns the memory for the next time; `nil` ends the sequence.
    let visit: @Sendable (State, (any Sendable)?) -> (any Sendable)?
    var memory: (any Sendable)?
    let finish: @Sendable () -> Void
  }

  private let state = Mutex(State())

  private init() {}

  /// Reads the state, with all changes that are due.
  func read<Value: Sendable>(_ body: @Sendable (State) -> Value) -> Value {
    change { body($0) }
  }

  /// Changes the state, and tells the observers.
  @discardableResult
  func change<Value: Sendable>(_ body: @Sendable (inout State) -> Value) -> Value {
    let (value, ended) = state.withLock { state in
      state.advance()
      let value = body(&state)
      return (value, state.visitObservers())
    }
    for finish in ended { finish() }
    return value
  }

  /// Applies a call of the app.
  ///
  /// - Throws: The rule that forbids it.
  func apply(_ command: ActivityCommand) throws(CommandRefusal) {
    let outcome = change { state -> Result<Void, CommandRefusal> in
      let now = state.now
      do throws(CommandRefusal) {
        var engine = state.engine
        _ = try engine.apply(command, at: now)
        state.replace(by: engine)
      } catch {
        return .failure(error)
      }
      if state.calls.count == Self.callsMaximum { state.calls.removeFirst() }
      state.calls.append(command)
      return .success(())
    }
    try outcome.get()
  }

  /// The values of a property over time, the present one first.
  func values<Value: Hashable & Sendable>(
    _ read: @escaping @Sendable (State) -> Value?
  ) -> AsyncStream<Value> {
    observe { state, memory, yield in
      guard let value = read(state) else { return memory ?? Optional<Value>.none }
      if memory as? Value != value { yield(value) }
      return value
    }
  }

  /// Makes a sequence that ends when its visit returns `nil`.
  func observe<Element>(
    _ visit:
      @escaping @Sendable (
        State, (any Sendable)?, (sending Element) -> Void
      ) -> (any Sendable)?
  ) -> AsyncStream<Element> {
    AsyncStream { continuation in
      let observer = Observer(
        visit: { state, memory in visit(state, memory) { continuation.yield($0) } },
        finish: { continuation.finish() })
      let number = change { state -> Int in
        state.observerCount += 1
        state.observers[state.observerCount] = observer
        return state.observerCount
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.observers.removeValue(forKey: number) }
      }
    }
  }
}

extension ActivityCenter {
  /// Runs the tasks of the app's code that wait for the main thread, for as long as some are ready.
  @MainActor package static func runMainTasks() {
    for _ in 0..<tasksMaximum where !RunLoop.main.run(mode: .default, before: .distantPast) {
      return
    }
  }

  /// The most sources of the main run loop that are run at a time.
  private static let tasksMaximum = 16

  /// Attaches a copy of the program's engine.
  package func attach(
    _ engine: LiveActivities, of app: BundleID, caller: ActivityRequest.Caller, at now: Timestamp
  ) {
    change { state in
      state.replace(by: engine)
      state.app = app
      state.caller = caller
      state.anchor = (device: now, wall: State.wall)
    }
  }

  /// Takes the calls that were made since the last time.
  package func takeCalls() -> [ActivityCommand] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }
}

extension ActivityCenter.State {
  static var wall: Timestamp {
    Timestamp(Date()) ?? Timestamp(millisecondsSince1970: 0)
  }

  /// The device's time.
  var now: Timestamp {
    guard let anchor else { return Self.wall }
    return anchor.device + (Self.wall - anchor.wall)
  }

  /// Makes all changes that are due.
  mutating func advance() {
    let now = now
    // Without a program the app is in the foreground, since its own code runs.
    if anchor == nil, engine.foregroundApp == nil {
      // A command about the foreground is never refused.
      _ = try? engine.apply(.device(.foreground(app)), at: now)
    }
    guard let deadline = engine.nextDeadline, deadline <= now else { return }
    var advanced = engine
    _ = advanced.advance(to: now)
    replace(by: advanced)
  }

  /// Replaces the engine, and remembers the activities that are gone.
  mutating func replace(by next: LiveActivities) {
    for activity in engine.activities(of: app) where next.activity(activity.id) == nil {
      left.remember(activity, of: activity.id)
    }
    engine = next
  }

  /// Tells the observers, and returns the ends of the sequences that are over.
  mutating func visitObservers() -> [@Sendable () -> Void] {
    var ended: [@Sendable () -> Void] = []
    for (number, observer) in observers.sorted(by: { $0.key < $1.key }) {
      if let memory = observer.visit(self, observer.memory) {
        observers[number]?.memory = memory
      } else {
        observers[number] = nil
        ended.append(observer.finish)
      }
    }
    return ended
  }
}
