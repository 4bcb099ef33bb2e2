extension StandIns {
  /// Types of files, which SwiftUI's modules have.
  static let typeIdentifiers = "@_exported import struct CellUI.UTType\n"

  static let osLog = "@_exported import os\n"

  /// Notifications, which are never delivered.
  static let userNotifications = """
    enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
    struct UNAuthorizationOptions: OptionSet, Sendable {
      let rawValue: UInt
      static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
      static let provisional = Self(rawValue: 64), timeSensitive = Self(rawValue: 256)
      static let criticalAlert = Self(rawValue: 16)
    }
    struct UNNotificationPresentationOptions: OptionSet, Sendable {
      let rawValue: UInt
      static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), list = Self(rawValue: 8), banner = Self(rawValue: 16)
    }
    struct UNNotificationSoundName: Hashable, Sendable {
      let rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }
      init(rawValue: String) { self.rawValue = rawValue }
    }
    class UNNotificationSound: NSObject {
      static let `default` = UNNotificationSound()
      static let defaultCritical = UNNotificationSound()
      override init() {}
      init(named name: UNNotificationSoundName) {}
    }
    enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
    class UNNotificationContent: NSObject {
      var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
      var badge: NSNumber?
      var sound: UNNotificationSound?
      var userInfo: [AnyHashable: Any] = [:]
      var interruptionLevel = UNNotificationInterruptionLevel.active
      var relevanceScore = 0.0
    }
    class UNMutableNotificationContent: UNNotificationContent {}
    class UNNotificationTrigger: NSObject {}
    class UNTimeIntervalNotificationTrigger: UNNotificationTrigger { init(timeInterval: TimeInterval, repeats: Bool) {} }
    class UNCalendarNotificationTrigger: UNNotificationTrigger { init(dateMatching: DateComponents, repeats: Bool) {} }
    class UNNotificationRequest: NSObject {
      let identifier: String
      let content: UNNotificationContent
      init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content) = (identifier, content)
      }
    }
    class UNNotification: NSObject {
      let request: UNNotificationRequest
      init(request: UNNotificationRequest) { self.request = request }
    }
    class UNNotificationResponse: NSObject {
      let notification: UNNotification
      let actionIdentifier = ""
      init(notification: UNNotification) { self.notification = notification }
    }
    class UNNotificationSettings: NSObject { let authorizationStatus = UNAuthorizationStatus.notDetermined }
    protocol UNUserNotificationCenterDelegate: AnyObject {}
    class UNUserNotificationCenter: NSObject {
      private static let center = UNUserNotificationCenter()
      static func current() -> UNUserNotificationCenter { center }
      weak var delegate: (any UNUserNotificationCenterDelegate)?
      func add(_ request: UNNotificationRequest, withCompletionHandler done: (((any Error)?) -> Void)? = nil) { done?(nil) }
      func add(_ request: UNNotificationRequest) async throws {}
      func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler done: (Bool, (any Error)?) -> Void) {
        done(false, nil)
      }
      @discardableResult func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
      func getNotificationSettings(completionHandler done: (UNNotificationSettings) -> Void) { done(.init()) }
      func notificationSettings() async -> UNNotificationSettings { .init() }
      func getPendingNotificationRequests(completionHandler done: ([UNNotificationRequest]) -> Void) { done([]) }
      func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
      func removePendingNotificationRequests(withIdentifiers: [String]) {}
      func removeAllPendingNotificationRequests() {}
      func removeDeliveredNotifications(withIdentifiers: [String]) {}
      func removeAllDeliveredNotifications() {}
      func setBadgeCount(_ count: Int, withCompletionHandler done: (((any Error)?) -> Void)? = nil) { done?(nil) }
    }

    """

  /// Places: their values, and a manager that knows none.
  static let coreLocation = """
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationSpeed = Double
    typealias CLLocationAccuracy = Double
    typealias CLLocationDirection = Double
    let kCLLocationAccuracyBest = -1.0, kCLLocationAccuracyBestForNavigation = -2.0, kCLDistanceFilterNone = -1.0
    let kCLLocationAccuracyNearestTenMeters = 10.0, kCLLocationAccuracyHundredMeters = 100.0
    let kCLLocationAccuracyKilometer = 1000.0
    struct CLLocationCoordinate2D: Sendable {
      var latitude = 0.0
      var longitude = 0.0
    }
    func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
      abs(place.latitude) <= 90 && abs(place.longitude) <= 180
    }
    class CLLocation: NSObject {
      let coordinate: CLLocationCoordinate2D
      let timestamp: Date
      let altitude = 0.0, speed = 0.0, course = 0.0, horizontalAccuracy = 0.0
      init(latitude: Double, longitude: Double) {
        (coordinate, timestamp) = (.init(latitude: latitude, longitude: longitude), Date())
      }
      /// The distance on a sphere, in meters.
      func distance(from other: CLLocation) -> Double {
        let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
        let c = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
        let h = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(c / 2), 2)
        return 2 * 6_371_009 * asin(min(1, h.squareRoot()))
      }
    }
    enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
    class CLHeading: NSObject { let trueHeading = 0.0, magneticHeading = 0.0 }
    class CLRegion: NSObject {}
    protocol CLLocationManagerDelegate: AnyObject {}
    class CLLocationManager: NSObject {
      weak var delegate: (any CLLocationManagerDelegate)?
      var desiredAccuracy = 0.0, distanceFilter = 0.0
      var activityType = CLActivityType.other
      var allowsBackgroundLocationUpdates = false, pausesLocationUpdatesAutomatically = true
      var showsBackgroundLocationIndicator = false
      var location: CLLocation? { nil }
      var authorizationStatus: CLAuthorizationStatus { .notDetermined }
      static func locationServicesEnabled() -> Bool { false }
      static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
      func requestWhenInUseAuthorization() {}
      func requestAlwaysAuthorization() {}
      func requestLocation() {}
      func startUpdatingLocation() {}
      func stopUpdatingLocation() {}
      func startUpdatingHeading() {}
      func stopUpdatingHeading() {}
      func startMonitoringSignificantLocationChanges() {}
      func stopMonitoringSignificantLocationChanges() {}
    }
    class CLPlacemark: NSObject {
      var name: String?, locality: String?, country: String?, thoroughfare: String?, administrativeArea: String?
    }
    class CLGeocoder: NSObject {
      func reverseGeocodeLocation(_ place: CLLocation) async throws -> [CLPlacemark] { [] }
      func reverseGeocodeLocation(_ place: CLLocation, completionHandler done: ([CLPlacemark]?, (any Error)?) -> Void) {
        done([], nil)
      }
    }

    """

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
          longitudeDelta: longitudinalMeters / degree / max(0.01, cos(center.latitude * .pi / 180))))
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

  /// The keychain, in which nothing is found.
  static let security = """
    typealias OSStatus = Int32
    typealias CFTypeRef = AnyObject
    typealias CFDictionary = NSDictionary
    typealias CFString = String
    let errSecSuccess: OSStatus = 0, errSecItemNotFound: OSStatus = -25300, errSecDuplicateItem: OSStatus = -25299
    let kSecClass = "class", kSecClassGenericPassword = "genp", kSecClassInternetPassword = "inet"
    let kSecAttrAccount = "acct", kSecAttrService = "svce", kSecAttrAccessGroup = "agrp", kSecAttrAccessible = "pdmn"
    let kSecAttrAccessibleAfterFirstUnlock = "ck", kSecAttrAccessibleWhenUnlocked = "ak"
    let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku", kSecAttrSynchronizable = "sync"
    let kSecReturnData = "r_Data", kSecReturnAttributes = "r_Attributes", kSecMatchLimit = "m_Limit"
    let kSecMatchLimitOne = "m_LimitOne", kSecMatchLimitAll = "m_LimitAll", kSecValueData = "v_Data"
    let kCFBooleanTrue = true, kCFBooleanFalse = false
    @discardableResult func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
      errSecItemNotFound
    }
    @discardableResult func SecItemAdd(_ item: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { 0 }
    @discardableResult func SecItemUpdate(_ query: NSDictionary, _ item: NSDictionary) -> OSStatus { errSecItemNotFound }
    @discardableResult func SecItemDelete(_ query: NSDictionary) -> OSStatus { errSecItemNotFound }

    """

  /// A store of objects that is empty.
  static let coreData = """
    public protocol NSFetchRequestResult: AnyObject {}
    open class NSManagedObjectID: NSObject, @unchecked Sendable {}
    open class NSManagedObject: NSObject, NSFetchRequestResult, Identifiable {
      public var managedObjectContext: NSManagedObjectContext?
      public let objectID = NSManagedObjectID()
      required public override init() {}
      class func entity() -> NSEntityDescription { NSEntityDescription() }
      convenience init(context: NSManagedObjectContext) {
        self.init()
        managedObjectContext = context
      }
    }
    class NSEntityDescription: NSObject { var name: String? }
    class NSFetchRequest<Result: NSFetchRequestResult>: NSObject {
      var predicate: NSPredicate?
      var sortDescriptors: [NSSortDescriptor]?
      var fetchLimit = 0, fetchOffset = 0
      override init() {}
      init(entityName: String) {}
    }
    open class NSManagedObjectContext: NSObject, @unchecked Sendable {
      var automaticallyMergesChangesFromParent = false
      var mergePolicy: Any?
      var hasChanges: Bool { false }
      func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
      func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
      func save() throws {}
      func delete(_ object: NSManagedObject) {}
      func perform(_ block: @escaping () -> Void) { block() }
      func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
    }
    class NSPersistentStoreDescription: NSObject {
      var url: URL?
      override init() {}
      init(url: URL) { self.url = url }
      func setOption(_ option: NSObject?, forKey key: String) {}
    }
    class NSManagedObjectModel: NSObject { convenience init?(contentsOf url: URL) { self.init() } }
    open class NSPersistentContainer: NSObject, @unchecked Sendable {
      let viewContext = NSManagedObjectContext()
      var persistentStoreDescriptions = [NSPersistentStoreDescription()]
      init(name: String) {}
      init(name: String, managedObjectModel: NSManagedObjectModel) {}
      open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
      func newBackgroundContext() -> NSManagedObjectContext { viewContext }
      func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void) { block(viewContext) }
      func loadPersistentStores(completionHandler done: (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for store in persistentStoreDescriptions { done(store, nil) }
      }
    }
    open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
    let NSMergeByPropertyObjectTrumpMergePolicy = "trump"
    let NSPersistentHistoryTrackingKey = "history", NSPersistentStoreRemoteChangeNotificationPostOptionKey = "remote"
    private struct ManagedObjectContextKey_: EnvironmentKey { static let defaultValue = NSManagedObjectContext() }
    extension EnvironmentValues {
      var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey_.self] }
        set { self[ManagedObjectContextKey_.self] = newValue }
      }
    }
    extension NSSortDescriptor {
      private struct Key_ { var number = 0 }
      convenience init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: \\Key_.number, ascending: ascending)
      }
      convenience init(key: String?, ascending: Bool) { self.init(keyPath: \\Key_.number, ascending: ascending) }
    }
    typealias FetchedResults<Result> = [Result]
    @propertyWrapper struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
      var wrappedValue: [Result] { [] }
      init(sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
      init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
      init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
      init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
      ) {}
    }

    """
}
