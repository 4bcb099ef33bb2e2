public import Foundation

/// The content of an axis.
public protocol AxisContent {
  /// The marks of the axis.
  var axisMarks: AxisMarksList { get }
}

/// Marks of an axis, made when its values are known.
public struct AxisMarksList {
  let plans: [AxisPlan]
}

/// Marks at some values of an axis.
struct AxisPlan {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The parts at a value; `nil` for those of the system.
  var parts: ((AxisValue) -> [AxisPart])?
}

/// A line or a label of an axis.
struct AxisPart {
  enum Form {
    case grid
    /// A short line of a length in points.
    case tick(Double)
    /// A label; `nil` has the value's own words.
    case label((AxisValue) -> AnyView?)
  }

  /// A Boolean value indicating whether it is a line across the plot.
  var isGrid: Bool { if case .grid = form { true } else { false } }

  var form: Form
  var style: AnyShapeStyle?
  var stroke: StrokeStyle?
  var font: Font?
  var isCentered: Bool?
  var offset = CGSize.zero
}

/// The side of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side: Hashable {
    case automatic, leading, trailing, top, bottom
  }

  let side: Side

  /// Below, and at the right.
  public static let automatic = AxisMarkPosition(side: .automatic)
  /// At the left.
  public static let leading = AxisMarkPosition(side: .leading)
  /// At the right.
  public static let trailing = AxisMarkPosition(side: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(side: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// The look of an axis's labels, which have one here.
public struct AxisMarkPreset: Hashable, Sendable {
  /// The system's choice.
  public static let automatic = AxisMarkPreset()
  /// Beside the lines.
  public static let extended = AxisMarkPreset()
  /// At the lines.
  public static let aligned = AxisMarkPreset()
  /// Inside of the plot.
  public static let inset = AxisMarkPreset()
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case places([PlotPlace])
    case numberStride(Double)
    case dateStride(Calendar.Component, Int)
  }

  let kind: Kind

  /// Round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// Round values, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// Round values at least so far from each other.
  public static func automatic(minimumStride: Double, desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// Values with a step.
  public static func stride(by step: Double) -> AxisMarkValues {
    AxisMarkValues(kind: .numberStride(step))
  }

  /// Dates with a step of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dateStride(component, count))
  }
}

/// A value at which an axis has marks.
public struct AxisValue {
  let place: PlotPlace
  /// The number of the value, from 0.
  public let index: Int
  /// The number of all values.
  public let count: Int
  /// The words of the value by its scale.
  let words: String

  /// Returns the value as a type; `nil` where it is none.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    switch place {
    case .number(let number): Value(number: number)
    case .date(let date): (date as? Value.PrimitivePlottable).flatMap(Value.init)
    case .category(let name): (name as? Value.PrimitivePlottable).flatMap(Value.init)
    }
  }
}

extension Plottable {
  fileprivate init?(number: Double) {
    let primitive: Any? =
      switch PrimitivePlottable.self {
      case is Double.Type: number
      case is Float.Type: Float(number)
      case is CGFloat.Type: CGFloat(number)
      case is Decimal.Type: Decimal(number)
      case is Int.Type: Int(exactly: number.rounded())
      case is Int32.Type: Int32(exactly: number.rounded())
      case is Int64.Type: Int64(exactly: number.rounded())
      case is UInt.Type: UInt(exactly: number.rounded())
      default: nil
      }
    guard let primitive = primitive as? PrimitivePlottable else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

/// Builds the content of an axis from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// Accepts an expression that is content.
  public static func buildExpression(_ content: some AxisContent) -> AxisMarksList {
    content.axisMarks
  }

  /// Joins contents.
  public static func buildBlock(_ contents: AxisMarksList...) -> AxisMarksList {
    AxisMarksList(plans: contents.flatMap(\.plans))
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ content: AxisMarksList?) -> AxisMarksList {
    content ?? AxisMarksList(plans: [])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: AxisMarksList) -> AxisMarksList { first }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second: AxisMarksList) -> AxisMarksList { second }
}

extension AxisMarksList: AxisContent {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var axisMarks: AxisMarksList { self }
}
