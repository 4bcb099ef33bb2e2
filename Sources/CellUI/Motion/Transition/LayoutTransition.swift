public import Compositing

/// The animated change from one state of a layout to another: the system's content transitions (AK 6).
///
/// Items are matched by their views' identities. A text that changes blurs, an image or shape cross-fades, an inserted or
/// removed view fades or makes its own transition, and a view with a new frame moves. An unchanged view is drawn as in the
/// new layout at each time.
public struct LayoutTransition: Sendable {
  /// The length of the transition, at most 2 s (AK 6.6); zero if nothing visible changes.
  public let length: Duration

  private let target: ViewLayout
  private let motion: MotionPolicy
  private let alignment: Alignment
  private let spreadsLight: Bool
  /// The picture at the start.
  private let beginning: Surface
  /// The tracks, from the farthest to the nearest, in a frame for both layouts.
  private let tracks: [ItemTrack]
  private let place: CellSize

  /// Makes the transition from one layout to another.
  ///
  /// - Parameters:
  ///   - old: The old layout.
  ///   - picture: Its picture; `nil` where it was not drawn.
  ///   - new: The new layout.
  ///   - motion: The motion that the system grants.
  ///   - alignment: The alignment of a smaller layout in a larger one.
  ///   - spreadsLight: Whether ink that goes or comes spreads as light, which takes more shades than 256 colors have;
  ///     else it fades alone.
  public init(
    from old: ViewLayout, drawnAs picture: Surface? = nil, to new: ViewLayout,
    motion: MotionPolicy, alignment: Alignment = .center, spreadsLight: Bool = true
  ) {
    let picture = picture ?? old.surface()
    self.init(
      continuing: LayoutTransition(
        resting: old, drawnAs: picture, motion: motion, alignment: alignment,
        spreadsLight: spreadsLight),
      drawnAs: picture, to: new, at: .zero)
  }

  private init(
    resting layout: ViewLayout, drawnAs picture: Surface, motion: MotionPolicy,
    alignment: Alignment, spreadsLight: Bool
  ) {
    target = layout
    self.motion = motion
    self.alignment = alignment
    self.spreadsLight = spreadsLight
    beginning = picture
    tracks = zip(layout.items, Self.keys(of: layout.items)).map { ItemTrack($0, key: $1) }
    place = layout.size
    length = .zero
  }

  /// Returns the transition from the current picture of this one to another layout.
  ///
  /// Items whose target stays the same continue their change. The time of the new transition starts at 0.
  public func retargeted(to new: ViewLayout, at elapsed: Duration) -> LayoutTransition {
    guard elapsed < length else {
      return LayoutTransition(
        from: target, to: new, motion: motion, alignment: alignment, spreadsLight: spreadsLight)
    }
    let elapsed = max(.zero, elapsed)
    return LayoutTransition(
      continuing: self, drawnAs: surface(at: elapsed), to: new, at: elapsed)
  }

  private init(
    continuing old: LayoutTransition, drawnAs picture: Surface, to new: ViewLayout,
    at elapsed: Duration
  ) {
    target = new
    motion = old.motion
    alignment = old.alignment
    spreadsLight = old.spreadsLight
    beginning = picture
    place = CellSize(
      columns: max(old.place.columns, new.size.columns), rows: max(old.place.rows, new.size.rows))
    let room = CellRect(origin: .zero, size: place)
    let oldOrigin = alignment.place(old.place, in: room).origin
    let newOrigin = alignment.place(new.size, in: room).origin
    let items = newOrigin == .zero ? new.items : new.items.map { $0.offset(by: newOrigin) }
    var before = old.tracks
    if oldOrigin != .zero {
      for index in before.indices { before[index].offset(by: oldOrigin) }
    }
    tracks = Self.matched(
      before, with: items,
      in: ItemTrack.Context(
        baseline: MotionBaseline(old.target.items), motion: motion, elapsed: elapsed,
        bounds: CellRect(origin: oldOrigin, size: old.place), spreadsLight: spreadsLight))
    length = tracks.map(\.end).max() ?? .zero
  }

