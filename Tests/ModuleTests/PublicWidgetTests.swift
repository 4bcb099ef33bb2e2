// Beside `Testing`, a module that hands on UIKit would ask for an overlay that the toolchain has on Apple's systems only.
import ActivityWidgets
import CellUI
import Compositing
import Foundation
import LiveActivities
import TestSupport
import Testing

/// A state of a preview.
struct PreviewedState: CustomTestStringConvertible {
  let preview: ActivityPreview
  let index: Int

  var testDescription: String { "\(preview.attributesType)-\(index + 1)" }

  /// The states of all previews of the tests, each once.
  @MainActor static var all: [PreviewedState] {
    var seen: Set<ActivityPreview> = []
    return FoundWidgets.previews.flatMap { preview -> [PreviewedState] in
      guard case .activity(let activity) = preview.content else { return [] }
      let plain = activity.without(kind: .content)
      guard seen.insert(plain).inserted else { return [] }
      return activity.contentStates.indices.map { PreviewedState(preview: activity, index: $0) }
    }
  }
}

extension ActivityPreview {
  /// The preview in another place.
  func without(kind: ActivityPreviewViewKind) -> ActivityPreview {
    ActivityPreview(
      viewKind: kind, attributesType: attributesType, attributes: attributes,
      contentStates: contentStates)
  }
}

@Suite struct `Public widgets are drawn as they are written` {
  /// A kitchen timer counts from the wall clock, which a golden picture can't.
  static let livePreviews: Set<String> = ["KitchenTimerAttributes-1"]

  @MainActor @Test func `each state of each preview has its picture`() throws {
    let registry = WidgetRegistry(PublicWidgets())
    let states = PreviewedState.all
    #expect(states.count == 18)
    for state in states where !Self.livePreviews.contains(state.testDescription) {
      let provider = try #require(registry.provider(for: state.preview.attributesType))
      let presentations = try provider.presentations(
        of: EncodedActivity(
          attributes: LazyJSON(state.preview.attributes),
          contentState: LazyJSON(state.preview.contentStates[state.index])))
      try Golden(name: state.testDescription).check(Self.picture(of: presentations))
    }
  }

  @MainActor @Test func `previews of the older form are found with their states`() {
    let names = FoundWidgets.previews.compactMap { preview -> String? in
      guard case .activity(let activity) = preview.content,
        activity.attributesType == "MatchScoreAttributes"
      else { return nil }
      return preview.name
    }
    #expect(names == ["Compact", "Expanded", "Minimal", "Notification"])
  }

  @Test func `a value that a macro adds to the environment has its default and can be set`() {
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let layout = EntryUses.view.layout(
      in: ProposedCells(columns: 20, rows: 1), environment: environment)
    #expect(Self.text(layout.surface()) == "gold 3 none set")
  }

  @Test func `names that are used seldom build, and draw their views`() {
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let text = { (view: AnyView, columns: Int, rows: Int) in
      Self.text(
        view.layout(
          in: ProposedCells(columns: columns, rows: rows), environment: environment
        ).surface())
    }
    #expect(text(AnyView(ModifierUses.view), 5, 2) == "one\ntwo")
    #expect(text(AnyView(ModifierUses.chart), 20, 6).contains("own legend"))
    #expect(!text(AnyView(ModifierUses.plots), 20, 6).isEmpty)
    #expect(text(AnyView(ModifierUses.fields), 12, 5) == "••••\nPin\nColor ●\n▐▒Go▒▌\né")
    #expect(text(AnyView(ModifierUses.pen), 6, 1) == "▒ ▒▒")
  }

  private static func picture(of views: ActivityPresentations) -> String {
    let places: [(String, AnyView?, Int, Int)] = [
      ("lock screen", views.content, 45, 10), ("compact leading", views.compactLeading, 7, 1),
      ("compact trailing", views.compactTrailing, 7, 1), ("minimal", views.minimal, 5, 1),
      ("expanded leading", views.expanded.leading, 14, 3),
      ("expanded trailing", views.expanded.trailing, 14, 3),
      ("expanded center", views.expanded.center, 20, 3),
      ("expanded bottom", views.expanded.bottom, 41, 6),
    ]
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 1_795_200_000))
    return places.compactMap { name, view, columns, rows in
      guard let view else { return nil }
      let layout = view.layout(
        in: ProposedCells(columns: columns, rows: rows), environment: environment)
      return "\(name) \(layout.size.columns)x\(layout.size.rows)\n" + text(layout.surface())
    }.joined(separator: "\n") + "\n"
  }

  /// The cells of a surface as text, without blanks at the ends.
  private static func text(_ surface: Surface) -> String {
    surface.text().split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/ +$/#, with: "") }.joined(separator: "\n")
  }
}

/// A text that a picture is compared with; `RECORD_SNAPSHOTS=1` writes it, and fails.
struct Golden {
  let name: String

  func check(_ text: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "\(name)")
  }
}
