@_exported public import FoundationNames

/// A SiriKit intent: the settings of older widgets.
open class INIntent: NSObject {
  /// Makes an intent.
  public override init() {}

  /// The words for the intent.
  public var suggestedInvocationPhrase: String?
}

/// A thing that a SiriKit intent is given.
open class INObject: NSObject {
  /// The identity.
  public let identifier: String?
  /// The words.
  public let displayString: String

  /// Makes a thing.
  public init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }
}

/// The app's action that an intent led to.
open class INInteraction: NSObject {
  /// Makes an action.
  public init(intent: INIntent, response: INIntentResponse?) {}

  /// Tells the system of the action, which nothing here learns from.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// The outcome of a SiriKit intent.
open class INIntentResponse: NSObject {
  /// Makes an outcome.
  public override init() {}
}

/// An extension that handles SiriKit intents.
open class INExtension: NSObject {
  /// Makes the extension.
  public override init() {}

  /// Returns the handler of an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// A collection of things.
open class INObjectCollection<Item>: NSObject {
  /// The things.
  public let allItems: [Item]

  /// Makes a collection.
  public init(items: [Item]) {
    allItems = items
  }
}
