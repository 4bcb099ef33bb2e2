/// The action of a control, as in App Intents; only the name of its type is used.
public protocol AppIntent: Sendable {}
