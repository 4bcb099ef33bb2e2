import StrictJSON
import Testing

@Suite struct JSONKeysTests {
  /// Returns an object with keys, each with the value 0.
  private func object(_ keys: [String]) throws -> JSONValue {
    var parser = JSONParser()
    let members = keys.map { "\"\($0)\":0" }.joined(separator: ",")
    return try parser.parse(Array("{\(members)}".utf8))
  }

  @Test func `tells plain keys that differ in one byte alone, and not too many`() throws {
    // Twenty-six keys of one length and one ending, among which hashes of few bits must meet.
    let alike = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
      String(Unicode.Scalar($0)) + "_of_the_same_ending"
    }
    #expect(try object(alike).hasPlainDistinctKeys)
    #expect(try !object(alike + ["m_of_the_same_ending"]).hasPlainDistinctKeys)
    #expect(try object((0..<64).map(String.init)).hasPlainDistinctKeys)
    #expect(try !object((0..<65).map(String.init)).hasPlainDistinctKeys)
    #expect(try object([]).hasPlainDistinctKeys)
    #expect(try object(["", "a"]).hasPlainDistinctKeys)
    #expect(try !object(["", "a", ""]).hasPlainDistinctKeys)
  }

  @Test(arguments: [
    "é", "abcdefgé", "abcdefghijklmnopé", "éabcdefghijklmnop", #"a\u0062"#, #"a\n"#,
  ])
  func `takes no other key than ASCII for plain`(key: String) throws {
    #expect(try !object(["first", key]).hasPlainDistinctKeys)
  }
}
