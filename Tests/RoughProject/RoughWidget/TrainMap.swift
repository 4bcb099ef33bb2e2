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

struct LineMap: View {
  private let stops = [CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1), .init()]

  var body: some View {
    let region = MKCoordinateRegion(
      center: stops[0], latitudinalMeters: 2_000, longitudinalMeters: 2_000)
    Map(initialPosition: .region(region), interactionModes: []) {
      MapPolyline(coordinates: stops).stroke(.blue, lineWidth: 3)
      ForEach(stops.indices, id: \.self) { Marker("Stop", coordinate: stops[$0]).tint(.red) }
      if stops.count > 1 { Annotation("Train", coordinate: stops[1]) { Image(systemName: "tram") } }
    }
    .mapStyle(.standard(elevation: .flat))
  }

  func picture() async throws -> UIImage {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 80, height: 40)
    return try await MKMapSnapshotter(options: options).start().image
  }
}