  /// Draws the transition at a time: exactly the old layout at the start, and the new one at the end.
  ///
  /// In between, the surface is large enough for both.
  public func surface(at elapsed: Duration) -> Surface {
    guard elapsed < length else { return target.surface() }
    guard elapsed > .zero else { return beginning }
    var surface = Surface(size: place)
    for index in tracks.indices {
      tracks[index].draw(at: elapsed, on: &surface, spreadsLight: spreadsLight)
    }
    return surface
  }
}

// MARK: - Matching

extension LayoutTransition {
  private static func keys(of items: [DisplayItem]) -> [ItemTrack.Key] {
    var occurrences: [ViewIdentity: Int] = [:]
    return items.indices.map { index in
      let identity = items[index].identity
      let occurrence = occurrences[identity, default: 0]
      occurrences[identity] = occurrence + 1
      return ItemTrack.Key(identity: identity, occurrence: occurrence)
    }
  }

  /// Returns the tracks to new items; removed items stay in front of the same item as before.
  private static func matched(
    _ tracks: [ItemTrack], with items: [DisplayItem], in inserting: ItemTrack.Context
  ) -> [ItemTrack] {
    // In most updates no view comes or goes.
    if tracks.count == items.count,
      tracks.indices.allSatisfy({
        tracks[$0].item != nil && tracks[$0].key.identity == items[$0].identity
      })
    {
      var tracks = tracks
      for index in tracks.indices { tracks[index].retarget(to: items[index], in: inserting) }
      return tracks
    }
    let keys = keys(of: items)
    return matchedByKey(tracks, with: items, keys, in: inserting)
  }

  private static func matchedByKey(
    _ tracks: [ItemTrack], with items: [DisplayItem], _ keys: [ItemTrack.Key],
    in inserting: ItemTrack.Context
  ) -> [ItemTrack] {
    var removing = inserting
    removing.baseline = MotionBaseline(items)
    let new = zip(keys, items).map { (key: $0, item: $1) }
    let wanted = Set(keys)
    let tracks =
      tracks.allSatisfy { wanted.contains($0.key) }
      ? tracks : Self.renamed(tracks, after: new, inserting: inserting, removing: removing)
    var known: [ItemTrack.Key: ItemTrack] = [:]
    var left: [ItemTrack.Key?: [ItemTrack]] = [:]
    var below: ItemTrack.Key?
    for track in tracks {
      if wanted.contains(track.key), known[track.key] == nil || track.item != nil {
        known[track.key] = track
        below = track.key
      } else if let removed = track.retargeted(to: nil, in: removing) {
        left[below, default: []].append(removed)
      }
    }
    var matched = left[nil] ?? []
    for (key, item) in new {
      let track =
        known[key]?.retargeted(to: item, in: inserting)
        ?? ItemTrack(inserting: item, key: key, in: inserting)
      matched.append(track)
      matched += left[key] ?? []
    }
    return matched
  }

  /// Returns the tracks, with removed items matched to inserted items that look the same.
  ///
  /// Without this the two would cross-fade, and the same text would be half as bright in between.
  private static func renamed(
    _ tracks: [ItemTrack], after new: [(key: ItemTrack.Key, item: DisplayItem)],
    inserting: ItemTrack.Context, removing: ItemTrack.Context
  ) -> [ItemTrack] {
    let (wanted, present) = (Set(new.map(\.key)), Set(tracks.map(\.key)))
    var insertions = new.filter { key, item in
      !present.contains(key) && inserting.fades(item, isInsertion: true)
    }
    guard !insertions.isEmpty else { return tracks }
    return tracks.map { track in
      guard let old = track.item, !wanted.contains(track.key),
        let index = insertions.firstIndex(where: { old.looks(like: $0.item) }),
        removing.fades(old, isInsertion: false)
      else { return track }
      return track.renamed(insertions.remove(at: index).key)
    }
  }
}

extension ItemTrack.Context {
  /// Returns a Boolean value indicating whether an inserted or removed item only fades.
  fileprivate func fades(_ item: DisplayItem, isInsertion: Bool) -> Bool {
    baseline.transition(of: item, isInsertion: isInsertion, under: motion).effects == [.fade]
  }
}
