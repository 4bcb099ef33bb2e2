import ActivityWidgets
import ActivityLayouts
import StrictJSON
import Testing

/// A text with bindings, and what is shown.
struct BoundText: CustomTestStringConvertible, Sendable {
  let template: String
  let text: String
  var testDescription: String { template }

  init(_ template: String, _ text: String) {
    self.template = template
    self.text = text
  }
}

private let attributes = #"{"bike":"Brompton","gears":[2,3]}"#
private let state = #"""
  {"speed":24.82,"exact":0.10000000000000000001,"big":123456789012345678901234567890,
   "name":"Anne","isLate":true,"none":null,"items":[{"name":"one"},{"name":"two"}],
   "nested":{"deep":{"er":7}},"a b":"blank","escape":"a\u001b[31mb"}
  """#

private let texts: [BoundText] = [
  BoundText("{attributes.bike}", "Brompton"),
  BoundText("{attributes.gears[1]}", "3"),
  BoundText("{state.speed}", "24.82"),
  BoundText("{state.speed|%.1f}", "24.8"),
  BoundText("{state.speed|%d}", "24"),
  BoundText("{state.speed|%.0f km/h}", "25 km/h"),
  BoundText("{state.exact}", "0.10000000000000000001"),
  BoundText("{state.big}", "123456789012345678901234567890"),
  BoundText("{state.name} is late", "Anne is late"),
  BoundText("{state.name}{state.speed|%d}", "Anne24"),
  BoundText("{state.isLate}", "true"),
  BoundText("{state.items[1].name}", "two"),
  BoundText("{state.nested.deep.er|%03d}", "007"),
  BoundText("{state.a b}", "blank"),
  BoundText("{{state}}", "{state}"),
  BoundText("", ""),
]

/// A binding to what is not there, and the finding.
private let missing: [(String, LayoutFinding.Problem)] = [
  ("state.nothing", .missing), ("state.none", .missing), ("state.items[2].name", .missing),
  ("state.speed.x", .missing), ("state.name[0]", .missing), ("attributes.bike.x", .missing),
  ("state.items", .unexpected(expected: "a text or a number", found: "an array")),
  ("state", .unexpected(expected: "a text or a number", found: "an object")),
  ("state.items[99999999999999]", .missing),
]

struct LayoutBindingTests {
  @Test(arguments: texts)
  func `a binding shows the value`(_ bound: BoundText) throws {
    let view = try Bound(
      view: #"{"Text":"\#(bound.template)"}"#, attributes: attributes, state: state)
    #expect(view.text(of: view.presentations.content, columns: 60) == bound.text + "\n")
    #expect(view.findings.isEmpty)
  }

  @Test(arguments: missing)
  func `what is not there is a dash and a finding`(
    path: String, problem: LayoutFinding.Problem
  ) throws {
    let view = try Bound(
      view: #"{"Text":"[{\#(path)}]"}"#, attributes: attributes, state: state)
    #expect(view.text == "[—]\n")
    #expect(view.findings.map(\.binding) == [path])
    #expect(view.findings.map(\.problem) == [problem])
    #expect(view.findings.map(\.place.line) == [1])
  }

  @Test(arguments: [
    ("{}", LayoutFinding.Problem.colorMissing), (#"{"c":null}"#, .colorMissing),
    (#"{"c":7}"#, .unexpected(expected: "a color", found: "the number 7")),
    (##"{"c":"#XYZ"}"##, .unexpected(expected: "a color", found: "the string \"#XYZ\"")),
  ])
  func `a tint that is not there is the system's own`(
    state: String, problem: LayoutFinding.Problem
  ) throws {
    let bound = try Bound(
      layout: """
        {"attributes-type":"A","lock-screen":{"Text":"card"},
         "activityBackgroundTint":"{state.c}","keylineTint":"{state.c}"}
        """, state: state)
    #expect(bound.tints.background == nil && bound.presentations.keylineTint == nil)
    #expect(bound.findings.map(\.problem) == [problem, problem])
  }

  @Test func `text from a feed is never control`() throws {
    let view = try Bound(view: #"{"Text":"{state.escape}"}"#, state: state)
    #expect(view.text == "a␛[31mb\n")
  }

  @Test func `a number that is none is a dash in a text and an empty bar`() throws {
    let view = try Bound(
      view: """
        {"VStack":[{"Text":{"date":"{state.name}","style":"timer"}},
                   {"ProgressView":{"value":"{state.name}"}}]}
        """, state: state)
    #expect(view.text.hasPrefix("           —\n"))
    #expect(
      view.findings.map(\.problem)
        == Array(
          repeating: .unexpected(expected: "a number", found: "the string \"Anne\""), count: 2))
    #expect(view.findings.map(\.place.line) == [1, 2])
  }

  @Test(arguments: [
    (#"{"t":[1000,1754]}"#, "12:34\n", 0), (#"{"t":[0,1]}"#, "0:00\n", 0),
    (#"{"t":[9,1]}"#, "—\n", 1), (#"{"t":[1]}"#, "—\n", 1), (#"{"t":["a","b"]}"#, "—\n", 1),
    (#"{"t":5}"#, "—\n", 1), ("{}", "—\n", 1), (#"{"t":[1,1e300]}"#, nil, 0),
  ])
  func `a span is an array of two dates`(state: String, text: String?, findings: Int) throws {
    let view = try Bound(view: #"{"Text":{"timerInterval":"{state.t}"}}"#, state: state)
    if let text { #expect(view.text == text) }
    #expect(view.findings.count == findings)
  }

  @Test(arguments: [
    (#"{"x":true}"#, "yes"), (#"{"x":false}"#, "no"), (#"{"x":null}"#, "no"), ("{}", "no"),
    (#"{"x":0}"#, "yes"), (#"{"x":""}"#, "yes"),
  ])
  func `an if asks whether a value is there and not false`(state: String, text: String) throws {
    let view = try Bound(
      view: #"{"if":"{state.x}","then":{"Text":"yes"},"else":{"Text":"no"}}"#, state: state)
    #expect(view.text == text + "\n")
    #expect(view.findings.isEmpty)
  }

  @Test(arguments: [
    (#"{"x":"baking"}"#, "baking", "yes"), (#"{"x":"other"}"#, "baking", "no"),
    (#"{"x":3}"#, "3", "yes"), ("{}", "3", "no"),
  ])
  func `an if may ask for one value`(state: String, expected: String, text: String) throws {
    let view = try Bound(
      view:
        #"{"if":"{state.x}","is":"\#(expected)","then":{"Text":"yes"},"else":{"Text":"no"}}"#,
      state: state)
    #expect(view.text == text + "\n")
  }

  @Test func `a view is made for each element, and names nest`() throws {
    let view = try Bound(
      view: """
        {"VStack":[{"ForEach":{"in":"{state.rows}","as":"row","content":
          {"HStack":[{"Text":"{row.name}"},
                     {"ForEach":{"in":"{row.cells}","content":{"Text":"{row.name}{item}"}}}]}}}],
         "alignment":"leading"}
        """, state: #"{"rows":[{"name":"a","cells":[1,2]},{"name":"b","cells":[]}]}"#)
    #expect(view.text == "a a1 a2\nb\n")
    #expect(view.findings.isEmpty)
  }

  @Test func `an array is shown up to a limit, and that is said`() throws {
    let limit = LayoutLimits.elementCountMaximum
    for count in [limit, limit + 1] {
      let elements = Array(repeating: "1", count: count).joined(separator: ",")
      let view = try Bound(
        view:
          #"{"HStack":[{"ForEach":{"in":"{state.a}","content":{"Text":"{item}"}}}],"spacing":0}"#,
        state: #"{"a":[\#(elements)]}"#)
      let text = view.text(of: view.presentations.content, columns: 200)
      #expect(text.count == limit + 1)
      #expect(
        view.findings.map(\.problem)
          == (count > limit ? [.tooMany(limit: limit)] : []))
    }
  }

  @Test func `arrays within arrays cannot make more views than a limit`() throws {
    let row = "[" + Array(repeating: "1", count: 64).joined(separator: ",") + "]"
    let rows = "[" + Array(repeating: row, count: 64).joined(separator: ",") + "]"
    let view = try Bound(
      view: """
        {"HStack":[{"ForEach":{"in":"{state.a}","as":"b","content":
          {"ForEach":{"in":"{b}","content":{"Text":"{item}"}}}}}],"spacing":0}
        """, state: #"{"a":\#(rows)}"#)
    let text = view.text(of: view.presentations.content, columns: 5000)
    let limit = LayoutLimits.boundViewCountMaximum
    #expect(text.count <= limit && text.count > limit / 2)
    #expect(view.findings.map(\.problem).contains(.tooManyViews(limit: limit)))
  }

  @Test func `a text is shown up to a length, and that is said`() throws {
    let limit = LayoutLimits.textByteCountMaximum
    for count in [limit / 4, limit / 4 + 1] {
      let view = try Bound(
        view: #"{"Text":"{state.a}{state.a}{state.a}{state.a}"}"#,
        state: #"{"a":"\#(String(repeating: "x", count: count))"}"#)
      #expect(view.text(of: view.presentations.content, columns: 5000).utf8.count == limit + 1)
      #expect(
        view.findings.map(\.problem)
          == (count > limit / 4 ? [.tooLong(limit: limit)] : []))
    }
  }

  @Test func `all texts together are shown up to a length, and that is said`() throws {
    let (own, whole) = (LayoutLimits.textByteCountMaximum, LayoutLimits.boundTextByteCountMaximum)
    for count in [whole / own, whole / own + 1] {
      let texts = Array(repeating: #"{"Text":"{state.a}"}"#, count: count)
      let view = try Bound(
        view: #"{"HStack":[\#(texts.joined(separator: ","))],"spacing":0}"#,
        state: #"{"a":"\#(String(repeating: "x", count: own))"}"#)
      let text = view.text(of: view.presentations.content, columns: whole + own)
      #expect(text.utf8.count == whole + 1)
      #expect(
        view.findings.map(\.problem)
          == (count > whole / own ? [.tooLong(limit: whole)] : []))
    }
  }

  @Test func `so many findings are told, and that there are more`() throws {
    let limit = LayoutLimits.findingCountMaximum
    for count in [limit, limit + 1, limit + 2] {
      let texts = (0..<count).map { #"{"Text":"{state.a\#($0)}"}"# }
      let view = try Bound(view: #"{"VStack":[\#(texts.joined(separator: ","))]}"#)
      let problems = view.findings.map(\.problem)
      #expect(problems.prefix(limit).allSatisfy { $0 == .missing })
      #expect(problems.dropFirst(limit) == (count > limit ? [.untold(limit: limit)] : []))
      #expect(problems.count == min(count, limit + 1))
    }
  }

  @Test func `of a modifier that stands there again the first one counts`() throws {
    let twice = try Bound(
      view: ##"{"Text":"a","foregroundStyle":"#112233","foregroundStyle":"#445566"}"##)
    let once = try Bound(view: ##"{"Text":"a","foregroundStyle":"#112233"}"##)
    #expect(twice.surface == once.surface)
    let padded = try Bound(view: #"{"Text":"a","padding":8,"padding":8}"#)
    #expect(padded.surface == (try Bound(view: #"{"Text":"a","padding":8}"#)).surface)
  }

  @Test func `a color may come from the state`() throws {
    let color = try Bound(
      view: ##"{"Text":"a","foregroundStyle":"{state.c}"}"##, state: ##"{"c":"#112233"}"##)
    let fixed = try Bound(view: ##"{"Text":"a","foregroundStyle":"#112233"}"##)
    let plain = try Bound(view: #"{"Text":"a"}"#)
    #expect(color.surface == fixed.surface)
    #expect(color.surface != plain.surface)
    let none = try Bound(
      view: #"{"Text":"a","foregroundStyle":"{state.c}"}"#, state: #"{"c":"mauve"}"#)
    #expect(
      none.findings.map(\.problem)
        == [.unexpected(expected: "a color", found: "the string \"mauve\"")])
  }
}
