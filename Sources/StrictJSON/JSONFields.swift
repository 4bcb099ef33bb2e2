/// Names that the members of an object may have, found by their bytes.
public struct JSONNames: Sendable {
  /// The most names that are looked for at once.
  public static let countMaximum = 32

  /// How long a name may be, in bytes.
  public static let byteCountMaximum = 24

  /// All bytes of a name, eight to a word.
  private struct Words: Equatable {
    let count: Int
    let first: UInt64
    let middle: UInt64
    let last: UInt64

    @inline(__always)
    init(of range: Range<Int>, in bytes: Span<UInt8>) {
      count = range.count
      first = bytes.word(at: range.lowerBound, count: count)
      // The words lie over each other where there are fewer bytes.
      middle = count > 16 ? bytes.word(at: range.lowerBound + 8) ?? 0 : 0
      last = count > 8 ? bytes.word(at: range.upperBound - 8) ?? 0 : 0
    }

    var slot: Int { (first ^ (last &* 3) &+ UInt64(count)).mixed(toBits: 6) }
  }

  /// A name at its slot, or at the next one that was free.
  private struct Slot {
    let words: Words
    let name: Int
  }

  /// How many slots the names are spread over.
  private static let slotCount = 64

  private let slots: [Slot?]
  /// From this name on, members are set aside.
  let firstSetAside: Int

  /// Makes a table of distinct names; the bytes of the members whose names come from a place on are counted apart.
  public init(_ names: [String], settingAsideFrom first: Int = Self.countMaximum) {
    firstSetAside = first
    precondition(names.count <= Self.countMaximum, "there are places for so many names only")
    var slots = [Slot?](repeating: nil, count: Self.slotCount)
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      precondition(bytes.count <= Self.byteCountMaximum, "longer names are not told apart")
      let words = Words(of: bytes.indices, in: bytes.span)
      var slot = words.slot
      while slots[slot] != nil { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Slot(words: words, name: index)
    }
    self.slots = slots
  }

  /// Which name stands in a range of some bytes; `nil` for none of them.
  @inline(__always)
  func index(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    let words = Words(of: range, in: bytes)
    var place = words.slot
    while let slot = slots[place] {
      if slot.words == words { return slot.name }
      place = (place + 1) % Self.slotCount
    }
    return nil
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
  @usableFromInline let places: InlineArray<32, UInt32>
  /// The keys of the first few members that have another name, in the order written.
  public let unknownKeys: [JSONValue]
  /// A Boolean value indicating whether a name is there twice, of which the first counts.
  public let hasRepeatedNames: Bool
  /// How many bytes the members that are set aside take up, each with its key and one comma.
  public let byteCountSetAside: Int

  /// Finds the members of an object; of another value none.
  public init(_ object: JSONValue, named names: borrowing JSONNames) {
    var places = InlineArray<32, UInt32>(repeating: 0)
    var unknownKeys: [JSONValue] = []
    var hasRepeatedNames = false
    var byteCountSetAside = 0
    object.forEachMember { key, value in
      guard let name = object.text(at: key, among: names) else {
        if unknownKeys.count < Self.unknownKeysMaximum { unknownKeys.append(object.at(key)) }
        return
      }
      if name >= names.firstSetAside {
        byteCountSetAside += object.byteCount(from: key, through: value)
      }
      guard places[name] == 0 else {
        hasRepeatedNames = true
        return
      }
      places[name] = UInt32(truncatingIfNeeded: value)
    }
    self.object = object
    self.places = places
    self.unknownKeys = unknownKeys
    self.hasRepeatedNames = hasRepeatedNames
    self.byteCountSetAside = byteCountSetAside
  }

  /// The member of a name, the first one where there are several; `nil` where there is none.
  @inlinable public subscript(name: Int) -> JSONValue? {
    let place = Int(places[name])
    return place > 0 ? object.at(place) : nil
  }

  /// A Boolean value indicating whether there is a member of a name.
  @inlinable public func has(_ name: Int) -> Bool { places[name] > 0 }

  /// A Boolean value indicating whether there is a member of a name, and it is `null`.
  @inlinable public func isNull(_ name: Int) -> Bool {
    let place = Int(places[name])
    return place > 0 && object.isNull(at: place)
  }

  /// Which of some texts the member of a name is; `nil` where it is none of them or no string.
  public func text(_ name: Int, among texts: JSONNames) -> Int? {
    let place = Int(places[name])
    return place > 0 ? object.text(at: place, among: texts) : nil
  }

  /// A Boolean value indicating whether there is a member of a name, and it was written like this.
  public func isWritten(_ name: Int, _ source: [UInt8]) -> Bool {
    let place = Int(places[name])
    return place > 0 && object.isWritten(source, at: place)
  }

  /// A number that is written with digits alone and fits.
  @inlinable public func integer(_ name: Int) -> Int64? {
    let place = Int(places[name])
    return place > 0 ? object.integer(at: place) : nil
  }

  /// An object as it was written.
  public func objectSource(_ name: Int) -> [UInt8]? {
    let place = Int(places[name])
    return place > 0 ? object.objectSource(at: place) : nil
  }

  /// A number below 4096 that is the same for equal values as they are written, made of little of them: whoever finds it
  /// has yet to compare; 0 where there is no member.
  public func fingerprint(_ name: Int) -> Int {
    let place = Int(places[name])
    return place > 0 ? object.fingerprint(at: place) : 0
  }
}
