public import CellUI
@_exported public import protocol CellUI.ObservableObject
@_exported public import struct CellUI.ObservableObjectPublisher
@_exported public import struct CellUI.Published
public import Foundation

extension Published: Publisher {
  /// The type of the values.
  public typealias Output = Value
  /// The failure that never comes.
  public typealias Failure = Never

  /// Sends the value as it is; a change later is not announced.
  public func subscribe(
    _ value: @escaping (Value) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { Just(wrappedValue).subscribe(value) { _ in } }
}

extension ObservableObjectPublisher: Publisher {
  /// An announcement has no content.
  public typealias Output = Void
  /// The failure that never comes.
  public typealias Failure = Never

  /// Sends nothing: the view is drawn for one moment.
  public func subscribe(
    _ value: @escaping (()) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Failure == Never {
  /// Puts values into a published property: those that come at once.
  public func assign(to published: inout Published<Output>) {
    var last: Output?
    _ = sink { last = $0 }
    if let last { published = Published(wrappedValue: last) }
  }
}

/// The publishers of other publishers.
public enum Publishers {
  /// The pairs of two publishers' last values.
  public struct CombineLatest<One: Publisher, Two: Publisher>: Publisher
  where One.Failure == Two.Failure {
    /// A pair.
    public typealias Output = (One.Output, Two.Output)
    /// The failure of both.
    public typealias Failure = One.Failure

    private let pairs: AnyPublisher<Output, Failure>

    /// Makes a publisher of two.
    public init(_ one: One, _ two: Two) { pairs = one.combineLatest(two) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func subscribe(
      _ value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { pairs.subscribe(value, completion: completion) }
  }

  /// The values of two publishers.
  public struct Merge<One: Publisher, Two: Publisher>: Publisher
  where One.Failure == Two.Failure, One.Output == Two.Output {
    /// The values of both.
    public typealias Output = One.Output
    /// The failure of both.
    public typealias Failure = One.Failure

    private let values: AnyPublisher<Output, Failure>

    /// Makes a publisher of two.
    public init(_ one: One, _ two: Two) { values = one.merge(with: two) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func subscribe(
      _ value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { values.subscribe(value, completion: completion) }
  }
}

extension Timer {
  /// A timer that publishes its beats: here none come, since a view is drawn for one moment.
  public struct TimerPublisher: Publisher {
    /// The type of the beats.
    public typealias Output = Date
    /// The failure that never comes.
    public typealias Failure = Never

    /// Begins with the first receiver.
    public func autoconnect() -> TimerPublisher { self }

    /// Begins.
    public func connect() -> AnyCancellable { AnyCancellable {} }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func subscribe(
      _ value: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { AnyCancellable {} }
  }

  /// Returns a timer.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }

  /// Returns a timer; a run loop has no options.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never?
  ) -> TimerPublisher { TimerPublisher() }
}

extension URLSession {
  /// Returns a publisher that fails, since a widget has no network here.
  public func dataTaskPublisher(for url: URL)
    -> AnyPublisher<(data: Data, response: URLResponse), URLError>
  { Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher() }

  /// Returns a publisher that fails, since a widget has no network here.
  public func dataTaskPublisher(for request: URLRequest)
    -> AnyPublisher<(data: Data, response: URLResponse), URLError>
  { Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher() }
}

/// A view that performs an action for a publisher's values, which none come.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View {
  /// The view.
  public let body: Content

  /// Makes a view.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    body = content
  }
}

extension NotificationCenter {
  /// Returns the announcements of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { value, _ in
      let receive = Receiver(value: value)
      let token = self.addObserver(forName: name, object: object, queue: nil) { receive.value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }

  /// A receiver that is called in the thread of the announcement, as Combine's are.
  private struct Receiver: @unchecked Sendable {
    let value: (Notification) -> Void
  }
}

extension View {
  /// Never performs its action: a view is drawn for one moment.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { unavailable(.closure("onReceive")) }
}
