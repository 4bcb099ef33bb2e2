/// Names that the members of an object may have, found by their bytes.
public struct JSONNames: Sendable {
  /// The most names that are looked for at once.
  public static let countMaximum = 32

  /// How many slots the names are spread over; a power of two.
  private static let slotCount = 64

  private let names: [[UInt8]]
  /// The first name of each slot, and the next one of the same slot; -1 for none.
  private let firsts: [Int]
  private let nexts: [Int]
  /// From this name on, members are set aside.
  let firstSetAside: Int

  /// Makes a table of distinct names; the bytes of the members whose names come from a place on are counted apart.
  public init(_ names: [String], settingAsideFrom first: Int = Self.countMaximum) {
    firstSetAside = first
    precondition(names.count <= Self.countMaximum, "there are places for so many names only")
    self.names = names.map { Array($0.utf8) }
    var firsts = [Int](repeating: -1, count: Self.slotCount)
    var nexts: [Int] = []
    for (index, name) in self.names.enumerated() {
      let slot = Self.slot(count: name.count, first: name.first ?? 0, last: name.last ?? 0)
      nexts.append(firsts[slot])
      firsts[slot] = index
    }
    self.firsts = firsts
    self.nexts = nexts
  }

  private static func slot(count: Int, first: UInt8, last: UInt8) -> Int {
    (count &* 5 &+ Int(first) &+ Int(last) &* 3) & (slotCount - 1)
  }

  /// Which name stands in a range of some bytes; `nil` for none of them.
  func index(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    guard let last = range.last else { return names.firstIndex(of: []) }
    var index = firsts[
      Self.slot(count: range.count, first: bytes[range.lowerBound], last: bytes[last])]
    while index >= 0 {
      if isName(index, at: range, in: bytes) { return index }
      index = nexts[index]
    }
    return nil
  }

  private func isName(_ index: Int, at range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let name = names[index]
    guard name.count == range.count else { return false }
    for offset in name.indices where name[offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }
}

/// The members of an object by the names that are looked for, all found in one pass.
///
/// What is asked for by its kind costs less than the value itself, which holds the whole text; `nil` says that there is no
/// such member or that it is of another kind, and the value can tell which.
public struct JSONFields: Sendable {
  /// The most keys that are kept of members with another name.
  public static let unknownKeysMaximum = 8

  /// The object.
  public let object: JSONValue
  /// The values' places on the tape, where 0 is the whole's; as many as there may be names.
  private let places: InlineArray<32, UInt32>
  /// The keys of the first few members that have another name, in the order written.
  public let unknownKeys: [JSONValue]
  /// How many bytes the members that are set aside take up, each with its key and one comma.
  public let byteCountSetAside: Int

  /// Finds the members of an object; of another value none.
  public init(_ object: JSONValue, named names: JSONNames) {
    var places = InlineArray<32, UInt32>(repeating: 0)
    var unknownKeys: [JSONValue] = []
    var byteCountSetAside = 0
    object.forEachMember { key, value in
      guard let name = object.name(ofKeyAt: key, among: names) else {
        if unknownKeys.count < Self.unknownKeysMaximum { unknownKeys.append(object.at(key)) }
        return
      }
      places[name] = UInt32(truncatingIfNeeded: value)
      if name >= names.firstSetAside {
        byteCountSetAside += object.byteCount(from: key, through: value)
      }
    }
    self.object = object
    self.places = places
    self.unknownKeys = unknownKeys
    self.byteCountSetAside = byteCountSetAside
  }

  /// The member of a name, the last one where there are several; `nil` where there is none.
  public subscript(name: Int) -> JSONValue? {
    let place = Int(places[name])
    return place > 0 ? object.at(place) : nil
  }

  /// A Boolean value indicating whether there is a member of a name.
  public func has(_ name: Int) -> Bool { places[name] > 0 }

  /// A Boolean value indicating whether there is a member of a name, and it is `null`.
  public func isNull(_ name: Int) -> Bool {
    let place = Int(places[name])
    return place > 0 && object.isNull(at: place)
  }

  /// A Boolean value indicating whether there is a member of a name, and it is a string of this text.
  public func isString(_ name: Int, _ text: String) -> Bool {
    let place = Int(places[name])
    return place > 0 && object.isString(text, at: place)
  }

  /// A number that is written with digits alone and fits.
  public func integer(_ name: Int) -> Int64? {
    let place = Int(places[name])
    return place > 0 ? object.integer(at: place) : nil
  }

  /// An object as it was written.
  public func objectSource(_ name: Int) -> [UInt8]? {
    let place = Int(places[name])
    return place > 0 ? object.objectSource(at: place) : nil
  }

  /// A number that is the same for equal values as they are written, made of little of them: whoever finds it has yet to
  /// compare; 0 where there is no member.
  public func fingerprint(_ name: Int) -> Int {
    let place = Int(places[name])
    return place > 0 ? object.fingerprint(at: place) : 0
  }
}
