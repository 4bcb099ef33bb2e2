/// The members of an object by a table of names, found in one pass.
///
/// The accessors by kind cost less than a `JSONValue`, which retains the text; they give `nil` for a missing member and for
/// one of another kind.
public struct JSONFields: Sendable {
  /// The most keys in `unknownKeys`.
  static let unknownKeysMaximum = 8

  /// The object.
  public let object: JSONValue
  /// The values' indices on the tape, one for each name; 0 means none, since that is the whole's.
  @usableFromInline let places: InlineArray<32, UInt32>
  /// The keys of the first few members with other names, in the order written.
  public let unknownKeys: [JSONValue]
  /// A Boolean value indicating whether a name is repeated; the first counts.
  public let hasRepeatedNames: Bool
  /// The number of names that are there and not set aside.
  public let countNotSetAside: Int
  /// The bytes of the members that are set aside, each with its key and one comma.
  public let byteCountSetAside: Int

  /// Finds the members of an object; another value has none.
  public init(_ object: JSONValue, named names: borrowing JSONNames) {
    var places = InlineArray<32, UInt32>(repeating: 0)
    var unknownKeys: [JSONValue] = []
    var hasRepeatedNames = false
    var (countNotSetAside, byteCountSetAside) = (0, 0)
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
      if name < names.firstSetAside { countNotSetAside += 1 }
    }
    self.object = object
    self.places = places
    self.unknownKeys = unknownKeys
    self.hasRepeatedNames = hasRepeatedNames
    self.countNotSetAside = countNotSetAside
    self.byteCountSetAside = byteCountSetAside
  }

  /// The member of a name, the first of several; `nil` where there is none.
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

  /// The index of a member's string among some texts; `nil` where it is none of them or no string.
  public func text(_ name: Int, among texts: JSONNames) -> Int? {
    let place = Int(places[name])
    return place > 0 ? object.text(at: place, among: texts) : nil
  }

  /// A Boolean value indicating whether there is a member of a name, written as these bytes.
  public func isWritten(_ name: Int, _ source: [UInt8]) -> Bool {
    let place = Int(places[name])
    return place > 0 && object.isWritten(source, at: place)
  }

  /// A member's number that is written with digits alone and fits.
  @inlinable public func integer(_ name: Int) -> Int64? {
    let place = Int(places[name])
    return place > 0 ? object.integer(at: place) : nil
  }

  /// A member's object as it was written.
  public func objectSource(_ name: Int) -> [UInt8]? {
    let place = Int(places[name])
    return place > 0 ? object.objectSource(at: place) : nil
  }

  /// A hash below 4096 of a member's value as it was written, made of a few of its bytes, so that equal hashes need a
  /// comparison; 0 where there is no member.
  public func fingerprint(_ name: Int) -> Int {
    let place = Int(places[name])
    return place > 0 ? object.fingerprint(at: place) : 0
  }
}
