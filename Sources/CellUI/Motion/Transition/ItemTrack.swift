import Compositing

/// An item of a layout through a transition: at rest, on its way, or on its way with another one to follow.
struct ItemTrack: Sendable {
  /// What the item is told by: its view, and how many items of that view come before it.
  struct Key: Hashable, Sendable {
    let identity: ViewIdentity
    let occurrence: Int
  }

  /// What retargets an item: the modifiers' values in the state before, and what the system grants.
  struct Context {
    var memory: MotionMemory
    let motion: MotionPolicy
    let elapsed: Duration
    /// Where the picture was that is seen until now.
    let bounds: CellRect
  }

  private(set) var key: Key
  /// What it becomes; `nil` where it goes.
  private(set) var item: DisplayItem?
  /// At most two, one after another; none at rest.
  private var changes: [ItemChange] = []

  /// An item at rest.
  init(_ item: DisplayItem, key: Key) {
    self.item = item
    self.key = key
  }

  /// An item that was not there before.
  init(inserting item: DisplayItem, key: Key, in context: Context) {
    self.init(item, key: key)
    let passage = context.memory.passage(of: item, isInsertion: true, under: context.motion)
    guard let animation = context.memory.animation(of: item, under: context.motion),
      !passage.effects.isEmpty
    else { return }
    changes = [
      ItemChange(
        old: .nothing, new: .item(item), manner: .insertion(passage),
        course: Course(animation, from: .zero))
    ]
  }

  /// The same track under another key.
  func renamed(_ key: Key) -> ItemTrack {
    var track = self
    track.key = key
    return track
  }

  /// When the item is at rest.
  var end: Duration { changes.last?.course.end ?? .zero }

  mutating func offset(columns: Int, rows: Int) {
    item = item?.offset(columns: columns, rows: rows)
    for index in changes.indices { changes[index].offset(columns: columns, rows: rows) }
  }

  func draw(at elapsed: Duration, on surface: inout Surface) {
    guard let change = change(at: elapsed) else {
      item?.draw(on: &surface)
      return
    }
    change.draw(at: elapsed, on: &surface)
  }

  private func change(at elapsed: Duration) -> ItemChange? {
    changes.first { elapsed < $0.course.end }
  }
}

// MARK: - Other ends

extension ItemTrack {
  /// The same item on its way to another state, from what is seen of it; `nil` where nothing is left to see.
  ///
  /// The track's clock starts anew.
  func retargeted(to new: DisplayItem?, in context: Context) -> ItemTrack? {
    var track = self
    track.changes = changes.filter { context.elapsed < $0.course.end }.map { change in
      var change = change
      change.course = change.course.counted(from: context.elapsed)
      return change
    }
    guard let new else { return track.removed(in: context) }
    track.item = new
    if let old = item, old.looks(like: new) { return track }
    if let old = item, old.isTick(of: new), track.follow(old, with: new) {
      return track
    }
    guard let animation = context.memory.animation(of: new, under: context.motion) else {
      track.changes = []
      return track
    }
    track.change(from: item, to: new, animation: animation, in: context)
    return track
  }

  /// Lets a change that is on its way end with another second on the clock; false where the second makes a change itself.
  private mutating func follow(_ old: DisplayItem, with new: DisplayItem) -> Bool {
    guard !changes.isEmpty else {
      let isInPlace = old.frame.origin.row == new.frame.origin.row
      return isInPlace && !(new.contentTransition?.isNumeric ?? false)
    }
    changes[changes.count - 1].new = .item(new)
    return true
  }

