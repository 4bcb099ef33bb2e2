import ActivityWidgets
import ActivityLayouts
import CellUI
import Compositing
import Testing

private let ride = #"""
  {"layout":{"attributes-type":"RideAttributes",
    "lock-screen":{"VStack":[
      {"HStack":[{"Image":{"systemName":"bicycle"}},{"Text":"{attributes.bike}","font":"headline"},
                 {"Spacer":{}},{"Text":{"date":"{state.started}","style":"timer"},
                  "multilineTextAlignment":"trailing"}]},
      {"Text":"{state.speed|%.1f}","font":"title2","foregroundStyle":"tint"},
      {"ProgressView":{"value":"{state.progress}"}}],"alignment":"leading"},
    "compact-leading":{"Image":{"systemName":"bicycle"}},
    "compact-trailing":{"Text":"{state.speed|%.1f}"},
    "minimal":{"Text":"{state.speed|%.0f}"},
    "expanded":{"leading":{"Text":"{attributes.bike}"},
                "bottom":[{"Text":"{state.speed}"},{"Divider":{}}]},
    "activityBackgroundTint":"#102030","activitySystemActionForegroundColor":"{state.ink}",
    "keylineTint":"cyan"}}
  """#
private let attributes = #"{"bike":"Brompton"}"#
private let state = #"{"speed":24.8,"started":-3327,"progress":0.5,"ink":"orange"}"#

/// A view and the text that it is drawn as, 16 columns wide.
struct DrawnView: CustomTestStringConvertible, Sendable {
  let view: String
  let text: String
  var testDescription: String { view }

  init(_ view: String, _ text: String) {
    self.view = view
    self.text = text
  }
}

private let drawnViews: [DrawnView] = [
  DrawnView(#"{"Text":"plain"}"#, "plain\n"),
  DrawnView(#"{"Label":{"title":"Bus","systemImage":"bus.fill"}}"#, "🚌 Bus\n"),
  DrawnView(#"{"Image":"logo"}"#, "◆\n"),
  DrawnView(#"{"HStack":[{"Text":"a"},{"Text":"b"}],"spacing":24}"#, "a   b\n"),
  DrawnView(
    #"{"HStack":[{"Text":"a"},{"Spacer":{"minLength":8}},{"Text":"b"}]}"#, "a              b\n"),
  DrawnView(#"{"VStack":[{"Text":"a"},{"Text":"bcd"}],"alignment":"trailing"}"#, "  a\nbcd\n"),
  DrawnView(#"{"ZStack":[{"Text":"abc"},{"Text":"X"}],"alignment":"trailing"}"#, "abX\n"),
  DrawnView(#"{"Group":[{"Text":"a"}]}"#, "a\n"),
  DrawnView(#"{"VStack":[{"Text":"a"},{"Divider":{}}],"frame":{"width":32}}"#, " a\n────\n"),
  DrawnView(#"{"Text":"a","padding":{"horizontal":8,"top":16}}"#, "\n a\n"),
  DrawnView(#"{"Text":"a","padding":true}"#, "\n  a\n\n"),
  DrawnView(
    #"{"Text":"a","frame":{"maxWidth":"infinity","alignment":"trailing"}}"#, "               a\n"),
  DrawnView(#"{"Text":"one two three","lineLimit":1,"frame":{"width":64}}"#, "one two…\n"),
  DrawnView(#"{"Text":"a","overlay":{"Text":"b"}}"#, "b\n"),
  DrawnView(#"{"Text":"a","background":{"Text":"b"}}"#, "a\n"),
  DrawnView(#"{"Text":"a","hidden":true}"#, "\n"),
  DrawnView(
    #"{"Grid":[{"GridRow":[{"Text":"a"},{"Text":"bc"}]},{"GridRow":[{"Text":"def"},{"Text":"g"}]}],"alignment":"leading"}"#,
    "a   bc\ndef g\n"),
  DrawnView(
    #"{"ViewThatFits":[{"Text":"a line that has no room"},{"Text":"short"}],"frame":{"height":16}}"#,
    "short\n"),
  DrawnView(#"{"Text":"↑","rotationEffect":90,"scaleEffect":1,"zIndex":1}"#, "→\n"),
  DrawnView(
    #"{"Label":{"title":"Bus","systemImage":"bus.fill"},"labelStyle":"titleOnly"}"#, "Bus\n"),
  DrawnView(
    #"{"ProgressView":{"value":0.5},"progressViewStyle":"circular","frame":{"height":16}}"#,
    "◑\n"),
  DrawnView(
    #"{"Gauge":{"value":5,"maximum":10,"label":"kph","circular":true},"frame":{"height":16}}"#,
    "◑\n"),
  DrawnView(
    #"{"Text":"a","hidden":false,"bold":true,"italic":true,"monospacedDigit":true}"#, "a\n"),
  DrawnView(#"{"Text":"a","offset":{"x":16},"frame":{"width":32,"alignment":"leading"}}"#, "  a\n"),
  DrawnView(#"{"Text":{"date":0,"style":"date"}}"#, "January 1, 2001\n"),
  DrawnView(#"{"Text":{"timerInterval":[1000,1090],"countsDown":false}}"#, "0:00\n"),
  DrawnView(#"{"EmptyView":{}}"#, ""),
  DrawnView(#"{"Button":"Pause","label":"Stop"}"#, "▐ Stop ▌\n"),
  DrawnView(#"{"Button":"Pause","label":{"Text":"Stop"},"buttonStyle":"plain"}"#, "Stop\n"),
  DrawnView(#"{"Rectangle":{},"stroke":"red","frame":{"width":24,"height":32}}"#, "┌─┐\n└─┘\n"),
]

struct ActivityLayoutTests {
  @Test func `a layout shows what it is bound to, in each place`() throws {
    let bound = try Bound(layout: ride, attributes: attributes, state: state)
    let views = bound.presentations
    #expect(bound.text == "🚲 Brompton      1:12:07\n24.8\n━━━━━━━━━━━━────────────\n")
    #expect(bound.text(of: views.compactLeading) == "🚲\n")
    #expect(bound.text(of: views.compactTrailing) == "24.8\n")
    #expect(bound.text(of: views.minimal) == "25\n")
    #expect(bound.text(of: views.expanded.leading) == "Brompton\n")
    #expect(views.expanded.trailing == nil)
    #expect(views.expanded.bottom != nil)
    #expect(views.keylineTint == .cyan)
    #expect(bound.tints.foreground == .orange)
    #expect(
      bound.tints.background == Color(red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255))
    #expect(bound.findings.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"ink":"mauve"}"#,
      LayoutFinding.Problem.unexpected(expected: "a color", found: "the string \"mauve\"")
    ),
    (#"{"ink":7}"#, .unexpected(expected: "a color", found: "the number 7")), ("{}", .colorMissing),
  ])
  func `an ink of the dismiss button that is none is left to the system`(
    state: String, problem: LayoutFinding.Problem
  ) throws {
    let bound = try Bound(
      layout: #"""
        {"attributes-type":"T","lock-screen":{"Text":"a"},
         "activitySystemActionForegroundColor":"{state.ink}"}
        """#, state: state)
    #expect(bound.tints.foreground == nil)
    #expect(bound.findings.map(\.problem) == [problem])
  }

  @Test func `a layout is for an attributes type`() throws {
    #expect(try ActivityLayout.parse(Array(ride.utf8)).attributesType == "RideAttributes")
  }

  @Test func `several views in a place stand in the stack that the system gives them`() throws {
    let two = #"[{"Text":"a"},{"Text":"bc"}]"#
    let bound = try Bound(
      layout: #"""
        {"attributes-type":"T","lock-screen":\#(two),"compact-leading":\#(two),"minimal":\#(two),
         "expanded":{"leading":\#(two),"trailing":\#(two),"center":\#(two),"bottom":\#(two)}}
        """#)
    let views = bound.presentations
    #expect(bound.text(of: views.content) == "a\nbc\n")
    #expect(bound.text(of: views.compactLeading) == "a bc\n")
    #expect(bound.text(of: views.minimal) == "a bc\n")
    #expect(bound.text(of: views.expanded.leading) == "a\nbc\n")
    #expect(bound.text(of: views.expanded.trailing) == " a\nbc\n")
    #expect(bound.text(of: views.expanded.bottom) == "a\nbc\n")
  }

  @Test func `a place that a layout leaves out shows a mark, and the island the card`() throws {
    let bound = try Bound(view: #"{"Text":"card"}"#)
    let views = bound.presentations
    #expect(bound.text(of: views.compactLeading) == "◆\n")
    #expect(bound.text(of: views.compactTrailing) == "")
    #expect(bound.text(of: views.minimal) == "◆\n")
    #expect(bound.text(of: views.expanded.bottom) == "card\n")
  }

  @Test(arguments: drawnViews)
  func `a view is drawn as SwiftUI's of the same name`(_ drawn: DrawnView) throws {
    let bound = try Bound(view: drawn.view)
    #expect(bound.text(of: bound.presentations.content, columns: 16) == drawn.text)
    #expect(bound.findings.isEmpty)
  }

  @Test func `modifiers apply in the order in which they are written`() throws {
    let outer = try Bound(view: #"{"Text":"a","padding":8,"background":"red"}"#)
    let inner = try Bound(view: #"{"Text":"a","background":"red","padding":8}"#)
    #expect(outer.surface[0, 0] != .clear)
    #expect(inner.surface[0, 0] == .clear)
  }
}
