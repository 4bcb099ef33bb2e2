public import Compositing

/// The way from one state of a layout to another, as pictures: the system's content transitions (AK 6).
///
/// Things are matched by the views that they belong to. A text that changes blurs, a picture or a shape cross-fades, what
/// comes or goes fades or makes the transition that it declares, what has another place moves there. Where the views are
/// the same the picture is, at each moment, that of the new layout.
public struct LayoutTransition: Sendable {
  /// How long the transition takes, at most 2 s (AK 6.6); zero where nothing is seen to change.
  public let length: Duration

  private let target: ViewLayout
  private let motion: MotionPolicy
  private let alignment: Alignment
  /// What is seen as the transition begins.
  private let beginning: Surface
  /// From the farthest to the nearest, in a place that has room for both layouts.
  private let tracks: [ItemTrack]
  private let place: CellSize

  /// The way from one layout to another.
  ///
  /// - Parameters:
  ///   - old: What is seen before.
  ///   - new: What is seen after.
  ///   - motion: What the system grants of what the layouts ask for.
  ///   - alignment: How a smaller layout lies upon a larger one.
  public init(
    from old: ViewLayout, to new: ViewLayout, motion: MotionPolicy, alignment: Alignment = .center
  ) {
    self.init(
      continuing: LayoutTransition(resting: old, motion: motion, alignment: alignment), to: new,
      at: .zero)
  }

  private init(resting layout: ViewLayout, motion: MotionPolicy, alignment: Alignment) {
    target = layout
    self.motion = motion
    self.alignment = alignment
    beginning = layout.surface()
    tracks = Self.keyed(layout.items).map { ItemTrack($0.item, key: $0.key) }
    place = layout.size
    length = .zero
  }

  /// The way from what is seen of this transition at a moment to another state.
  ///
  /// What has not changed its end goes on as it was; the new transition's time begins anew.
  public func retargeted(to new: ViewLayout, at elapsed: Duration) -> LayoutTransition {
    guard elapsed < length else {
      return LayoutTransition(from: target, to: new, motion: motion, alignment: alignment)
    }
    return LayoutTransition(continuing: self, to: new, at: max(.zero, elapsed))
  }

  private init(continuing old: LayoutTransition, to new: ViewLayout, at elapsed: Duration) {
    target = new
    motion = old.motion
    alignment = old.alignment
    beginning = old.surface(at: elapsed)
    place = CellSize(
      columns: max(old.place.columns, new.size.columns), rows: max(old.place.rows, new.size.rows))
    let room = CellRect(origin: .zero, size: place)
    let oldOrigin = alignment.place(old.place, in: room).origin
    let newOrigin = alignment.place(new.size, in: room).origin
    let items = new.items.map { $0.offset(columns: newOrigin.column, rows: newOrigin.row) }
    let before = old.tracks.map { track in
      var track = track
      track.offset(columns: oldOrigin.column, rows: oldOrigin.row)
      return track
    }
    tracks = Self.matched(
      before, with: items,
      in: ItemTrack.Context(
        memory: MotionMemory(old.target.items), motion: motion, elapsed: elapsed,
        bounds: CellRect(origin: oldOrigin, size: old.place)))
    length = tracks.map(\.end).max() ?? .zero
  }

  /// What is seen when some of the transition's time is over: at first the old state, in the end the new one, exactly.
  ///
  /// In between, the picture has room for both.
  public func surface(at elapsed: Duration) -> Surface {
    guard elapsed < length else { return target.surface() }
    guard elapsed > .zero else { return beginning }
    var surface = Surface(size: place)
    for track in tracks { track.draw(at: elapsed, on: &surface) }
    return surface
  }
}

// MARK: - Matching

extension LayoutTransition {
  private static func keyed(_ items: [DisplayItem]) -> [(key: ItemTrack.Key, item: DisplayItem)] {
    var occurrences: [ViewIdentity: Int] = [:]
    return items.map { item in
      let occurrence = occurrences[item.identity, default: 0]
      occurrences[item.identity] = occurrence + 1
      return (ItemTrack.Key(identity: item.identity, occurrence: occurrence), item)
    }
  }

  /// The tracks to new items; what goes lies where it lay, upon what it lay upon.
  private static func matched(
    _ tracks: [ItemTrack], with items: [DisplayItem], in coming: ItemTrack.Context
  ) -> [ItemTrack] {
    var going = coming
    going.memory = MotionMemory(items)
    let new = keyed(items)
    let wanted = Set(new.map(\.key))
    let tracks =
      tracks.allSatisfy { wanted.contains($0.key) }
      ? tracks : Self.renamed(tracks, after: new, coming: coming, going: going)
    var known: [ItemTrack.Key: ItemTrack] = [:]
    var left: [ItemTrack.Key?: [ItemTrack]] = [:]
    var below: ItemTrack.Key?
    for track in tracks {
      if wanted.contains(track.key), known[track.key] == nil || track.item != nil {
        known[track.key] = track
        below = track.key
      } else if let removed = track.retargeted(to: nil, in: going) {
        left[below, default: []].append(removed)
      }
    }
    var matched = left[nil] ?? []
    for (key, item) in new {
      let track =
        known[key]?.retargeted(to: item, in: coming)
        ?? ItemTrack(inserting: item, key: key, in: coming)
      matched.append(track)
      matched += left[key] ?? []
    }
    return matched
  }

  /// The tracks, those that go under the keys of items that come where nobody could tell them from one another.
  ///
  /// Ink that fades in where the same ink fades out would be half as bright in between.
  private static func renamed(
    _ tracks: [ItemTrack], after new: [(key: ItemTrack.Key, item: DisplayItem)],
    coming: ItemTrack.Context, going: ItemTrack.Context
  ) -> [ItemTrack] {
    let (wanted, present) = (Set(new.map(\.key)), Set(tracks.map(\.key)))
    var newcomers = new.filter { key, item in
      !present.contains(key) && coming.fades(item, isInsertion: true)
    }
    guard !newcomers.isEmpty else { return tracks }
    return tracks.map { track in
      guard let old = track.item, !wanted.contains(track.key),
        let index = newcomers.firstIndex(where: { old.looks(like: $0.item) }),
        going.fades(old, isInsertion: false)
      else { return track }
      return track.renamed(newcomers.remove(at: index).key)
    }
  }
}

extension ItemTrack.Context {
  /// A Boolean value indicating whether an item that comes or goes does no more than fade.
  fileprivate func fades(_ item: DisplayItem, isInsertion: Bool) -> Bool {
    memory.passage(of: item, isInsertion: isInsertion, under: motion).effects == [.fade]
  }
}
