import Dispatch
public import Foundation
import Synchronization

/// A session without a network: a widget may not load anything, and a picture must not wait for a server.
open class URLSession: @unchecked Sendable {
  /// The session of the process.
  public static let shared = URLSession(configuration: .default)

  /// The settings.
  public let configuration: URLSessionConfiguration
  /// The object that would be told of the tasks.
  public private(set) weak var delegate: (any URLSessionDelegate)?

  /// Makes a session.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
  }

  /// Makes a session with an object to tell of its tasks, which get no answers.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
  }

  /// Ends the session after its tasks.
  open func finishTasksAndInvalidate() {}
  /// Ends the session.
  open func invalidateAndCancel() {}
  /// The tasks that run: none.
  open var allTasks: [URLSessionTask] { get async { [] } }

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Fails.
  ///
  /// - Throws: `URLError.notConnectedToInternet`.
  open func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  /// Returns a task that does nothing.
  open func dataTask(with url: URL) -> URLSessionDataTask {
    URLSessionDataTask(URLRequest(url: url)) { _ in }
  }

  /// Returns a task that does nothing.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request) { _ in }
  }

  /// Returns a task that fails.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Returns a task that fails.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request) { completionHandler(nil, nil, $0) }
  }

  /// Returns a task that fails.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request) { completionHandler(nil, nil, $0) }
  }

  /// Returns a task that does nothing.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { _ in }
  }

  /// Returns a task that does nothing.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request) { _ in }
  }

  /// Returns a task that fails.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Returns a task that fails.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request) { completionHandler(nil, nil, $0) }
  }
}

/// An object that is told of a session.
public protocol URLSessionDelegate: AnyObject, Sendable {}
/// An object that is told of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
/// An object that is told of data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
/// An object that is told of files.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// A task that fails.
open class URLSessionTask: @unchecked Sendable {
  /// The state of a task.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  /// The request.
  public let originalRequest: URLRequest?
  /// The state.
  public var state: State { current.withLock { $0 } }
  /// The words of the task for people.
  open var taskDescription: String?
  /// The importance, `0...1`.
  open var priority: Float = 0.5
  /// The earliest time at which it begins.
  open var earliestBeginDate: Date?
  private let current = Mutex(State.suspended)
  private let fail: @Sendable (URLError) -> Void
  /// The queue of all answers, each of which comes after the code that asked for it has gone on.
  private static let answers = DispatchQueue(label: "URLSession")
  /// The time until an answer, so that code that asks again at once does not take all of the processor.
  private static let delay = DispatchTimeInterval.milliseconds(10)

  init(_ request: URLRequest, fail: @escaping @Sendable (URLError) -> Void) {
    (originalRequest, self.fail) = (request, fail)
  }

  /// The request as it is now.
  open var currentRequest: URLRequest? { originalRequest }
  /// The server's answer: none.
  open var response: URLResponse? { nil }

  /// Fails.
  open func resume() { end(.notConnectedToInternet) }

  /// Fails with `URLError.cancelled`, unless the task has failed.
  open func cancel() { end(.cancelled) }

  private func end(_ code: URLError.Code) {
    let before = current.withLock { state in
      defer { state = .completed }
      return state
    }
    guard before == .suspended else { return }
    Self.answers.asyncAfter(deadline: .now() + Self.delay) { [fail] in fail(URLError(code)) }
  }

  /// Does nothing.
  open func suspend() {}
}

/// A task for data, which fails.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// A task that sends data, which fails.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// A task for a file, which fails.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// The settings of a session.
open class URLSessionConfiguration: @unchecked Sendable {
  /// The standard settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration(nil) }
  /// Settings without a memory.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(nil) }

  /// Returns settings of a session that goes on without its app.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration(identifier)
  }

  /// The name of a session that goes on without its app.
  public let identifier: String?

  private init(_ identifier: String?) { self.identifier = identifier }

  /// The time that a request may wait for data, in seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The time that a request may take, in seconds.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// The use of kept answers.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// The kept answers.
  open var urlCache: URLCache? = .shared
  /// The cookies.
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  /// A Boolean value indicating whether cookies are sent.
  open var httpShouldSetCookies = true
  /// The header's fields of all requests.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The most connections to a server.
  open var httpMaximumConnectionsPerHost = 6
  /// A Boolean value indicating whether a task waits for a network.
  open var waitsForConnectivity = false
  /// A Boolean value indicating whether a telephone's network may be used.
  open var allowsCellularAccess = true
  /// A Boolean value indicating whether a network that costs much may be used.
  open var allowsExpensiveNetworkAccess = true
  /// A Boolean value indicating whether a network in Low Data Mode may be used.
  open var allowsConstrainedNetworkAccess = true
  /// A Boolean value indicating whether the system chooses the time.
  open var isDiscretionary = false
  /// A Boolean value indicating whether the app is started for the answers.
  open var sessionSendsLaunchEvents = false
  /// The group of apps that share the answers.
  open var sharedContainerIdentifier: String?
}
