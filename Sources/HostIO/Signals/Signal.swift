internal import Glibc

/// A signal that the program handles.
public struct Signal: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: Int32

  /// Wraps the system's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Ctrl-C.
  public static let interrupt = Signal(rawValue: SIGINT)
  /// A request to end the process.
  public static let terminate = Signal(rawValue: SIGTERM)
  /// The terminal was closed.
  public static let hangup = Signal(rawValue: SIGHUP)
  /// The terminal has another size.
  public static let windowChanged = Signal(rawValue: SIGWINCH)
  /// Ctrl-Z.
  public static let stop = Signal(rawValue: SIGTSTP)
  /// The process reads from a terminal in whose background it is.
  public static let backgroundRead = Signal(rawValue: SIGTTIN)
  /// The process sets a terminal in whose background it is.
  public static let backgroundWrite = Signal(rawValue: SIGTTOU)
  /// The process runs again after it was stopped.
  public static let resume = Signal(rawValue: SIGCONT)

  /// A Boolean value indicating whether the signal ends the process.
  public var endsProcess: Bool {
    self == .interrupt || self == .terminate || self == .hangup
  }

  /// A Boolean value indicating whether the signal stops the process until it is told to go on.
  public var stopsProcess: Bool { self == .stop || isOfBackground }

  /// A Boolean value indicating whether the system sends the signal to a process in the background of its terminal.
  var isOfBackground: Bool { self == .backgroundRead || self == .backgroundWrite }
}

extension Signal {
  /// Ends this process as the signal does by default, whatever handles it now.
  public func endProcess() -> Never {
    Glibc.signal(rawValue, SIG_DFL)
    raise(rawValue)
    // A signal that ends no process by default ends this one all the same.
    _exit(128 + rawValue)
  }

  /// The end that no process can refuse.
  public static let kill = Signal(rawValue: SIGKILL)
  /// An end with a report on the place where the process was.
  public static let abort = Signal(rawValue: SIGABRT)

  /// The system's words for the signal, as in "Segmentation fault".
  public var words: String {
    guard let text = unsafe strsignal(rawValue) else { return "signal \(rawValue)" }
    return unsafe String(cString: text)
  }
}
