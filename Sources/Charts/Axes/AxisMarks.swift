public import Foundation

/// Marks at some values of an axis.
public struct AxisMarks: AxisContent {
  private var plan = AxisPlan()

  /// Makes the system's marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    (plan.position, plan.values) = (position, values)
  }

  /// Makes the system's marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(position: position, values: Self.places(values))
  }

  /// Makes the system's marks with the words of a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    (plan.position, plan.values) = (position, values)
    plan.parts = { _ in
      AxisGridLine().parts + AxisTick().parts + AxisValueLabel(format: format).parts
    }
  }

  /// Makes the system's marks at given values, with the words of a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Format.FormatInput],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(format: format, position: position, values: Self.places(values))
  }

  /// Makes the author's marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisParts
  ) {
    (plan.position, plan.values) = (position, values)
    plan.parts = { content($0).parts }
  }

  /// Makes the author's marks at each of given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> AxisParts
  ) {
    self.init(position: position, values: Self.places(values), content: content)
  }

  /// Makes the author's marks, the same at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> AxisParts
  ) {
    self.init(position: position, values: values) { _ in content() }
  }

  /// Makes the author's marks, the same at each of given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> AxisParts
  ) {
    self.init(position: position, values: Self.places(values)) { _ in content() }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var axisMarks: AxisMarksList { AxisMarksList(plans: [plan]) }

  private static func places<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .places(values.map(\.primitivePlottable.place)))
  }
}

/// The lines and labels at a value.
public struct AxisParts {
  let parts: [AxisPart]
}

/// A line or a label at a value.
public protocol AxisMark {
  /// The lines and labels.
  var axisParts: AxisParts { get }
}

extension AxisMark {
  var parts: [AxisPart] { axisParts.parts }

  private func changed(_ change: (inout AxisPart) -> Void) -> some AxisMark {
    ChangedAxisMark(
      axisParts: AxisParts(
        parts: parts.map { part in
          var part = part
          change(&part)
          return part
        }))
  }

  /// Sets the style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changed { $0.style = AnyShapeStyle(style) }
  }

  /// Sets the font.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }

  /// Moves it, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: x, height: y) }
  }

  /// Puts it before or behind others, which changes nothing here.
  public func zIndex(_ value: Double) -> some AxisMark { self }
}

private struct ChangedAxisMark: AxisMark {
  let axisParts: AxisParts
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  private let stroke: StrokeStyle?

  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.stroke = stroke
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var axisParts: AxisParts { AxisParts(parts: [AxisPart(form: .grid, stroke: stroke)]) }
}

/// A short line beside the plot.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: Double

    /// The system's choice.
    public static let automatic = Length(points: 4)
    /// As long as the label is high.
    public static let label = Length(points: 16)
    /// As long as the label is high, and the gap.
    public static let longestLabel = Length(points: 16)

    init(points: Double) {
      self.points = points
    }

    /// Makes a length in points.
    public init(integerLiteral value: Int) {
      points = Double(value)
    }

    /// Makes a length in points.
    public init(floatLiteral value: Double) {
      points = value
    }
  }

  private let length: Length
  private let stroke: StrokeStyle?

  /// Makes a line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.length = length
    self.stroke = stroke
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var axisParts: AxisParts {
    AxisParts(parts: [AxisPart(form: .tick(length.points), stroke: stroke)])
  }
}

/// A label beside the plot.
public struct AxisValueLabel: AxisMark {
  private let label: (AxisValue) -> AnyView?
  private let isCentered: Bool?

  private init(isCentered: Bool?, _ label: @escaping (AxisValue) -> AnyView?) {
    self.label = label
    self.isCentered = isCentered
  }

  /// Makes a label of the value's own words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(isCentered: centered) { _ in nil }
  }

  /// Makes a label of the words of a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(isCentered: centered) { value in
      value.as(Format.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) }
    }
  }

  /// Makes a label of words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = AnyView(Text(verbatim: String(title)))
    self.init(isCentered: centered) { _ in text }
  }

  /// Makes a label of words.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = AnyView(Text(titleKey))
    self.init(isCentered: centered) { _ in text }
  }

  /// Makes a label of a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    let view = AnyView(content())
    self.init(isCentered: centered) { _ in view }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var axisParts: AxisParts {
    AxisParts(parts: [AxisPart(form: .label(label), isCentered: isCentered)])
  }
}

/// The way of labels that have no room; the system leaves out those that would overlap.
public enum AxisValueLabelCollisionResolution: Hashable, Sendable {
  case automatic, disabled, truncate
  case greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil)
  /// Leaves out the last ones first.
  public static var greedy: AxisValueLabelCollisionResolution { .greedy(priority: nil) }
}

/// The direction of labels, which is always upright here.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

/// Builds the lines and labels at a value from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// Accepts a line or a label.
  public static func buildExpression(_ mark: some AxisMark) -> AxisParts { mark.axisParts }

  /// Accepts lines and labels that another closure built.
  public static func buildExpression(_ parts: AxisParts) -> AxisParts { parts }

  /// Joins lines and labels.
  public static func buildBlock(_ parts: AxisParts...) -> AxisParts {
    AxisParts(parts: parts.flatMap(\.parts))
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ parts: AxisParts?) -> AxisParts {
    parts ?? AxisParts(parts: [])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: AxisParts) -> AxisParts { first }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second: AxisParts) -> AxisParts { second }

  /// Builds an `if #available`.
  public static func buildLimitedAvailability(_ parts: AxisParts) -> AxisParts { parts }
}
