import HostIO
import StrictJSON

/// The reason for which a theme file can't be embedded.
struct EmbeddingFault: Error {
  let path: String
  /// Line and column as compilers print them, or empty.
  let place: String
  let reason: String

  init(path: String, reason: String) {
    self.path = path
    place = ""
    self.reason = reason
  }

  init(path: String, _ fault: ReadFault) {
    switch fault {
    case .tooLarge(let limit): self.init(path: path, reason: "more than \(limit) bytes")
    case .notAFile: self.init(path: path, reason: "not a file")
    case .system(let fault): self.init(path: path, reason: fault.reason)
    }
  }

  init(path: String, _ fault: JSONFault) {
    self.path = path
    place = "\(fault.place.line):\(fault.place.column):"
    reason =
      switch fault.problem {
      case .unexpected(let expected, let found): "expected \(expected), found \(found)"
      case .missingKey(let key): "the key \"\(key)\" is missing"
      case let problem: "\(problem)"
      }
  }
}
