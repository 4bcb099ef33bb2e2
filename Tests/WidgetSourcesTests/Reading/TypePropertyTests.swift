import Testing

@testable import WidgetSources

@Suite struct `The properties of a type` {
  private let file = SourceFile(
    path: "/R.swift",
    bytes: Array(
      """
      struct Ride: ActivityAttributes {
        struct ContentState: Codable {
          var title: String, stop = Stop(name: "a")
          let count: Int
          static let zero = ContentState()
          var text: String { let shown = title; return shown }
        }
        let name: String
      }
      struct ContentState { var other: Int }
      extension Ride.ContentState { var added: Int { 0 } }
      """.utf8))

  @Test func `are those between its own braces`() {
    #expect(file.properties(of: "Ride.ContentState") == ["title", "count", "text"])
    #expect(file.properties(of: "Ride") == ["name"])
    #expect(file.properties(of: "ContentState") == ["other"])
    #expect(file.properties(of: "String").isEmpty)
  }
}
