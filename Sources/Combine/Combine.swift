// Foundation's on a phone, and seen where Foundation alone is imported.
@_exported public import struct CellUI.LocalizedStringResource
@_exported public import FoundationNames

/// A thing that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// A subscription of any type.
public final class AnyCancellable: Cancellable, Hashable {
  private let stop: () -> Void

  /// Makes a subscription from the work that stops it.
  public init(_ cancel: @escaping () -> Void) {
    stop = cancel
  }

  /// Makes a subscription of another.
  public convenience init(_ canceller: some Cancellable) {
    self.init { canceller.cancel() }
  }

  /// Stops it.
  public func cancel() { stop() }

  deinit { stop() }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
