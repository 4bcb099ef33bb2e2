import CellUI

// The kinds of arguments whose values have names.

extension ArgumentKind<Font> {
  static let font = ArgumentKind(
    "font", "a text style", .font,
    [
      "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
      "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
      "footnote": .footnote, "caption": .caption, "caption2": .caption2,
    ])
}

extension ArgumentKind<Font.Weight> {
  static let weight = ArgumentKind(casesNamed: "weight", "a weight of letters", .weight)
}

extension ArgumentKind<HorizontalAlignment> {
  static let horizontalAlignment = ArgumentKind(
    casesNamed: "horizontal alignment", "an alignment across", .alignment)
}

extension ArgumentKind<VerticalAlignment> {
  static let verticalAlignment = ArgumentKind(
    casesNamed: "vertical alignment", "an alignment up and down", .alignment)
}

extension ArgumentKind<Alignment> {
  static let alignment = ArgumentKind(
    "alignment", "an alignment in both directions", .alignment,
    [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    ])
}

extension ArgumentKind<UnitPoint> {
  static let point = ArgumentKind(
    "point", "a point of a view's edge or its center", .point,
    [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    ])
}

extension ArgumentKind<TextAlignment> {
  static let textAlignment = ArgumentKind(
    casesNamed: "text alignment", "an alignment of a text's lines", .alignment)
}

extension ArgumentKind<Text.TruncationMode> {
  static let truncationMode = ArgumentKind(
    casesNamed: "truncation mode", "the end at which a text is cut", .truncationMode)
}

extension ArgumentKind<Text.DateStyle> {
  static let dateStyle = ArgumentKind(
    "date style", "a style of a date's text", .dateStyle,
    ["time": .time, "date": .date, "timer": .timer, "relative": .relative, "offset": .offset])
}

extension ArgumentKind<any PrimitiveButtonStyle> {
  static let buttonStyle = ArgumentKind(
    "button style", "a style of buttons", .buttonStyle,
    [
      "automatic": .automatic, "bordered": .bordered, "borderedProminent": .borderedProminent,
      "borderless": .borderless, "plain": .plain,
    ])
}

extension ArgumentKind<any ProgressViewStyle> {
  static let progressViewStyle = ArgumentKind(
    "progress view style", "a style of progress views", .progressViewStyle,
    ["automatic": .automatic, "linear": .linear, "circular": .circular])
}

extension ArgumentKind<any LabelStyle> {
  static let labelStyle = ArgumentKind(
    "label style", "a style of labels", .labelStyle,
    [
      "automatic": .automatic, "titleAndIcon": .titleAndIcon, "titleOnly": .titleOnly,
      "iconOnly": .iconOnly,
    ])
}

extension ArgumentKind<ContentMode> {
  static let contentMode = ArgumentKind(
    casesNamed: "content mode", "the way in which proportions are kept", .contentMode)
}

extension ArgumentKind<BlendMode> {
  static let blendMode = ArgumentKind(
    casesNamed: "blend mode", "the way in which colors are laid on those beneath", .blendMode)
}
