import Compositing
import FeedReports
import LiveActivities
import LockScreenSession
import SampleActivities
import Theming

@testable import IsletProgram
@testable import islet

extension Session {
  /// The time at which the tests' sessions begin: Friday, 20 November 2026, 18:40 UTC.
  static let start = Timestamp(secondsSince1970: 1_795_200_000)

  /// Makes a session that begins then.
  init(_ setup: Setup) {
    self.init(setup, showing: Self.start, at: .zero)
  }

  /// Applies the lines of a text, as of a feed that has come whole.
  @discardableResult
  mutating func feed(_ text: String, at real: Duration = .zero) -> [StreamSource] {
    var streams = [StreamSource(whole: text)]
    apply(&streams, at: real)
    return streams
  }

  /// Applies the lines of streams that are due, then lets time pass, as a turn of the loop does.
  ///
  /// - Returns: The reports on the lines.
  @discardableResult
  mutating func apply(_ streams: inout [StreamSource], at real: Duration) -> [LineReport] {
    var reports: [LineReport] = []
    while let next = applyNextLine(of: &streams, at: real) {
      if let report = next.report { reports.append(report) }
    }
    advance(to: real)
    return reports
  }
}

extension StreamSource {
  /// Makes a source of a feed's whole text.
  init(whole text: String) {
    var stream = FeedStream(name: "feed")
    stream.append(text.utf8)
    stream.finish()
    self.init(stream)
  }
}

extension Resources {
  /// The parts of the program islet.
  static var samples: Resources {
    Resources(
      views: ViewCatalog(
        widgets: SampleWidgets(), ofAppsWithPrefix: SampleWidgets.appPrefix),
      demos: DemoName.allCases.map(Demo.init(sample:)))
  }
}

extension Session.Setup {
  /// The setup of a program with the sample widgets.
  static func samples(columns: Int, rows: Int) -> Session.Setup {
    var setup = Session.Setup(size: CellSize(columns: columns, rows: rows))
    setup.views = Resources.samples.views
    return setup
  }

  /// The same on a theme that is painted in no time, for tests whose subject is no picture: each session that judges a
  /// text's contrast paints its wallpaper.
  static func plain(columns: Int, rows: Int) -> Session.Setup {
    var setup = samples(columns: columns, rows: rows)
    if let plainTheme { setup.themes.add(plainTheme) }
    return setup
  }

  private static let plainTheme = try? Theme.parse(
    Array(
      """
      {"name":"plain","title":"Plain","appearance":"dark","wallpaper":{"color":"#101010"},
       "clock":"vibrant","date":"#FFFFFF","card":"#202020","tint":"#FFD060",
       "foreground":["#FFFFFF","#DDDDDD","#BBBBBB","#999999"]}
      """.utf8))
}
