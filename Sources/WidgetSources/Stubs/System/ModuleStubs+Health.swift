extension ModuleStubs {
  /// Workouts and quantities of HealthKit, whose store has nothing.
  static let healthKit = """
    enum HKWorkoutActivityType: UInt, Codable, Sendable {
      case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
      case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
      case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
      case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
      case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
      case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
      case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
      case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing
      case pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio
      case handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
      case swimBikeRun = 82, transition, underwaterDiving
      case other = 3000
    }
    enum HKWorkoutSessionState: Int, Codable, Sendable {
      case notStarted = 1, running, ended, paused, prepared, stopped
    }
    enum HKWorkoutSessionLocationType: Int, Codable, Sendable { case unknown = 1, indoor, outdoor }
    enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
    enum HKMetricPrefix: Int, Sendable { case none, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga }
    struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Codable, Sendable {
      var rawValue: String
      static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
      static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
      static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
      static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
      static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
      static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
      static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
      static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
      static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    }
    class HKObjectType: NSObject, @unchecked Sendable {
      static func workoutType() -> HKSampleType { HKSampleType() }
      static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
      }
    }
    class HKSampleType: HKObjectType, @unchecked Sendable {}
    final class HKQuantityType: HKSampleType, @unchecked Sendable {
      let identifier: String
      init(_ identifier: HKQuantityTypeIdentifier) { self.identifier = identifier.rawValue }
    }
    final class HKUnit: NSObject, @unchecked Sendable {
      let unitString: String
      init(from text: String) { unitString = text }
      static func count() -> HKUnit { HKUnit(from: "count") }
      static func percent() -> HKUnit { HKUnit(from: "%") }
      static func second() -> HKUnit { HKUnit(from: "s") }
      static func minute() -> HKUnit { HKUnit(from: "min") }
      static func hour() -> HKUnit { HKUnit(from: "hr") }
      static func meter() -> HKUnit { HKUnit(from: "m") }
      static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix == .kilo ? "km" : "m") }
      static func mile() -> HKUnit { HKUnit(from: "mi") }
      static func foot() -> HKUnit { HKUnit(from: "ft") }
      static func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
      static func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
      static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix == .kilo ? "kg" : "g") }
      static func liter() -> HKUnit { HKUnit(from: "L") }
      static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix == .milli ? "mL" : "L") }
      func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
    }
    final class HKQuantity: NSObject, @unchecked Sendable {
      private let value: Double
      init(unit: HKUnit, doubleValue: Double) { value = doubleValue }
      func doubleValue(for unit: HKUnit) -> Double { value }
    }
    final class HKHealthStore: NSObject, @unchecked Sendable {
      static func isHealthDataAvailable() -> Bool { false }
      func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
      func requestAuthorization(toShare share: Set<HKSampleType>, read: Set<HKObjectType>) async throws {}
    }
    final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
      var activityType = HKWorkoutActivityType.other
      var locationType = HKWorkoutSessionLocationType.unknown
    }

    """
}
