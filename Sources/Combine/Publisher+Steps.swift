public import Foundation

/// A length of time for a step that waits; here none does.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// Takes seconds.
  public init(floatLiteral value: Double) {}
  /// Takes seconds.
  public init(integerLiteral value: Int) {}

  private init() {}

  /// Takes seconds.
  public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval() }
  /// Takes milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerInterval { SchedulerInterval() }
  /// Takes microseconds.
  public static func microseconds(_ microseconds: Int) -> SchedulerInterval { SchedulerInterval() }
}

extension Publisher {
  /// The publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Receives values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveValue, completion: receiveCompletion)
  }

  /// Changes or drops each value.
  private func step<Result>(
    _ pass: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { value, completion in
      self.subscribe({ pass($0, value) }, completion: completion)
    }
  }

  /// Changes each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    step { $1(transform($0)) }
  }

  /// Changes each value, and drops those that become none.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    step { if let result = transform($0) { $1(result) } }
  }

  /// Drops the values that fail a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    step { if isIncluded($0) { $1($0) } }
  }

  /// Changes each value by what the last one became.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    var last = initial
    return step {
      last = next(last, $0)
      $1(last)
    }
  }

  /// Drops a number of values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    var rest = count
    return step {
      if rest > 0 { rest -= 1 } else { $1($0) }
    }
  }

  /// Passes a number of values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    var rest = count
    return step {
      guard rest > 0 else { return }
      rest -= 1
      $1($0)
    }
  }

  /// Passes the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Tells of each value.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    step {
      receiveOutput?($0)
      $1($0)
    }
  }

  /// Puts a value before the others.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      for first in values { value(first) }
      return self.subscribe(value, completion: completion)
    }
  }

  /// Follows each value with a publisher's values.
  public func flatMap<Next: Publisher>(
    _ transform: @escaping (Output) -> Next
  ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
    AnyPublisher { value, completion in
      var inner: [AnyCancellable] = []
      let outer = self.subscribe(
        { inner.append(transform($0).subscribe(value) { _ in }) }, completion: completion)
      return AnyCancellable {
        outer.cancel()
        for one in inner { one.cancel() }
      }
    }
  }

  /// Joins the values of another publisher.
  public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let (one, two) = (
        self.subscribe(value, completion: completion),
        other.subscribe(value, completion: completion)
      )
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// Pairs the last values of two publishers.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { value, completion in
      var last: (one: Output?, two: Other.Output?)
      func send() {
        if let one = last.one, let two = last.two { value((one, two)) }
      }
      let one = self.subscribe(
        {
          last.one = $0
          send()
        }, completion: completion)
      let two = other.subscribe(
        {
          last.two = $0
          send()
        }, completion: completion)
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// Hands values on in a queue: at once.
  public func receive<Scheduler>(
    on scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Begins in a queue: at once.
  public func subscribe<Scheduler>(
    on scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Waits for quiet: not here.
  public func debounce<Scheduler>(
    for dueTime: SchedulerInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Drops values that come too fast: not here.
  public func throttle<Scheduler>(
    for interval: SchedulerInterval, scheduler: Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Delays values: not here.
  public func delay<Scheduler>(
    for interval: SchedulerInterval, scheduler: Scheduler
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Shares one subscription.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Tries again after a failure: not here.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Changes the failure.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher { value, completion in
      self.subscribe(value) { end in
        switch end {
        case .finished: completion(.finished)
        case .failure(let error): completion(.failure(transform(error)))
        }
      }
    }
  }

  /// Puts a value in the place of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Puts other values in the place of a failure.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { value, completion in
      self.subscribe(value) { end in
        switch end {
        case .finished: completion(.finished)
        case .failure(let error): _ = handler(error).subscribe(value, completion: completion)
        }
      }
    }
  }

  /// Changes each value by work that may fail.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { value, completion in
      self.subscribe {
        do { value(try transform($0)) } catch { completion(.failure(error)) }
      } completion: { end in
        switch end {
        case .finished: completion(.finished)
        case .failure(let error): completion(.failure(error))
        }
      }
    }
  }

  /// Decodes each value.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Equatable {
  /// Drops a value that equals the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    var last: Output?
    return compactMap { value in
      defer { last = value }
      return value == last ? nil : value
    }
  }
}

extension Publisher where Failure == Never {
  /// Receives values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue) { _ in }
  }

  /// Puts values into a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Lets values be of a type that may fail.
  public func setFailureType<Failure: Error>(
    to type: Failure.Type
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      self.subscribe(value) { _ in completion(.finished) }
    }
  }
}
