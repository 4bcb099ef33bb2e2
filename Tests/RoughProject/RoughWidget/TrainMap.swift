import GoogleMaps
import MapKit
import SwiftUI

struct TrainMap: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { GMSMapView(frame: .zero) }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Way: View {
  private let formatter: Formatter = {
    let formatter = MKDistanceFormatter()
    formatter.unitStyle = .abbreviated
    return formatter
  }()

  var body: some View {
    Text(formatter.string(for: 120.0) ?? NSLocalizedString("way", comment: ""))
      .accessibilityLabel(L10n.Way.length).modifier(Tapped())
      .font(.trainCaption).foregroundStyle(MapLook.Text.length.opacity(0.8)).mapLabel(rounded: true)
  }
}

final class MapDelegate: NSObject, GMSMapViewDelegate {
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
}
