import Compositing
import FoundationEssentials

/// The items of a view that changes by itself, such as a timer.
///
/// They are made anew for another time without laying out the views around, as the system does on a phone: there no code of
/// the app runs when a timer goes on (AK 5.7).
struct LiveItems: Sendable {
  /// An item, before the views around change it.
  struct Item: Sendable {
    let identity: ViewIdentity
    let frame: CellRect
    let content: DisplayItem.Content
  }

  /// The items at one time.
  struct Moment: Sendable {
    let items: [Item]
    /// The time of the next change; `nil` means never.
    let validUntil: Date?
  }

  /// The clock of the items.
  let clock: ViewIdentity
  /// The items as they are now.
  private(set) var moment: Moment
  private let make: @Sendable (Date) -> Moment?

  /// Makes the items of a view.
  ///
  /// - Parameters:
  ///   - clock: The identity of the content at all times.
  ///   - moment: The items at the time of the layout.
  ///   - make: Returns the items of another time; `nil` where the view would ask for other room then.
  init(clock: ViewIdentity, moment: Moment, make: @escaping @Sendable (Date) -> Moment?) {
    self.clock = clock
    self.moment = moment
    self.make = make
  }

  /// Exchanges the view's contents for those of another time.
  ///
  /// - Returns: A Boolean value indicating whether that was possible: a view around may have changed or hidden them.
  fileprivate mutating func update(_ items: inout [DisplayItem], to date: Date) -> Bool {
    guard let next = make(date), next.items.count == moment.items.count else { return false }
    for (old, new) in zip(moment.items, next.items) {
      guard old.identity == new.identity, old.frame == new.frame,
        let index = items.firstIndex(where: {
          $0.identity == old.identity && $0.clock == clock
            && ($0.content == old.content || $0.content == old.content.lowered)
        })
      else { return false }
      // Letters that the layout moved down by half a row stay there.
      let isLowered = items[index].content != old.content
      guard let content = isLowered ? new.content.lowered : new.content else { return false }
      items[index].content = content
    }
    moment = next
    return true
  }
}

extension ViewLayout {
  /// Returns whether another layout is this one at another second, whose contents take the place of these at once.
  public func ticksInPlace(to other: ViewLayout) -> Bool {
    guard size == other.size, items.count == other.items.count else { return false }
    let (items, others) = (items, other.items)
    let old = items.span
    let new = others.span
    for index in items.indices where old[index] != new[index] {
      guard old[index].identity == new[index].identity, old[index].ticksInPlace(to: new[index])
      else { return false }
    }
    return true
  }

  /// Returns the layout as it is at a later time, where nothing but time has passed; `nil` where the view has to be laid out
  /// anew.
  public func updated(to date: Date) -> ViewLayout? {
    guard var live else { return nil }
    var items = items
    for index in live.indices {
      guard live[index].update(&items, to: date) else { return nil }
    }
    return ViewLayout(
      size: size, lackingPoints: lackingPoints, lostPadding: lostPadding, items: items,
      controls: controls,
      truncatedTexts: truncatedTexts,
      smallTextCount: smallTextCount, lowTextCount: lowTextCount,
      validUntil: live.compactMap(\.moment.validUntil).min(),
      preferences: preferences,
      notes: notes, live: live, measurements: measurements)
  }
}
