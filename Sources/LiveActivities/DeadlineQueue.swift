/// At most one deadline for each key, the earliest first.
///
/// A binary heap; a deadline that is moved or cancelled stays in it until it comes to the root or until such leftovers
/// outnumber the others. So each change costs O(log n) amortized, and the heap is never more than twice too large.
package struct DeadlineQueue<Key: Hashable & Sendable>: Equatable, Sendable {
  private struct Appointment: Comparable, Sendable {
    let time: Timestamp
    /// Unique, so that equal times come in the order in which they were set.
    let ticket: Int

    static func < (left: Appointment, right: Appointment) -> Bool {
      (left.time, left.ticket) < (right.time, right.ticket)
    }
  }

  private static var leftoversAlwaysAllowed: Int { 64 }

  private var heap: [Appointment] = []
  private var appointments: [Key: Appointment] = [:]
  /// Whose each ticket is; that of a leftover is nobody's.
  private var holders: [Int: Key] = [:]
  private var nextTicket = 0

  package init() {}

  /// The earliest deadline: the root, which is never a leftover.
  package var next: Timestamp? { heap.first?.time }

  /// A Boolean value indicating whether `key` has a deadline.
  package func contains(_ key: Key) -> Bool { appointments[key] != nil }

  /// How many entries are held, leftovers included.
  package var entryCount: Int { heap.count }

  /// Sets, moves or, with `nil`, cancels the deadline of `key`.
  package mutating func schedule(_ key: Key, at time: Timestamp?) {
    let former = appointments[key]
    guard former?.time != time else { return }
    if let former { holders[former.ticket] = nil }
    appointments[key] = time.map { Appointment(time: $0, ticket: nextTicket) }
    if let time {
      heap.append(Appointment(time: time, ticket: nextTicket))
      holders[nextTicket] = key
      nextTicket += 1
      siftUp(from: heap.count - 1)
    }
    if former != nil { clearLeftovers() }
  }

  /// Takes the earliest deadline out if it is due by `now`.
  package mutating func removeNext(by now: Timestamp) -> (key: Key, time: Timestamp)? {
    guard let root = heap.first, root.time <= now else { return nil }
    guard let key = holders.removeValue(forKey: root.ticket) else {
      preconditionFailure("the root is never a leftover")
    }
    appointments[key] = nil
    clearLeftovers()
    return (key, root.time)
  }

  private mutating func clearLeftovers() {
    while let root = heap.first, holders[root.ticket] == nil {
      removeRoot()
    }
    if heap.count > 2 * holders.count + Self.leftoversAlwaysAllowed {
      heap.removeAll { holders[$0.ticket] == nil }
      // What is sorted is a heap.
      heap.sort()
    }
  }

  private mutating func removeRoot() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown()
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
