import CellUI
import Compositing
import Foundation
import Testing

@testable import ActivityWidgets

@Suite("Margins of the island") struct IslandMarginsTests {
  private static var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Text("ab") }
      DynamicIslandExpandedRegion(.bottom) { Text("ab") }.contentMargins(.leading, 24)
    } compactLeading: {
      Text("ab")
    } compactTrailing: {
      Text("ab")
    } minimal: {
      Text("ab")
    }
  }

  private func columns(_ view: AnyView?) -> Int? {
    view?.layout(
      in: ProposedCells(columns: nil, rows: nil),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    ).size.columns
  }

  @Test func `above the system's move views, and the innermost wins`() {
    let island = Self.island.contentMargins(.horizontal, 32, for: .expanded)
      .contentMargins(.all, 400, for: .expanded).contentMargins(.all, 12, for: .minimal)
      .contentMargins(.leading, 24, for: .compactLeading).widgetURL(nil).presentations
    #expect(columns(island.expanded.leading) == 4)
    #expect(columns(island.expanded.bottom) == 5)
    #expect(columns(island.minimal) == 2)
    #expect(columns(island.compactLeading) == 3)
    #expect(columns(island.compactTrailing) == 2)
  }

  @Test func `below the system's give the expanded island columns, which other views stay out of`()
  {
    let island = Self.island.contentMargins(.trailing, 8, for: .expanded).presentations.expanded
    #expect(island.columnsGained == (0, 1))
    #expect(island.mirrored.columnsGained == (1, 0))
    #expect(columns(island.leading) == 2)
    let own = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Text("ab") }
      DynamicIslandExpandedRegion(.bottom) { Text("ab") }.contentMargins(.horizontal, 4)
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let narrow = own.presentations.expanded
    #expect(narrow.columnsGained == (1, 1))
    #expect(columns(narrow.leading) == 3)
    #expect(columns(narrow.bottom) == 2)
    let wide = own.contentMargins(.all, -40, for: .expanded).presentations.expanded
    #expect(wide.columnsGained == (2, 1))
    #expect(columns(wide.leading) == 2)
    #expect(columns(wide.bottom) == 3)
  }

  @Test func `leave the expanded island's code alone until a long press, which runs it once`() {
    var count = 0
    let island = DynamicIsland {
      let _ = (count += 1)
      DynamicIslandExpandedRegion(.leading) { Text("ab") }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    let views = ActivityPresentations(
      content: AnyView(EmptyView()),
      island: island.contentMargins(.leading, 24, for: .expanded).widgetURL(nil))
    #expect(count == 0)
    #expect(columns(views.expanded.leading) == 3)
    #expect(views.expanded.trailing == nil)
    #expect(count == 1)
  }

  @Test func `that are no numbers are left out`() {
    let island = Self.island.contentMargins(.all, .nan, for: .minimal)
      .contentMargins(.all, .infinity, for: .minimal).presentations
    #expect(columns(island.minimal) == 2)
  }
}

extension DynamicIsland {
  /// The views beside an empty card.
  fileprivate var presentations: ActivityPresentations {
    ActivityPresentations(content: AnyView(EmptyView()), island: self)
  }
}
