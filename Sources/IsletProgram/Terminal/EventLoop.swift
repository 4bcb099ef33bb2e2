import LockScreenSession
import FeedReports
import HostIO

/// A part of the program that is driven by the loop: it names what it waits for, and handles what is ready.
///
/// Waiting stands in `run()` and nowhere else, for terminals and sockets alike.
protocol LoopParticipant: ~Copyable {
  /// The reason why a run is over.
  associatedtype Ending

  /// Lets time pass: whatever is due is applied and drawn.
  mutating func update(at now: Duration) throws(Failure) -> Ending?

  /// Adds the descriptors to wait for.
  func addInterests(to waiting: inout PollSet)

  /// When the participant wants a turn though nothing is ready; `nil` for never, and the past for at once.
  func nextTurn(at now: Duration) -> Duration?

  /// Handles what is ready.
  mutating func handle(_ ready: PollSet, at now: Duration) throws(Failure) -> Ending?
}

extension LoopParticipant where Self: ~Copyable {
  /// Runs until something ends it.
  ///
  /// - Throws: The reason why the run can't go on.
  mutating func run() throws(Failure) -> Ending {
    var waiting = PollSet()
    while true {
      if let ending = try update(at: HostClock.monotonic) { return ending }
      waiting.removeAll()
      addInterests(to: &waiting)
      let now = HostClock.monotonic
      do {
        try waiting.wait(timeout: nextTurn(at: now).map { $0 - now })
      } catch {
        throw Failure(.ioError, "waiting: \(error.reason)")
      }
      if let ending = try handle(waiting, at: HostClock.monotonic) { return ending }
    }
  }
}
