import ActivityLayouts
import StrictJSON
import Testing

/// A lock-screen section that is wrong, and what is said about it.
struct FaultyView: CustomTestStringConvertible, Sendable {
  let view: String
  let path: String
  let problem: LayoutFault.Problem
  var testDescription: String { view }

  init(_ view: String, at path: String = "", _ problem: LayoutFault.Problem) {
    self.view = view
    self.path = path.isEmpty ? "lock-screen" : "lock-screen.\(path)"
    self.problem = problem
  }
}

extension LayoutFault.Problem {
  /// A problem with no names known but the one that is meant.
  static func unknownName(_ name: String, kind: LayoutFault.NameKind, nearest: String?) -> Self {
    .unknownName(name, kind: kind, known: nearest.map { [$0] } ?? [])
  }

  /// The same problem with no names known but the one that is meant.
  var withNearestName: Self {
    guard case .unknownName(let name, let kind, let known) = self else { return self }
    return .unknownName(name, kind: kind, nearest: known.nearest(to: name))
  }
}

private func unexpected(_ expected: String, _ found: String) -> LayoutFault.Problem {
  .json(.unexpected(expected: expected, found: found))
}

private let faultyViews: [FaultyView] = [
  FaultyView(
    #"{"VStak":[]}"#, at: "VStak", .unknownName("VStak", kind: .view, nearest: "VStack")),
  FaultyView(
    #"{"Quux":{}}"#, at: "Quux", .unknownName("Quux", kind: .view, nearest: nil)),
  FaultyView(#"{"Txet":"a"}"#, at: "Txet", .unknownName("Txet", kind: .view, nearest: "Text")),
  FaultyView(
    #"{"Text":"a","fnot":"title"}"#, at: "fnot",
    .unknownName("fnot", kind: .modifier, nearest: "font")),
  FaultyView("{}", .viewMissing),
  FaultyView(#"{"font":"title"}"#, .viewMissing),
  FaultyView(#"{"Text":"a","Divider":{}}"#, at: "Divider", .viewsAmbiguous("Text", "Divider")),
  FaultyView("7", unexpected("a view", "the number 7")),
  FaultyView(#"{"VStack":{}}"#, at: "VStack", unexpected("an array of views", "an object")),
  FaultyView(
    #"{"HStack":[{"Text":5}]}"#, at: "HStack[0].Text", unexpected("a string", "the number 5")),
  FaultyView(
    #"{"Text":"a","fonts":"title"}"#, at: "fonts",
    .unknownName("fonts", kind: .modifier, nearest: "font")),
  FaultyView(
    #"{"Text":"a","font":"hedline"}"#, at: "font",
    .unknownName("hedline", kind: .font, nearest: "headline")),
  FaultyView(
    #"{"Text":"a","font":{"size":48,"weight":"fat"}}"#, at: "font.weight",
    .unknownName("fat", kind: .weight, nearest: nil)),
  FaultyView(
    #"{"Text":"a","foregroundStyle":"secundary"}"#, at: "foregroundStyle",
    .unknownName("secundary", kind: .style, nearest: "secondary")),
  FaultyView(
    ##"{"Text":"a","foregroundStyle":"#12345"}"##, at: "foregroundStyle",
    .unknownName("#12345", kind: .style, nearest: nil)),
  FaultyView(
    #"{"Text":"a","padding":"16"}"#, at: "padding",
    unexpected(
      "true or false, or a number, in points where it is a length, or an object",
      "the string \"16\"")),
  FaultyView(
    #"{"Text":"a","padding":{"left":8}}"#, at: "padding.left",
    .unknownName("left", kind: .argument, nearest: nil)),
  FaultyView(
    #"{"Text":"a","frame":{"maxWidth":"infinite"}}"#, at: "frame.maxWidth",
    unexpected("a number or \"infinity\"", "the string \"infinite\"")),
  FaultyView(
    #"{"Text":"a","lineLimit":0}"#, at: "lineLimit",
    unexpected("a whole number from 1 to 1000", "the number 0")),
  FaultyView(
    #"{"Text":"a","bold":"yes"}"#, at: "bold",
    unexpected("true or false", "the string \"yes\"")),
  FaultyView(
    #"{"VStack":[],"alignment":"left"}"#, at: "alignment",
    .unknownName("left", kind: .alignment, nearest: nil)),
  FaultyView(
    #"{"Text":"{stat.speed}"}"#, at: "Text",
    .unknownName("stat", kind: .binding, nearest: "state")),
  FaultyView(#"{"Text":"{state.speed"}"#, at: "Text", .malformedBinding("{state.speed")),
  FaultyView(#"{"Text":"{state..speed}"}"#, at: "Text", .malformedBinding("state..speed")),
  FaultyView(#"{"Text":"{state.a[x]}"}"#, at: "Text", .malformedBinding("state.a[x]")),
  FaultyView(#"{"Text":"}"}"#, at: "Text", .malformedBinding("}")),
  FaultyView(#"{"Text":"{state.a|.1f}"}"#, at: "Text", .malformedFormat(".1f")),
  FaultyView(
    #"{"Text":{"date":"{state.a}","style":"clock"}}"#, at: "Text.style",
    .unknownName("clock", kind: .dateStyle, nearest: nil)),
  FaultyView(#"{"Text":{"date":0}}"#, at: "Text", .json(.missingKey("style"))),
  FaultyView(
    #"{"Text":{"timerInterval":[1]}}"#, at: "Text.timerInterval",
    unexpected("two dates or a binding", "an array")),
  FaultyView(
    #"{"ProgressView":{"value":"half"}}"#, at: "ProgressView.value",
    unexpected("a binding such as \"{state.name}\"", "the string \"half\"")),
  FaultyView(#"{"if":"{state.a}"}"#, .json(.missingKey("then"))),
  FaultyView(
    #"{"ForEach":{"in":"{state.a}","as":"stop","content":{"Text":"{item.name}"}}}"#,
    at: "ForEach.content.Text", .unknownName("item", kind: .binding, nearest: nil)),
  FaultyView(
    #"{"Text":"a","transition":"opacty"}"#, at: "transition",
    .unknownName("opacty", kind: .transition, nearest: "opacity")),
  FaultyView(
    #"{"Text":"a","transition":{"move":"left"}}"#, at: "transition.move",
    .unknownName("left", kind: .edge, nearest: nil)),
  FaultyView(
    #"{"Text":"a","transition":["slide",{"pushh":"top"}]}"#, at: "transition[1].pushh",
    .unknownName("pushh", kind: .transition, nearest: "push")),
  FaultyView(
    #"{"Text":"a","transition":[]}"#, at: "transition",
    unexpected("one transition or more", "an array")),
  FaultyView(
    #"{"Text":"a","transition":{"asymmetric":{"insertion":"opacity"}}}"#,
    at: "transition.asymmetric", .json(.missingKey("removal"))),
  FaultyView(
    #"{"Text":"a","contentTransition":"numericTxt"}"#, at: "contentTransition",
    .unknownName("numericTxt", kind: .contentTransition, nearest: "numericText")),
  FaultyView(
    #"{"Text":"a","contentTransition":{"numericText":{"countDown":true}}}"#,
    at: "contentTransition.numericText.countDown",
    .unknownName("countDown", kind: .argument, nearest: "countsDown")),
  FaultyView(
    #"{"Text":"a","animation":"springy"}"#, at: "animation",
    .unknownName("springy", kind: .animation, nearest: "spring")),
  FaultyView(
    #"{"Text":"a","animation":{"linear":{},"bouncy":{}}}"#, at: "animation",
    unexpected("one name alone", "an object")),
  FaultyView(
    #"{"Text":"a","animation":{"easeIn":{"duration":"long"}}}"#, at: "animation.easeIn.duration",
    unexpected("a number", "the string \"long\"")),
  FaultyView(
    #"{"Text":"a","animation":{"delay":1}}"#, at: "animation",
    unexpected("an object with a name", "an object")),
  FaultyView(
    #"{"Text":"a","id":"{stat.a}"}"#, at: "id",
    .unknownName("stat", kind: .binding, nearest: "state")),
  FaultyView(
    #"{"Text":"a","background":{"style":"red","in":"Oval"}}"#, at: "background.in",
    .unknownName("Oval", kind: .shape, nearest: nil)),
]

private func fault(_ text: String) -> LayoutFault? {
  do {
    _ = try ActivityLayout.parse(Array(text.utf8))
    return nil
  } catch {
    return error
  }
}

struct LayoutFaultTests {
  @Test(arguments: faultyViews)
  func `a faulty view is named by its path, with what would be right`(_ faulty: FaultyView) {
    let found = fault(#"{"attributes-type":"T","lock-screen":\#(faulty.view)}"#)
    #expect(found?.path == faulty.path)
    #expect(found?.problem.withNearestName == faulty.problem)
    #expect(found?.place.line == 1)
  }

  @Test(arguments: [
    (#"{"Text":"a","font":"system"}"#, ["largeTitle", "title", "title2"]),
    (#"{"Text":"{s.a}"}"#, ["attributes", "state", "context"]),
    (
      #"{"ForEach":{"in":"{state.a}","as":"stop","content":{"Text":"{x}"}}}"#,
      ["attributes", "state", "context", "stop"]
    ),
    (#"{"Text":"a","transition":{"fly":"top"}}"#, ["move", "push", "asymmetric"]),
    (#"{"Text":{"on":0}}"#, ["date", "style", "timerInterval"]),
    (#"{"Text":{"date":0,"on":0}}"#, ["date", "style"]),
    (#"{"Spacer":{"length":8}}"#, ["minLength"]),
  ])
  func `the names known at the place of a fault are told`(view: String, names: [String]) throws {
    let found = try #require(fault(#"{"attributes-type":"T","lock-screen":\#(view)}"#))
    guard case .unknownName(_, _, let known) = found.problem else {
      return #expect(Bool(false), "\(found)")
    }
    #expect(Array(known.prefix(names.count)) == names)
  }

  @Test func `a stack's own arguments are known beside it`() throws {
    let found = try #require(
      fault(#"{"attributes-type":"T","lock-screen":{"HStack":[],"spacng":8}}"#))
    #expect(
      found.problem.withNearestName == .unknownName("spacng", kind: .modifier, nearest: "spacing"))
  }

  @Test func `a fault's place is that of the word at fault`() {
    let found = fault(
      """
      {"layout": {
        "attributes-type": "T",
        "lock-screen": {"VStack": [
          {"Text": "a"},
          {"Text": "b",
           "font": "titel"}
        ]}
      }}
      """)
    #expect(found?.place.line == 6)
    #expect(found?.place.column == 14)
    #expect(found?.path == "layout.lock-screen.VStack[1].font")
    #expect(found?.problem.withNearestName == .unknownName("titel", kind: .font, nearest: "title"))
  }

  @Test(arguments: [
    ("{", "", LayoutFault.Problem.json(.unfinished("value"))),
    ("[]", "", .json(.unexpected(expected: "an object", found: "an array"))),
    (#"{"lock-screen":{"Divider":{}}}"#, "", .json(.missingKey("attributes-type"))),
    (#"{"attributes-type":"T"}"#, "", .json(.missingKey("lock-screen"))),
    (
      #"{"attributes-type":"","lock-screen":{"Divider":{}}}"#, "attributes-type",
      .json(.unexpected(expected: "the name of an attributes type", found: "the string \"\""))
    ),
    (
      #"{"attributes-type":"T","lockscreen":{}}"#, "lockscreen",
      .unknownName("lockscreen", kind: .section, nearest: "lock-screen")
    ),
    (
      #"{"attributes-type":"T","lock-screen":{"Divider":{}},"expanded":{"top":{}}}"#,
      "expanded.top", .unknownName("top", kind: .section, nearest: nil)
    ),
    (
      #"{"attributes-type":"T","lock-screen":{"Divider":{}},"keylineTint":"mauve"}"#,
      "keylineTint", .unknownName("mauve", kind: .style, nearest: nil)
    ),
  ])
  func `a faulty layout is named by its path`(
    text: String, path: String, problem: LayoutFault.Problem
  ) {
    let found = fault(text)
    #expect(found?.problem.withNearestName == problem)
    #expect(found?.path == path)
  }

  @Test func `views may be nested to a depth and no further`() {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"VStack":["#, count: depth - 1) + #"{"Divider":{}}"#
        + String(repeating: "]}", count: depth - 1)
    }
    let limit = LayoutLimits.depthMaximum
    #expect(fault(#"{"attributes-type":"T","lock-screen":\#(nested(limit))}"#) == nil)
    let found = fault(#"{"attributes-type":"T","lock-screen":\#(nested(limit + 1))}"#)
    #expect(found?.problem == .tooDeep(limit: limit))
  }

  @Test func `a layout has so many views and no more`() {
    let limit = LayoutLimits.viewCountMaximum
    func flat(_ count: Int) -> String {
      let views = Array(repeating: #"{"Divider":{}}"#, count: count - 1)
      return #"{"attributes-type":"T","lock-screen":{"VStack":[\#(views.joined(separator: ","))]}}"#
    }
    #expect(fault(flat(limit)) == nil)
    #expect(fault(flat(limit + 1))?.problem == .tooManyViews(limit: limit))
  }

  @Test func `a layout has so many bindings and no more, wherever they stand`() {
    let limit = LayoutLimits.bindingCountMaximum
    func bound(_ count: Int) -> String {
      let texts = Array(repeating: #"{"Text":"{state.a}{state.b}"}"#, count: count / 2)
      let tint = count.isMultiple(of: 2) ? "" : ##","keylineTint":"{state.c}""##
      return #"{"attributes-type":"T","lock-screen":{"VStack":[\#(texts.joined(separator: ","))]}"#
        + "\(tint)}"
    }
    #expect(fault(bound(limit)) == nil)
    #expect(fault(bound(limit + 1))?.problem == .tooManyBindings(limit: limit))
  }

  @Test func `a text is so long and no longer`() {
    let limit = LayoutLimits.textByteCountMaximum
    func text(_ count: Int) -> String {
      let word = String(repeating: "é", count: count / 2) + (count.isMultiple(of: 2) ? "" : "e")
      return #"{"attributes-type":"T","lock-screen":{"Text":"\#(word)"}}"#
    }
    #expect(fault(text(limit)) == nil)
    #expect(fault(text(limit + 1))?.problem == .textTooLong(limit: limit))
  }

  @Test func `a layout is so long and no longer`() {
    let limit = LayoutLimits.byteCountMaximum
    func layout(_ count: Int) -> String {
      let (start, end) = (#"{"attributes-type":"T","lock-screen":{"Divider":{}}"#, "}")
      return start + String(repeating: " ", count: count - start.utf8.count - 1) + end
    }
    #expect(fault(layout(limit)) == nil)
    #expect(
      fault(layout(limit + 1))?.problem == .json(.tooLarge(byteCount: limit + 1, limit: limit)))
  }
}
