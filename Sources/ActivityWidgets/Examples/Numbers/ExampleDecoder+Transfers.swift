import FoundationEssentials

/// The bytes of a transfer, beside the part of it that is done.
extension ExampleDecoder {
  /// The part of a transfer that is done while it goes on.
  static let transferredShare = 0.6

  /// A Boolean value indicating whether the number counts bytes of a transfer, as `bytesDownloaded` and `totalBytes`, beside its
  /// progress.
  var isOfTransfer: Bool {
    !isInArray && Self.countsBytes(keyWords) && sibling(Self.shareNames) != nil
  }

  /// A Boolean value indicating whether the object has the bytes of a transfer that are done.
  var hasTransfer: Bool { sibling(Self.doneByteNames) != nil }

  private static func countsBytes(_ words: [String]) -> Bool {
    !byteWords.isDisjoint(with: words) && !words.contains("per")
  }

  private static let byteWords: Set<String> = [
    "bytes", "gb", "gigabytes", "kb", "kilobytes", "mb", "megabytes",
  ]
  private static let shareNames = [
    "downloadProgress", "fraction", "fractionCompleted", "percent", "percentComplete", "percentage",
    "progress", "progressPercent", "progressPercentage", "uploadProgress",
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
