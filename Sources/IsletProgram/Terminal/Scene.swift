import Compositing
import HostIO
import LockScreenUI

/// A screen for a terminal: keys in, frames out, with real time as an argument.
protocol Scene: ~Copyable {
  /// The reason why the scene is over.
  associatedtype Ending
  /// The meaning of a key.
  associatedtype Action

  /// Lets time pass, and applies all that is due.
  mutating func update(at now: Duration) -> Ending?

  /// Returns whether the next frame would differ from the last one.
  func wantsFrame(at now: Duration) -> Bool

  /// Returns whether the next frame shows a key or an event, and not motion alone.
  func awaitsFrame(at now: Duration) -> Bool

  /// Returns the picture now.
  mutating func frame(at now: Duration) -> SceneFrame

  /// A Boolean value indicating whether there is work that the next frame would otherwise wait for.
  var wantsPreparation: Bool { get }

  /// Does a part of that work, in a turn without a frame.
  mutating func prepare(at now: Duration)

  /// Returns the time of the scene's next turn by itself; `nil` for never.
  ///
  /// - Parameters:
  ///   - isFrameDue: Whether a frame comes anyway, so that a change of the picture alone needs no turn.
  ///   - now: The real time.
  /// - Returns: The time, which may be past.
  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration?

  /// Returns the action of a key; `nil` for a key without a meaning.
  func action(of key: Key) -> Action?

  /// Handles an action.
  mutating func handle(_ action: Action, at now: Duration) -> Ending?

  /// A Boolean value indicating whether further keys wait until the scene has completed the last one's effect.
  var holdsKeys: Bool { get }

  /// Applies the terminal's size, in cells.
  mutating func resize(to size: CellSize, at now: Duration)

  /// Applies the terminal's colors and glyphs, when its answers have changed them.
  mutating func update(to traits: TerminalTraits, at now: Duration)

  /// Turns motion off on a slow terminal, and on again.
  mutating func setSparesMotion(_ sparesMotion: Bool)

  /// Returns whether the bell is wanted, and forgets that wish.
  mutating func takeSound() -> Bool

  /// Adds the descriptors that the scene waits for besides the terminal.
  func addInterests(to waiting: inout PollSet)

  /// Reads from descriptors that are ready.
  mutating func read(_ ready: PollSet, at now: Duration)
}

/// A scene without sound, motion, long work or inputs of its own.
extension Scene where Self: ~Copyable {
  mutating func update(at now: Duration) -> Ending? { nil }
  func awaitsFrame(at now: Duration) -> Bool { true }
  func nextTurn(isFrameDue: Bool, at now: Duration) -> Duration? { nil }
  var holdsKeys: Bool { false }
  var wantsPreparation: Bool { false }
  mutating func prepare(at now: Duration) {}
  mutating func setSparesMotion(_ sparesMotion: Bool) {}
  mutating func takeSound() -> Bool { false }
  func addInterests(to waiting: inout PollSet) {}
  mutating func read(_ ready: PollSet, at now: Duration) {}
}
