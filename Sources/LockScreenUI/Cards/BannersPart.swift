import Compositing
import FoundationEssentials
import LiveActivities

/// The banner at the top of a device without an island, which shows an alert's activity (AK 4.7), and those on their way
/// out.
struct BannersPart: ScreenPart {
  private(set) var sprites: [CardSprite] = []

  var validUntil: Date? { sprites.compactMap(\.validUntil).min() }

  func isMoving(at now: Duration) -> Bool { sprites.contains { $0.isMoving(at: now) } }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? {
    sprites.removeAll { $0.isLeaving && !$0.isMoving(at: now) }
    return nil
  }

  mutating func reset(_ cause: ResetCause, in context: ScreenContext) {
    if cause == .size { sprites = [] }
  }

  /// Sends in the banner of an activity, and away any other.
  mutating func arrange(
    _ wanted: (key: ActivityID, face: CardFace?)?, in context: ScreenContext, at time: SceneTime
  ) -> Bool {
    let (now, movesThings) = (time.motion, context.movesThings)
    let wantedKey = wanted.map { SpriteKey.card($0.key) }
    let jumps = !movesThings && sprites.contains { !$0.isLeaving && $0.key != wantedKey }
    if jumps { sprites.removeAll { !$0.isLeaving && $0.key != wantedKey } }
    for index in sprites.indices where !sprites[index].isLeaving {
      guard sprites[index].key != wantedKey else { continue }
      sprites[index].isLeaving = true
      sprites[index].row.move(to: row(above: sprites[index].face, context), on: .settle, at: now)
    }
    guard let wanted, let face = wanted.face else { return jumps }
    if let index = sprites.firstIndex(where: { !$0.isLeaving }) {
      sprites[index].update(
        to: face, motion: context.contentMotion, pace: movesThings ? .makeRoom : nil,
        recolors: context.recolorsCards, at: now)
      return jumps
    }
    let top = context.geometry.device.origin.row + Notch.rows(in: context)
    let placed = PlacedSprite(key: .card(wanted.key), app: wanted.key.app, face: face, row: top)
    var banner = CardSprite(
      placed, row: movesThings ? row(above: face, context) : Double(top), opacity: 1)
    banner.row.move(to: Double(top), on: .settle, at: now)
    sprites.append(banner)
    return jumps || !movesThings
  }

  /// Returns the row in which a banner is just out of sight.
  private func row(above face: CardFace, _ context: ScreenContext) -> Double {
    Double(context.geometry.device.origin.row - face.rows)
  }

  /// Returns the number of rows of the device down to the end of the banner, once it rests.
  func rowsAtRest(in context: ScreenContext) -> Int {
    sprites.first { !$0.isLeaving }.map { Notch.rows(in: context) + $0.face.rows } ?? 0
  }

  /// Returns the row of the terminal in which the lowest banner ends, or 0.
  func end(in context: ScreenContext, at now: Duration) -> Int {
    places(in: context, at: now).map(\.rowRange.upperBound).max() ?? 0
  }

  /// Returns the cells that the banners take.
  func places(in context: ScreenContext, at now: Duration) -> [CellRect] {
    sprites.map { $0.rect(at: now, in: context.geometry.cards) }
  }

  /// Returns the banner under a place.
  func key(at place: CellPoint, in context: ScreenContext, now: Duration) -> ActivityID? {
    sprites.first {
      !$0.isLeaving && $0.rect(at: now, in: context.geometry.cards).contains(place)
    }?.key.activity
  }

  /// Returns the layers of the banners before the wallpaper.
  mutating func layers(
    before scene: WallpaperScene, in context: ScreenContext, at now: Duration
  ) -> [Layer] {
    let geometry = context.geometry
    return sprites.indices.flatMap {
      sprites[$0].layers(
        before: scene, in: geometry.cards, clip: geometry.device, context.depth, at: now)
    }
  }
}
