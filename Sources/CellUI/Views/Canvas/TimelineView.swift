public import Foundation

/// The rate at which a timeline's view is drawn.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// The times at which a timeline's view changes.
public protocol TimelineSchedule {
  /// The times in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// A rate.
  typealias Mode = TimelineScheduleMode
  /// Returns the times from a start on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The times of a timeline's view.
public struct TimelineViewDefaultContext: Sendable {
  /// The rate at which the view is drawn.
  public enum Cadence: Hashable, Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The time of the view.
  public let date: Date
  /// The rate.
  public let cadence: Cadence
}

/// A view that changes at the times of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The times of a timeline's view.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  /// The most times that are looked at for the next one.
  private static var entriesMaximum: Int { 10_000 }

  /// Makes a view that changes at the times of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let now = context.environment.now
    var (date, next): (Date?, Date?) = (nil, nil)
    for entry in schedule.entries(from: now, mode: .normal).prefix(Self.entriesMaximum) {
      next = entry > now ? entry : nil
      if next != nil { break }
      date = entry
    }
    let timeline = TimelineViewDefaultContext(date: date ?? now, cadence: .seconds)
    let nodes = context.nodes(
      of: context.run { content(timeline) }.placed { pass, _, _ in pass.limitValidity(to: next) })
    if let animation = schedule as? AnimationTimelineSchedule, !animation.isPaused, !nodes.isEmpty {
      context.notes.add(.unavailable(.motion("TimelineView(.animation)")))
    }
    return nodes
  }
}

/// Times at one distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes times from a start, at a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(0.1, interval) : 3600
  }

  /// Returns the times from the last one before a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = start.addingTimeInterval(max(0, passed.isFinite ? passed : 0) * interval)
    let interval = interval
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// Returns the minutes from the last one before a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given times.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of times.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the times.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Times as for an animation, of which a Live Activity gets the first one: no code runs while it is shown (AK 5.1).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// A Boolean value indicating whether the app asks for no more times either.
  let isPaused: Bool

  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    isPaused = paused
  }

  /// Returns the date alone.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    sequence(first: startDate) { _ in nil }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times at one distance, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Times as for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Times as for an animation.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given times.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
