import Foundation
import Synchronization
import Testing

/// Runs a suite's tests on threads beside those that all other tests share.
///
/// There are as many shared threads as cores; a test that waits for a program would keep one of them from computing.
struct WaitingBesideTrait: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingBesideTrait {
  /// The tests wait for programs.
  static var waitsForPrograms: WaitingBesideTrait { WaitingBesideTrait() }
}

/// A few threads for work that mostly waits.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private struct State {
    var jobs: [UnownedJob] = []
    var threadCount = 0
  }

  /// Programs that run at once take time from one another, and their tests' patience is limited.
  private static let threadCountMaximum = 4
  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.threadCount < Self.threadCountMaximum else { return false }
      state.threadCount += 1
      return true
    }
    if needsThread { Thread.detachNewThread { self.work() } }
  }

  private func work() {
    while let job = takeJob() { unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func takeJob() -> UnownedJob? {
    state.withLock { state in
      guard state.jobs.isEmpty else { return state.jobs.removeFirst() }
      state.threadCount -= 1
      return nil
    }
  }
}
