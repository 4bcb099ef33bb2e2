public import Foundation

/// A session without a network: a widget may not load anything, and a picture must not wait for a server.
open class URLSession: @unchecked Sendable {
  /// The session of the process.
  public static let shared = URLSession(configuration: .default)

  /// Makes a session.
  public init(configuration: URLSessionConfiguration) {}

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Returns a task that fails.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(completionHandler)
  }

  /// Returns a task that fails.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(completionHandler)
  }
}

/// A task that fails.
open class URLSessionDataTask: @unchecked Sendable {
  private let completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  init(_ completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
    self.completion = completion
  }

  /// Fails.
  open func resume() { completion(nil, nil, URLError(.notConnectedToInternet)) }

  /// Does nothing.
  open func cancel() {}
}

/// The settings of a session.
open class URLSessionConfiguration: @unchecked Sendable {
  /// The standard settings.
  public static let `default` = URLSessionConfiguration()
  /// Settings without a memory.
  public static let ephemeral = URLSessionConfiguration()

  /// The time that a request may take, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
}

/// A request.
public struct URLRequest: Hashable, Sendable {
  /// The URL.
  public var url: URL?
  /// The method.
  public var httpMethod: String? = "GET"
  /// The body.
  public var httpBody: Data?
  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The time that it may take, in seconds.
  public var timeoutInterval: TimeInterval

  /// Makes a request.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  /// Sets a field of the header.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }

  /// Sets a field of the header.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    allHTTPHeaderFields?[field] = value
  }
}

/// A server's answer.
open class URLResponse: @unchecked Sendable {
  /// The URL.
  public let url: URL?

  init(url: URL?) {
    self.url = url
  }
}

/// A server's answer with its status.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status, as 404.
  public let statusCode: Int

  /// Makes an answer.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    super.init(url: url)
  }
}
