import Foundation

/// The values at which an axis has marks, with their words.
struct AxisTicks {
  let scale: PlotScale
  let localTime: LocalTime

  /// Returns the values that lie in the domain, at most 60.
  func values(by wish: AxisMarkValues, about count: Int) -> [AxisValue] {
    let (places, words) = places(by: wish, about: count)
    let inside = places.filter { place in
      scale.part(of: place).map { -0.001...1.001 ~= $0 } ?? false
    }.prefix(60)
    return inside.enumerated().map { index, place in
      AxisValue(place: place, index: index, count: inside.count, words: words(place))
    }
  }

  private func places(by wish: AxisMarkValues, about count: Int)
    -> ([PlotPlace], (PlotPlace) -> String)
  {
    switch (scale.domain, wish.kind) {
    case (_, .places(let places)):
      return (places, words(of: places))
    case (.categories(let names), _):
      return (names.map { .category($0) }, \.words)
    case (.numbers(let low, let high, false), .automatic(let wished)):
      let step = AxisNumber.step(from: low, to: high, count: wished ?? count)
      return numbers(from: low, to: high, step: step)
    case (.numbers(let low, let high, false), .numberStride(let step)):
      return numbers(from: low, to: high, step: step)
    case (.numbers(let low, let high, false), .dateStride):
      return numbers(
        from: low, to: high, step: AxisNumber.step(from: low, to: high, count: count))
    case (.numbers(let low, let high, true), .dateStride(let unit, let step)):
      return dates(from: low, to: high, step: DateStep(unit, max(1, step)))
    case (.numbers(let low, let high, true), .automatic(let wished)):
      return dates(
        from: low, to: high, step: DateStep(seconds: (high - low) / Double(wished ?? count)))
    case (.numbers(let low, let high, true), .numberStride):
      return dates(from: low, to: high, step: DateStep(seconds: (high - low) / Double(count)))
    }
  }

  private func words(of places: [PlotPlace]) -> (PlotPlace) -> String {
    guard case .numbers(let low, let high, true) = scale.domain else { return \.words }
    let step = DateStep(seconds: (high - low) / Double(max(1, places.count)))
    return { words(of: $0, step: step) }
  }

  private func numbers(from low: Double, to high: Double, step: Double)
    -> ([PlotPlace], (PlotPlace) -> String)
  {
    guard step > 0, (high - low) / step < 1000 else { return ([], \.words) }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    let places = first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
    return (
      places.map { .number($0) }, { AxisNumber.words(of: $0.number ?? 0, step: step) }
    )
  }

  private func dates(from low: Double, to high: Double, step: DateStep)
    -> ([PlotPlace], (PlotPlace) -> String)
  {
    var calendar = Calendar(identifier: .gregorian)
    let start = Date(timeIntervalSinceReferenceDate: low)
    let parts = localTime.components(of: start)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    // The clock of the place, as if it were UTC's: its distance from UTC is the zone's offset.
    var local = DateComponents(year: parts.year, month: parts.month, day: parts.day)
    (local.hour, local.minute) = (parts.hour, parts.minute)
    let minute = (start.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let offset = (calendar.date(from: local)?.timeIntervalSinceReferenceDate ?? minute) - minute
    var place = step.start(before: start.addingTimeInterval(offset), in: calendar)
    var places: [PlotPlace] = []
    while places.count < 200,
      place.timeIntervalSinceReferenceDate - offset <= high + 1e-6
    {
      if place.timeIntervalSinceReferenceDate - offset >= low - 1e-6 {
        places.append(.date(place.addingTimeInterval(-offset)))
      }
      guard let next = calendar.date(byAdding: step.unit, value: step.count, to: place),
        next > place
      else { break }
      place = next
    }
    return (places, { words(of: $0, step: step) })
  }

  private func words(of place: PlotPlace, step: DateStep) -> String {
    guard case .date(let date) = place else { return place.words }
    let parts = localTime.components(of: date)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    switch step.unit {
    case .year: return "\(parts.year)"
    case .month: return months[parts.month - 1]
    case .day, .weekOfYear: return "\(months[parts.month - 1]) \(parts.day)"
    default: return localTime.timeText(date)
    }
  }
}

/// A step of the calendar.
struct DateStep {
  let unit: Calendar.Component
  let count: Int

  init(_ unit: Calendar.Component, _ count: Int) {
    self.unit = unit
    self.count = count
  }

  /// Makes the round step that is next above a number of seconds.
  init(seconds: Double) {
    let steps: [(Double, Calendar.Component, Int)] = [
      (1, .second, 1), (5, .second, 5), (15, .second, 15), (30, .second, 30), (60, .minute, 1),
      (300, .minute, 5), (900, .minute, 15), (1800, .minute, 30), (3600, .hour, 1),
      (7200, .hour, 2), (10_800, .hour, 3), (21_600, .hour, 6), (43_200, .hour, 12),
      (86_400, .day, 1), (172_800, .day, 2), (604_800, .day, 7), (2_592_000, .month, 1),
      (7_776_000, .month, 3), (15_552_000, .month, 6), (31_536_000, .year, 1),
      (157_680_000, .year, 5), (315_360_000, .year, 10),
    ]
    let found = steps.first { $0.0 >= seconds * 0.999 } ?? (0, .year, 50)
    self.init(found.1, found.2)
  }

  /// Returns the last round moment before a date.
  func start(before date: Date, in calendar: Calendar) -> Date {
    guard let whole = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    let value = calendar.component(unit, from: whole)
    let isCountedFromOne = unit == .day || unit == .month
    let over = (isCountedFromOne ? value - 1 : value) % count
    return calendar.date(byAdding: unit, value: -over, to: whole) ?? whole
  }
}
