public import CellUI

/// The outcome of an intent.
public protocol IntentResult: Sendable {
  /// The type of its value.
  associatedtype Value: Sendable
  /// The value; `nil` for an outcome without one.
  var value: Value? { get }
}

extension Never: IntentResult {
  /// No value.
  public var value: Never? { nil }
}

/// An outcome with a value for the next action of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {}

/// An outcome with words for Siri.
public protocol ProvidesDialog: IntentResult {}

/// An outcome with a view.
public protocol ShowsSnippetView: IntentResult {}

/// An outcome with an intent whose view is shown.
public protocol ShowsSnippetIntent: IntentResult {}

/// An outcome that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// An outcome with each part that it may have; a part that it lacks has the type `Never`.
public struct IntentResultContainer<
  Value: Sendable, OpensIntentType, SnippetType, DialogType
>: IntentResult {
  /// The value.
  public let value: Value?
  /// The words.
  public let dialog: IntentDialog?
  /// The intent that comes next.
  public let opensIntent: (any AppIntent)?

  init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where DialogType == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetType: View {}
extension IntentResultContainer: ShowsSnippetIntent where SnippetType: AppIntent {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Makes an outcome without a value.
  public static func result() -> Self { Self() }
}

extension IntentResult {
  /// Makes an outcome with a value.
  public static func result<V>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

  /// Makes an outcome with words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  /// Makes an outcome with a value and words.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Makes an outcome with a view.
  public static func result<Content: View>(
    view: Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, Never> { Self() }

  /// Makes an outcome with words and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Makes an outcome with a view.
  public static func result<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, Never> { Self() }

  /// Makes an outcome with a value and a view.
  public static func result<V, Content: View>(
    value: V, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, Never> { Self(value: value) }

  /// Makes an outcome with a value, words and a view.
  public static func result<V, Content: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Makes an outcome with words and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Makes an outcome with a value and a view.
  public static func result<V, Content: View>(
    value: V, view: Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, Never> { Self(value: value) }

  /// Makes an outcome with a value, words and a view.
  public static func result<V, Content: View>(
    value: V, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Makes an outcome that goes on with an intent.
  public static func result<Next: AppIntent>(
    opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  /// Makes an outcome with words that goes on with an intent.
  public static func result<Next: AppIntent>(
    opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }

  /// Makes an outcome with a value that goes on with an intent.
  public static func result<V, Next: AppIntent>(
    value: V, opensIntent: Next
  ) -> Self where Self == IntentResultContainer<V, Next, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }
}
