/// Distinct elements in the order in which they arrived.
///
/// Each change costs O(1) amortized: what leaves, leaves a gap, and the gaps are closed once they outnumber the rest.
package struct ArrivalOrder<Element: Hashable & Sendable>: Equatable, Sendable {
  private static var gapsAlwaysAllowed: Int { 16 }

  private var slots: [Element?] = []
  private var places: [Element: Int] = [:]
  /// No element stands before this slot.
  private var head = 0

  package init() {}

  /// The elements, the first to arrive first.
  package var elements: [Element] { slots[head...].compactMap { $0 } }

  /// The element that arrived first.
  package var first: Element? { head < slots.count ? slots[head] : nil }

  /// A Boolean value indicating whether `element` is there.
  package func contains(_ element: Element) -> Bool { places[element] != nil }

  /// How many elements there are.
  package var count: Int { places.count }

  /// How many slots are held, gaps included.
  package var slotCount: Int { slots.count }

  /// Adds an element at the end, or moves it there.
  package mutating func append(_ element: Element) {
    guard slots.last != .some(element) else { return }
    if let place = places.updateValue(slots.count, forKey: element) { vacate(place) }
    slots.append(element)
    closeGapsIfMany()
  }

  /// Takes an element out, if it is there.
  package mutating func remove(_ element: Element) {
    guard let place = places.removeValue(forKey: element) else { return }
    vacate(place)
    closeGapsIfMany()
  }

  private mutating func vacate(_ place: Int) {
    slots[place] = nil
    while head < slots.count, slots[head] == nil { head += 1 }
  }

  private mutating func closeGapsIfMany() {
    guard slots.count > 2 * places.count + Self.gapsAlwaysAllowed else { return }
    slots.removeAll { $0 == nil }
    head = 0
    for (place, element) in slots.enumerated() {
      if let element { places[element] = place }
    }
  }
}
