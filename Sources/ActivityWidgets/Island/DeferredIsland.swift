import CellUI
import FoundationEssentials

/// The parts of the expanded island, made when they are first asked for: an update is frequent, and a long press is not.
final class DeferredIsland {
  private let make: () -> ExpandedIsland
  /// The time that the widget's code takes for now, whenever it runs.
  private let moment = SceneClock.moment

  init(_ make: @escaping () -> ExpandedIsland) {
    self.make = make
  }

  private(set) lazy var island = moment.map { SceneClock.run(at: $0, make) } ?? make()

  /// Returns the parts with a change, made as late.
  func mapped(_ change: @escaping (ExpandedIsland) -> ExpandedIsland) -> DeferredIsland {
    DeferredIsland { [self] in change(island) }
  }
}
