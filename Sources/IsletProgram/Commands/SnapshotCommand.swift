import ColorScience
import Compositing
import FeedReports
import HostIO
import LockScreenSession

/// `islet snapshot`: one picture of a feed, with no terminal.
struct SnapshotCommand {
  let resources: Resources

  /// Draws the pictures: themes side by side, sources of colors one below the other.
  ///
  /// - Returns: The picture, and the dropped and rejected lines.
  func run(_ options: SnapshotOptions) throws(Failure) -> CommandResult {
    let (picture, log, names) = try sheet(options)
    let text = options.style.rendering(of: picture, in: options.appearance)
    var result = CommandResult(of: log, code: log.pictureCode)
    result.output = Array(text.utf8)
    result.addEmptyFeed(log, names)
    return result
  }

  func sheet(
    _ options: SnapshotOptions
  ) throws(Failure) -> (Surface, ReportLog, names: [String]) {
    var options = options
    // Previews stand in their first states.
    if options.source == .previews, options.time == nil { options.time = PreviewStates.restTime }
    let inputs =
      options.source == .previews
      ? [try resources.previewInput()]
      : try options.source.openedFiles().map { file throws(Failure) in try file.wholeInput() }
    var log = ReportLog()
    var pictures: [[Surface]] = []
    for line in options.variants {
      var row: [Surface] = []
      for appearance in line {
        var snapshot = try snapshot(options, appearance, of: inputs)
        row.append(snapshot.picture())
        // The lines are the same for each look.
        log = snapshot.log
      }
      pictures.append(row)
    }
    resources.views.trace?.leave()
    return (Snapshot.sheet(of: pictures), log, inputs.map(\.name))
  }

  private func snapshot(
    _ options: SnapshotOptions, _ appearance: AppearanceOptions, of inputs: [HeadlessRun.Input]
  ) throws(Failure) -> Snapshot {
    var setup = try appearance.setup(size: options.size, views: resources.views)
    setup.depth = options.style.depth
    if case .demo(let name) = options.source, let demo = resources.demo(named: name) {
      return Snapshot(setup, of: demo, at: options.time)
    }
    return options.time.map { Snapshot(setup, of: inputs, at: $0) } ?? Snapshot(setup, of: inputs)
  }
}
