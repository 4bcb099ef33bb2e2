import ActivityKit
import Foundation
import CellUI
import Testing

@Suite struct `A text with attributes in a content state` {
  private struct State: Codable, Hashable { var title: AttributedString }

  @Test func `is a string where it has none`() throws {
    let bytes = try JSONEncoder().encode(State(title: AttributedString("Ride")))
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"title":"Ride"}"#)
    #expect(try JSONDecoder().decode(State.self, from: bytes).title == AttributedString("Ride"))
  }

  @Test func `keeps its emphasis and its links`() throws {
    var (strong, link) = (AttributedString("5 min "), AttributedString("here"))
    strong.inlinePresentationIntent = .stronglyEmphasized
    link.link = URL(string: "https://a.b")
    let title = AttributedString("in ") + strong + link
    let bytes = try JSONEncoder().encode(State(title: title))
    let read = try JSONDecoder().decode(State.self, from: bytes).title
    #expect(String(read.characters) == "in 5 min here")
    #expect(read.runs.contains { $0.link == URL(string: "https://a.b") })
    #expect(read.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test func `refuses what is no text`() {
    for text in [#"{"title":3}"#, #"{"title":[1]}"#, #"{"title":["a",3]}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(State.self, from: Data(text.utf8))
      }
    }
  }
}

@Suite struct `A localized string in a content state` {
  @Test(
    arguments: [
      (#""Arriving""#, nil), (#"{"key":"Arriving","locale":"en","table":"Ride"}"#, "Ride"),
    ] as [(String, String?)])
  func `is read by its key`(json: String, table: String?) throws {
    let text = try JSONDecoder().decode(LocalizedStringResource.self, from: Data(json.utf8))
    #expect(text.key == "Arriving")
    #expect(text.table == table)
    let bytes = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: bytes) == text)
  }
}
