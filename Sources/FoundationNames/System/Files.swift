public import Foundation

/// An object that is told of changes of a file: none come.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The place of the file.
  var presentedItemURL: URL? { get }
  /// The queue of the calls.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Reads and writes files in order: no other process does.
open class NSFileCoordinator: NSObject {
  /// The manner of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Others need not write what they have not yet written.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  /// The manner of writing.
  public struct WritingOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Others write first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Makes an order.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  /// Reads at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Writes at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Tells an object of no changes.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Tells an object of no changes.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}
