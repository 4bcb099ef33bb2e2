extension LayoutCatalog {
  /// All views and modifiers of a layout, in the order in which the help lists them.
  static let all = LayoutCatalog(
    views: [
      .text, .image, .label,
      .button, .toggle, .link, .progressView,
      .horizontalStack, .verticalStack, .depthStack, .lazyHorizontalStack, .lazyVerticalStack,
      .group, .forEach, .conditional,
      .spacer, .divider, .emptyView,
      .color, .linearGradient,
      .rectangle, .roundedRectangle, .capsule, .circle, .containerRelativeShape,
    ],
    modifiers: [
      .font, .fontWeight, .bold, .italic, .underline, .strikethrough, .monospaced, .monospacedDigit,
      .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor,
      .foregroundStyle, .foregroundColor, .tint, .opacity, .hidden, .background, .overlay,
      .padding, .frame, .offset, .fixedSize, .layoutPriority,
      .clipped, .clipShape, .cornerRadius,
      .buttonStyle, .widgetURL,
      .transition, .contentTransition, .animation, .id,
    ])
}