  private mutating func change(
    from old: DisplayItem?, to new: DisplayItem, animation: Animation, in context: Context
  ) {
    guard let running = changes.first else {
      guard let old else { return }
      begin(.item(old), to: new, animation: animation, in: context)
      return
    }
    let fraction = running.course.fraction(at: .zero)
    switch running.manner {
    case .blur where fraction >= 0.5, .roll:
      // The text is about to be read: it is, and the next one comes after it.
      changes = [running]
      guard case .item(let next) = running.new, !next.looks(like: new) else { return }
      begin(.item(next), to: new, animation: animation, in: context)
    case .interpolation:
      changes = []
      begin(
        running.current(at: .zero), to: new, animation: animation, in: context,
        course: fraction < 0.5 ? running.course.reaimed(at: .zero) : nil)
    case .fade, .blur, .insertion, .removal:
      let manner: ItemChange.Manner = running.manner == .blur ? .blur : .fade
      let course =
        fraction < 0.5 ? running.course.reaimed(at: .zero) : Course(animation, from: .zero)
      changes = [
        ItemChange(
          old: snapshot(of: running, in: context.bounds), new: .item(new), manner: manner,
          course: course)
      ]
    }
  }

  /// Adds the change between two looks, if the layout wants one to be seen.
  private mutating func begin(
    _ old: ItemLook, to new: DisplayItem, animation: Animation, in context: Context,
    course: Course? = nil
  ) {
    guard case .item(let before) = old,
      let manner = ItemChange.Manner(from: before, to: new, under: context.motion)
    else {
      changes = []
      return
    }
    let course = course ?? Course(animation, from: end)
    changes.append(ItemChange(old: old, new: .item(new), manner: manner, course: course))
  }

  private func removed(in context: Context) -> ItemTrack? {
    var track = self
    track.item = nil
    guard let old = item else { return changes.isEmpty ? nil : track }
    let passage = context.memory.passage(of: old, isInsertion: false, under: context.motion)
    guard let animation = context.memory.animation(of: old, under: context.motion),
      !passage.effects.isEmpty
    else { return nil }
    let look = changes.first.map { snapshot(of: $0, in: context.bounds) } ?? .item(old)
    track.changes = [
      ItemChange(
        old: look, new: .nothing, manner: .removal(passage),
        course: Course(animation, from: .zero))
    ]
    return track
  }

  /// What is seen of a change just now, as a picture.
  private func snapshot(of change: ItemChange, in bounds: CellRect) -> ItemLook {
    let rect = change.reach(at: .zero).intersection(bounds)
    var surface = Surface(size: rect.size)
    var change = change
    change.offset(columns: -rect.origin.column, rows: -rect.origin.row)
    change.draw(at: .zero, on: &surface)
    return .picture(surface, rect.origin)
  }
}

extension ItemChange.Manner {
  /// How an item changes into another; `nil` means at once.
  init?(from old: DisplayItem, to new: DisplayItem, under motion: MotionPolicy) {
    switch motion {
    case .off: return nil
    case .reduced: self = .fade
    case .full, .systemOnly:
      let isInterpolated = old.content.interpolated(to: new.content, by: 0.5) != nil
      let kind = new.contentTransition?.kind
      let ticks = old.isTick(of: new) && !(new.contentTransition?.isNumeric ?? false)
      if old.content == new.content || ticks || isInterpolated && kind != .identity {
        self = .interpolation
        return
      }
      switch kind {
      // In iOS 16 nobody can turn the system's motion off (AK 6.9).
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
  /// The roll that leads from one text to another; `nil` where they have no place in common.
  fileprivate init?(from old: DisplayItem, to new: DisplayItem) {
    guard old.opacity == new.opacity, old.opacity == 1 else { return nil }
    switch (old.content, new.content) {
    case (.line, .line):
      guard old.frame.origin.row == new.frame.origin.row else { return nil }
    case (.block(let before, _), .block(let after, _)):
      guard old.frame.origin.row == new.frame.origin.row, before.rows == after.rows,
        before.repertoire == .quadrant, after.repertoire == .quadrant
      else { return nil }
    case (.line, _), (.block, _), (.fill, _), (.stroke, _), (.bar, _), (.rule, _): return nil
    }
    switch (old.contentTransition?.kind, new.contentTransition?.kind) {
    case (.numericValue(let before), .numericValue(let after)):
      isDownward = after < before
    case (_, .numericText(let countsDown)): isDownward = countsDown
    default: isDownward = false
    }
  }
}

extension ContentTransition {
  /// A Boolean value indicating whether digits roll.
  var isNumeric: Bool {
    switch kind {
    case .numericText, .numericValue: true
    case .identity, .opacity, .interpolate: false
    }
  }
}
