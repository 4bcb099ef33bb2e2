/// Distinct elements in the order in which they arrived.
///
/// A ring of links in an array without gaps, and where in it each element stands: each change costs O(1).
package struct ArrivalOrder<Element: Hashable & Sendable>: Equatable, Sendable {
  private struct Link: Equatable, Sendable {
    let element: Element
    var former: Int
    var next: Int
  }

  private var links: [Link] = []
  private var places: [Element: Int] = [:]
  /// The place of the element that arrived first; the one that arrived last is its former one.
  private var head = 0

  package init() {}

  /// The elements, the first to arrive first.
  package var elements: [Element] {
    var place = head
    return links.indices.map { _ in
      defer { place = links[place].next }
      return links[place].element
    }
  }

  /// Returns the first elements that meet a condition.
  func first(_ count: Int, where isWanted: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    var place = head
    for _ in links.indices {
      guard found.count < count else { break }
      if isWanted(links[place].element) { found.append(links[place].element) }
      place = links[place].next
    }
    return found
  }

  /// Returns the elements around one, the last to arrive first; without one, those that arrived last.
  ///
  /// - Parameters:
  ///   - middle: The element in the middle.
  ///   - countMaximum: The most elements on each side of the middle.
  /// - Returns: The elements.
  func lastElements(around middle: Element?, countMaximum: Int) -> [Element] {
    guard !links.isEmpty else { return [] }
    let last = links[head].former
    var start = last
    if let place = middle.flatMap({ places[$0] }) {
      start = place
      var steps = 0
      while start != last, steps < countMaximum {
        start = links[start].next
        steps += 1
      }
    }
    // Without an element in the middle, both sides are below.
    let count = countMaximum > links.count ? links.count : min(links.count, 2 * countMaximum + 1)
    var found: [Element] = []
    var place = start
    while found.count < count {
      found.append(links[place].element)
      if place == head { break }
      place = links[place].former
    }
    return found
  }

  /// The element that arrived first.
  package var first: Element? { links.isEmpty ? nil : links[head].element }

  /// A Boolean value indicating whether `element` is there.
  package func contains(_ element: Element) -> Bool { places[element] != nil }

  /// The number of elements.
  package var count: Int { links.count }

  /// Returns an element's place in the array, valid until one is removed; `nil` where it is not there.
  func place(of element: Element) -> Int? { places[element] }

  /// Adds an element at the end, or moves it there.
  package mutating func append(_ element: Element) {
    if let place = places[element] {
      moveToEnd(place)
    } else {
      add(element)
    }
  }

  /// Adds an element that is not there yet at the end, at the next place.
  mutating func add(_ element: Element) {
    let place = links.count
    places[element] = place
    links.append(Link(element: element, former: place, next: place))
    link(place)
  }

  /// Moves the element that stands at a place to the end of the order; its place stays.
  mutating func moveToEnd(_ place: Int) {
    guard place != links[head].former else { return }
    unlink(place)
    link(place)
  }

  /// Takes an element out, if it is there; the one that stands at the last place takes its place.
  ///
  /// - Returns: The place; `nil` where it was not there.
  @discardableResult
  package mutating func remove(_ element: Element) -> Int? {
    guard let place = places.removeValue(forKey: element) else { return nil }
    unlink(place)
    let last = links.count - 1
    if place != last {
      let moved = links[last]
      links[moved.former].next = place
      links[moved.next].former = place
      places[moved.element] = place
      if head == last { head = place }
    }
    links.swapAt(place, last)
    links.removeLast()
    return place
  }

  /// Puts a link that is in no ring at the end of the ring, whose head may be itself.
  private mutating func link(_ place: Int) {
    let last = links[head].former
    links[place].former = last
    links[place].next = head
    links[last].next = place
    links[head].former = place
  }

  /// Takes a link out of the ring.
  private mutating func unlink(_ place: Int) {
    let (former, next) = (links[place].former, links[place].next)
    links[former].next = next
    links[next].former = former
    if place == head { head = next }
  }
}
