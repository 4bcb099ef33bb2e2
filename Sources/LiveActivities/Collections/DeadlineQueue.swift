/// At most one deadline for each key, the earliest first.
///
/// A binary heap whose entries know where they stand in it: each change costs O(log n) and one look-up.
package struct DeadlineQueue<Key: Hashable & Sendable>: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    let key: Key
    var time: Timestamp
    /// Unique, so that equal times come in the order in which they were set.
    var ticket: Int
    /// The position in the heap.
    var position: Int
  }

  private var entries: [Entry] = []
  /// The place of each key's entry in `entries`.
  private var places: [Key: Int] = [:]
  /// The entries' places, as a heap.
  private var heap: [Int] = []
  private var nextTicket = 0

  package init() {}

  /// The earliest deadline.
  package var next: Timestamp? { heap.first.map { entries[$0].time } }

  /// A Boolean value indicating whether `key` has a deadline.
  package func contains(_ key: Key) -> Bool { places[key] != nil }

  /// The deadline of `key`; `nil` where it has none.
  package subscript(key: Key) -> Timestamp? { places[key].map { entries[$0].time } }

  /// The number of deadlines.
  package var count: Int { entries.count }

  /// Sets, moves or, with `nil`, cancels the deadline of `key`.
  package mutating func schedule(_ key: Key, at time: Timestamp?) {
    switch (places[key], time) {
    case (nil, nil): break
    case (nil, let time?): add(key, at: time)
    case (let place?, nil): remove(place)
    case (let place?, let time?): move(place, to: time)
    }
  }

  /// Takes the earliest deadline out if it is due by `now`.
  package mutating func removeNext(by now: Timestamp) -> (key: Key, time: Timestamp)? {
    guard let root = heap.first, entries[root].time <= now else { return nil }
    let entry = entries[root]
    remove(root)
    return (entry.key, entry.time)
  }

  private mutating func add(_ key: Key, at time: Timestamp) {
    places[key] = entries.count
    heap.append(entries.count)
    entries.append(Entry(key: key, time: time, ticket: nextTicket, position: heap.count - 1))
    nextTicket += 1
    siftUp(from: heap.count - 1)
  }

  private mutating func move(_ place: Int, to time: Timestamp) {
    guard entries[place].time != time else { return }
    entries[place].time = time
    entries[place].ticket = nextTicket
    nextTicket += 1
    sift(from: entries[place].position)
  }

  private mutating func remove(_ place: Int) {
    let position = entries[place].position
    exchange(position, heap.count - 1)
    heap.removeLast()
    if position < heap.count { sift(from: position) }
    places[entries[place].key] = nil
    // The last entry takes its place, so that there are no gaps.
    let last = entries.count - 1
    if place != last {
      places[entries[last].key] = place
      heap[entries[last].position] = place
      entries.swapAt(place, last)
    }
    entries.removeLast()
  }

  // MARK: - The heap

  private mutating func sift(from position: Int) {
    siftDown(from: siftUp(from: position))
  }

  @discardableResult
  private mutating func siftUp(from start: Int) -> Int {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard isEarlier(child, parent) else { break }
      exchange(child, parent)
      child = parent
    }
    return child
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, isEarlier(child + 1, child) { child += 1 }
      guard isEarlier(child, parent) else { return }
      exchange(child, parent)
      parent = child
    }
  }

  private func isEarlier(_ position: Int, _ other: Int) -> Bool {
    let (place, otherPlace) = (heap[position], heap[other])
    return (entries[place].time, entries[place].ticket)
      < (entries[otherPlace].time, entries[otherPlace].ticket)
  }

  private mutating func exchange(_ position: Int, _ other: Int) {
    heap.swapAt(position, other)
    entries[heap[position]].position = position
    entries[heap[other]].position = other
  }
}
