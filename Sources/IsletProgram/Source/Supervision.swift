import HostIO
import LockScreenSession

/// The supervision of a command that another islet runs with a person's widgets, as `islet check --source` does.
enum Supervision {
  /// The variable with the path of the file of obstacles; it is set for supervised commands alone.
  static let variable = "ISLET_SUPERVISED"
  private static let byteCountMaximum = 1 << 20

  /// Returns the trace of a supervised command; `nil` for all others.
  static func trace() -> StageTrace? {
    guard let path = HostEnvironment.value(of: variable) else { return nil }
    ChildProcess.endWith(Stage.lifeline)
    let trace = StageTrace(file: Stage.note)
    // Without obstacles there is no file.
    let bytes = (try? FileDescriptor.contents(of: path, limit: byteCountMaximum)) ?? []
    var reader = MessageReader(bytes[...])
    while let place = reader.place(), let reason = reader.text() { trace.add(reason, at: place) }
    return trace
  }

  /// The obstacles as the file's bytes.
  static func bytes(of obstacles: [(place: ViewPlace, reason: String)]) -> [UInt8] {
    var writer = MessageWriter()
    for (place, reason) in obstacles {
      writer.add(place)
      writer.add(reason)
    }
    return writer.bytes
  }
}
