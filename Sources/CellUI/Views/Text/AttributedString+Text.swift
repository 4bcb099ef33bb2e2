public import Foundation

extension Text {
  /// Makes a text of a string with attributes: SwiftUI's font, colors, underline and strikethrough.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        var fragment = TextFragment(
          verbatim: String(attributedContent[run.range].characters))
        fragment.font = run.font
        fragment.style = (run.foregroundColor ?? (run.link == nil ? nil : .accentColor))
          .map { AnyShapeStyle($0) }
        fragment.traits = run.traits ?? TextTraits()
        if let intent = run.inlinePresentationIntent {
          if intent.contains(.stronglyEmphasized) { fragment.traits.weight = .bold }
          if intent.contains(.emphasized) { fragment.traits.isItalic = true }
          if intent.contains(.strikethrough) { fragment.traits.isStruckThrough = true }
        }
        if run.underlineStyle != nil { fragment.traits.isUnderlined = true }
        if run.strikethroughStyle != nil { fragment.traits.isStruckThrough = true }
        return fragment
      })
  }
}

extension AttributedString {
  /// The options of reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of Markdown that is read, which is always that within a line.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Makes options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {}
  }

  /// Makes a string from text with Markdown's inline marks.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(
      fragments: Markdown.fragments(
        of: markdown.map { .character($0) }, in: AppResources.current))
  }
}

// MARK: - Attributes

extension AttributeScopes {
  /// The attributes of texts in views.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of texts in views.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind letters, which is not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance of letters, which are always a cell apart.
    public let kern: KerningAttribute
    /// The distance of letters, which are always a cell apart.
    public let tracking: TrackingAttribute
    /// The distance of letters from their line, which is always none.
    public let baselineOffset: BaselineOffsetAttribute
    /// The emphasis of letters.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    let traits: TraitsAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = Font
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.Font"
    }

    /// The color of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = Color
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = Color
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = Text.LineStyle
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = Text.LineStyle
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The distance of letters.
    public enum KerningAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.Kern"
    }

    /// The distance of letters.
    public enum TrackingAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance of letters from their line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = CGFloat
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The emphasis of letters.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public typealias Value = InlinePresentationIntent
      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public static let name = "NSInlinePresentationIntent"
    }

    /// The traits that marks of Markdown give.
    enum TraitsAttribute: AttributedStringKey {
      typealias Value = TextTraits
      static let name = "SwiftUI.Traits"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of texts in views by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
