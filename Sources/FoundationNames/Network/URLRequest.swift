public import Foundation

/// A request.
public struct URLRequest: Hashable, Sendable {
  /// The use of a kept answer.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    /// The former name of a request that no kept answer fits.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// The URL.
  public var url: URL?
  /// The method.
  public var httpMethod: String? = "GET"
  /// The body.
  public var httpBody: Data?
  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The use of a kept answer.
  public var cachePolicy: CachePolicy
  /// The time that it may take, in seconds.
  public var timeoutInterval: TimeInterval
  /// A Boolean value indicating whether a telephone's network may be used.
  public var allowsCellularAccess = true
  /// A Boolean value indicating whether a network that costs much may be used.
  public var allowsExpensiveNetworkAccess = true
  /// A Boolean value indicating whether a network in Low Data Mode may be used.
  public var allowsConstrainedNetworkAccess = true
  /// A Boolean value indicating whether cookies are sent.
  public var httpShouldHandleCookies = true

  /// Makes a request.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Returns a field of the header, whose name is the same in capitals; `nil` without one.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// Sets a field of the header.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    let own = fields.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame }
    fields[own ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a field of the header, behind a comma where it has one.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field).map { $0 + "," } ?? ""
    setValue(before + value, forHTTPHeaderField: field)
  }
}

/// The former name of a request's class.
public enum NSURLRequest {
  /// The use of a kept answer.
  public typealias CachePolicy = URLRequest.CachePolicy
}

/// A server's answer.
open class URLResponse: @unchecked Sendable {
  /// The URL.
  public let url: URL?
  /// The kind of the content: unknown.
  open var mimeType: String? { nil }
  /// The number of bytes; -1 where it is unknown.
  open var expectedContentLength: Int64 { -1 }
  /// The name of a file for the content: none.
  open var suggestedFilename: String? { url?.lastPathComponent }

  init(url: URL?) {
    self.url = url
  }
}

/// A server's answer with its status.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status, as 404.
  public let statusCode: Int
  /// The header's fields.
  public let allHeaderFields: [AnyHashable: Any]

  /// Makes an answer.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url)
  }

  /// Returns a field of the header, whose name is the same in capitals; `nil` without one.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first {
      ($0.key.base as? String)?.caseInsensitiveCompare(field) == .orderedSame
    }?.value as? String
  }
}

// MARK: - Kept answers

/// An answer that was kept.
public final class CachedURLResponse: Sendable {
  /// The answer.
  public let response: URLResponse
  /// The content.
  public let data: Data

  /// Makes an answer.
  public init(response: URLResponse, data: Data) {
    (self.response, self.data) = (response, data)
  }
}

/// The answers that are kept: none, as before the first one came.
open class URLCache: @unchecked Sendable {
  /// The answers of the process.
  public class var shared: URLCache {
    get { standard }
    set { _ = newValue }
  }
  private static let standard = URLCache(memoryCapacity: 0, diskCapacity: 0)

  /// The most bytes in memory.
  open var memoryCapacity: Int
  /// The most bytes on disk.
  open var diskCapacity: Int
  /// The bytes in memory.
  open var currentMemoryUsage: Int { 0 }
  /// The bytes on disk.
  open var currentDiskUsage: Int { 0 }

  /// Makes room for answers.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Makes room for answers.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Returns no answer.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  /// Keeps nothing.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
  /// Removes nothing.
  open func removeCachedResponse(for request: URLRequest) {}
  /// Removes nothing.
  open func removeAllCachedResponses() {}
}

/// A word that a server wants to hear again.
public final class HTTPCookie: Sendable {
  /// The name.
  public let name: String
  /// The word.
  public let value: String
  /// The server.
  public let domain: String
  /// The place on the server.
  public let path: String

  init(name: String, value: String, domain: String, path: String) {
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
  }

  /// Returns the words of a server's answer: none.
  public static func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [HTTPCookie] { [] }

  /// Returns a header's fields for words.
  public static func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty
      ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
}

/// The words that servers want to hear again: none.
open class HTTPCookieStorage: @unchecked Sendable {
  /// Those whose words are kept.
  public enum AcceptPolicy: UInt, Sendable {
    case always, never, onlyFromMainDocumentDomain
  }

  /// The words of the process.
  public static let shared = HTTPCookieStorage()
  /// Those whose words are kept.
  open var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain
  /// The words.
  open var cookies: [HTTPCookie]? { [] }

  init() {}

  /// Returns the words of an app group.
  public class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { shared }

  /// Returns no words.
  open func cookies(for URL: URL) -> [HTTPCookie]? { [] }
  /// Keeps nothing.
  open func setCookie(_ cookie: HTTPCookie) {}
  /// Removes nothing.
  open func deleteCookie(_ cookie: HTTPCookie) {}
  /// Removes nothing.
  open func removeCookies(since date: Date) {}
}
