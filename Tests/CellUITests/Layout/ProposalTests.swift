import CellUI
import Compositing
import Testing

/// A row of the table: a view, and the size that SwiftUI documents for a proposal, in cells.
private struct Row {
  let name: String
  let view: AnyView
  let proposal: (Int?, Int?)
  let size: (Int, Int)

  init(
    _ name: String, _ view: some View, _ columns: Int?, _ rows: Int?, gives size: (Int, Int)
  ) {
    self.name = name
    self.view = AnyView(view)
    proposal = (columns, rows)
    self.size = size
  }
}

@Suite("A view takes of a proposal") struct ProposalTests {
  private static let text = Text("four")
  private static var rows: [Row] {
    [nil, 2, 20].flatMap { columns -> [Row] in
      [
        Row("Color", Color.red, columns, 3, gives: (columns ?? 1, 3)),
        Row("Rectangle", Rectangle(), columns, nil, gives: (columns ?? 1, 1)),
        Row("GeometryReader", GeometryReader { _ in text }, columns, 3, gives: (columns ?? 1, 3)),
        Row("Canvas", Canvas { _, _ in }, columns, 2, gives: (columns ?? 1, 2)),
        Row("EmptyView", EmptyView(), columns, 3, gives: (0, 0)),
        Row("fixedSize", text.fixedSize(), columns, 1, gives: (4, 1)),
        Row("frame", text.frame(width: 80), columns, 1, gives: (10, 1)),
        Row(
          "maxWidth", text.frame(maxWidth: .infinity), columns, 1,
          gives: (columns ?? 4, 1)),
        Row("minWidth", text.frame(minWidth: 80), columns, 1, gives: (10, 1)),
        Row(
          "Circle", Circle(), columns, 2,
          gives: (columns.map { min(4, $0) } ?? 1, columns == 20 ? 2 : 1)),
        Row(
          "ring", ProgressView(value: 0.5).progressViewStyle(.circular), columns, 3,
          gives: columns == 2 ? (1, 1) : (6, 3)),
        Row("bar", ProgressView(value: 0.5), columns, 3, gives: (columns ?? 12, 1)),
        Row(
          "Spacer in a row", HStack(spacing: 0) { Spacer(minLength: 0) }, columns, 3,
          gives: (columns ?? 0, 0)),
      ]
    } + [
      Row("Text", text, nil, nil, gives: (4, 1)), Row("Text", text, 20, 3, gives: (4, 1)),
      Row("Text", Text("one two"), 3, 5, gives: (3, 2)),
      Row("position", text.position(x: 8, y: 8), 20, 3, gives: (20, 3)),
      Row("offset", text.offset(x: 80), 20, 3, gives: (4, 1)),
      Row("aspectRatio fit", Color.red.aspectRatio(2, contentMode: .fit), 20, 2, gives: (8, 2)),
      Row("aspectRatio fill", Color.red.aspectRatio(2, contentMode: .fill), 20, 2, gives: (20, 5)),
      Row(
        "aspectRatio of one side", Color.red.aspectRatio(1, contentMode: .fit), 8, nil,
        gives: (8, 4)),
      Row(
        "ZStack",
        ZStack {
          Color.red.frame(width: 16); text
        }, 20, 3, gives: (4, 3)),
      Row(
        "Grid",
        Grid {
          GridRow {
            text; text
          };
          GridRow {
            Text("1"); Text("22")
          }
        }, 40, 9, gives: (9, 2)),
      Row(
        "Grid of a flexible view",
        Grid {
          GridRow {
            text; Color.red
          }
        }, 40, 9, gives: (40, 9)),
      Row(
        "Grid with a view in two columns",
        Grid {
          GridRow {
            text; text
          };
          GridRow {
            Text("over two columns").gridCellColumns(2)
          }
        }, 40, 9, gives: (16, 2)),
      Row(
        "Grid with a divider",
        Grid {
          GridRow {
            text; text
          };
          Divider()
        }, 40, 9, gives: (40, 2)),
      Row(
        "Grid with a divider that does not widen it",
        Grid {
          GridRow {
            text; text
          };
          Divider().gridCellUnsizedAxes(.horizontal)
        }, 40, 9, gives: (9, 2)),
      Row(
        "LazyVGrid",
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          text; text; text
        }, 21, 9, gives: (21, 2)),
      Row(
        "LazyVGrid that adapts",
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 32))]) {
          text; text; text
        }, 14, 9, gives: (14, 1)),
      Row(
        "own Layout",
        EqualColumns {
          text; text
        }, nil, nil, gives: (9, 1)),
      Row(
        "own Layout",
        EqualColumns {
          text; text
        }, 30, 2, gives: (30, 1)),
      Row(
        "AnyLayout",
        AnyLayout(VStackLayout(spacing: 0)) {
          text; text
        }, 30, 9, gives: (4, 2)),
      Row(
        "ViewThatFits",
        ViewThatFits(in: .horizontal) {
          Text("much too long"); text
        }, 6, 1, gives: (4, 1)),
      Row(
        "ScrollView",
        ScrollView {
          VStack(spacing: 0) {
            text; text; text
          }
        }, 8, 2, gives: (4, 2)),
      Row(
        "accessory ring", Gauge(value: 0.5) { text }.gaugeStyle(.accessoryCircular), 40, 3,
        gives: (6, 3)),
    ]
  }

  @Test func `the documented size`() {
    for row in Self.rows {
      let size = Screen.layout(row.view, columns: row.proposal.0, rows: row.proposal.1).size
      #expect(
        size == CellSize(columns: row.size.0, rows: row.size.1), "\(row.name) of \(row.proposal)")
    }
  }

  @Test func `the middle of its room where a layout does not place it`() {
    struct Nothing: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 16)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    #expect(Screen.text(Nothing { Text("x") }, columns: 5, rows: 1) == "··x··")
  }
}

private struct LayoutLevel: LayoutValueKey {
  static let defaultValue = 7
}

@Test func `a layout reads the values of its views`() {
  struct Reading: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: CGFloat(subviews.map { $0[LayoutLevel.self] }.reduce(0, +)) * 8, height: 16)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
  let view = Reading {
    Text("a").layoutValue(key: LayoutLevel.self, value: 2)
    Text("b")
  }
  #expect(Screen.layout(view).size.columns == 9)
}

@Test func `guides align views to one line`() {
  let view = VStack(alignment: .leading, spacing: 0) {
    Text("ab").alignmentGuide(.leading) { $0[.trailing] }
    Text("cd")
  }
  #expect(Screen.text(view) == "ab··\n··cd")
  let own = VStack(alignment: .middle, spacing: 0) {
    Text("abcd")
    Text("x").alignmentGuide(.middle) { $0[.leading] }
  }
  #expect(Screen.text(own) == "abcd\n··x·")
}

@Test func `a higher index is drawn in front`() {
  let view = ZStack {
    Text("b").zIndex(1)
    Text("a")
  }
  #expect(Screen.text(view) == "b")
}
