/// A fact of a property that is told by the code around its name.
public enum PropertyFact: String, CaseIterable, Sendable {
  /// The date with which an interval begins, as in `departs...arrives`.
  case start
  /// The date with which an interval ends.
  case end
  /// A part of one hundred, as in `progress / 100`.
  case hundred
  /// A part of ten, as in `progress / 10`.
  case ten
  /// A number that is shown without its fraction, as in `Int(liters)`.
  case rounded
  /// A text that may be empty, as in `note.isEmpty`.
  case emptied
  /// An optional value in whose place there is another, or of which a part is read, as in `gate ?? "-"`.
  case replaced
  /// The id of an element, as in `stop.id == current`.
  case identity
  /// A number that is multiplied by hundred, so that it is a part of one.
  case fraction
  /// A number that is multiplied by sixty, so that it is one of minutes.
  case minutes
  /// A number that is declared as a `TimeInterval`, and so of seconds.
  case seconds
  /// A value that is converted to a number, as in `Double(distance)`, or has a unit behind it, as in `"\(distance) km"`.
  case numeral
  /// A number that is shown with its sign, as by `%+.1f`.
  case signed
  /// An optional value of which the code says that it is there, as in `gate!`.
  case forced
  /// A date that may be read as a text in ISO 8601.
  case date
  /// Not a property, but an image that the code names itself, as in `Image("logo")`.
  case named
}
