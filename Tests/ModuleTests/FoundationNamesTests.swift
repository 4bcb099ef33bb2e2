import Foundation
import FoundationNames
import Testing

@Suite struct `Formatters that the toolchain lacks` {
  @Test(arguments: [
    (222.0, "3:42"), (3661, "1:01:01"), (59, "0:59"), (0, "0:00"), (-90, "-1:30"),
  ])
  func `a clock's form`(seconds: Double, text: String) {
    #expect(DateComponentsFormatter().string(from: seconds) == text)
  }

  @Test func `padding, words and limits`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 222) == "03:42")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 5400) == "1h 30m")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 7200) == "2 hours")
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 5400) == "1 hr")
    #expect(formatter.string(from: .nan) == nil)
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test(arguments: [
    (-3600.0, "1 hour ago"), (7200, "in 2 hours"), (-86_400, "1 day ago"), (30, "in 30 seconds"),
  ])
  func `a distance in time`(seconds: Double, text: String) {
    #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func `a named distance, a list, a measurement`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let distance = Measurement(value: 3.5, unit: UnitLength.kilometers)
    let metric = Locale(identifier: "en_AU")
    let measurements = MeasurementFormatter()
    measurements.locale = metric
    #expect(measurements.string(from: distance) == "3.5 km")
    #expect(distance.formatted(.measurement(width: .wide).locale(metric)) == "3.5 kilometers")
    #expect(distance.formatted(.measurement(width: .narrow).locale(metric)) == "3.5km")
  }

  @Test(arguments: [
    (2300, "en_AU", "2.3 km", "2.3 km"), (2300, "de_DE", "2,3 km", "2,3 km"),
    (2300, "en_US", "1.429 mi", "1.4 mi"), (850, "en_AU", "0.85 km", "850 m"),
    (340, "en_AU", "0.34 km", "350 m"), (50, "en_US", "0.031 mi", "150 ft"),
    (42_195, "en_US", "26.219 mi", "26 mi"), (42_195, "en_GB", "26.219 mi", "26 mi"),
    (90, "en_GB", "0.056 mi", "100 yd"), (850.0, "de_DE", "0,85 km", "850 m"),
  ])
  func `a way is in the units of its locale`(
    meters: Double, name: String, general: String, road: String
  ) {
    let locale = Locale(identifier: name)
    let way = Measurement(value: meters, unit: UnitLength.meters)
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    #expect(formatter.string(from: way) == general)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(locale)) == road)
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way).hasSuffix(" m"))
    formatter.unitOptions = .naturalScale
    #expect(
      (formatter.copy() as? MeasurementFormatter)?.string(from: way) == formatter.string(from: way))
  }

  @Test func `other measurements are in the units of their locale, where it has some`() {
    let us = Locale(identifier: "en_US")
    let celsius = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(celsius.formatted(.measurement(width: .narrow, usage: .weather).locale(us)) == "70°")
    let speed = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
    #expect(speed.formatted(.measurement(width: .abbreviated).locale(us)) == "22 mph")
    let mass = Measurement(value: 0.2, unit: UnitMass.kilograms)
    #expect(mass.formatted(.measurement(width: .abbreviated).locale(us)) == "7.1 oz")
    let energy = Measurement(value: 240, unit: UnitEnergy.kilocalories)
    #expect(energy.formatted(.measurement(width: .abbreviated).locale(us)) == "240 kCal")
    let asIs = celsius.formatted(
      .measurement(width: .abbreviated, usage: .asProvided).locale(us))
    #expect(asIs == "21°C")
  }

  @Test func `a date is as far away as the time that a program sets`() {
    FormatterDefaults.set(
      now: { Date(timeIntervalSince1970: 1000) }, locale: { Locale.current })
    defer { FormatterDefaults.set(now: { Date() }, locale: { Locale.current }) }
    let soon = Date(timeIntervalSince1970: 1900)
    #expect(RelativeDateTimeFormatter().string(for: soon) == "in 15 minutes")
  }

  @Test(arguments: [
    ("de", "29 Min., 57 Sek.", "1 Std.", "20. November 2026"),
    ("en_US", "29 min, 57 sec", "1 hr", "November 20, 2026"),
    ("ja", "29分 57秒", "1時間", "2026年11月20日"),
  ])
  func `dates in the words of a language`(
    name: String, minutes: String, hour: String, date: String
  ) {
    let locale = Locale(identifier: name)
    #expect(DateWords.duration(1797, unitCount: 2, in: locale) == minutes)
    #expect(DateWords.duration(7199, unitCount: 1, in: locale) == hour)
    let day = Date(timeIntervalSince1970: 1_795_164_067)
    #expect(DateWords.date(day, in: locale, at: .gmt) == date)
  }

  @Test func `the bundle of the code is the app's`() {
    #expect(#bundle == Bundle.main)
  }

  @Test func `names of people`() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.middleName) = ("Ann", "Lee", "Q.")
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ann Lee")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Ann Q. Lee")
    #expect(formatter.personNameComponents(from: "Ann Lee")?.familyName == "Lee")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test func `the time between two dates`() {
    let start = Date(timeIntervalSince1970: 0)
    let span = start..<start.addingTimeInterval(3900)
    #expect(span.formatted(.timeDuration) == "1:05:00")
    #expect(
      span.formatted(.components(style: .wide, fields: [.hour, .minute])) == "1 hour, 5 minutes")
  }
}

