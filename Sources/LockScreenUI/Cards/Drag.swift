import Compositing
import LiveActivities

/// A card, or a banner, under the pointer's pressed button.
struct Drag {
  let key: ActivityID
  /// The place where the button went down.
  let start: CellPoint
  /// A Boolean value indicating whether it is a banner, which is tapped and does not follow.
  var isBanner = false
  /// The distance that the card has followed, in cells; never to the right.
  private(set) var distance = 0
  /// The speed of the pointer, in cells a second; negative to the left.
  private var speed: Double?
  private var lastMove: Duration?

  /// The distance from which on a released card flies, in cells.
  private static let threshold = 10.0
  /// The time for which the hand's speed is thought to go on, in seconds.
  private static let foresight = 0.15
  /// The time after which a resting pointer has no speed left.
  private static let rest = Duration.milliseconds(100)

  init(key: ActivityID, start: CellPoint, isBanner: Bool = false) {
    self.key = key
    self.start = start
    self.isBanner = isBanner
  }

  /// Updates distance and speed by the place of the pointer.
  mutating func update(to place: CellPoint, at now: Duration) {
    let moved = min(0, place.column - start.column)
    if let lastMove, now > lastMove {
      let latest = Double(moved - distance) / ((now - lastMove) / .seconds(1))
      // One event says little: pointers come in whole cells.
      speed = now - lastMove < Self.rest ? ((speed ?? latest) + latest) / 2 : latest
    }
    distance = moved
    lastMove = now
  }

  /// Returns the speed with which the card is released.
  func speed(at now: Duration) -> Double {
    lastMove.map { now - $0 < Self.rest ? speed ?? 0 : 0 } ?? 0
  }

  /// Returns whether the card flies when it is released now, being far out or fast enough.
  func flies(at now: Duration) -> Bool {
    Double(distance) + speed(at: now) * Self.foresight <= -Self.threshold
  }
}
