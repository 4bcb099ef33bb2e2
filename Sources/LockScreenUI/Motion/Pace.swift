import CellUI

/// The time of a move whose length is known, so that another one can follow it.
struct Pace: Hashable, Sendable {
  /// The time before the move begins.
  private(set) var delay = Duration.zero
  /// The length of the move.
  let length: Duration
  /// The spring of the move; `nil` for one that is fast at first and ends in time.
  let spring: Spring?

  private init(_ milliseconds: Int, spring: Spring? = nil) {
    length = .milliseconds(milliseconds)
    self.spring = spring
  }

  /// The time from which the move is done.
  var end: Duration { delay + length }

  /// Returns the move after a delay.
  func after(_ delay: Duration) -> Pace {
    var pace = self
    pace.delay += delay
    return pace
  }
}

// MARK: - The system's moves

extension Pace {
  /// Cards that make room or close up.
  static let makeRoom = Pace(220)
  /// A header, or a scene of StandBy, that takes the place of another one.
  static let exchange = Pace(300)
  /// A card that comes in.
  static let arrive = Pace(180)
  /// A card that goes, before the others close up.
  static let depart = Pace(140)
  /// A card's ground between light and dark.
  static let recolor = Pace(420)
  /// A screen that goes black before another one comes.
  static let blackOut = Pace(140)
  /// A card that grows to another place, or shrinks back.
  static let grow = Pace(320, spring: Spring(response: 0.32, dampingRatio: 0.86))
  /// A circle that buds off the island.
  static let bud = Pace(420, spring: Spring(response: 0.46, dampingRatio: 0.78))
  /// A panel that comes in or goes.
  static let panel = Pace(200)
  /// The device, which makes room for the inspector.
  static let slide = Pace(320, spring: Spring(response: 0.36, dampingRatio: 0.95))
  /// A lock's bow.
  static let unlock = Pace(240, spring: Spring(response: 0.26, dampingRatio: 0.7))
  /// The light that rises from the home indicator.
  static let rise = Pace(700)
}
