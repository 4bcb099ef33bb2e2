import FoundationEssentials

/// The bytes of a transfer.
extension ExampleDecoder {
  /// The part of a transfer that is done while it goes on.
  static let transferredShare = 0.6

  /// A Boolean value indicating whether the number counts bytes of a transfer, those that are done or all, as `bytesDownloaded`
  /// and `totalBytes`.
  var isOfTransfer: Bool {
    !isInArray && Self.countsBytes(keyWords) && hasTransfer
      && (isWhole || Self.doneByteNames.contains(keyName))
  }

  /// A Boolean value indicating whether the object has the bytes of a transfer that are done.
  var hasTransfer: Bool { sibling(Self.doneByteNames) != nil }

  private static func countsBytes(_ words: [String]) -> Bool {
    !byteWords.isDisjoint(with: words) && !words.contains("per")
  }

  private static let byteWords: Set<String> = [
    "bytes", "gb", "gigabytes", "kb", "kilobytes", "mb", "megabytes",
  ]
  private static let verbs = [
    "completed", "current", "downloaded", "loaded", "processed", "received", "sent", "transferred",
    "uploaded", "written",
  ]
  private static let doneByteNames = verbs.flatMap { verb in
    ["Bytes", "GB", "KB", "MB"].map { verb + $0 }
      + ["bytes", "gb", "kb", "mb"].map { $0 + verb.capitalized }
  }
}
