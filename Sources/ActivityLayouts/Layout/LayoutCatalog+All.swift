extension LayoutCatalog {
  /// All views and modifiers of a layout, in the order in which the help lists them.
  static let all = LayoutCatalog(
    views: [
      .text, .image, .label,
      .button, .toggle, .link, .progressView, .gauge,
      .horizontalStack, .verticalStack, .depthStack, .lazyHorizontalStack, .lazyVerticalStack,
      .grid, .gridRow, .viewThatFits, .group, .forEach, .conditional,
      .spacer, .divider, .emptyView,
      .color, .linearGradient,
      .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .containerRelativeShape,
      .concentricRectangle,
    ],
    modifiers: [
      .font, .fontWeight, .bold, .italic, .underline, .strikethrough, .monospaced, .monospacedDigit,
      .lineLimit, .multilineTextAlignment, .truncationMode, .minimumScaleFactor,
      .foregroundStyle, .foregroundColor, .tint, .opacity, .hidden, .background, .overlay,
      .padding, .frame, .offset, .fixedSize, .layoutPriority, .zIndex, .aspectRatio,
      .clipped, .clipShape, .containerShape, .cornerRadius, .border, .blendMode, .blur,
      .rotationEffect, .scaleEffect, .redacted,
      .buttonStyle, .progressViewStyle, .labelStyle, .widgetURL,
      .transition, .contentTransition, .animation, .id,
    ])
}
