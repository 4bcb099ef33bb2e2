import CellUI

extension ArgumentKind<Font> {
  static let font = ArgumentKind(
    "font", "a text style",
    NameTable(
      .font,
      [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
        "footnote": .footnote, "caption": .caption, "caption2": .caption2,
      ]))
}

extension ArgumentKind<Font.Weight> {
  static let weight = ArgumentKind(
    "weight", "a weight of letters",
    NameTable(
      .weight,
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]))
}

extension ArgumentKind<HorizontalAlignment> {
  static let horizontalAlignment = ArgumentKind(
    "horizontal alignment", "an alignment across",
    NameTable(.alignment, ["leading": .leading, "center": .center, "trailing": .trailing]))
}

extension ArgumentKind<VerticalAlignment> {
  static let verticalAlignment = ArgumentKind(
    "vertical alignment", "an alignment up and down",
    NameTable(
      .alignment,
      [
        "top": .top, "center": .center, "bottom": .bottom,
        "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
      ]))
}

extension ArgumentKind<Alignment> {
  static let alignment = ArgumentKind(
    "alignment", "an alignment in both directions",
    NameTable(
      .alignment,
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
        "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      ]))
}

extension ArgumentKind<UnitPoint> {
  static let point = ArgumentKind(
    "point", "a point of a view's edge or its center",
    NameTable(
      .point,
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
        "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      ]))
}

extension ArgumentKind<TextAlignment> {
  static let textAlignment = ArgumentKind(
    "text alignment", "an alignment of a text's lines",
    NameTable(.alignment, ["leading": .leading, "center": .center, "trailing": .trailing]))
}

extension ArgumentKind<Text.TruncationMode> {
  static let truncationMode = ArgumentKind(
    "truncation mode", "the end at which a text is cut",
    NameTable(.truncationMode, ["head": .head, "middle": .middle, "tail": .tail]))
}

extension ArgumentKind<Text.DateStyle> {
  static let dateStyle = ArgumentKind(
    "date style", "a style of a date's text",
    NameTable(
      .dateStyle,
      [
        "time": .time, "date": .date, "timer": .timer, "relative": .relative, "offset": .offset,
      ]))
}

extension ArgumentKind<PrimitiveButtonStyle> {
  static let buttonStyle = ArgumentKind(
    "button style", "a style of buttons",
    NameTable(
      .buttonStyle,
      [
        "automatic": .automatic, "bordered": .bordered, "borderedProminent": .borderedProminent,
        "borderless": .borderless, "plain": .plain,
      ]))
}
