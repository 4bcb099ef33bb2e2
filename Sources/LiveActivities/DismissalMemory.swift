/// The activities dismissed last, so that a push that comes too late is told so.
struct DismissalMemory: Equatable, Sendable {
  struct Dismissal: Equatable, Sendable {
    let time: Timestamp
    let cause: TransitionCause
  }

  let capacity: Int
  private var order = ArrivalOrder<ActivityID>()
  private var dismissals: [ActivityID: Dismissal] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many entries are held, gaps included.
  var entryCount: Int { order.slotCount }

  subscript(id: ActivityID) -> Dismissal? { dismissals[id] }

  mutating func remember(_ id: ActivityID, _ dismissal: Dismissal) {
    dismissals[id] = dismissal
    order.append(id)
    if order.count > capacity, let oldest = order.first {
      dismissals[oldest] = nil
      order.remove(oldest)
    }
  }
}
