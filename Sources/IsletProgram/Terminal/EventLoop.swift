import HostIO

/// A part of the program that the loop drives: it names the descriptors that it waits for, and handles the ready ones.
///
/// Only `run()` waits, for terminals and sockets alike.
protocol LoopParticipant: ~Copyable {
  /// The reason why a run is over.
  associatedtype Ending

  /// Lets time pass, and applies and draws what is due.
  mutating func update(at now: Duration) throws(Failure) -> Ending?

  /// Adds the descriptors to wait for.
  func addInterests(to waiting: inout PollSet)

  /// Returns the time of the next turn if no descriptor becomes ready; `nil` for never, and the past for at once.
  func nextTurn(at now: Duration) -> Duration?

  /// Handles the ready descriptors.
  mutating func handle(_ ready: PollSet, at now: Duration) throws(Failure) -> Ending?
}

extension LoopParticipant where Self: ~Copyable {
  /// Runs until an ending.
  ///
  /// - Throws: The failure that stops the run.
  mutating func run() throws(Failure) -> Ending {
    var waiting = PollSet()
    var timer = WakeTimer()
    while true {
      if let ending = try update(at: HostClock.monotonic) { return ending }
      waiting.removeAll()
      addInterests(to: &waiting)
      let now = HostClock.monotonic
      let timeout = nextTurn(at: now).map { $0 - now }
      if let timeout { timer.set(to: timeout) }
      do {
        try waiting.wait(timeout: timeout)
      } catch {
        throw Failure(.ioError, "waiting: \(error.reason)")
      }
      if let ending = try handle(waiting, at: HostClock.monotonic) { return ending }
    }
  }
}
