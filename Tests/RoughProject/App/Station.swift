import FirebaseFirestore
import Foundation

@Observable
final class Station {
  struct Name: Codable, Hashable {
    var text: String
  }

  private var listener: ListenerRegistration?
  var names: [Name] = []

  func listen() {
    listener = Firestore.firestore().collection("names").addSnapshotListener { _, _ in }
  }
}
