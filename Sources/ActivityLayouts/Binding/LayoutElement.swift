import CellUI
import ColorScience

/// A view of a layout, and what is done to it.
struct LayoutElement: Sendable {
  var content: LayoutContent
  /// In the order in which they apply.
  var modifiers: [LayoutModifier] = []
}

/// What a view of a layout is.
indirect enum LayoutContent: Sendable {
  case text(LayoutTemplate)
  case date(LayoutSource<Double>, Text.DateStyle)
  case timer(LayoutInterval, pause: LayoutSource<Double>?, countsDown: Bool, showsHours: Bool)
  case symbol(LayoutTemplate)
  case picture(LayoutTemplate)
  case label(title: LayoutTemplate, symbol: LayoutTemplate)
  case horizontalStack(VerticalAlignment, spacing: Double?, [LayoutElement])
  case verticalStack(HorizontalAlignment, spacing: Double?, [LayoutElement])
  case depthStack(Alignment, [LayoutElement])
  case group([LayoutElement])
  case forEach(LayoutBinding, item: String, [LayoutElement])
  case conditional(LayoutCondition, then: [LayoutElement], else: [LayoutElement])
  case spacer(minLength: Double?)
  case divider
  case empty
  case progress(LayoutSource<Double>, total: LayoutSource<Double>, label: LayoutTemplate?)
  case timerProgress(LayoutInterval, countsDown: Bool)
  case style(LayoutSource<LayoutStyle>)
  case gradient([LayoutStyle], start: UnitPoint, end: UnitPoint)
  case shape(LayoutShape, fill: LayoutSource<LayoutStyle>?, stroke: LayoutSource<LayoutStyle>?)
  case button(intent: LayoutTemplate, label: LayoutElement)
  case toggle(intent: LayoutTemplate, isOn: LayoutCondition, label: LayoutElement)
}

/// What an `if` asks.
struct LayoutCondition: Hashable, Sendable {
  let binding: LayoutBinding
  /// The text that the value must have; `nil` asks whether it is there and neither false nor null.
  let expected: String?
}

/// A span of time: two dates in seconds since 2001, or an array of two (AK 3.2, 3.3).
enum LayoutInterval: Hashable, Sendable {
  case pair(LayoutSource<Double>, LayoutSource<Double>)
  case bound(LayoutBinding)
}

/// What something is drawn with.
enum LayoutStyle: Hashable, Sendable {
  case color(Color)
  case tertiary
  case quaternary
  case material(Material)

  private static let materials: [String: Material] = [
    "ultraThinMaterial": .ultraThin, "thinMaterial": .thin, "regularMaterial": .regular,
    "thickMaterial": .thick, "ultraThickMaterial": .ultraThick,
  ]

  /// A style by its SwiftUI name, or a color as `#RRGGBB`.
  init?(_ text: String) {
    switch text {
    case "tint": self = .color(.accentColor)
    case "tertiary": self = .tertiary
    case "quaternary": self = .quaternary
    default:
      if let material = Self.materials[text] {
        self = .material(material)
        return
      }
      guard let color = Color.named[text] ?? StraightRGBA(hex: text).map({ Color($0) }) else {
        return nil
      }
      self = .color(color)
    }
  }

  static var names: [String] {
    Color.named.keys.sorted() + ["tint", "tertiary", "quaternary"] + materials.keys.sorted()
  }

  var shapeStyle: AnyShapeStyle {
    switch self {
    case .color(let color): AnyShapeStyle(color)
    case .tertiary: AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    case .quaternary: AnyShapeStyle(HierarchicalShapeStyle.quaternary)
    case .material(let material): AnyShapeStyle(material)
    }
  }

  /// The style as a color; the fainter inks are the second one, fainter.
  var color: Color {
    switch self {
    case .color(let color): color
    case .tertiary: .secondary.opacity(0.5)
    case .quaternary: .secondary.opacity(0.3)
    // Where only a color has a place, glass is a faint ink.
    case .material: .primary.opacity(0.12)
    }
  }
}

/// A shape by its SwiftUI name.
enum LayoutShape: Hashable, Sendable {
  case rectangle, capsule, circle, containerRelative
  case rounded(radius: Double)

  var shape: any Shape {
    switch self {
    case .rectangle: Rectangle()
    case .capsule: Capsule()
    case .circle: Circle()
    case .containerRelative: ContainerRelativeShape()
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius)
    }
  }
}

/// What is done to a view of a layout.
indirect enum LayoutModifier: Sendable {
  case font(Font)
  case fontWeight(Font.Weight)
  case bold(Bool)
  case italic(Bool)
  case underline(Bool)
  case strikethrough(Bool)
  case foregroundStyle(LayoutSource<LayoutStyle>)
  case tint(LayoutSource<LayoutStyle>)
  case padding(EdgeInsets)
  case frame(LayoutFrame)
  case backgroundStyle(LayoutSource<LayoutStyle>, in: LayoutShape)
  case background(LayoutElement)
  case overlay(LayoutElement)
  case opacity(LayoutSource<Double>)
  case lineLimit(Int)
  case multilineTextAlignment(TextAlignment)
  case truncationMode(Text.TruncationMode)
  case minimumScaleFactor(Double)
  case buttonStyle(PrimitiveButtonStyle)
  case layoutPriority(Double)
  case offset(x: Double, y: Double)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case clipped
  case clipShape(LayoutShape)
  case cornerRadius(Double)
  case hidden
  case transition(AnyTransition)
  case contentTransition(LayoutContentTransition)
  case animation(LayoutAnimation)
  case id(LayoutTemplate)
  /// What a cell has no room for.
  case unseen
}

/// A frame as a layout writes it, in points.
struct LayoutFrame: Hashable, Sendable {
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var idealWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var idealHeight: Double?
  var maxHeight: Double?
  var alignment = Alignment.center
}
