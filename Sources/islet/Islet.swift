import Compositing
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
      demos: DemoName.allCases.map(Demo.init(sample:)))
  }
}

extension DemoScript: FeedScript {
  /// Returns the steps that became due since the last call, as a session takes them.
  public mutating func inputs(upTo elapsed: Duration) -> [ScriptInput] {
    steps(upTo: elapsed).map { step in
      switch step {
      case .line(let line): .line(line)
      case .key(let key): .key(.character(key))
      }
    }
  }
}

extension Demo {
  /// Makes a demo of SampleActivities.
  init(sample name: DemoName) {
    self.init(
      name: name.rawValue, length: name.length, pictureTime: name.pictureTime, isTour: name.isTour
    ) { start, version in
      DemoScript(
        name, startingAt: start.millisecondsSince1970,
        hasActivityContent: version >= .activityContent, hasIntents: version >= .interactivity)
    }
  }
}
