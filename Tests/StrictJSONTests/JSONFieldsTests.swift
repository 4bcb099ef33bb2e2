import StrictJSON
import Testing

@Suite struct JSONFieldsTests {
  private static let words = ["aps", "app", "activity", "note", "spa", "ps", "a", ""]
  private static let names = JSONNames(words, settingAsideFrom: 3)

  private func fields(_ text: String) throws -> JSONFields {
    var parser = JSONParser()
    return JSONFields(try parser.parse(Array(text.utf8)), named: Self.names)
  }

  @Test func `each name is found, and no other`() throws {
    let members = Self.words.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
    let fields = try fields("{\(members),\"other\":9,\"apsx\":9,\"Aps\":9}")
    for (index, word) in Self.words.enumerated() {
      #expect(fields.integer(index) == Int64(index), "\(word)")
      #expect(fields[index]?.path == word)
    }
    #expect(fields.unknownKeys.map(\.text) == ["other", "apsx", "Aps"])
    #expect(!fields.hasRepeatedNames)
  }

  @Test func `of two members of one name the first counts, and a key may be escaped`() throws {
    let fields = try fields(#"{"\u0061ps":{"x":[]},"aps":1,"app":null,"app":2}"#)
    #expect(fields.hasRepeatedNames)
    #expect(fields.objectSource(0).map { String(decoding: $0, as: UTF8.self) } == #"{"x":[]}"#)
    #expect(fields.integer(0) == nil)
    #expect(fields.isNull(1))
    #expect(fields.has(1))
    #expect(!fields.has(2))
    #expect(fields[2] == nil)
  }

  @Test func `what is set aside is counted with its commas, each time`() throws {
    #expect(try fields(#"{"aps":1}"#).byteCountSetAside == 0)
    #expect(try fields(#"{"note":"ab","aps":1,"note":2}"#).byteCountSetAside == 12 + 9)
  }

  @Test(arguments: [("12", 12), ("-7", -7), ("1.0", nil), ("\"12\"", nil), ("1e2", nil)])
  func `an integer is one of digits alone`(text: String, value: Int64?) throws {
    let fields = try fields("{\"aps\":\(text)}")
    #expect(fields.integer(0) == value)
    #expect(fields.isWritten(0, Array("12".utf8)) == (text == "12"))
  }

  @Test func `an integer is read to its last digit, and for nothing else`() throws {
    let digits = Array("9081726354192837465".utf8)
    for count in 1...digits.count {
      let number = Array(digits.prefix(count))
      let text = String(decoding: number, as: UTF8.self)
      #expect(try fields("{\"aps\":\(text)}").integer(0) == Int64(text))
      #expect(try fields("{\"aps\":-\(text)}").integer(0) == Int64("-\(text)"))
      for place in 1..<max(1, count - 1) {
        for byte in [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")] {
          var other = number
          other[place] = byte
          let text = String(decoding: other, as: UTF8.self)
          #expect(try fields("{\"aps\":\(text)}").integer(0) == nil, "\(text)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (#""update""#, 0), (#""up\u0064ate""#, 0), (#""updates""#, nil), (#""""#, 1), ("1", nil),
      (#""interruption-level""#, 2), (#""interrUption-level""#, nil),
      (#""a-name-of-16-byt""#, 3), (#""a-name-of-16-bit""#, nil), (#""a-name-of-16-byte""#, nil),
      (#""a-name-of-so-many-bytes.""#, 4), (#""a-name-of-so-many-bytes.and-more""#, nil),
      (#""a-name-Of-so-many-bytes.""#, nil), (#""a-name-of-so-Many-bytes.""#, nil),
    ])
  func `a text is found among others by all of its bytes`(text: String, index: Int?) throws {
    let texts = JSONNames([
      "update", "", "interruption-level", "a-name-of-16-byt",
      "a-name-of-so-many-bytes.",
    ])
    #expect(try fields("{\"aps\":\(text)}").text(0, among: texts) == index)
    #expect(try fields("{\"aps\":[\(text)]}").text(0, among: texts) == nil)
  }

  @Test func `what was written is told by each of its bytes`() throws {
    for count in 1...26 {
      let source = Array("\"\(String(repeating: "x", count: count))\"".utf8)
      let fields = try fields("{\"aps\":\(String(decoding: source, as: UTF8.self))}")
      #expect(fields.isWritten(0, source))
      for index in source.indices {
        var other = source
        other[index] ^= 1
        #expect(!fields.isWritten(0, other))
      }
      #expect(!fields.isWritten(0, Array(source.dropLast())))
    }
  }

  @Test func `each of as many names as there may be is found`() throws {
    // Of one length, and alike where a hash would look first.
    let all = (0..<JSONNames.countMaximum).map { "a-name-\($0 + 10)-and-its-end" }
    let names = JSONNames(all)
    var parser = JSONParser()
    let members = all.enumerated().map { index, name in "\"\(name)\":\(index)" }
    let text = "{\(members.joined(separator: ","))}"
    let fields = JSONFields(try parser.parse(Array(text.utf8)), named: names)
    for index in all.indices { #expect(fields.integer(index) == Int64(index)) }
    #expect(fields.unknownKeys.isEmpty)
  }

  @Test func `what is no object has no members`() throws {
    let fields = try fields("[1]")
    #expect(Self.words.indices.allSatisfy { !fields.has($0) })
  }

  @Test(
    arguments: [
      ("{\"a\":[1,{}]}\nrest", 12), ("{\"a\":1}  \r\n", 10), ("{\"a\":1} x\n", nil),
      ("{\"a\":1}", nil), ("{\"a\":\n1}\n", nil), ("{\"a\":1,}\n", nil), ("[1]\n", nil),
      ("\n", nil),
      ("", nil),
    ])
  func `a line that is an object is read to its end`(text: String, end: Int?) {
    var parser = JSONParser()
    let read = parser.parseLine(Array(text.utf8), from: 0)
    #expect(read?.end == end)
    if let value = read?.0 { #expect(value.kind == .object) }
  }
}
