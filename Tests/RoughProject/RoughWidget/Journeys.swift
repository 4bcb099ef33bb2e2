import CoreData
import SwiftUI

@objc(Journey) final class Journey: NSManagedObject {
  @NSManaged var date: Date?
  @NSManaged var name: String
  @NSManaged var stops: Int16
}

extension Journey {
  /// The place where it begins.
  @NSManaged public var place: String?
  /// Adds a leg.
  @NSManaged public func addToLegs(_ value: Journey)
}

struct Journeys: View {
  @FetchRequest(
    entity: Journey.entity(), sortDescriptors: [NSSortDescriptor(key: "date", ascending: false)])
  private var all: FetchedResults<Journey>

  @SectionedFetchRequest(
    sectionIdentifier: \Journey.name, sortDescriptors: [SortDescriptor(\.name)])
  private var sections: SectionedFetchResults<String, Journey>

  var body: some View {
    ForEach(sections) { section in
      Section(section.id) { ForEach(section) { Text($0.name) } }
    }
    Text("\(all.count)")
  }
}
