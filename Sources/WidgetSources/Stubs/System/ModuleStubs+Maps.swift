extension ModuleStubs {
  /// Maps, of which a frame is shown.
  static let mapKit = """
    struct MKCoordinateSpan: Sendable { var latitudeDelta = 0.0; var longitudeDelta = 0.0 }
    struct MKCoordinateRegion: Sendable {
      var center = CLLocationCoordinate2D()
      var span = MKCoordinateSpan()
      init() {}
      init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
      init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let degree = 111_320.0 // meters of a degree of latitude
        self.init(center: center, span: MKCoordinateSpan(
          latitudeDelta: latitudinalMeters / degree,
          longitudeDelta: longitudinalMeters / degree / Swift.max(0.01, Foundation.cos(center.latitude * .pi / 180))))
      }
    }
    enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
    struct MapCameraPosition {
      var region: MKCoordinateRegion?
      static let automatic = MapCameraPosition()
      static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
      static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
      static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
    }
    struct MapCamera { init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {} }
    struct MapInteractionModes: OptionSet {
      let rawValue: Int
      static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), rotate = Self(rawValue: 4), pitch = Self(rawValue: 8)
      static let all: Self = [.pan, .zoom, .rotate, .pitch]
    }
    typealias MapContent = View
    typealias MapContentBuilder = ViewBuilder
    /// The content of a map, which shows none of it.
    struct MapContent_: View {
      var body: some View { EmptyView() }
      func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
      func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> Self { self }
      func annotationTitles(_ visibility: Visibility) -> Self { self }
    }
    func Marker(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) -> MapContent_ { MapContent_() }
    func Marker(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) -> MapContent_ { MapContent_() }
    func Marker(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) -> MapContent_ { MapContent_() }
    func Annotation(
      _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
      @ViewBuilder content: () -> some View
    ) -> MapContent_ { MapContent_() }
    func MapPolyline(coordinates: [CLLocationCoordinate2D]) -> MapContent_ { MapContent_() }
    func MapPolyline(points: [MKMapPoint]) -> MapContent_ { MapContent_() }
    func MapPolyline(_ line: MKPolyline) -> MapContent_ { MapContent_() }
    func MapPolyline(_ route: MKRoute) -> MapContent_ { MapContent_() }
    func MapPolygon(coordinates: [CLLocationCoordinate2D]) -> MapContent_ { MapContent_() }
    func Marker(item: MKMapItem) -> MapContent_ { MapContent_() }
    func MapPitchToggle() -> MapContent_ { MapContent_() }
    func MapCircle(center: CLLocationCoordinate2D, radius: CLLocationDistance) -> MapContent_ { MapContent_() }
    func UserAnnotation() -> MapContent_ { MapContent_() }
    func MapCompass() -> MapContent_ { MapContent_() }
    func MapScaleView() -> MapContent_ { MapContent_() }
    func MapUserLocationButton() -> MapContent_ { MapContent_() }
    struct MapStyle {
      enum Elevation { case automatic, flat, realistic }
      static let standard = MapStyle(), hybrid = MapStyle(), imagery = MapStyle()
      static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    }
    struct Map: View {
      init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all) {}
      init<Items: RandomAccessCollection>(
        coordinateRegion: Binding<MKCoordinateRegion>, annotationItems: Items,
        annotationContent: (Items.Element) -> some View
      ) where Items.Element: Identifiable {}
      init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {}
      init(
        position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
        @ViewBuilder content: () -> some View
      ) {}
      init(initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all) {}
      init(
        initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all,
        @ViewBuilder content: () -> some View
      ) {}
      init(@ViewBuilder content: () -> some View) {}
      init() {}
      var body: some View { RoundedRectangle(cornerRadius: 4).fill(.quaternary) }
    }
    func MapMarker(coordinate: CLLocationCoordinate2D, tint: Color? = nil) -> MapContent_ { MapContent_() }
    func MapAnnotation(coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> some View) -> MapContent_ { MapContent_() }
    extension View {
      func mapStyle(_ style: MapStyle) -> some View { self }
      func mapControlVisibility(_ visibility: Visibility) -> some View { self }
      func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
      func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View { self }
      func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> some View { self }
    }
    enum MapCameraUpdateFrequency { case continuous, onEnd }
    struct LookAroundPreview: View {
      init(initialScene: MKLookAroundScene?) {}
      init(scene: Binding<MKLookAroundScene?>) {}
      var body: some View { RoundedRectangle(cornerRadius: 4).fill(.quaternary) }
    }
    /// A maker of maps' pictures, of which it has none.
    class MKMapSnapshotter: NSObject {
      class Options: NSObject {
        var region = MKCoordinateRegion()
        var size = CGSize(width: 256, height: 256), scale = 1.0, mapType = MKMapType.standard
        var showsBuildings = true, traitCollection = UITraitCollection.current
      }
      class Snapshot: NSObject {
        let image = UIImage()
        func point(for place: CLLocationCoordinate2D) -> CGPoint { .zero }
      }
      struct NoMaps: Error {}
      init(options: Options) {}
      func start() async throws -> Snapshot { throw NoMaps() }
      func start(completionHandler done: (Snapshot?, (any Error)?) -> Void) { done(nil, NoMaps()) }
      func start(with queue: DispatchQueue, completionHandler done: (Snapshot?, (any Error)?) -> Void) { done(nil, NoMaps()) }
    }
    /// Distances in words, rounded as a map's are: 400 ft, 1.2 mi, 120 m.
    class MKDistanceFormatter: Formatter, @unchecked Sendable {
      enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
      enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
      var locale: Locale! = Locale.current
      var units = Units.default, unitStyle = DistanceUnitStyle.default
      func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default && locale.measurementSystem != .us
        let kilometersLimit = 1000.0, milesLimit = 160.9344 // in meters: one kilometer, a tenth of a mile
        let isLarge = distance >= (isMetric ? kilometersLimit : milesLimit)
        let (small, large) = isMetric ? (distance, distance / 1000) : (distance * 3.28084, distance / 1609.344)
        let value = isLarge ? (large * 10).rounded() / 10 : (small / 10).rounded() * 10
        let number = value.formatted(.number.precision(.fractionLength(0...(isLarge && value < 10 ? 1 : 0))))
        let names = isMetric ? ["m", "km", "meters", "kilometers"] : ["ft", "mi", "feet", "miles"]
        return "\\(number) \\(names[(isLarge ? 1 : 0) + (unitStyle == .full ? 2 : 0)])"
      }
      override func string(for value: Any?) -> String? { (value as? CLLocationDistance).map(string(fromDistance:)) }
    }

    """

  /// The items, searches and routes of a map, of which none is found.
  static let mapRoutes = """
    protocol MKAnnotation: AnyObject {
      var coordinate: CLLocationCoordinate2D { get }
      var title: String? { get }
      var subtitle: String? { get }
    }
    extension MKAnnotation {
      var title: String? { nil }
      var subtitle: String? { nil }
    }
    protocol MKOverlay: MKAnnotation {}
    struct MKMapPoint: Sendable {
      var x = 0.0
      var y = 0.0
      init() {}
      init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
      init(_ place: CLLocationCoordinate2D) {
        let side = 268_435_456.0 // points around the earth
        let sine = Foundation.sin(Swift.max(-85, Swift.min(85, place.latitude)) * .pi / 180)
        (x, y) = ((place.longitude + 180) / 360 * side, (0.5 - Foundation.log((1 + sine) / (1 - sine)) / (4 * .pi)) * side)
      }
      var coordinate: CLLocationCoordinate2D {
        let side = 268_435_456.0
        return CLLocationCoordinate2D(
          latitude: 90 - 360 * Foundation.atan(Foundation.exp((y / side - 0.5) * 2 * .pi)) / .pi, longitude: x / side * 360 - 180)
      }
      func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, other.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
          .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
      }
    }
    struct MKMapSize: Sendable { var width = 0.0; var height = 0.0 }
    struct MKMapRect: Sendable {
      var origin = MKMapPoint(), size = MKMapSize()
      static let world = MKMapRect(origin: MKMapPoint(), size: MKMapSize(width: 268_435_456, height: 268_435_456))
      static let null = MKMapRect()
    }
    class MKShape: NSObject, MKAnnotation {
      var coordinate = CLLocationCoordinate2D()
      var title: String?
      var subtitle: String?
    }
    class MKPointAnnotation: MKShape {
      override init() {}
      convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
      }
    }
    class MKMultiPoint: MKShape {
      private(set) var places: [CLLocationCoordinate2D] = []
      var pointCount: Int { places.count }
      override init() {}
      convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init()
        places = Array(coordinates.prefix(count))
      }
      func points() -> UnsafeMutablePointer<MKMapPoint> {
        let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: Swift.max(1, places.count))
        for (index, place) in places.enumerated() { (points + index).initialize(to: MKMapPoint(place)) }
        return points
      }
      func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coordinates[index] = places[range.location + index] }
      }
    }
    class MKPolyline: MKMultiPoint, MKOverlay { var boundingMapRect: MKMapRect { .null } }
    class MKPolygon: MKMultiPoint, MKOverlay {}
    class MKCircle: MKShape, MKOverlay {
      var radius = 0.0
      convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (coordinate, self.radius) = (center, radius)
      }
    }
    class MKPlacemark: CLPlacemark, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      var title: String? { name }
      var subtitle: String? { nil }
      init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
      init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
    }
    struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      static let restaurant = Self(rawValue: "restaurant"), cafe = Self(rawValue: "cafe"), parking = Self(rawValue: "parking")
      static let evCharger = Self(rawValue: "evCharger"), publicTransport = Self(rawValue: "publicTransport")
      static let airport = Self(rawValue: "airport"), hospital = Self(rawValue: "hospital"), store = Self(rawValue: "store")
      static let gasStation = Self(rawValue: "gasStation"), hotel = Self(rawValue: "hotel"), park = Self(rawValue: "park")
    }
    class MKMapItem: NSObject {
      let placemark: MKPlacemark
      var name: String?, phoneNumber: String?
      var url: URL?
      var timeZone: TimeZone?
      var pointOfInterestCategory: MKPointOfInterestCategory?
      let location: CLLocation
      init(placemark: MKPlacemark) {
        self.placemark = placemark
        location = CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
      }
      init(location: CLLocation, address: MKAddress?) {
        (placemark, self.location) = (MKPlacemark(coordinate: location.coordinate), location)
      }
      static func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
      @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
      @discardableResult static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
    }
    class MKAddress: NSObject {
      let fullAddress: String, shortAddress: String?
      init?(fullAddress: String, shortAddress: String?) { (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress) }
    }
    let MKLaunchOptionsDirectionsModeKey = "mode", MKLaunchOptionsDirectionsModeDriving = "driving"
    let MKLaunchOptionsDirectionsModeWalking = "walking", MKLaunchOptionsDirectionsModeTransit = "transit"
    struct MKDirectionsTransportType: OptionSet, Sendable {
      let rawValue: UInt
      static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2), transit = Self(rawValue: 4), cycling = Self(rawValue: 8)
      static let any = Self(rawValue: 0x0FFF_FFFF)
    }
    class MKRoute: NSObject {
      class Step: NSObject {
        var instructions = "", notice: String?
        var polyline = MKPolyline()
        var distance = 0.0
        var transportType = MKDirectionsTransportType.automobile
      }
      var name = "", advisoryNotices: [String] = []
      var distance = 0.0, expectedTravelTime = 0.0
      var transportType = MKDirectionsTransportType.automobile
      var polyline = MKPolyline()
      var steps: [Step] = []
    }
    struct NoMapService: Error {}
    class MKDirections: NSObject {
      class Request: NSObject {
        var source: MKMapItem?, destination: MKMapItem?
        var transportType = MKDirectionsTransportType.any
        var requestsAlternateRoutes = false
        var departureDate: Date?, arrivalDate: Date?
      }
      class Response: NSObject { var routes: [MKRoute] = []; var source = MKMapItem.forCurrentLocation(), destination = MKMapItem.forCurrentLocation() }
      class ETAResponse: NSObject {
        var expectedTravelTime = 0.0, distance = 0.0
        var expectedArrivalDate = Date(), expectedDepartureDate = Date()
      }
      typealias DirectionsHandler = (Response?, (any Error)?) -> Void
      typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
      init(request: Request) {}
      var isCalculating: Bool { false }
      func calculate() async throws -> Response { throw NoMapService() }
      func calculate(completionHandler done: @escaping DirectionsHandler) { done(nil, NoMapService()) }
      func calculateETA() async throws -> ETAResponse { throw NoMapService() }
      func calculateETA(completionHandler done: @escaping ETAHandler) { done(nil, NoMapService()) }
      func cancel() {}
    }
    class MKLocalSearchCompletion: NSObject { let title = "", subtitle = "" }
    class MKLocalSearch: NSObject {
      struct ResultType: OptionSet, Sendable {
        let rawValue: UInt
        static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
      }
      class Request: NSObject {
        var naturalLanguageQuery: String?
        var region = MKCoordinateRegion()
        var resultTypes: ResultType = [.address, .pointOfInterest]
        override init() {}
        init(completion: MKLocalSearchCompletion) {}
      }
      class Response: NSObject { var mapItems: [MKMapItem] = []; var boundingRegion = MKCoordinateRegion() }
      typealias CompletionHandler = (Response?, (any Error)?) -> Void
      init(request: Request) {}
      func start() async throws -> Response { throw NoMapService() }
      func start(completionHandler done: @escaping CompletionHandler) { done(nil, NoMapService()) }
      func cancel() {}
    }
    protocol MKLocalSearchCompleterDelegate: AnyObject {}
    class MKLocalSearchCompleter: NSObject {
      typealias ResultType = MKLocalSearch.ResultType
      weak var delegate: (any MKLocalSearchCompleterDelegate)?
      var queryFragment = "", region = MKCoordinateRegion()
      var resultTypes: ResultType = [.address, .pointOfInterest]
      var results: [MKLocalSearchCompletion] { [] }
      var isSearching: Bool { false }
      func cancel() {}
    }
    class MKLookAroundScene: NSObject {}
    class MKLookAroundSceneRequest: NSObject {
      init(coordinate: CLLocationCoordinate2D) {}
      init(mapItem: MKMapItem) {}
      var scene: MKLookAroundScene? { get async throws { nil } }
      func getSceneWithCompletionHandler(_ done: @escaping (MKLookAroundScene?, (any Error)?) -> Void) { done(nil, NoMapService()) }
    }

    """
}
