import ActivityWidgets
import LiveActivities
import FoundationEssentials
import StrictJSON
import Testing

@testable import ActivityLayouts

/// A Swift type and its declaration: what the decoder takes as one, the check takes as the other.
struct TypePair: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let decode: @Sendable (Data) throws -> Void

  init<Value: Decodable & SendableMetatype>(_ type: Value.Type, _ declaration: String) {
    testDescription = declaration
    decode = { _ = try JSONDecoder().decode(type, from: $0) }
  }

  func declared() throws -> DeclaredType { try DeclaredType(try parsed(testDescription)) }

  /// The decoder's fault; `nil` where it decodes.
  func decodingError(_ text: String) -> DecodingError? {
    do {
      try decode(Data(text.utf8))
      return nil
    } catch {
      return error as? DecodingError
    }
  }
}

private enum Phase: String, Decodable { case baking, underway, arrived = "at the door" }

private struct Driver: Decodable {
  var name: String
  var photo: URL?
  var phase: Phase?
}

private struct Delivery: Decodable {
  var driver: Driver
  var window: ClosedRange<Date>?
  var stops: [Driver]
  var counts: [String: Int8]
}

private struct Nothing: Decodable {}

private let driver = #"{"name":"String","photo":"URL?","phase":"baking|underway|at the door?"}"#

