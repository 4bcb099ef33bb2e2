import FeedReports
import HostIO
import LockScreenSession

extension Messages {
  /// The words on a compiler that is at work for long.
  static let slowCompiler =
    "the compiler is at work for more than \(CompilerRun.slowThreshold.components.seconds) s; after "
    + "\(CompilerRun.timeout.components.seconds) s it is ended"

  /// The picture on a screen whose program of widgets is not started again.
  enum LastPicture {
    case none, kept
    /// That of the build before, whose program still runs.
    case ofFormerBuild
  }

  /// Returns the line on a program of widgets that is not started again.
  ///
  /// - Parameters:
  ///   - place: The code that ran last; `nil` where none did.
  ///   - crash: The crash for which it is not started again; `nil` where it ended too often.
  ///   - picture: The picture that is shown now.
  /// - Returns: The line.
  static func givenUp(
    place: CodePlace?, crash: CrashReport?, showing picture: LastPicture
  ) -> String {
    let ending =
      place.map { "\($0.attributesType), \($0.presentation): stopped too often" }
      ?? crash.map { $0.words(at: nil) }
      ?? "the widgets' program was ended too often while none of their code ran"
    let remedy =
      switch picture {
      case .none: "nothing is shown until you save a file, which starts it again"
      case .kept: "this is its last picture: save a file, or press a key, to start it again"
      case .ofFormerBuild: "the picture is that of the build before; save a file to start it again"
      }
    return "✗ \(ending); \(remedy)"
  }

  /// Returns the line on a preview host that has just stopped.
  ///
  /// - Parameters:
  ///   - place: The code that ran last.
  ///   - stop: The stop, as far as it is known.
  /// - Returns: The line.
  static func stopping(at place: CodePlace, _ stop: PreviewHostProcess.Stop) -> String {
    let origin = stop.crash?.line.map { "\($0): " } ?? ""
    let ending = stop.reason + (stop.hangs ? " and was ended" : "")
    return
      "✗ \(origin)\(place.attributesType), \(place.presentation): \(ending); its stack is being read …"
  }

  /// Returns the reason why the compiler could not be started.
  static func noCompiler(_ path: String, _ fault: SystemFault) -> String {
    "\(path): \(fault.reason); the compiler can't be started: put Swift's folder first in PATH"
  }

  /// Returns the reason why there is no program though the compiler ended without an error.
  static func noProgram(of compiler: String, _ fault: ReadFault) -> String {
    "\(compiler) ended without an error and without a program (\(reason(of: fault))): put Swift's folder first in PATH"
  }
}
