import ActivityKit
import CoreLocation
import FirebaseFirestore
import Foundation

@MainActor
final class TripService: NSObject, ObservableObject {
  static let shared = TripService()
  @Published var places: [CLLocationCoordinate2D] = []
  private let database = Firestore.firestore()

  func stop() async {
    try? await database.collection("trips").delete()
    for trip in Activity<TripAttributes>.activities { await trip.end(nil) }
  }
}