private let pairs: [TypePair] = [
  TypePair(String.self, #""String""#), TypePair(Int.self, #""Int""#),
  TypePair(Int8.self, #""Int8""#), TypePair(Int16.self, #""Int16""#),
  TypePair(Int32.self, #""Int32""#), TypePair(Int64.self, #""Int64""#),
  TypePair(UInt.self, #""UInt""#), TypePair(UInt8.self, #""UInt8""#),
  TypePair(UInt16.self, #""UInt16""#), TypePair(UInt32.self, #""UInt32""#),
  TypePair(UInt64.self, #""UInt64""#), TypePair(Double.self, #""Double""#),
  TypePair(Float.self, #""Float""#), TypePair(Bool.self, #""Bool""#),
  TypePair(Date.self, #""Date""#), TypePair(URL.self, #""URL""#),
  TypePair(UUID.self, #""UUID""#), TypePair(Data.self, #""Data""#),
  TypePair(Phase.self, #""baking|underway|at the door""#),
  TypePair(Int?.self, #""Int?""#), TypePair(Int??.self, #""Int??""#),
  TypePair([Int].self, #""[Int]""#), TypePair([Date?].self, #"["Date?"]"#),
  TypePair([String: Int].self, #""[String: Int]""#),
  TypePair([String: Bool?].self, #""[String: Bool?]""#),
  TypePair(ClosedRange<Date>.self, #""ClosedRange<Date>""#),
  TypePair(ClosedRange<String>.self, #""ClosedRange<String>""#),
  TypePair(ClosedRange<Int8>.self, #""ClosedRange<Int8>""#),
  TypePair(Nothing.self, "{}"), TypePair(Driver.self, driver),
  TypePair(Driver?.self, #"{"?":\#(driver)}"#), TypePair([Driver].self, "[\(driver)]"),
  TypePair(
    Delivery.self,
    #"{"driver":\#(driver),"window":"ClosedRange<Date>?","stops":[\#(driver)],"#
      + #""counts":"[String: Int8]"}"#),
]

private let scalars: [String] = [
  "null", "true", "false", "0", "-0", "-0.0", "3", "3.0", "3.5", "-1", "1e2", "0.1e1", "100e-2",
  "127", "128", "-128", "-129", "255", "256", "32767", "32768", "65535", "65536", "2147483647",
  "2147483648", "4294967295", "4294967296", "9007199254740993.0", "9223372036854775807",
  "9223372036854775807.0", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
  "18446744073709551615", "18446744073709551616", "1e19", "1e38", "1e39", "1e308", "1e309",
  "1e-45", "1e-46", "5e-324", "1e-400", "1e1000000000", "785000000.25", #""""#, #""3""#,
  #""baking""#, #""Baking""#, #""at the door""#, #""a b""#, #""http://a:b""#, #""1a:b""#,
  #""https://example.com/é""#, #""\u0000""#, #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#,
  #""E621E1F8-C36C-495A-93FC-0C247A3E6E5""#, #""{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}""#,
  #""AA==""#, #""AA=""#, #""AAAA\n""#, #""QUJD""#, #""QUI_""#,
]

private let containers: [String] = [
  "[]", "[1]", "[1,2]", "[2,1]", "[1,1]", "[1,2,3]", "[1,null]", "[null,1]", "[1,300]", "[1.5,2]",
  #"["a","b"]"#, #"["b","a"]"#, #"["é","e"]"#, #"["a",1]"#, "[true]", "[[1]]", "{}",
  #"{"lowerBound":1,"upperBound":2}"#, #"{"a":1}"#, #"{"a":null}"#, #"{"a":true,"b":false}"#,
  #"{"a":1,"a":"x"}"#, #"{"a":"x","a":1}"#, #"{"name":"Ann"}"#, #"{"name":null}"#,
  #"{"name":"Ann","photo":""}"#, #"{"name":"Ann","photo":null,"phase":null,"more":[1]}"#,
  #"{"name":"Ann","phase":"eaten"}"#, #"{"name":"Ann","name":7}"#, #"{"name":7,"name":"Ann"}"#,
  #"[{"name":"Ann"},{"photo":"a"}]"#, #"[{"name":"Ann"},null]"#,
  #"{"driver":{"name":"Ann"},"stops":[],"counts":{}}"#,
  #"{"driver":{"name":"Ann"},"stops":[{"name":"Bo","phase":"baking"}],"counts":{"a":127},"#
    + #""window":[0,1.5]}"#,
  #"{"driver":{"name":"Ann"},"stops":[{"name":"Bo"},{}],"counts":{},"window":[0,1]}"#,
  #"{"driver":{"name":"Ann"},"stops":{},"counts":{}}"#,
  #"{"driver":{"name":"Ann"},"stops":[],"counts":{"a":128}}"#,
  #"{"driver":{"name":"Ann"},"stops":[],"counts":{},"window":[2,1]}"#,
  #"{"driver":{"name":"Ann"},"stops":[],"counts":{},"window":["2026-11-20T09:41:00Z",1]}"#,
  #"{"driver":null,"stops":[],"counts":{}}"#, #"{"stops":[7],"counts":[]}"#,
]

private func keyPath(_ error: DecodingError) -> String? {
  let path: [any CodingKey]
  switch error {
  case .keyNotFound(let key, let context): path = context.codingPath + [key]
  case .typeMismatch(_, let context), .valueNotFound(_, let context): path = context.codingPath
  case .dataCorrupted(let context):
    // The decoder does not say where a number lies that its type cannot hold.
    guard !context.debugDescription.contains("not valid JSON") else { return nil }
    path = context.codingPath
  @unknown default: return nil
  }
  return path.reduce(into: "") { text, key in
    let name = key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
    text += name
  }
}

struct DecoderAgreementTests {
  @Test(arguments: pairs)
  func `a value is of a declared type exactly when the decoder decodes it`(_ pair: TypePair) throws
  {
    let type = try pair.declared()
    for text in scalars + containers {
      let faults = type.check(try parsed(text), as: .contentState)
      let error = pair.decodingError(text)
      #expect(faults.isEmpty == (error == nil), "\(text): \(faults), \(String(describing: error))")
      guard let path = error.flatMap(keyPath) else { continue }
      if case .dictionary = type {
        // A decoder takes a dictionary's keys in an order of its own, another one on each run.
        #expect(faults.contains { $0.keyPath == path }, "\(text)")
      } else {
        #expect(faults.first?.keyPath == path, "\(text)")
      }
    }
  }

  @Test func `the cases tell every type from every other`() throws {
    let verdicts = Dictionary(grouping: pairs) { pair in
      (scalars + containers).map { pair.decodingError($0) == nil }
    }
    let alike = Set(verdicts.values.map { Set($0.map(\.testDescription)) }.filter { $0.count > 1 })
    // These are one to a decoder: a word is 64 bits here, a second optional adds nothing, a date is seconds.
    #expect(
      alike == [
        [#""Int""#, #""Int64""#], [#""UInt""#, #""UInt64""#], [#""Int?""#, #""Int??""#],
        [#""Double""#, #""Date""#],
      ])
  }

  @Test(arguments: [#"{"n":1,"n":2}"#, #"{"n":1,"m":3,"\u006E":2}"#, #"{"n":1,"n":"two"}"#])
  func `of two members of one name both take the first`(text: String) throws {
    let decoded = try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
    #expect(decoded["n"] == 1)
    let value = try parsed(text)
    #expect(value["n"]?.int64 == 1)
    #expect(try DeclaredType(try parsed(#"{"n":"Int"}"#)).check(value, as: .contentState).isEmpty)
  }
}
