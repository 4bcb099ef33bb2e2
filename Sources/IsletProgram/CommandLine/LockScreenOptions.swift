import CellUI
import ColorScience
import Compositing
import FeedReports
import LiveActivities
import LockScreenUI

/// The options of the lock screen on a terminal.
struct LockScreenOptions: Hashable {
  /// The origin of activities.
  enum Source: Hashable {
    /// Files, or the piped input; on a terminal without either, the demo.
    case feed(files: [FeedPath])
    /// An embedded feed, by its name.
    case demo(String)
    /// The states of the widgets' previews.
    case previews
  }

  /// The place where clients connect.
  enum SocketChoice: Hashable {
    case defaultPath
    case path(String)
  }

  var source = Source.feed(files: [])
  var socket: SocketChoice?
  /// The time at which a demo starts; a feed starts at the real time.
  var demoTime = DemoTime.standard
  var appearance = AppearanceOptions()
  /// The number of colors; `nil` takes the terminal's.
  var depth: ColorDepth?
  var exitsAtEndOfInput = false
  /// A Boolean value indicating whether alerts make no sound.
  var isMuted = false
}

/// The options of `islet run`.
struct SourceOptions: Hashable {
  /// The Swift files and folders, and the feeds.
  var paths: [String] = []
  var run = LockScreenOptions()
  /// The folder of islet's own package; `nil` for the one from which this program was built.
  var package: String?
}

/// The look of the screen, on a terminal or in a picture, and the device whose rules hold.
struct AppearanceOptions: Hashable {
  /// The theme that is asked for; `nil` for islet's usual one.
  var ownTheme: String?
  /// Files with layouts.
  var layouts: [String] = []
  /// Folders with an app's asset catalogs, images and strings.
  var assets: [String] = []
  /// The language of an app's strings; `nil` takes the app's own.
  var locale: String?
  /// Files of Swift source with the app's types.
  var types: [String] = []
  /// The glyphs of pictures; `nil` takes those that the terminal draws itself, and quadrants without a terminal.
  var glyphs: GlyphRepertoire?
  var profile = DeviceProfile()
  /// The source of colors for views that ask for none.
  var colors = DeviceDisplay.ColorSource.theme
  var motion = MotionPolicy.full
  /// The treatment of pushes beyond the budget.
  var budget = PushBudget.standard.enforcement
  /// A Boolean value indicating whether the Lock Screen asks about an app's first activities.
  var asksPermission = false

  /// The name of an embedded theme, or a file's path.
  var theme: String {
    get { ownTheme ?? "sunset" }
    set { ownTheme = newValue }
  }
}

/// The options of `islet check`.
struct CheckOptions: Hashable {
  var files: [FeedPath] = []
  /// The themes in which all texts are judged: a name, `all`, or `nil` for the shown theme alone.
  var themes: String?
  var appearance = AppearanceOptions()
  var format = ReportFormat.text
  /// A Boolean value indicating whether only failures are printed.
  var isQuiet = false
  /// The rules by which findings count.
  var strictness = Strictness()
  /// A feed whose activities must be decoded by the types of today, too.
  var against: FeedPath?
  /// A Boolean value indicating whether the states of the widgets' previews are the feed.
  var usesPreviews = false
  /// The Swift source whose widgets show the activities.
  var swift = SwiftSourceOptions()
}

/// The Swift source of a command without a terminal.
struct SwiftSourceOptions: Hashable {
  /// The files and folders; empty without Swift source.
  var paths: [String] = []
  /// The folder of islet's own package; `nil` for the one from which this program was built.
  var package: String?
}

/// The options of `islet send` and `islet watch`.
struct ClientOptions: Hashable {
  var files: [FeedPath] = []
  var socket = LockScreenOptions.SocketChoice.defaultPath
  /// A Boolean value indicating whether the activities that are there already are printed first.
  var showsActivities = false
  var format = ReportFormat.text
}

/// The form of reports about lines: for people, or an object a line for programs.
enum ReportFormat: String, Hashable, CaseIterable {
  case text, json
}

extension LockScreenOptions.Source {
  /// Returns an embedded feed by its name; the first one without a name.
  static func demo(
    named name: String?, among demos: [String]
  ) throws(UsageFault) -> LockScreenOptions.Source {
    let name = name ?? demos.first ?? ""
    guard demos.contains(name) else {
      throw .unknownName(kind: "demo", name: name, known: demos)
    }
    return .demo(name)
  }

  /// Returns the source of a line with files, of which `--demo` allows none.
  func reading(_ files: [String], for command: CommandName) throws(UsageFault) -> Self {
    switch self {
    case .feed: return .feed(files: files.map { FeedPath($0) })
    case .demo, .previews: break
    }
    if let file = files.first { throw .extraWord(file, command: "\(command.rawValue) --demo") }
    return self
  }
}
