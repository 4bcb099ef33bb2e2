import GoogleMaps
import SwiftUI

struct TrainMap: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { GMSMapView(frame: .zero) }
  func updateUIView(_ view: UIView, context: Context) {}
}

final class MapDelegate: NSObject, GMSMapViewDelegate {
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
}
