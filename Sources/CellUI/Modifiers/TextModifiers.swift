public import Foundation

extension View {
  /// Sets the font of the texts in the view.
  public func font(_ font: Font?) -> some View {
    transformEnvironment { $0.font = font }
  }

  /// Sets the font weight of the texts in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment { $0.textTraits.weight = weight }
  }

  /// Sets the width of large letters in the view.
  public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment { $0.textTraits.width = width }
  }

  /// Makes the texts in the view bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the texts in the view italic.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.textTraits.isItalic = isActive }
  }

  /// Underlines the texts in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment { $0.textTraits.isUnderlined = isActive }
  }

  /// Strikes through the texts in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment { $0.textTraits.isStruckThrough = isActive }
  }

  /// Sets the case of the letters in the view; `nil` leaves each its own.
  public func textCase(_ textCase: Text.Case?) -> some View {
    transformEnvironment { $0.textCase = textCase }
  }

  /// Sets the maximum number of lines of a text; `nil` means no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max(1, $0) })
  }

  /// Sets the maximum number of lines of a text.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the maximum number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the least number of lines of a text, which is not kept free here.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Sets the maximum number of lines of a text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets the alignment of a text's lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the part of a long line that an ellipsis replaces.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the smallest factor on the size of large letters that do not fit; other text has one size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformEnvironment { $0.textTraits.minimumScaleFactor = Double(factor) }
  }
}

extension Text {
  /// The look of a line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The parts of a line; a terminal's lines are solid.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// An unbroken line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// A line in the color of its text.
    public static let single = LineStyle()
  }
}
