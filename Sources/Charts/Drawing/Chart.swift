/// A chart of marks.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Makes a chart.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a chart with content for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, Part: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Part
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Part>
  {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart with content for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Part: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Part
  ) where Content == ForEach<Data, ID, Part> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart, in all of its proposal.
  public var body: some View {
    ChartView(marks: content.allMarks)
  }
}

/// The size of a chart, and its picture.
private struct ChartView: View {
  let marks: [Mark]
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { proxy in
      ChartPicture(marks: marks, size: proxy.size, environment: environment).body
    }
  }
}
