import CellUI

/// The views that a layout may name.
enum ViewName: String, CaseIterable {
  case text = "Text"
  case image = "Image"
  case label = "Label"
  case horizontalStack = "HStack"
  case verticalStack = "VStack"
  case depthStack = "ZStack"
  case lazyHorizontalStack = "LazyHStack"
  case lazyVerticalStack = "LazyVStack"
  case group = "Group"
  case forEach = "ForEach"
  case conditional = "if"
  case spacer = "Spacer"
  case divider = "Divider"
  case empty = "EmptyView"
  case progress = "ProgressView"
  case color = "Color"
  case gradient = "LinearGradient"
  case rectangle = "Rectangle"
  case roundedRectangle = "RoundedRectangle"
  case capsule = "Capsule"
  case circle = "Circle"
  case containerRelative = "ContainerRelativeShape"
  case button = "Button"
  case toggle = "Toggle"

  /// The keys beside the view's own that belong to it and are no modifiers.
  var arguments: [String] {
    switch self {
    case .horizontalStack, .verticalStack, .lazyHorizontalStack, .lazyVerticalStack:
      ["alignment", "spacing"]
    case .depthStack: ["alignment"]
    case .conditional: ["is", "then", "else"]
    case .rectangle, .roundedRectangle, .capsule, .circle, .containerRelative: ["fill", "stroke"]
    case .button: ["label"]
    case .toggle: ["label", "isOn"]
    case .text, .image, .label, .group, .forEach, .spacer, .divider, .empty, .progress, .color,
      .gradient:
      []
    }
  }
}

/// The modifiers that a layout may name.
enum ModifierName: String, CaseIterable {
  case font, fontWeight, bold, italic, underline, strikethrough, monospaced, monospacedDigit
  case foregroundStyle, foregroundColor, tint, opacity, hidden, background, overlay
  case padding, frame, offset, fixedSize, layoutPriority, clipped, clipShape, cornerRadius
  case lineLimit, multilineTextAlignment, truncationMode, minimumScaleFactor, buttonStyle
  case transition, contentTransition, animation, id
}

/// The names that stand for values, as SwiftUI has them.
enum LayoutNames {
  static let buttonStyles: [String: PrimitiveButtonStyle] = [
    "automatic": .automatic, "bordered": .bordered, "borderedProminent": .borderedProminent,
    "borderless": .borderless, "plain": .plain,
  ]

  static let fonts: [String: Font] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
  ]

  static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let horizontalAlignments: [String: HorizontalAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let verticalAlignments: [String: VerticalAlignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
    "lastTextBaseline": .lastTextBaseline,
  ]

  static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]

  static let points: [String: UnitPoint] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]

  static let textAlignments: [String: TextAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let truncationModes: [String: Text.TruncationMode] = [
    "head": .head, "middle": .middle, "tail": .tail,
  ]

  static let dateStyles: [String: Text.DateStyle] = [
    "time": .time, "date": .date, "timer": .timer, "relative": .relative, "offset": .offset,
  ]
}
