import HostIO
import LockScreenSession

/// The facts of the end of a process with a person's widgets.
struct CrashFacts {
  let ending: ChildProcess.Ending
  let output: String
  /// The code of widgets that ran last.
  let place: CodePlace?
  /// A Boolean value indicating whether islet made up the values that the code got.
  var isMadeUp = false
  let hangs: Bool
}
