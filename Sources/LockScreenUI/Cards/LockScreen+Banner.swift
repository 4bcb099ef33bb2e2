import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import LiveActivities

// A device without an island shows an alert's activity as a banner at its top (AK 4.7).

extension LockScreen {
  /// Sends in the banner that the arrangement names, and away any other.
  mutating func arrangeBanner(contentMotion: MotionPolicy, at time: SceneTime) {
    let wanted = arrangement.banner.flatMap { activities[$0] }
    for index in banners.indices where !banners[index].isLeaving {
      guard banners[index].key != wanted.map({ .card($0.id) }) else { continue }
      banners[index].isLeaving = true
      guard movesThings else {
        fadeAll(at: time.motion)
        banners[index].opacity.jump(to: 0)
        continue
      }
      banners[index].row.move(
        to: rowAbove(banners[index].face), on: .settle, at: time.motion)
    }
    guard let wanted, let face = faces[wanted.id] else { return }
    if let index = banners.firstIndex(where: { !$0.isLeaving }) {
      return banners[index].show(
        face, motion: contentMotion, movesThings: movesThings, at: time.motion)
    }
    let top = geometry.device.origin.row
    let placed = PlacedPiece(key: .card(wanted.id), app: wanted.id.app, face: face, row: top)
    if !movesThings { fadeAll(at: time.motion) }
    var banner = Piece(
      placed, row: movesThings ? rowAbove(face) : Double(top), opacity: 1)
    banner.row.move(to: Double(top), on: .settle, at: time.motion)
    banners.append(banner)
  }

  /// The row in which a banner is just out of sight.
  private func rowAbove(_ face: CardFace) -> Double {
    Double(geometry.device.origin.row - face.rows)
  }

  /// The part of the glass below the banners: what the device itself says is not seen through them.
  func glassBelowBanners(at now: Duration) -> CellRect {
    let bottom = banners.map { $0.rect(at: now, in: geometry.cards).rowRange.upperBound }.max() ?? 0
    return glass(from: bottom)
  }

  /// The part of the glass below the island.
  func glassBelowIsland(at now: Duration) -> CellRect {
    glass(from: geometry.device.origin.row + island.rows(at: now))
  }

  /// Where the rows end that the island and a banner take once they rest.
  var coveredRowsEnd: Int {
    let banner = banners.first { !$0.isLeaving }
    return geometry.device.origin.row
      + max(hasDynamicIsland ? island.rowsAtRest : 0, banner?.face.rows ?? 0)
  }

  /// The part of the glass from a row on.
  private func glass(from row: Int) -> CellRect {
    let device = geometry.device
    let row = min(max(row, device.origin.row), device.rowRange.upperBound)
    return CellRect(
      column: device.origin.column, row: row, columns: device.size.columns,
      rows: device.rowRange.upperBound - row)
  }

  /// The banner under a place.
  func banner(at place: CellPoint, now: Duration) -> ActivityID? {
    for banner in banners where !banner.isLeaving {
      guard case .card(let key) = banner.key else { continue }
      if banner.rect(at: now, in: geometry.cards).contains(place) { return key }
    }
    return nil
  }
}
