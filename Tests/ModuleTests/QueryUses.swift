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

@Model private final class Leg {
  #Index<Leg>([\.name], [\.name, \.length])
  var name: String
  var length = 1.0
  var parts: [Leg]? = []
  init(name: String) { self.name = name }
}

@ModelActor private actor Keeper {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Leg>()) }
  func name(of id: PersistentIdentifier) -> String? { self[id, as: Leg.self]?.name }
}

private enum Tint: String, AppEnum {
  case red, blue
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tint"
  static let caseDisplayRepresentations: [Tint: DisplayRepresentation] = [.red: "R", .blue: "B"]
}

private struct Paint: AppIntent {
  static let title: LocalizedStringResource = "Paint"
  @Parameter(title: "Day", kind: .dateTime) var day: Date?
  @Parameter(title: "Name", inputOptions: .init(keyboardType: .numberPad)) var name: String?
  @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int?
  @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile?
  @Parameter(title: "Tint", default: .red) var tint: Tint

  static var parameterSummary: some ParameterSummary {
    Switch(\.$tint) {
      Case(.red) { Summary("Paint \(\.$count)") }
      DefaultCase { Summary { \.$count } }
    }
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView
  {
    .result(value: 3, dialog: "Done") { Text("3") }
  }
}

private struct SectionQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Trail] { [] }
  func entities(matching string: String) async throws -> IntentItemCollection<Trail> {
    ItemCollection { ItemSection("All") { Trail(id: 1) } }
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

  static func models() async throws -> [NameUses.Fact] {
    let container = try ModelContainer(for: Leg.self)
    let (leg, keeper) = (Leg(name: "Ridge way"), Keeper(modelContainer: container))
    let words = "RIDGE"
    let search = #Predicate<Leg> { $0.name.localizedStandardContains(words) }
    let alone = #Predicate<Leg> { $0.name.contains("way") && ($0.parts ?? []).isEmpty }
    let context = ModelContext(container)
    var count = 0
    try context.enumerate(FetchDescriptor<Leg>(), batchSize: 10) { _ in count += 1 }
    return [
      ("an actor's store is empty", try await keeper.count() == 0 && count == 0),
      ("an actor knows an identity", await keeper.name(of: leg.id) == "Ridge way"),
      ("an identity's object", context.model(for: leg.persistentModelID) as? Leg === leg),
      (
        "an identity in no archive",
        (try? JSONDecoder().decode(
          [PersistentIdentifier].self, from: JSONEncoder().encode([leg.id]))) == nil
      ),
      ("a search", try search.evaluate(leg)),
      ("a condition on parts", try alone.evaluate(leg)),
    ]
  }

  static func options() async throws -> [NameUses.Fact] {
    let paint = Paint()
    let sections = try await SectionQuery().entities(matching: "a")
    return [
      ("no values", paint.day == nil && paint.name == nil && paint.picture == nil),
      ("first values", paint.count == 3 && paint.tint == .red),
      ("a value with a view", try await paint.perform().value == 3),
      ("things in sections", sections.items.map(\.value.id) == [1]),
    ]
  }
}
