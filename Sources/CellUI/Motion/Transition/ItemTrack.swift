import Compositing

/// An item of a layout during a transition: at rest, in a change, or in a change with another one after it.
struct ItemTrack: Sendable {
  /// The key of an item: its view, and its index among the items of that view.
  struct Key: Hashable, Sendable {
    let identity: ViewIdentity
    let occurrence: Int
  }

  /// The circumstances of a new target: the other state of the layout, and the motion policy.
  struct Context {
    var baseline: MotionBaseline
    let motion: MotionPolicy
    let elapsed: Duration
    /// The bounds of the current picture.
    let bounds: CellRect
    /// A Boolean value indicating whether ink that goes or comes spreads as light.
    let spreadsLight: Bool
  }

  private(set) var key: Key
  /// The item at the end of the changes; `nil` for a removal.
  private(set) var item: DisplayItem?
  /// At most two changes, one after the other; none at rest.
  private var changes: [ItemChange] = []

  /// Makes the track of an item at rest.
  init(_ item: DisplayItem, key: Key) {
    self.item = item
    self.key = key
  }

  /// Makes the track of an inserted item.
  init(inserting item: DisplayItem, key: Key, in context: Context) {
    self.init(item, key: key)
    let transition = context.baseline.transition(of: item, isInsertion: true, under: context.motion)
    guard let animation = context.baseline.animation(of: item, under: context.motion),
      !transition.effects.isEmpty
    else { return }
    changes = [
      ItemChange(
        old: .nothing, new: .item(item), kind: .insertion(transition),
        animation: RunningAnimation(animation, from: .zero))
    ]
  }

  /// Returns the same track with another key.
  func renamed(_ key: Key) -> ItemTrack {
    var track = self
    track.key = key
    return track
  }

  /// The time from which the item is at rest.
  var end: Duration { changes.last?.animation.end ?? .zero }

  mutating func offset(by step: CellPoint) {
    item = item?.offset(by: step)
    for index in changes.indices { changes[index].offset(by: step) }
  }

  func draw(at elapsed: Duration, on surface: inout Surface, spreadsLight: Bool) {
    // By its index a change, which is large, is not copied.
    guard let index = changes.indices.first(where: { elapsed < changes[$0].animation.end }) else {
      item?.draw(on: &surface)
      return
    }
    changes[index].draw(at: elapsed, on: &surface, spreadsLight: spreadsLight)
  }
}

// MARK: - New targets

extension ItemTrack {
  /// Returns the track of a change to a new item, from the current look; `nil` if nothing remains visible.
  ///
  /// The time of the new track starts at 0.
  func retargeted(to new: DisplayItem?, in context: Context) -> ItemTrack? {
    var track = self
    guard let new else {
      track.rebase(to: context.elapsed)
      return track.removed(in: context)
    }
    track.retarget(to: new, in: context)
    return track
  }

  /// Changes to a new item, from the current look; the time of the track starts at 0 anew.
  mutating func retarget(to new: DisplayItem, in context: Context) {
    rebase(to: context.elapsed)
    let old = item
    item = new
    guard let old else { return change(from: nil, to: new, in: context) }
    if old.looks(like: new) || old.isTick(of: new) && absorbTick(of: old, to: new) { return }
    change(from: old, to: new, in: context)
  }

  /// Leaves out the changes that are over, and starts the time of the others at 0.
  private mutating func rebase(to elapsed: Duration) {
    guard !changes.isEmpty else { return }
    changes = changes.filter { elapsed < $0.animation.end }.map { change in
      var change = change
      change.animation = change.animation.rebased(to: elapsed)
      return change
    }
  }

  /// Updates the end of a running change to the next second of the clock.
  ///
  /// - Returns: False if the new second is a change of its own.
  private mutating func absorbTick(of old: DisplayItem, to new: DisplayItem) -> Bool {
    guard !changes.isEmpty else { return old.ticksInPlace(to: new) }
    changes[changes.count - 1].new = .item(new)
    return true
  }

