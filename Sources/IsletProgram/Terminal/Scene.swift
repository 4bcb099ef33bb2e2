import LockScreenSession
import FeedReports
import Compositing
import HostIO
import LockScreenUI

/// A screen that a terminal shows: keys in, frames out, with real time as an argument.
protocol Scene: ~Copyable {
  /// The reason why the scene is over.
  associatedtype Ending
  /// The meaning of a key.
  associatedtype Action

  /// Lets time pass, and applies what is due.
  mutating func update(at now: Duration) -> Ending?

  /// A Boolean value indicating whether the next frame would differ from the last one.
  func wantsFrame(at now: Duration) -> Bool

  /// The picture now.
  mutating func frame(at now: Duration) -> SceneFrame

  /// When the scene wants a turn by itself.
  ///
  /// - Parameter isFrameDue: Whether a frame comes anyway, so that what only changes the picture need not be counted.
  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration?

  /// The action of a key; `nil` for a key without a meaning.
  func action(of key: Key) -> Action?

  /// Handles an action.
  mutating func handle(_ action: Action, at now: Duration) -> Ending?

  /// Applies the terminal's size, in cells.
  mutating func resize(to size: CellSize, at now: Duration)

  /// Applies whether the terminal is too slow for motion.
  mutating func setSparesMotion(_ sparesMotion: Bool)

  /// Returns whether the bell is wanted; once asked, it no longer is.
  mutating func takeSound() -> Bool

  /// Adds the descriptors that the scene waits for besides the terminal.
  func addInterests(to waiting: inout PollSet)

  /// Reads from descriptors that are ready.
  mutating func read(_ ready: PollSet, at now: Duration)
}

/// A scene without sound, motion or inputs of its own.
extension Scene where Self: ~Copyable {
  mutating func update(at now: Duration) -> Ending? { nil }
  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration? { nil }
  mutating func setSparesMotion(_ sparesMotion: Bool) {}
  mutating func takeSound() -> Bool { false }
  func addInterests(to waiting: inout PollSet) {}
  mutating func read(_ ready: PollSet, at now: Duration) {}
}
