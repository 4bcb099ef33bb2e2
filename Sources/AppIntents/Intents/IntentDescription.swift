public import CellUI

/// The purpose of an intent, as Shortcuts shows it.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The purpose.
  public let descriptionText: LocalizedStringResource
  /// The category among the app's intents.
  public let categoryName: LocalizedStringResource?
  /// Words under which it is found.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = description
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Makes a description from a literal.
  public init(stringLiteral text: String) {
    self.init(LocalizedStringResource(stringLiteral: text))
  }

  /// Makes a description from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The words that Siri says.
public struct IntentDialog: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The words.
  public let full: LocalizedStringResource
  /// The words where the screen shows the rest.
  public let supporting: LocalizedStringResource?

  /// Makes a dialog of words.
  public init(_ words: LocalizedStringResource) {
    full = words
    supporting = nil
  }

  /// Makes a dialog of words with and without a screen.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
  }

  /// Makes a dialog from a literal.
  public init(stringLiteral text: String) {
    self.init(LocalizedStringResource(stringLiteral: text))
  }

  /// Makes a dialog from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
