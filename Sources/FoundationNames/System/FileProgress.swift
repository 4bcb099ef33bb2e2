public import Foundation

/// The members of Apple's `Progress` for files, kept in its `userInfo` as there.
extension Progress {
  /// The kind of the file operation.
  public var fileOperationKind: FileOperationKind? {
    get { (value(.fileOperationKindKey) as String?).map(FileOperationKind.init(rawValue:)) }
    set { setUserInfoObject(newValue?.rawValue, forKey: .fileOperationKindKey) }
  }

  /// The file that is worked on.
  public var fileURL: URL? {
    get { value(.fileURLKey) }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }

  /// The number of files.
  public var fileTotalCount: Int? {
    get { value(.fileTotalCountKey) }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }

  /// The number of files that are done.
  public var fileCompletedCount: Int? {
    get { value(.fileCompletedCountKey) }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }

  /// The speed in bytes per second.
  public var throughput: Int? {
    get { value(.throughputKey) }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }

  /// The time that is left, in seconds.
  public var estimatedTimeRemaining: TimeInterval? {
    get { value(.estimatedTimeRemainingKey) }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }

  private func value<Value>(_ key: ProgressUserInfoKey) -> Value? { userInfo[key] as? Value }
}
