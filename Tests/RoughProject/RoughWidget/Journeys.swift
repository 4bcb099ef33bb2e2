import CoreData
import SwiftUI

@objc(Journey) final class Journey: NSManagedObject {
  @NSManaged var date: Date?
}

struct Journeys: View {
  @FetchRequest(
    entity: Journey.entity(), sortDescriptors: [NSSortDescriptor(key: "date", ascending: false)])
  private var all: FetchedResults<Journey>

  var body: some View { Text("\(all.count)") }
}
