@_exported public import FoundationNames

/// The end of a publisher's values.
public enum Subscribers {
  /// A publisher's last word.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A sender of values over time.
///
/// Values pass through at once, in the thread of the sender: nothing waits and no timer beats, since a view is drawn for
/// one moment.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of a failure.
  associatedtype Failure: Error

  /// Sends values to a receiver.
  ///
  /// - Parameters:
  ///   - value: The receiver of values.
  ///   - completion: The receiver of the end.
  /// - Returns: The means to stop.
  func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  /// Makes a publisher of another.
  public init(_ publisher: some Publisher<Output, Failure>) {
    start = { publisher.subscribe($0, completion: $1) }
  }

  init(
    start:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.start = start
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { start(value, completion) }
}

/// A publisher into which values are put.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// The receivers of a subject.
final class Receivers<Output, Failure: Error> {
  typealias Receiver = (
    value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
  )

  private var receivers: [Int: Receiver] = [:]
  private var count = 0

  func add(_ receiver: Receiver) -> AnyCancellable {
    count += 1
    let id = count
    receivers[id] = receiver
    return AnyCancellable { [weak self] in self?.receivers[id] = nil }
  }

  func send(_ value: Output) {
    for receiver in receivers.sorted(by: { $0.key < $1.key }) { receiver.value.value(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let ended = receivers
    receivers = [:]
    for receiver in ended.sorted(by: { $0.key < $1.key }) { receiver.value.completion(completion) }
  }
}

/// A subject without a value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Makes a subject.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add((value, completion)) }

  /// Sends a value.
  public func send(_ value: Output) { receivers.send(value) }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }
}

/// A subject with a value, which a receiver gets at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// The value.
  public var value: Output {
    didSet { receivers.send(value) }
  }

  /// Makes a subject of its first value.
  public init(_ value: Output) { self.value = value }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(value)
    return receivers.add((receive, completion))
  }

  /// Sends a value.
  public func send(_ value: Output) { self.value = value }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }
}

/// One value.
public struct Just<Output>: Publisher {
  /// The failure that never comes.
  public typealias Failure = Never

  private let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Makes a publisher.
  public init(completeImmediately: Bool = true) {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.finished)
    return AnyCancellable {}
  }
}

/// A failure.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// Makes a publisher of a failure.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher of a failure.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A value that work gives later.
public final class Future<Output, Failure: Error>: Publisher {
  /// The receiver of the outcome.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Begins work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] in self?.take($0) }
  }

  private func take(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let output):
      subject.send(output)
      subject.send(completion: .finished)
    case .failure(let error): subject.send(completion: .failure(error))
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func subscribe(
    _ value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    switch result {
    case .success(let output): Just(output).subscribe(value) { _ in completion(.finished) }
    case .failure(let error): Fail(error: error).subscribe(value, completion: completion)
    case nil: subject.subscribe(value, completion: completion)
    }
  }
}
