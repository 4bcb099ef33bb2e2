import CellUI
import Compositing
import LiveActivities

extension LockScreen {
  /// The press of a target's control by its number: in the expanded island where it fills that, else on its card.
  func pressControl(_ number: Int) -> [PersonAction] {
    guard let target else { return [] }
    let controls =
      arrangement.island == .expanded(target)
      ? island.picture.controls
      : pieces.first { $0.key == .card(target) && !$0.isLeaving }?.controls
    guard let controls, controls.indices.contains(number - 1) else { return [] }
    return [.pressButton(controls[number - 1].intent, target)]
  }

  /// The press of what lies under a place in the expanded island.
  func islandControl(at place: CellPoint) -> PersonAction? {
    guard case .expanded(let key) = arrangement.island, isDeviceSeen else {
      return nil
    }
    let device = geometry.device.origin
    return island.picture.controls.first { $0.frame.offset(by: device).contains(place) }
      .map { .pressButton($0.intent, key) }
  }

  /// The press of what lies under a place on a card.
  func cardControl(of key: ActivityID, at place: CellPoint, now: Duration) -> PersonAction? {
    guard let piece = pieces.first(where: { $0.key == .card(key) && !$0.isLeaving }) else {
      return nil
    }
    let card = piece.rect(at: now, in: geometry.cards).origin
    return piece.controls.first { $0.frame.offset(by: card).contains(place) }
      .map { .pressButton($0.intent, key) }
  }
}

extension CellRect {
  fileprivate func offset(by origin: CellPoint) -> CellRect {
    offset(columns: origin.column, rows: origin.row)
  }
}