  private mutating func change(
    from old: DisplayItem?, to new: DisplayItem, in context: Context
  ) {
    guard let animation = context.baseline.animation(of: new, under: context.motion) else {
      changes = []
      return
    }
    guard let running = changes.first else {
      guard let old else { return }
      begin(.item(old), to: new, animation: animation, in: context)
      return
    }
    let fraction = running.animation.fraction(at: .zero)
    switch running.kind {
    case .blur where fraction >= 0.5, .roll:
      // The new text is already becoming legible: it is shown, and the next one follows.
      changes = [running]
      guard case .item(let next) = running.new, !next.looks(like: new) else { return }
      begin(.item(next), to: new, animation: animation, in: context)
    case .interpolation:
      changes = []
      begin(
        running.current(at: .zero), to: new, animation: animation, in: context,
        running: fraction < 0.5 ? running.animation.retargeted(at: .zero) : nil)
    case .fade, .blur, .insertion, .removal:
      let kind: ItemChange.Kind = running.kind == .blur ? .blur : .fade
      let next =
        fraction < 0.5
        ? running.animation.retargeted(at: .zero) : RunningAnimation(animation, from: .zero)
      changes = [
        ItemChange(
          old: snapshot(of: running, in: context), new: .item(new), kind: kind,
          animation: next)
      ]
    }
  }

  /// Adds the change between two looks, unless the new item replaces the old one at once.
  private mutating func begin(
    _ old: ItemLook, to new: DisplayItem, animation: Animation, in context: Context,
    running: RunningAnimation? = nil
  ) {
    guard case .item(let before) = old,
      let kind = ItemChange.Kind(from: before, to: new, under: context.motion)
    else {
      changes = []
      return
    }
    let running = running ?? RunningAnimation(animation, from: end)
    changes.append(ItemChange(old: old, new: .item(new), kind: kind, animation: running))
  }

  private func removed(in context: Context) -> ItemTrack? {
    var track = self
    track.item = nil
    guard let old = item else { return changes.isEmpty ? nil : track }
    let transition = context.baseline.transition(of: old, isInsertion: false, under: context.motion)
    guard let animation = context.baseline.animation(of: old, under: context.motion),
      !transition.effects.isEmpty
    else { return nil }
    let look = changes.first.map { snapshot(of: $0, in: context) } ?? .item(old)
    track.changes = [
      ItemChange(
        old: look, new: .nothing, kind: .removal(transition),
        animation: RunningAnimation(animation, from: .zero))
    ]
    return track
  }

  /// Returns a picture of a change at the current time.
  private func snapshot(of change: ItemChange, in context: Context) -> ItemLook {
    let rect = change.reach(at: .zero).intersection(context.bounds)
    var surface = Surface(size: rect.size)
    var change = change
    change.offset(by: .zero - rect.origin)
    change.draw(at: .zero, on: &surface, spreadsLight: context.spreadsLight)
    return .picture(surface, rect.origin)
  }
}

extension ItemChange.Kind {
  /// Chooses the kind of change between two items; `nil` means at once.
  init?(from old: DisplayItem, to new: DisplayItem, under motion: MotionPolicy) {
    switch motion {
    case .off: return nil
    case .reduced: self = .fade
    case .full, .systemOnly:
      let isInterpolated = old.content.interpolated(to: new.content, by: 0.5) != nil
      let kind = new.contentTransition?.kind
      let ticks = old.isTick(of: new) && !(new.contentTransition?.kind.isNumeric ?? false)
      if old.content == new.content || ticks || isInterpolated && kind != .identity {
        self = .interpolation
        return
      }
      switch kind {
      // In iOS 16 a layout cannot turn the system's motion off (AK 6.9).
      case .identity where motion == .full: return nil
      case .opacity, .interpolate: self = .fade
      case .numericText, .numericValue:
        self = NumericRoll(from: old, to: new).map(Self.roll) ?? .blur
      case .identity, nil:
        self = old.content.isText && new.content.isText ? .blur : .fade
      }
    }
  }
}

extension NumericRoll {
  /// Makes the roll from one text to another; `nil` if they are in different rows or fonts.
  fileprivate init?(from old: DisplayItem, to new: DisplayItem) {
    guard old.opacity == new.opacity, old.opacity == 1 else { return nil }
    switch (old.content, new.content) {
    case (.line, .line):
      guard old.frame.origin.row == new.frame.origin.row else { return nil }
    case (.block(let before, _), .block(let after, _)):
      guard old.frame.origin.row == new.frame.origin.row, before.hasGrid(of: after) else {
        return nil
      }
    case (.line, _), (.block, _), (.fill, _), (.stroke, _), (.bar, _), (.rule, _), (.symbol, _),
      (.image, _):
      return nil
    }
    switch new.contentTransition?.kind {
    case .numericValue(let after):
      if case .numericValue(let before) = old.contentTransition?.kind {
        isDownward = after < before
      } else {
        isDownward = false
      }
    case .numericText(let countsDown): isDownward = countsDown
    case .identity, .opacity, .interpolate, nil: isDownward = false
    }
  }
}
