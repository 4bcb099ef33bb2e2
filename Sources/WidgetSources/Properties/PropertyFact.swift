/// A fact of a property that the code around its name tells.
public enum PropertyFact: String, CaseIterable, Sendable {
  /// The date with which an interval begins, as in `departs...arrives`.
  case start
  /// The date with which an interval ends.
  case end
  /// The date with which an interval ends that begins now, as in `Date()...starts`.
  case ahead
  /// Such a date, where no condition decides about the interval.
  case alwaysAhead
  /// A declared date whose name no number has, so that a number that is read for it is one of seconds since 1970.
  case numberedDate
  /// A date that code compares with now, as in `departs > .now`, and that begins or ends no interval to now elsewhere.
  case moment
  /// A date to which seconds or minutes of another property are added, as in `started + Double(restSeconds)`.
  case lengthened
  /// A part of one hundred, as in `progress / 100`.
  case hundred
  /// A part of ten, as in `progress / 10`.
  case ten
  /// A number in thousandths of the unit that is shown, as in `"\(watts / 1000) kW"`.
  case thousand
  /// A number that is shown without its fraction, as in `Int(liters)`.
  case rounded
  /// A text that may be empty, as in `note.isEmpty`.
  case emptied
  /// An optional value in whose place there is another, or of which a part is read, as in `gate ?? "-"`.
  case replaced
  /// A property before which a text has the last word of its name, as in `"Group \(boardingGroup)"`.
  case worded
  /// A text in which code looks for others, as in `status.contains("late")`, so that it may have any words.
  case searched
  /// The id of an element, as in `stop.id == current`.
  case identity
  /// A number that is multiplied by hundred, so that it is a part of one.
  case fraction
  /// A number by which a length is multiplied, as in `height * level`, so that it is a part of one.
  case part
  /// A number that is multiplied by sixty, so that it is one of minutes.
  case minutes
  /// A number that is declared as a `TimeInterval`, and so of seconds.
  case seconds
  /// A value that is converted to a number, as in `Double(distance)`, or has a unit behind it, as in `"\(distance) km"`.
  case numeral
  /// A number that is shown with its sign, as by `%+.1f`.
  case signed
  /// An optional that is force-unwrapped, as in `gate!`.
  case forced
  /// A date that may be read as a text in ISO 8601.
  case date
  /// Not a property, but an image that the code names itself, as in `Image("logo")`.
  case named
  /// Not a property, but a color in hexadecimal digits without a sign before them, which the code names itself.
  case bareHex
  /// A property within the brackets of a subscript, or one that names a place in an array.
  case index
  /// An optional property that is compared with `nil` or bound by `if let`, but nowhere force-unwrapped.
  case tested
  /// A property that is shown as text.
  case shown
  /// A property that names a symbol.
  case symbolName
  /// A property that names an image.
  case imageName
  /// A text that a formatter of ISO 8601 reads.
  case dateText
  /// A declared array.
  case array

  // The facts below only decide about others.

  /// Not a property, but such a color with a sign before its digits.
  case markedHex
  /// The date with which an interval begins that ends now, as in `started...Date()`.
  case behind
  /// A stored property with a type.
  case declared
  /// A name that is read anywhere.
  case read
  /// A parameter that names a symbol, as in `Image(systemName: icon)`.
  case symbolParameter
  /// A parameter that names an image, as in `Image(logo)`.
  case imageParameter
  /// A declared integer.
  case integer
  /// A property that is declared as a number.
  case number
  /// A property that is declared as a text.
  case text

  /// A Boolean value indicating whether a property has the fact if one has it to which the property is handed.
  var isHandedOn: Bool {
    switch self {
    case .start, .end, .ahead, .alwaysAhead, .behind, .moment, .lengthened, .hundred, .ten,
      .thousand, .rounded,
      .emptied,
      .replaced,
      .searched, .worded, .identity,
      .fraction, .part, .minutes, .seconds, .numeral, .signed, .forced, .date, .named, .index,
      .shown, .symbolName,
      .imageName, .dateText:
      true
    case .numberedDate, .bareHex, .markedHex, .tested, .array, .declared, .read, .symbolParameter,
      .imageParameter,
      .integer, .number,
      .text:
      false
    }
  }
}
