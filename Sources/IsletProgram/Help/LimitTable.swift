import ActivityLayouts
import AssetCatalogs
import CellUI
import Compositing
import CursesFrontEnd
import FeedReports
import HeadlessRendering
import HostIO
import LiveActivities
import LockScreenSession
import StrictJSON
import Theming
import WidgetSources

/// A row of the table of limits: its name, its value with its unit, and the reason.
struct Limit: Hashable {
  let name: String
  let value: Int
  let unit: String
  let reason: String

  init(_ name: String, _ value: Int, _ unit: String, _ reason: String) {
    self.name = name
    self.value = value
    self.unit = unit
    self.reason = reason
  }
}

/// The limits that a feed, a client, a layout, Swift source or a terminal can reach, for `islet help limits`.
///
/// The values are those that the program uses; a test tries each at the limit and past it.
enum LimitTable {
  static let rows =
    feed + activities + layouts + source + resources + clients + terminal + recordings

  private static let feed = [
    Limit("line", JSONLimits.byteCountMaximum, "bytes", "a longer object is skipped"),
    Limit("nesting", JSONLimits.depthMaximum, "arrays", "nested arrays and objects, as on a phone"),
    Limit(
      "lines-a-turn", FeedInputs.linesPerTurn, "lines", "so that keys and frames are not delayed"),
    Limit(
      "turn", milliseconds(FeedInputs.turnMaximum), "ms", "after which a turn applies no line"),
  ]

  private static let activities = [
    Limit("activities", ActivityLimits.standard.keptMaximum, "activities", "kept in all"),
    Limit(
      "content", ActivityLimits.standard.keptByteCountMaximum, "bytes",
      "attributes and states kept in all; starts end at three quarters"),
    Limit(
      "previews", ActivityLimits.ofPreviews.payloadByteCountMaximum, "bytes",
      "attributes and state of a preview; a longer one is dropped"),
    Limit(
      "names", ActivityLimits.standard.nameByteCountMaximum, "bytes", "of an app, activity or type"),
    Limit(
      "inspected", InspectionLimits.statesOfActivityMaximum, "states",
      "of an activity that are inspected for findings"),
    Limit(
      "inspected-type", InspectionLimits.statesOfTypeMaximum, "states",
      "of an attributes type that are, besides each activity's first"),
    Limit(
      "compared", InspectionLimits.comparedStatesMaximum, "states",
      "of a feed past those, whose kinds of values are compared"),
    Limit("stacks", Session.stacksMaximum, "stacks", "above and below the selected one, laid out"),
  ]

  private static let layouts = [
    Limit("layout", LayoutLimits.byteCountMaximum, "bytes", "a longer layout is rejected"),
    Limit("views", LayoutLimits.viewCountMaximum, "views", "of a layout as written"),
    Limit("layout-depth", LayoutLimits.depthMaximum, "views", "nested in a layout as written"),
    Limit("bindings", LayoutLimits.bindingCountMaximum, "bindings", "of a layout"),
    Limit("text", LayoutLimits.textByteCountMaximum, "bytes", "of a text as written and as shown"),
    Limit(
      "texts", LayoutLimits.boundTextByteCountMaximum, "bytes", "of all texts of a layout as shown"),
    Limit("findings", LayoutLimits.findingCountMaximum, "findings", "on a layout with one state"),
    Limit("types", LayoutLimits.typeCountMaximum, "types", "of a declared type, enums' names too"),
    Limit(
      "repeated", LayoutLimits.boundViewCountMaximum, "views",
      "of a layout with those for elements and their modifiers"),
    Limit("elements", LayoutLimits.elementCountMaximum, "elements", "of an array that are shown"),
    Limit("drawn-views", LayoutNotes.viewsMaximum, "views", "of a layout as drawn"),
    Limit("depth", ViewContext.depthMaximum, "views", "nested; each modifier counts"),
    Limit("specks", Wallpaper.coverageMaximum, "pictures", "that a theme's specks cover in all"),
    Limit("gradient", LayoutLimits.gradientColorCountMaximum, "colors", "of one gradient"),
  ]

