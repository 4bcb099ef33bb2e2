import RandomNumbers
import StrictJSON
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONFault) -> JSONValue {
    var parser = JSONParser()
    return try parser.parse(Array(text.utf8))
  }

  @Test(
    arguments: [
      "0.1", "-0.1", "24.85", "0", "-0", "-0.0", "0.30000000000000004", "123456789012.345",
      "99999999999.9999", "0.00000000000001", "9007199254740993.5", "1.5e3", "31.4", "0.000001",
      "179769313486231570000000000000000000000", "4.35", "0.57", "1e-400",
    ])
  func `a number is the nearest one in binary`(text: String) throws {
    let number = try #require(parse(text).double)
    #expect(number.bitPattern == Double(text)?.bitPattern)
  }

  private func fault(_ bytes: [UInt8]) -> JSONFault? {
    var parser = JSONParser()
    do {
      _ = try parser.parse(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      "{}", "[]", "0", "-0", "-1.5e+10", "1E5", "\"\"", "true", "null", " \n[1 , 2]\t",
      #"{"a":{"b":[{},[],null]}}"#, #""\u00e9\ud83c\udf55\n\\\/""#, "\"日本🍕\"",
    ])
  func `what RFC 8259 allows is read`(text: String) {
    #expect(fault(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ("{\"a\":1,}", 1, 7, "a", "trailingComma"),
      ("[1,2,]", 1, 5, "[1]", "trailingComma"),
      ("{\"a\":1 // no\n}", 1, 8, "a", "comment"),
      ("{/* no */}", 1, 2, "", "comment"),
      ("[# no\n]", 1, 2, "[0]", "comment"),
      ("[1, # no\n2]", 1, 5, "[1]", "comment"),
      ("[1 # no\n]", 1, 4, "[0]", "comment"),
      ("{'a':1}", 1, 2, "", "singleQuotes"),
      ("{a:1}", 1, 2, "", "unquotedKey"),
      ("{\"a\":'x'}", 1, 6, "a", "singleQuotes"),
      ("{\"a\":1 \"b\":2}", 1, 8, "a", "missingComma"),
      ("[1 2]", 1, 4, "[0]", "missingComma"),
      ("{\"a\" 1}", 1, 6, "a", "unexpected"),
      ("{\"aps\":{\"x\":[1,\n  nope]}}", 2, 3, "aps.x[1]", "unexpected"),
      ("{\"a\":NaN}", 1, 6, "a", "unexpected"),
      ("{\"a\":-Infinity}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":01}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":+1}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":1.}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":.5}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":1e}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":0x10}", 1, 6, "a", "malformedNumber"),
      ("{\"a\":\"b", 1, 6, "a", "unfinished"),
      ("{\"a\":\"b\nc\"}", 1, 6, "a", "unfinished"),
      ("{\"a\":[1,2", 1, 10, "a[1]", "unfinished"),
      ("{\"a\":", 1, 6, "a", "unfinished"),
      ("", 1, 1, "", "unfinished"),
      ("{\"a\":\"\u{1}\"}", 1, 7, "a", "controlCharacter"),
      (#"{"a":"\x"}"#, 1, 7, "a", "malformedEscape"),
      (#"{"a":"\ud83c"}"#, 1, 7, "a", "malformedEscape"),
      (#"{"a":"\udf55"}"#, 1, 7, "a", "malformedEscape"),
      ("{} {}", 1, 4, "", "trailingText"),
      ("{\"é\":tru}", 1, 6, "é", "unexpected"),
      ("\u{FEFF}{}", 1, 1, "", "byteOrderMark"),
    ] as [(String, Int, Int, String, String)])
  func `a fault is named with its place and path`(
    text: String, line: Int, column: Int, path: String, problem: String
  ) throws {
    let fault = try #require(self.fault(Array(text.utf8)))
    #expect("\(fault.problem)".hasPrefix(problem), "\(fault.problem)")
    #expect(fault.place.line == line)
    #expect(fault.place.column == column)
    #expect(fault.path == path)
  }

  @Test(arguments: [
    [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xFF],
  ])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    let text = Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8)
    #expect(fault(text)?.problem == .invalidUTF8(bytes[0]))
  }

  @Test func `nesting is read to its limit and no deeper`() {
    let nested = { (depth: Int) in
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(fault(nested(JSONLimits.depthMaximum)) == nil)
    let limit = JSONLimits.depthMaximum
    #expect(fault(nested(limit + 1))?.problem == .tooDeep(limit: limit))
    #expect(fault(nested(10_000))?.problem == .tooDeep(limit: limit))
  }

  @Test func `a text is read to its limit and no longer`() {
    let text = { (count: Int) in
      [UInt8(ascii: "\"")] + Array(repeating: UInt8(ascii: "a"), count: count - 2)
        + [UInt8(ascii: "\"")]
    }
    let limit = JSONLimits.byteCountMaximum
    #expect(fault(text(limit)) == nil)
    #expect(fault(text(limit + 1))?.problem == .tooLarge(byteCount: limit + 1, limit: limit))
  }

  @Test func `values are found by name, index and path`() throws {
    let json = try parse(#"{"a":{"b":[1,{"c":"x\ty"}]},"a2":true,"a":{"b":[7,8]}}"#)
    let first = try #require(json["a"])
    #expect(first["b"]?.elements[1]["c"]?.string == "x\ty")
    #expect(first["b"]?.elements[1]["c"]?.path == "a.b[1].c")
    #expect(json["a2"]?.bool == true)
    #expect(json["a3"] == nil)
    #expect(String(decoding: first.source, as: UTF8.self) == #"{"b":[1,{"c":"x\ty"}]}"#)
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":2,"a":3,"b":4,"a":5}"#, ["a", "b", "a"], ["a", "b"]),
      (#"{"\u0061":1,"a":2}"#, ["a"], ["a"]),
      (#"{"a":{"c":1},"b":{"c":2}}"#, [], ["a", "b"]), ("{}", [], []), ("[1,1]", [], []),
    ])
  func `of two members of one name the first counts, and the other is told`(
    text: String, repeated: [String], names: [String]
  ) throws {
    let json = try parse(text)
    #expect(json.repeatedKeys.map(\.text) == repeated)
    #expect(json.members.map(\.key.text) == names)
    for (key, value) in json.members { #expect(json[key.text]?.byteRange == value.byteRange) }
    if !repeated.isEmpty { #expect(json["a"]?.int64 == 1) }
  }

  @Test func `so many keys are told that are there twice, and no more`() throws {
    let limit = JSONValue.repeatedKeysMaximum
    for count in [limit, limit + 1] {
      let members = Array(repeating: "\"a\":1", count: count + 1).joined(separator: ",")
      #expect(try parse("{\(members)}").repeatedKeys.count == min(count, limit))
    }
  }

  @Test(
    arguments: [
      ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
      ("9223372036854775808", nil), ("1e3", 1000), ("1.5", nil), ("-0", 0), ("1.0", 1),
      ("1e400", nil),
    ] as [(String, Int64?)])
  func `whole numbers are exact or none`(text: String, value: Int64?) throws {
    #expect(try parse(text).int64 == value)
  }

  /// Eight bytes are looked at together, so each byte comes at each place among them, near the text's end, too.
  @Test(arguments: UInt8.min...UInt8.max)
  func `each byte is told at whatever place of a string`(byte: UInt8) throws {
    for before in 0..<18 {
      for after in [0, 1, 7, 9] {
        let content = Array(repeating: UInt8(ascii: "x"), count: before) + [byte]
        let text = [0x22] + content + Array(repeating: UInt8(ascii: "y"), count: after) + [0x22]
        let problem = fault(text).map(\.problem)
        switch byte {
        case 0x0A: #expect(problem == .unfinished("string"))
        case 0x22: #expect(problem == .trailingText)
        case 0x5C where after == 0: #expect(problem == .unfinished("string"))
        case 0x5C: #expect(problem == .malformedEscape)
        case 0..<0x20: #expect(problem == .controlCharacter(byte))
        case 0x80...: #expect(problem == .invalidUTF8(byte))
        default:
          #expect(problem == nil)
          var parser = JSONParser()
          #expect(try parser.parse(text).source == text)
        }
      }
    }
  }

  @Test func `a comment is told where a value, a key or what separates them should be`() throws {
    let texts = [
      "[//\n1]", "[1,#\n2]", "[1//\n]", "{#\n}", "{\"a\"//\n:1}", "{\"a\"://\n1}", "{\"a\":1#\n}",
      "1//\n", "//\n1",
    ]
    for text in texts {
      guard case .comment? = fault(Array(text.utf8))?.problem else {
        Issue.record("no comment was told of in \(text)")
        continue
      }
    }
  }

  @Test func `escapes become what they stand for`() throws {
    #expect(try parse(#""\u0041\ud83c\udf55\"\\\/\b\f\n\r\t""#).string == "A🍕\"\\/\u{8}\u{C}\n\r\t")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `no mutation of a text traps, and each fault lies within it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = Array(#"{"aps":{"n":-1.5e3,"s":"é\u00e9\n","a":[1,{"b":null}],"t":true}}"#.utf8)
    for _ in 0..<120 {
      var bytes = source
      for _ in 0..<3 {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(.random(in: 0...255, using: &random), at: index)
        default: bytes.swapAt(index, bytes.count - 1)
        }
      }
      if let fault = fault(bytes) { #expect((0...bytes.count).contains(fault.place.offset)) }
    }
  }
}
