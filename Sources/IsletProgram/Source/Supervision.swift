import FeedReports
import HostIO
import LockScreenSession

/// The supervision of a command that another islet runs with a person's widgets, as `islet check --source` does.
struct Supervision {
  /// The variable with the path of the file of skipped places; it is set for supervised commands alone.
  static let variable = "ISLET_SUPERVISED"
  private static let byteCountMaximum = 1 << 20
  /// The place of the code that runs before islet's own, which no mark can take the place of: a widget bundle's `init()`.
  static let bundle = CodePlace(
    attributesType: "", presentation: "initializer of the widget bundle", state: "", digest: 0)

  /// A place whose code must not run again, since it has stopped.
  struct SkippedPlace {
    let place: CodePlace
    let reason: String
    /// A Boolean value indicating whether islet made up the values that the code got, so that no check fails for it.
    let isMadeUp: Bool
  }

  /// The breadcrumb of the code that runs, and the places whose code must not run again.
  let trace: CodeBreadcrumb
  /// The faults of the source for which a check fails, in words.
  private(set) var sourceFaults: [String] = []

  /// The supervision of this process; `nil` for a command that no other islet runs.
  static var current: Supervision? {
    guard let path = HostEnvironment.value(of: variable) else { return nil }
    ChildProcess.endWith(PreviewHost.lifeline)
    CodeBreadcrumb.write(nil, to: PreviewHost.breadcrumb)
    var supervision = Supervision(trace: CodeBreadcrumb(file: PreviewHost.breadcrumb))
    // Without skipped places there is no file.
    let bytes = (try? FileDescriptor.contents(of: path, limit: byteCountMaximum)) ?? []
    var reader = MessageReader(bytes[...])
    supervision.sourceFaults = reader.texts()
    var count = 0
    while let place = reader.place(), let reason = reader.text(), let isMadeUp = reader.number() {
      supervision.trace.add(reason, at: place)
      count += isMadeUp == 1 ? 0 : 1
    }
    if count > 0 {
      supervision.sourceFaults.append("\(Messages.counted(count, "place")) that stopped")
    }
    return supervision
  }

  /// Returns the faults of the source and the skipped places as the file's bytes.
  ///
  /// - Parameters:
  ///   - skipped: The places whose code must not run again.
  ///   - faults: The faults of the source for which a check fails, in words.
  /// - Returns: The bytes.
  static func bytes(of skipped: [SkippedPlace], faults: [String]) -> [UInt8] {
    var writer = MessageWriter()
    writer.add(faults)
    for skip in skipped {
      writer.add(skip.place)
      writer.add(skip.reason)
      writer.add(skip.isMadeUp ? 1 : 0)
    }
    return writer.bytes
  }
}
