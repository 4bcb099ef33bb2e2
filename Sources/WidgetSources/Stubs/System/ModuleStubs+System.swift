extension ModuleStubs {
  /// Types of files, which SwiftUI's modules have.
  static let typeIdentifiers = "@_exported import struct CellUI.UTType\n"

  /// Filters and their images, which SwiftUI's modules have.
  static let coreImage = "@_exported import CellUI\n"

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
    let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
    func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
      Swift.abs(place.latitude) <= 90 && Swift.abs(place.longitude) <= 180
    }
    class CLLocation: NSObject {
      let coordinate: CLLocationCoordinate2D
      let timestamp: Date
      let altitude: CLLocationDistance, speed: CLLocationSpeed, course: CLLocationDirection
      let horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy
      var speedAccuracy: CLLocationAccuracy { -1 }
      var courseAccuracy: CLLocationAccuracy { -1 }
      init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
      ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed) = (course, speed)
      }
      convenience init(latitude: Double, longitude: Double) {
        self.init(
          coordinate: .init(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
          verticalAccuracy: 0, course: 0, speed: 0, timestamp: Date())
      }
      /// The distance on a sphere, in meters.
      func distance(from other: CLLocation) -> Double {
        let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
        let c = (other.coordinate.longitude - coordinate.longitude) * .pi / 180
        let h = Foundation.pow(Foundation.sin((b - a) / 2), 2) + Foundation.cos(a) * Foundation.cos(b) * Foundation.pow(Foundation.sin(c / 2), 2)
        return 2 * 6_371_009 * Foundation.asin(Swift.min(1, h.squareRoot()))
      }
    }
    enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
    class CLHeading: NSObject { let trueHeading = 0.0, magneticHeading = 0.0 }
    class CLRegion: NSObject {
      let identifier: String
      var notifyOnEntry = true, notifyOnExit = true
      init(identifier: String = "") { self.identifier = identifier }
    }
    class CLCircularRegion: CLRegion {
      let center: CLLocationCoordinate2D, radius: CLLocationDistance
      init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
      }
      func contains(_ place: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
          .distance(from: CLLocation(latitude: place.latitude, longitude: place.longitude)) <= radius
      }
    }
    enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
    struct CLError: Error {
      enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }
      let code: Code
    }
    struct CLLocationUpdate {
      enum LiveConfiguration { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
      let location: CLLocation?
      let isStationary: Bool
      static func liveUpdates(_ configuration: LiveConfiguration = .default) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
        AsyncThrowingStream { $0.finish() }
      }
    }
    class CLBackgroundActivitySession: NSObject { func invalidate() {} }
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
      func startMonitoring(for region: CLRegion) {}
      func stopMonitoring(for region: CLRegion) {}
      var monitoredRegions: Set<CLRegion> { [] }
      var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
      var heading: CLHeading? { nil }
    }
    class CLPlacemark: NSObject {
      var name: String?, locality: String?, country: String?, thoroughfare: String?, administrativeArea: String?
      var subLocality: String?, subThoroughfare: String?, subAdministrativeArea: String?
      var postalCode: String?, isoCountryCode: String?
      var timeZone: TimeZone?
      var location: CLLocation?
    }
    class CLGeocoder: NSObject {
      func reverseGeocodeLocation(_ place: CLLocation) async throws -> [CLPlacemark] { [] }
      func reverseGeocodeLocation(_ place: CLLocation, completionHandler done: ([CLPlacemark]?, (any Error)?) -> Void) {
        done([], nil)
      }
      func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { [] }
      func geocodeAddressString(_ address: String, completionHandler done: ([CLPlacemark]?, (any Error)?) -> Void) {
        done([], nil)
      }
      func cancelGeocode() {}
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
    @attached(body) macro Managing_() = #externalMacro(module: "IsletMacros", type: "ManagedMacro")
    @attached(accessor) macro Managed_() = #externalMacro(module: "IsletMacros", type: "ManagedMacro")
    public protocol NSFetchRequestResult: AnyObject {}
    open class NSManagedObjectID: NSObject, @unchecked Sendable {}
    open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
      public var managedObjectContext: NSManagedObjectContext?
      public let objectID = NSManagedObjectID()
      private var managedValues_: [String: Any] = [:]
      required public override init() {}
      func managedValue_<Value>(_ name: String) -> Value {
        if let value = managedValues_[name] as? Value { return value }
        if let none = Optional<Any>.none as? Value { return none }
        let first: [Any] = [
          "", Date(), UUID(), Data(), false, 0, 0.0, Float(0), Int16(0), Int32(0), Int64(0), NSNumber(value: 0), NSSet(),
          NSOrderedSet(), NSDecimalNumber.zero, URL(fileURLWithPath: "/"),
        ]
        if let value = first.lazy.compactMap({ $0 as? Value }).first { return value }
        fatalError("The stored value \\(name) of \\(type(of: self)) was never set")
      }
      func setManagedValue_(_ value: Any, _ name: String) { managedValues_[name] = value }
      func value(forKey key: String) -> Any? { managedValues_[key] }
      func setValue(_ value: Any?, forKey key: String) { managedValues_[key] = value }
      func willChangeValue(forKey key: String) {}
      func didChangeValue(forKey key: String) {}
      func primitiveValue(forKey key: String) -> Any? { managedValues_[key] }
      func setPrimitiveValue(_ value: Any?, forKey key: String) { managedValues_[key] = value }
      func awakeFromInsert() {}
      func awakeFromFetch() {}
      func willSave() {}
      func prepareForDeletion() {}
      var isDeleted: Bool { false }
      var isInserted: Bool { false }
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
      convenience init<Root, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(key: nil, ascending: ascending)
      }
    }
    typealias FetchedResults<Result> = [Result]
    struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
      struct Section: RandomAccessCollection, Identifiable {
        let id: SectionIdentifier
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        subscript(position: Int) -> Result { fatalError("the store is empty") }
      }
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Section { fatalError("the store is empty") }
      var nsPredicate: NSPredicate?
      var nsSortDescriptors: [NSSortDescriptor] = []
      var sortDescriptors: [SortDescriptor<Result>] = []
      var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    }
    @propertyWrapper struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
      private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
      var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { .init(sectionIdentifier: sectionIdentifier) }
      var projectedValue: Binding<SectionedFetchResults<SectionIdentifier, Result>> { .constant(wrappedValue) }
      init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
      ) { self.sectionIdentifier = sectionIdentifier }
      init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
      ) { self.sectionIdentifier = sectionIdentifier }
      init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
      ) { self.sectionIdentifier = sectionIdentifier }
    }
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
