import Foundation
import RandomNumbers
import StrictJSON
import Synchronization
import Testing

@testable import ActivityWidgets

/// Agreement of the fast decoder with `JSONDecoder`, for any type and any JSON.
@Suite struct `The fast decoder` {
  private enum Phase: String, Codable { case boarding, late }
  private enum Step: Codable, Equatable {
    case made(at: Date)
    case packed
  }
  private struct Team: Codable, Equatable {
    var name: String
    var score: UInt8
  }
  private struct State: Codable, Equatable {
    var speed: Double
    var half: Float?
    var count: Int
    var small: Int8?
    var isMoving: Bool
    var started: Date?
    var phase: Phase?
    var teams: [Team]
    var names: [String: Int]?
    var step: Step?
    var id: UUID?
    var link: URL?
    var bytes: Data?
  }
  /// A type that catches the errors of its parts, and reads an array element by element.
  private struct Lenient: Codable, Equatable {
    var count: Int
    var last: Double?
    var keys: Int

    enum CodingKeys: String, CodingKey { case count, list, keys }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      count = (try? values.decode(Int.self, forKey: .count)) ?? -1
      keys = values.allKeys.count + (values.contains(.keys) ? 100 : 0)
      var list = try values.nestedUnkeyedContainer(forKey: .list)
      while !list.isAtEnd {
        if try list.decodeNil() { continue }
        last = try list.decode(Double.self)
      }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Counted: Decodable {
    static let count = Mutex(0)

    init(from decoder: any Decoder) throws { Self.count.withLock { $0 += 1 } }
  }

  @Test func `decodes a content once for its judgement and its picture`() throws {
    let json = LazyJSON(Array("{}".utf8))
    _ = try json.decoded(as: Counted.self)
    let copy = json
    _ = try copy.decoded(as: Counted.self)
    #expect(Counted.count.withLock { $0 } == 1)
    #expect(try json.decoded(as: [String: Int].self) == [:])
  }

  private func agree<Value: Decodable & Equatable>(
    _ type: Value.Type, _ text: String
  ) throws -> Bool {
    var parser = JSONParser()
    guard let json = try? parser.parse(Array(text.utf8)),
      let fast = try? TapeDecoder.decode(type, from: json)
    else { return false }
    let slow = try? JSONDecoder().decode(type, from: Data(text.utf8))
    #expect(fast == slow, "\(text)")
    return true
  }

  private static let whole = """
    {"speed":24.8,"half":0.1,"count":-3,"small":127,"isMoving":true,"started":806227200.25,\
    "phase":"late","teams":[{"name":"Z\\u00fcrich \\"A\\"","score":255},{"name":"","score":0}],\
    "names":{"a":1,"b":2},"step":{"made":{"at":1}},"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}
    """

  @Test func `decodes what is usual by itself`() throws {
    #expect(try agree(State.self, Self.whole))
    #expect(
      try agree(
        State.self,
        #"{"speed":0,"count":7,"isMoving":false,"teams":[],"half":null,"step":{"packed":{}},"more":[1]}"#
      ))
    #expect(try agree(Lenient.self, #"{"count":4,"list":[1,null,2.5],"keys":null}"#))
    #expect(try agree([String].self, #"["a","é"]"#))
    #expect(try agree(Int?.self, "null"))
  }

  @Test(arguments: [
    #"{"count":"4","list":[1]}"#, #"{"list":[]}"#, #"{"count":1,"count":2,"list":[]}"#,
    #"{"cou\u006et":1,"list":[]}"#, #"{"count":1,"list":{}}"#, #"{"count":1.0,"list":[]}"#,
  ]) func `leaves to the other what is rare, even where the type catches the error`(text: String)
    throws
  {
    #expect(try !agree(Lenient.self, text))
  }

  @Test(arguments: [
    "1e400", "1e-400", "-1e-320", "300", "1.5", "null", "\"1\"", "99999999999999999999",
  ])
  func `agrees on numbers that do not fit`(number: String) throws {
    _ = try agree(Double.self, number)
    _ = try agree(Float.self, number)
    _ = try agree(Int8.self, number)
    _ = try agree(UInt64.self, number)
    _ = try agree(Date.self, number)
    #expect(try !agree(UInt8.self, number))
  }

  @Test(arguments: 0..<40) func `agrees on any change of a text`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let bytes = Array(Self.whole.utf8)
    let other = Array("0123456789-.eE\"{}[],:nulltrue a\\".utf8)
    for _ in 0..<12 {
      var changed = bytes
      let place = Int.random(in: changed.indices, using: &random)
      let end = min(changed.count, place + Int.random(in: 0...6, using: &random))
      changed.replaceSubrange(
        place..<end,
        with: (0..<Int.random(in: 0...3, using: &random)).map { _ in
          other[Int.random(in: other.indices, using: &random)]
        })
      _ = try agree(State.self, String(decoding: changed, as: UTF8.self))
    }
  }
}
