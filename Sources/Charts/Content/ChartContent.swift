/// The content of a chart: marks, described by other content.
///
/// This module is Swift Charts. Content becomes a list of `Mark`s, their values make the scales of both axes (`PlotScale`),
/// and `ChartPicture` turns marks into outlines and axes into lines and texts, in points. It is drawn by CellUI's views.
/// The module never knows an activity.
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent
  /// The content that this one is made of.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

/// Content that makes marks itself instead of having a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {
  var marks: [Mark] { get }
}

extension PrimitiveChartContent {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("content that makes marks has no body")
  }
}

extension ChartContent {
  /// The marks of the content.
  var allMarks: [Mark] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks }
    return body.allMarks
  }
}

/// Builds a chart's content from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Accepts an expression that is content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Returns a single content as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Joins contents.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> some ChartContent
  {
    var marks: [Mark] = []
    for part in repeat each content { marks += part.allMarks }
    return MarkList(marks: marks)
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional<Content: ChartContent>(_ content: Content?)
    -> some ChartContent
  {
    MarkList(marks: content?.allMarks ?? [])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
    -> ConditionalChartContent<First, Second>
  {
    ConditionalChartContent(marks: first.allMarks)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
    -> ConditionalChartContent<First, Second>
  {
    ConditionalChartContent(marks: second.allMarks)
  }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> AnyChartContent
  {
    AnyChartContent(content)
  }
}

/// Marks that are already made.
struct MarkList: PrimitiveChartContent {
  let marks: [Mark]
}

/// One of two contents.
public struct ConditionalChartContent<First: ChartContent, Second: ChartContent>:
  PrimitiveChartContent
{
  let marks: [Mark]
}

/// Content of any type.
public struct AnyChartContent: PrimitiveChartContent {
  let marks: [Mark]

  /// Wraps content.
  public init(_ content: some ChartContent) {
    marks = content.allMarks
  }

  /// Wraps content.
  public init(erasing content: some ChartContent) {
    marks = content.allMarks
  }
}

/// Several contents that are modified together.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  let marks: [Mark]

  /// Joins contents.
  public init(@ChartContentBuilder content: () -> Content) {
    marks = content().allMarks
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("content that makes marks has no body")
  }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  var marks: [Mark] { data.flatMap { content($0).allMarks } }
}

extension ForEach where Content: ChartContent {
  /// Makes content for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach
where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes content for each element, identified by its `id`.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identifiedBy: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identifiedBy: \.self, content: content)
  }
}
