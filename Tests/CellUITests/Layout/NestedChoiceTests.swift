import CellUI
import Compositing
import Foundation
import Testing

/// Counts the questions for a view's size.
private final class Questions {
  var count = 0
}

private struct Counted: Layout {
  let questions: Questions

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    questions.count += 1
    return CGSize(width: 80, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Suite("Choices within choices") struct NestedChoiceTests {
  @Test(arguments: [1, 24])
  func `a view within many choices is measured once for each proposal`(depth: Int) {
    let questions = Questions()
    var view = AnyView(Counted(questions: questions) { Text("in") })
    for _ in 0..<depth {
      let inner = view
      view = AnyView(
        ViewThatFits {
          inner
          Text("out")
        })
    }
    #expect(Screen.layout(view, columns: 40, rows: 4).size.columns == 10)
    // Once for its ideal size and once for the offer, each of which is asked for again to place it.
    #expect(questions.count <= 6)
  }
}
