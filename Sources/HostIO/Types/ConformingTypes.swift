/// The types of the process that conform to a protocol, found in the tables that the compiler writes for casts.
///
/// Each image (the program and its libraries) has a section of conformance records. The Swift runtime knows all
/// sections; a record names a protocol and a type by their descriptors (Swift's `docs/ABI/TypeMetadata.rst`).
public enum ConformingTypes {
  /// Finds the non-generic types that conform to a protocol.
  ///
  /// - Parameter proto: The protocol, as `(any View).self`.
  /// - Returns: The types, in the order of the images' tables.
  /// - Complexity: O(n) in the conformances of the process, a few thousand.
  public static func types<Existential>(conformingTo proto: Existential.Type) -> [Any.Type] {
    guard let descriptor = unsafe descriptor(of: proto) else { return [] }
    var found = unsafe Found(descriptor: descriptor)
    unsafe withUnsafeMutablePointer(to: &found) { found in
      unsafe enumerateSections(
        { sections, found in
          guard let found = unsafe found?.assumingMemoryBound(to: Found.self) else { return true }
          unsafe found.pointee.search(sections)
          return true
        }, found)
    }
    return found.types
  }

  /// Returns the only protocol of an existential type; `nil` for `Any` and for compositions.
  private static func descriptor<Existential>(of type: Existential.Type) -> UnsafeRawPointer? {
    // Existential metadata: kind, flags, number of protocols, then the protocols' descriptors.
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard unsafe metadata.load(as: Int.self) == existentialKind,
      unsafe metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return unsafe metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Calls a function with the sections of each image until it returns false.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private static func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)

  /// The types found so far.
  @safe private struct Found {
    let descriptor: UnsafeRawPointer
    var types: [Any.Type] = []

    init(descriptor: UnsafeRawPointer) {
      unsafe self.descriptor = descriptor
    }

    /// Searches one image: a version, an address and two unused words, then a pair of start and length for each table,
    /// that of conformances second.
    mutating func search(_ sections: UnsafeRawPointer?) {
      guard let sections = unsafe sections,
        let start = unsafe sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
      else { return }
      let length = unsafe sections.load(fromByteOffset: 56, as: Int.self)
      for offset in stride(from: 0, to: length, by: 4) {
        let record = unsafe ConformingTypes.target(of: start + offset)
        guard unsafe ConformingTypes.indirectTarget(of: record) == descriptor else { continue }
        if let type = unsafe ConformingTypes.type(ofRecord: record) { types.append(type) }
      }
    }
  }

  /// Returns the type of a conformance record; `nil` for generic types, and for classes of Objective-C.
  private static func type(ofRecord record: UnsafeRawPointer) -> Any.Type? {
    // A record: protocol, type, witness table, flags, each 32 bits; bits 3 to 5 of the flags say how the type is given.
    let kind = unsafe record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    guard kind < 2 else { return nil }
    let named = unsafe target(of: record + 4)
    let descriptor = unsafe kind == 0 ? named : named.load(as: UnsafeRawPointer.self)
    // A type's descriptor: flags, parent, name, access function. Bits 0 to 4 are its kind (class, structure or
    // enumeration), bit 7 says that it is generic.
    let flags = unsafe descriptor.load(as: UInt32.self)
    guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
    // The function takes a request (0 asks for complete metadata) and returns the metadata first.
    typealias Accessor = @convention(thin) (Int) -> (UnsafeRawPointer, Int)
    let accessor = unsafe unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
    return unsafe unsafeBitCast(accessor(0).0, to: Any.Type.self)
  }

  /// Returns the address that a relative reference leads to.
  private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe reference + Int(reference.load(as: Int32.self))
  }

  /// Returns the address of a relative reference whose lowest bit says that it leads to a pointer.
  private static func indirectTarget(of reference: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = unsafe reference.load(as: Int32.self)
    let place = unsafe reference + Int(offset & ~1)
    return offset & 1 == 0 ? unsafe place : unsafe place.load(as: UnsafeRawPointer.self)
  }
}
