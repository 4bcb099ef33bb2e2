/// The places of some activities in an array, from 0 on without gaps.
///
/// A table that is searched from the slot which an identity's hash names; a `Dictionary` would hash that hash once more
/// with each look-up. Each change costs O(1).
public struct ActivityPlaces: Equatable, Sendable {
  /// The activities, each at its place.
  public private(set) var ids: [ActivityID] = []
  /// The places, each in its own slot or the next free one after that; `nil` where a slot is free.
  private var slots = [Int?](repeating: nil, count: 8)

  /// Makes places for no activity.
  public init() {}

  /// Tells whether the same activities have the same places.
  public static func == (left: ActivityPlaces, right: ActivityPlaces) -> Bool {
    left.ids == right.ids
  }

  /// The place of an activity; `nil` where it has none.
  public func place(of id: ActivityID) -> Int? { slots[slot(of: id)] }

  /// Gives an activity that has none the next place.
  ///
  /// - Returns: The place.
  @discardableResult
  public mutating func add(_ id: ActivityID) -> Int {
    ids.append(id)
    // Half of the slots stay free, so that a search is short.
    if ids.count * 2 > slots.count {
      slots = Array(repeating: nil, count: slots.count * 2)
      for (place, id) in ids.enumerated() { slots[slot(of: id)] = place }
    } else {
      slots[slot(of: id)] = ids.count - 1
    }
    return ids.count - 1
  }

  /// Takes an activity out; the one at the last place takes its place.
  ///
  /// - Returns: The place; `nil` where it had none.
  @discardableResult
  public mutating func remove(_ id: ActivityID) -> Int? {
    let slot = slot(of: id)
    guard let place = slots[slot] else { return nil }
    let last = ids.count - 1
    slots[self.slot(of: ids[last])] = place
    ids.swapAt(place, last)
    ids.removeLast()
    closeGap(at: slot)
    return place
  }

  /// Returns the slot of an activity's place, or the free one for it.
  private func slot(of id: ActivityID) -> Int {
    var slot = ownSlot(of: id)
    while let place = slots[slot], ids[place] != id { slot = next(slot) }
    return slot
  }

  private func ownSlot(of id: ActivityID) -> Int { id.ownHash & (slots.count - 1) }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  /// Frees a slot, and moves up those after it that are found by way of it.
  private mutating func closeGap(at slot: Int) {
    var (gap, next) = (slot, next(slot))
    while let place = slots[next] {
      let mask = slots.count - 1
      if (next - ownSlot(of: ids[place])) & mask >= (next - gap) & mask {
        slots[gap] = place
        gap = next
      }
      next = self.next(next)
    }
    slots[gap] = nil
  }
}
