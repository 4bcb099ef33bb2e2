import TestSupport
import Testing
import WidgetSources

@testable import IsletProgram

/// The folder above an extension's, where no project's file says what belongs together.
@Suite("Folders beside the widgets'") struct NeighborhoodTests {
  private static func widget(of attributes: String) -> String {
    "struct \(attributes)Widget: Widget { var body: some WidgetConfiguration { "
      + "ActivityConfiguration(for: \(attributes).self) { _ in } } }"
  }

  /// Returns the names of the files that the widgets of a folder are built of, among files in folders beside one another.
  private func chosen(_ files: [String: String], for name: String = "RideWidget") throws -> [String]
  {
    let root = try TemporaryFolder()
    for (path, text) in files { try root.write(text, to: path) }
    var tree = try SourceTree([root.path(name)])
    let selection = try WidgetSelection(
      from: tree.read().files, in: tree.namedFolders, isProjectMarked: !tree.isNeighborhood)
    let told = selection.remarks.compactMap { remark in
      if case .found(let path, _) = remark { path } else { nil }
    }
    #expect(told.count == selection.files.count - 1, "each file that is found elsewhere is told")
    return selection.files.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }
  }

  @Test func `give what the widgets lack`() throws {
    let files = [
      "RideWidget/W.swift": Self.widget(of: "Ride"),
      "App/Ride.swift": "struct Ride: ActivityAttributes {}",
      "App/Other.swift": "struct Meal {}",
    ]
    #expect(try chosen(files) == ["App/Ride.swift", "RideWidget/W.swift"])
  }

  @Test(arguments: ["Meal/W.swift", "Meal/Views/W.swift"])
  func `give nothing where they have widgets of their own`(_ path: String) throws {
    let files = [
      "RideWidget/W.swift": Self.widget(of: "Ride") + "\nlet meal: Dish",
      path: Self.widget(of: "Meal"),
      "Meal/Dish.swift": "struct Dish {}",
    ]
    #expect(try chosen(files) == ["RideWidget/W.swift"])
  }

  @Test func `give no type with the name of a property wrapper of SwiftUI`() throws {
    let files = [
      "RideWidget/W.swift": Self.widget(of: "Ride") + "\nstruct V: View { @State var n = 0 }",
      "App/State.swift": "typealias State = Int",
    ]
    #expect(try chosen(files) == ["RideWidget/W.swift"])
  }
}
