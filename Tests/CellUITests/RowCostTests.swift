import Compositing
import Testing

@testable import CellUI

/// Counts the questions to the views of a row.
private final class Questions {
  var paddings = 0
}

/// A chip of six columns, of which two are padding.
private struct Chip: Node {
  let identity = ViewIdentity.root
  let questions: Questions
  let padding: Int

  var chipPadding: Int {
    questions.paddings += 1
    return padding
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    CellSize(columns: max(6 - padding, min(6, proposal.columns ?? 6)), rows: 1)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {}
}

@Suite struct `The cost of a row` {
  @Test(arguments: [2, 0])
  func `a row without room asks each chip for its padding once, however many there are`(
    padding: Int
  ) {
    let (questions, count) = (Questions(), 400)
    let row = StackNode(
      axis: .horizontal(.center), spacing: 0,
      children: (0..<count).map { _ in Chip(questions: questions, padding: padding) },
      identity: .root)
    var pass = LayoutPass(edges: EdgeStyle())
    let size = row.size(offered: ProposedCells(columns: 5 * count, rows: 1), in: &pass)
    #expect(size.columns == (padding == 0 ? 6 : 5) * count)
    #expect(questions.paddings == count)
  }
}
