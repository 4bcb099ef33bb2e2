import AppIntents
import SwiftData
import SwiftUI

private struct Trail: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Double
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct TrailQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Trail.$name) {
      EqualToComparator { NSPredicate(format: "name = %@", $0) }
      ContainsComparator { NSPredicate(format: "name CONTAINS %@", $0) }
      HasPrefixComparator { NSPredicate(format: "name BEGINSWITH %@", $0) }
    }
    Property(\Trail.$length) {
      LessThanComparator { NSPredicate(format: "length < %f", $0) }
      GreaterThanOrEqualToComparator { NSPredicate(format: "length >= %f", $0) }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Trail.$name)
    SortableBy(\Trail.$length)
  }

  func entities(for identifiers: [Int]) async throws -> [Trail] { [] }

  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Trail>], limit: Int?
  ) async throws -> [Trail] {
    mode == .and && comparators.allSatisfy { $0.evaluate(with: nil) } ? [] : [Trail(id: 1)]
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {}

/// Names by which an app asks its stores.
enum QueryUses {
  /// Returns whether conditions hold for all, and a query that compares properties has them.
  static func stores() async throws -> [NameUses.Fact] {
    let condition = NSPredicate(format: "name = %@ AND length > %d", "Ridge", 3)
    let query = TrailQuery()
    let found = try await query.entities(
      matching: [condition], mode: .and, sortedBy: [], limit: 3)
    let place = ModelConfiguration().url
    return [
      ("a condition holds", condition.evaluate(with: nil)),
      (
        "one of a list holds",
        NSPredicate(format: "name = %@", argumentArray: ["Ridge"]).evaluate(with: nil)
      ), ("nothing is found", found.isEmpty),
      ("a delegate is one", AppDelegate() as (any UIApplicationDelegate)? != nil),
      ("a place needs no words", place == ModelConfiguration(isStoredInMemoryOnly: true).url),
    ]
  }
}
