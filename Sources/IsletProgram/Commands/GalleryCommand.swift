import ColorScience
import Compositing
import FeedReports
import HeadlessRendering
import LockScreenSession
import LockScreenUI

/// `islet gallery`: every state of the widgets' previews, in every presentation, on one sheet.
struct GalleryCommand {
  let resources: Resources

  /// The most states on a sheet; of more, the first ones are shown.
  static let statesMaximum = 24

  /// Draws a row for each state, with a picture for each presentation.
  func run(_ options: GalleryOptions) throws(Failure) -> CommandResult {
    let previews = try resources.previewStates(takesFeed: false)
    let setup = try options.appearance.setup(size: options.size, views: resources.views)
    var columns: [[Surface]] = []
    var log = ReportLog()
    for presentation in PreviewStates.Presentation.allCases {
      var column: [Surface] = []
      for scene in previews.scenes(of: presentation).prefix(Self.statesMaximum) {
        var setup = setup
        setup.depth = options.style.depth
        let input = HeadlessRun.Input(
          previews: scene.feed, undatedStart: resources.previewStart)
        // The motion of a long press is over by then.
        var snapshot = Snapshot(setup, of: [input], at: PreviewStates.restTime)
        column.append(snapshot.picture().captioned(scene.title))
        log = snapshot.log
      }
      columns.append(column)
    }
    resources.views.trace?.leave()
    let states = columns[0].indices.map { row in columns.map { $0[row] } }
    // A browser scrolls, and a terminal would wrap each line.
    let width = options.style.format == .svg ? nil : StandardOutput.columns
    let rows = states.flatMap { Snapshot.rows(of: $0, fitting: width) }
    let picture = options.style.rendering(
      of: Snapshot.sheet(of: rows), in: options.appearance)
    var result = CommandResult(output: Array(picture.utf8), code: log.pictureCode)
    result.messages += Messages.unshownMessages(previews)
    if previews.count > Self.statesMaximum {
      result.messages.append(
        "islet: the first \(Self.statesMaximum) of \(previews.count) states are shown")
    }
    return result
  }
}

extension Surface {
  /// Returns the picture below a line with a title.
  fileprivate func captioned(_ title: String) -> Surface {
    var page = Surface(
      size: CellSize(columns: size.columns, rows: size.rows + 1),
      filledWith: Cell(background: LockScreen.page))
    page.draw(
      title, at: CellPoint(column: 1, row: 0), foreground: .white, attributes: .bold,
      maximumColumns: size.columns - 2)
    page.composite(self, at: CellPoint(column: 0, row: 1))
    return page
  }
}
