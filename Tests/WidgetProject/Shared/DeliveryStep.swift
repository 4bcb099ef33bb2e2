import Foundation

enum DeliveryStep: String, Codable, Hashable, CaseIterable {
  case packed = "in_box"
  case sent
  case delivered

  var title: String {
    switch self {
    case .packed: "Packed"
    case .sent: "On its way"
    case .delivered: "Delivered"
    }
  }
}
