import StrictJSON
import Testing

@Suite struct JSONTreeTests {
  private static let tree: JSONTree = [
    "type": "object", "open": false, "bounds": [1, -2, .number(0.5), .number(3)],
    "names": ["a \"quoted\" one", "another that is long enough to end the line"], "none": [:],
  ]

  @Test func `what fits into a line stands in one`() {
    #expect((["a": [1, 2], "b": []] as JSONTree).text() == #"{"a": [1, 2], "b": []}"#)
  }

  @Test func `members keep their order, and longer objects take a line for each`() {
    #expect(
      Self.tree.text(width: 60) == """
        {
          "type": "object",
          "open": false,
          "bounds": [1, -2, 0.5, 3],
          "names": [
            "a \\"quoted\\" one",
            "another that is long enough to end the line"
          ],
          "none": {}
        }
        """)
  }

  @Test(arguments: [20, 60, 200]) func `the text is strict JSON`(width: Int) throws {
    var parser = JSONParser()
    let value = try parser.parse(Array(Self.tree.text(width: width).utf8))
    #expect(value["bounds"]?.elements.map(\.double) == [1, -2, 0.5, 3])
  }
}
