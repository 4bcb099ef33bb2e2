import HostIO
import StrictJSON

/// The compiler's plug-in for the macros of the modules `SwiftUI`, `WidgetKit`, `SwiftData` and `FoundationNames`.
///
/// The compiler writes requests to standard input and reads replies from standard output. A message is its length as
/// eight bytes, the least significant first, and that many bytes of JSON. It ends the plug-in by closing the pipe.
@main struct IsletMacros {
  static func main() {
    while let request = FileDescriptor.standardInput.message() {
      var parser = JSONParser()
      guard let json = try? parser.parse(request) else { return }
      let reply = Array(PluginRequest(json).reply.utf8)
      do { try FileDescriptor.standardOutput.writeAll(reply.framed) } catch { return }
    }
  }
}

extension FileDescriptor {
  /// The most bytes of a message: a macro's use with its whole declaration.
  private static let messageLimit = 64 * 1024 * 1024

  /// Reads a message; `nil` at the end, and where a length is none.
  fileprivate func message() -> [UInt8]? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return length <= UInt64(Self.messageLimit) ? bytes(Int(length)) : nil
  }

  /// Reads a number of bytes; `nil` where fewer come.
  private func bytes(_ count: Int) -> [UInt8]? {
    var all: [UInt8] = []
    while all.count < count {
      var part = [UInt8](repeating: 0, count: count - all.count)
      guard case .bytes(let read) = self.read(into: &part) else { return nil }
      all += part[..<read]
    }
    return all
  }
}

extension [UInt8] {
  /// The bytes as a message.
  fileprivate var framed: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: UInt64(count) >> (8 * UInt64($0))) } + self
  }
}
