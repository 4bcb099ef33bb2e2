import CellUI
import Compositing
import FoundationEssentials
import Testing

/// The content of a view that an update changes.
private struct Content: Sendable {
  var count = 24.8
  var words = "on its way"
  var parts = 3
  var padding = 8.0
  var progress = 0.3
}

/// The steps of an update, each of which changes the content before it.
private let steps: [@Sendable (inout Content) -> Void] = [
  { $0.count = 25.1 }, { $0.progress = 0.7 }, { $0.words = "at the door" }, { $0.words = "there" },
  { $0.count = 125.1 }, { $0.words = "" }, { $0.parts = 5 }, { $0.padding = 24 },
  { $0.words = "a long way, with more words than a line of the card has room for" },
  { $0 = Content() }, { $0.parts = 0 }, { $0.count = 0.5 },
]

/// Views of many kinds, whose parts depend on the content.
private let views: [(name: String, make: @Sendable (Content) -> AnyView)] = [
  (
    "readings",
    { content in
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Label("Brompton", systemImage: "bicycle").lineLimit(1)
            Spacer()
            Text(content.words).layoutPriority(1)
          }
          HStack(alignment: .bottom) {
            Text("\(content.count, specifier: "%.1f")").font(.system(size: 48, weight: .bold))
            Text("km/h").foregroundStyle(.secondary)
            ViewThatFits {
              HStack(spacing: 20) {
                Text(content.words)
                Text("\(content.count, specifier: "%.2f") m")
              }
              Text(content.words)
            }
          }.padding(.top, content.padding)
          ProgressView(value: content.progress)
        }.padding())
    }
  ),
  (
    "a list",
    { content in
      AnyView(
        HStack(alignment: .firstTextBaseline) {
          ForEach(0..<content.parts, id: \.self) { part in
            VStack {
              Text("\(part)").frame(minWidth: 20, maxWidth: 60)
              Text(content.words).fixedSize(horizontal: false, vertical: true)
              Circle().aspectRatio(1, contentMode: .fit).frame(height: content.padding)
            }.background(.blue)
          }
        })
    }
  ),
  (
    "guides and grids",
    { content in
      AnyView(
        VStack(alignment: .trailing) {
          Grid {
            GridRow {
              Text(content.words)
              Text("\(content.count)")
            }
          }
          ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 12).fill(.red)
            Text(content.words).alignmentGuide(.bottom) { $0[.bottom] + content.padding }
          }.frame(height: 48)
          GeometryReader { Text("\($0.size.width)").position(x: content.padding, y: 8) }
          Gauge(value: content.progress) { Text("%") }.gaugeStyle(.accessoryCircular)
        })
    }
  ),
  (
    "counting texts and lines",
    { content in
      let start = Date(timeIntervalSince1970: 1_795_167_660)
      let counter = Text(timerInterval: start...start.addingTimeInterval(content.count * 60))
      return AnyView(
        HStack(spacing: content.padding / 8) {
          Text(content.words)
          Divider().frame(height: content.parts > 3 ? 32 : nil)
          VStack(alignment: .leading) {
            counter.frame(maxWidth: content.padding > 10 ? .infinity : nil)
            HStack {
              counter; Text(content.words)
            }.frame(width: content.parts > 3 ? 160 : nil)
          }
          Rectangle().frame(width: 1)
        })
    }
  ),
]

@Suite struct `A layout after another one` {
  @Test(arguments: views.indices, [(43, 10), (20, 6), (80, 3)])
  func `is as one that is made anew, and so is its picture`(
    index: Int, size: (columns: Int, rows: Int)
  ) {
    let room = ProposedCells(columns: size.columns, rows: size.rows)
    var content = Content()
    var former = views[index].make(content).layout(in: room, environment: Screen.environment)
    var picture = former.surface()
    for (number, step) in steps.enumerated() {
      step(&content)
      let view = views[index].make(content)
      let anew = view.layout(in: room, environment: Screen.environment)
      let next = view.layout(in: room, environment: Screen.environment, after: former)
      #expect(next.size == anew.size, "\(views[index].name), step \(number)")
      #expect(next.items == anew.items, "\(views[index].name), step \(number)")
      picture = next.surface(after: former, drawnAs: picture)
      #expect(picture == anew.surface(), "\(views[index].name), step \(number)")
      former = next
    }
  }

  @Test func `has the rows around a place as the whole picture has them`() {
    for (name, make) in views {
      let layout = make(Content()).layout(
        in: ProposedCells(columns: 43, rows: 12), environment: Screen.environment)
      let whole = layout.surface()
      for row in 0..<layout.size.rows {
        let part = layout.surface(around: [row])
        let columns = 0..<layout.size.columns
        #expect(columns.allSatisfy { part[$0, row] == whole[$0, row] }, "\(name), row \(row)")
      }
    }
  }
}
