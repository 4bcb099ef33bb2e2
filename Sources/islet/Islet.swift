import IsletProgram
import LiveActivities
public import LockScreenSession
public import SampleActivities

/// islet with the widgets and the demos of SampleActivities.
@main
enum Islet {
  static func main() {
    IsletProgram.main(
      widgets: SampleWidgets(), ofAppsWithPrefix: SampleWidgets.appPrefix,
      demos: DemoScript.names.map(Demo.init(sample:)))
  }
}

extension DemoScript: FeedScript {}

extension Demo {
  /// Makes a demo of SampleActivities by its name.
  init(sample name: String) {
    self.init(name: name) { start in
      guard
        let script = DemoScript(
          name: name, startingAt: start.millisecondsSince1970)
      else { preconditionFailure("every name in DemoScript.names is a demo's") }
      return script
    }
  }
}
