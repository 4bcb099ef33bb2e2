import Compositing
import LiveActivities

/// A card, or a banner, under the pointer's pressed button.
struct Drag {
  let key: ActivityID
  /// Where the button went down.
  let start: CellPoint
  /// A Boolean value indicating whether it is a banner, which is tapped and does not follow.
  var isBanner = false
  /// How far the card has followed, in cells; never to the right.
  private(set) var distance = 0
  /// How fast the pointer goes, in cells a second; negative to the left.
  private var speed: Double?
  private var lastMove: Duration?

  /// From this distance on the card flies when it is let go, in cells.
  private static let threshold = 10.0
  /// How long the hand's speed is thought to carry on.
  private static let foresight = 0.15
  /// A pointer that rested for so long has no speed left.
  private static let rest = Duration.milliseconds(100)

  init(key: ActivityID, start: CellPoint, isBanner: Bool = false) {
    self.key = key
    self.start = start
    self.isBanner = isBanner
  }

  /// Follows the pointer to a place.
  mutating func follow(to place: CellPoint, at now: Duration) {
    let moved = min(0, place.column - start.column)
    if let lastMove, now > lastMove {
      let latest = Double(moved - distance) / ((now - lastMove) / .seconds(1))
      // One event says little: pointers come in whole cells.
      speed = now - lastMove < Self.rest ? ((speed ?? latest) + latest) / 2 : latest
    }
    distance = moved
    lastMove = now
  }

  /// The speed with which the card is let go.
  func speed(at now: Duration) -> Double {
    lastMove.map { now - $0 < Self.rest ? speed ?? 0 : 0 } ?? 0
  }

  /// A Boolean value indicating whether the card flies when it is let go now: it is far out, or on its way.
  func flies(at now: Duration) -> Bool {
    Double(distance) + speed(at: now) * Self.foresight <= -Self.threshold
  }
}