@Suite struct `A formatter's copy has its settings` {
  @Test func `of dates`() {
    let (source, copy) = (DateFormatter(), DateFormatter())
    source.locale = Locale(identifier: "en_US")
    source.timeZone = .gmt
    source.dateFormat = "yyyy/MM"
    FormatterSettings.copy(from: source, to: copy)
    #expect(copy.string(from: Date(timeIntervalSince1970: 0)) == "1970/01")
    copy.dateStyle = .short
    #expect(copy.string(from: Date(timeIntervalSince1970: 0)) == "1/1/70")
  }

  @Test func `of numbers`() {
    let (source, copy) = (NumberFormatter(), NumberFormatter())
    source.locale = Locale(identifier: "de_DE")
    source.numberStyle = .decimal
    source.maximumFractionDigits = 1
    source.positivePrefix = "+"
    FormatterSettings.copy(from: source, to: copy)
    #expect(copy.string(from: 1234.56) == "+1.234,6")
    copy.locale = Locale(identifier: "en_US")
    #expect(copy.string(from: 1234.56) == "+1,234.6")
  }

  @Test func `of measurements`() {
    let source = MeasurementFormatter()
    source.unitStyle = .long
    #expect((source.copy() as? MeasurementFormatter)?.unitStyle == .long)
  }
}

extension CGFloat {
  fileprivate func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(self, low), high) }
  fileprivate var least: CGFloat { min(self, 3, 4) + CGFloat(max(0, 1, 2)) }
  fileprivate static func capped(_ value: CGFloat) -> CGFloat { max(min(value, 50), 0) }
}

@Test func `bounds are found in an extension of CGFloat`() {
  #expect(CGFloat(5).clamped(0, 2) == 2 && CGFloat(1).least == 3 && CGFloat.capped(90) == 50)
}

@Suite struct `The progress of files` {
  @Test func `tells their number, speed and kind`() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(progress.fileTotalCount == nil && progress.fileOperationKind == nil)
    progress.fileTotalCount = 3
    progress.fileCompletedCount = 2
    progress.throughput = 1200
    progress.estimatedTimeRemaining = 30
    progress.fileURL = URL(fileURLWithPath: "/a")
    progress.fileOperationKind = .downloading
    #expect(progress.fileTotalCount == 3 && progress.fileCompletedCount == 2)
    #expect(progress.throughput == 1200 && progress.estimatedTimeRemaining == 30)
    #expect(progress.fileURL?.path == "/a" && progress.fileOperationKind == .downloading)
  }
}
