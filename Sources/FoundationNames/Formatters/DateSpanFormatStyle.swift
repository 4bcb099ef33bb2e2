public import Foundation

/// A format of the time between two dates, which Foundation's own type on Linux can't be made as.
public struct DateSpanFormatStyle: FormatStyle, Hashable, Sendable {
  /// The length of the units' names.
  public enum Style: String, Codable, Hashable, Sendable, CaseIterable {
    case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional

    fileprivate var units: DateComponentsFormatter.UnitsStyle {
      switch self {
      case .wide, .spellOut: .full
      case .abbreviated: .short
      case .condensedAbbreviated, .narrow: .abbreviated
      case .positional: .positional
      }
    }
  }

  private let style: Style
  private let fields: Set<Date.ComponentsFormatStyle.Field>

  fileprivate init(style: Style, fields: Set<Date.ComponentsFormatStyle.Field>?) {
    self.style = style
    self.fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
  }

  /// Returns the time between the dates.
  public func format(_ value: Range<Date>) -> String {
    let units: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style.units
    formatter.allowedUnits = NSCalendar.Unit(
      units.filter { fields.contains($0.0) }.map(\.1))
    return formatter.string(from: value.upperBound.timeIntervalSince(value.lowerBound)) ?? ""
  }
}

extension FormatStyle where Self == DateSpanFormatStyle {
  /// Returns a format in some units.
  public static func components(
    style: DateSpanFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> DateSpanFormatStyle {
    DateSpanFormatStyle(style: style, fields: fields)
  }

  /// A format as "1:05:00".
  public static var timeDuration: DateSpanFormatStyle {
    DateSpanFormatStyle(style: .positional, fields: [.hour, .minute, .second])
  }
}
