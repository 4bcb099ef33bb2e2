import CellUI
import Testing

/// A layout's wish, how the activity changes, and how long the change may take, in seconds.
struct LayoutWish: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let seconds: ClosedRange<Double>

  init(_ wish: String, _ seconds: ClosedRange<Double>) {
    testDescription = wish
    self.seconds = seconds
  }

  static let all = [
    LayoutWish(#""font":"body""#, 0.4...0.8),
    LayoutWish(#""contentTransition":"identity""#, 0...0),
    LayoutWish(#""contentTransition":"numericText""#, 0.4...0.8),
    LayoutWish(#""contentTransition":{"numericText":{"countsDown":true}}"#, 0.4...0.8),
    LayoutWish(#""contentTransition":{"numericText":{"value":"{state.n}"}}"#, 0.4...0.8),
    LayoutWish(#""animation":null"#, 0...0),
    LayoutWish(#""animation":"linear""#, 0.35...0.35),
    LayoutWish(#""animation":{"linear":{"duration":1.5}}"#, 1.5...1.5),
    LayoutWish(#""animation":{"linear":{"duration":1},"delay":0.5}"#, 1.5...1.5),
    LayoutWish(#""animation":{"linear":{"duration":1},"speed":2}"#, 0.5...0.5),
    LayoutWish(#""animation":{"linear":{"duration":9}}"#, 2...2),
    LayoutWish(#""animation":{"spring":{"duration":0.8,"bounce":0.2}}"#, 0.9...1.3),
    LayoutWish(#""animation":{"bouncy":{"duration":0.2}}"#, 0.1...0.5),
    LayoutWish(#""animation":{"linear":{"duration":1},"value":"{state.n}"}"#, 1...1),
    LayoutWish(#""animation":{"linear":{"duration":1},"value":"{state.same}"}"#, 0.4...0.8),
    LayoutWish(#""id":"{state.n}","transition":"identity""#, 0...0),
    LayoutWish(#""id":"{state.n}","transition":{"push":"bottom"}"#, 0.4...0.8),
    LayoutWish(#""id":"{state.n}","transition":["opacity",{"move":"leading"}]"#, 0.4...0.8),
    LayoutWish(
      #""id":"{state.n}","transition":{"asymmetric":{"insertion":"slide","removal":"identity"}}"#,
      0.4...0.8),
  ]
}

@Test(arguments: LayoutWish.all)
func `a layout says how its views change`(wish: LayoutWish) throws {
  let view = #"{"Text":"{state.n} m",\#(wish.testDescription)}"#
  let layouts = try [7, 8].map { number in
    try Bound(view: view, state: #"{"n":\#(number),"same":1}"#).layout
  }
  let transition = LayoutTransition(from: layouts[0], to: layouts[1], motion: .full)
  #expect(wish.seconds.contains(transition.length / .seconds(1)))
}

@Test func `a layout that asks for animations says so`() throws {
  let quiet = try Bound(view: #"{"Text":"a","contentTransition":"numericText"}"#)
  let lively = try Bound(view: #"{"Text":"a","animation":"bouncy"}"#)
  #expect(!quiet.layout.asksForAnimation && lively.layout.asksForAnimation)
}
