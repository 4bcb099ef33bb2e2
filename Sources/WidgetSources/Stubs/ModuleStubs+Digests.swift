extension ModuleStubs {
  /// Digests of data, by which apps name the files of pictures that they share with their widgets.
  static let cryptoKit = """
    struct Digest_: Sequence, Hashable, Sendable, CustomStringConvertible {
      fileprivate let bytes: [UInt8]
      fileprivate let name: String
      func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
      func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
      }
      var description: String { "\\(name) digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    }
    typealias SHA256Digest = SHA256.Digest
    struct SHA256 {
      typealias Digest = Digest_
      static let byteCount = 32, blockByteCount = 64
      private var data: [UInt8] = []
      init() {}
      static func hash(data: some Sequence<UInt8>) -> Digest {
        var hash = SHA256()
        hash.update(data: data)
        return hash.finalize()
      }
      mutating func update(data: some Sequence<UInt8>) { self.data += data }
      /// The first bits behind the point of roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3).
      private static func bits(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
      private static let primes = (2...311).filter { n in !(2..<n).contains { n % $0 == 0 } }
      private static let constants = primes.map { bits(Foundation.cbrt(Double($0))) }
      func finalize() -> Digest {
        var padded = data + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        padded += (0..<8).map { UInt8(truncatingIfNeeded: (data.count * 8) >> (56 - $0 * 8)) }
        var sum = Self.primes.prefix(8).map { Self.bits(Double($0).squareRoot()) }
        for start in stride(from: 0, to: padded.count, by: 64) {
          var words = (0..<16).map { word in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[start + word * 4 + $1]) }
          }
          func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
          for t in 16..<64 {
            let (a, b) = (words[t - 15], words[t - 2])
            let first = turned(a, 7) ^ turned(a, 18) ^ a >> 3, second = turned(b, 17) ^ turned(b, 19) ^ b >> 10
            words.append(words[t - 16] &+ first &+ words[t - 7] &+ second)
          }
          var v = sum
          for t in 0..<64 {
            let wide = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let one = v[7] &+ wide &+ choice &+ constants(t) &+ words[t]
            let narrow = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
            let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
            v = [one &+ narrow &+ majority, v[0], v[1], v[2], v[3] &+ one, v[4], v[5], v[6]]
          }
          sum = zip(sum, v).map { $0 &+ $1 }
        }
        return Digest(bytes: sum.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - $0 * 8)) } }, name: "SHA256")
      }
      private func constants(_ index: Int) -> UInt32 { Self.constants[index] }
    }

    """
}