  private static let source = [
    Limit(
      "search", SourceFolder.entryCountMaximum, "entries",
      "of folders that are looked at; a folder past it is reported"),
    Limit("source-files", SourceFolder.fileCountMaximum, "files", "of Swift that are read"),
    Limit(
      "source-file", SourceFolder.fileByteCountMaximum, "bytes",
      "of Swift; a longer one is reported"),
    Limit(
      "widget-files", SourceFolder.chosenCountMaximum, "files",
      "of Swift that are compiled; that there are more is reported"),
    Limit(
      "compiler", milliseconds(CompilerRun.timeout), "ms",
      "of the compiler; then it is ended, and that is reported"),
    Limit(
      "prints", WidgetOutput.linesByteCountMaximum, "bytes",
      "that widgets print; that there are more is reported"),
    Limit(
      "last-prints", WidgetOutput.endByteCountMaximum, "bytes",
      "of prints that are kept from the end, for a crash's stack"),
  ]

  private static let resources = [
    Limit("resources", AssetFile.Limits.countMaximum, "files", "of an app; others are reported"),
    Limit(
      "resource-bytes", AssetFile.Limits.byteCountMaximum, "bytes",
      "of an app's resources; files past it are reported"),
    Limit(
      "folders", AssetFile.Limits.depthMaximum, "folders", "nested, that have resources"),
  ]

  private static let clients = [
    Limit(
      "socket-path", SocketServer.pathByteCountMaximum, "bytes", "the kernel's address has no more"),
    Limit("clients", ClientListener.clientsMaximum, "clients", "at a time; more wait"),
    Limit("wait", milliseconds(ClientListener.waitMaximum), "ms", "then a waiting client is told"),
    Limit(
      "idle", milliseconds(FeedClient.idleMaximum), "ms",
      "then a client is disconnected if another one waits"),
    Limit(
      "line-timeout", milliseconds(FeedClient.lineMaximum), "ms",
      "from a line's first byte to its end"
    ),
    Limit("listed", ActivityListing.countMaximum, "activities", "in an answer; others are counted"),
    Limit(
      "listed-bytes", ActivityListing.byteCountMaximum, "bytes",
      "of the activities in an answer; others are counted"),
    Limit("unread", Outbox.byteCountMaximum, "bytes", "of answers; then a client is disconnected"),
  ]

  private static let terminal = [
    Limit(
      "restore", milliseconds(CrashGuard.restoreMaximum), "ms",
      "to restore a terminal that reads no bytes"),
    Limit(
      "file-answer", milliseconds(WatchedFiles.answerMaximum), "ms",
      "then a watched file that does not answer is reported"),
    Limit("columns", CellSize.terminalMaximum.columns, "columns", "of a terminal that are drawn"),
    Limit("rows", CellSize.terminalMaximum.rows, "rows", "of a terminal that are drawn"),
  ]

  private static let recordings = [
    Limit(
      "recording", milliseconds(CastOptions.lengthMaximum), "ms",
      "of a cast; later lines are reported"
    ),
    Limit("cast", CastOptions.byteCountMaximum, "bytes", "of a cast; that it is full is reported"),
    Limit(
      "drift", Wallpaper.slowingStepCount, "pictures",
      "of a drift in a cast; halved each time its length doubles"),
    Limit(
      "animated-svg", AnimatedSVG.byteCountMaximum, "bytes",
      "of an animated SVG; then its last picture is added, and it ends"),
  ]

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(duration / .milliseconds(1))
  }

  /// The text of `islet help limits`.
  static var text: String {
    let name = rows.map(\.name.count).max() ?? 0
    let value = rows.map { "\($0.value) \($0.unit)".count }.max() ?? 0
    let lines = rows.map { row in
      let amount = "\(row.value) \(row.unit)"
      return row.name + String(repeating: " ", count: name - row.name.count + 2) + amount
        + String(repeating: " ", count: value - amount.count + 2) + row.reason
    }
    return """
      LIMITS

      Whatever a feed sends, keys and signals are handled and memory is bounded. A limit that is reached
      is reported: by a verdict, an answer to the client, or a finding.

      \(lines.joined(separator: "\n"))

      """
  }
}
