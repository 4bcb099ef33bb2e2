/// Dates as texts, such as `2026-11-20T09:41:00+01:00`.
enum CalendarText {
  /// Returns the seconds since 1970 that a text means; `nil` for a text that begins with no date.
  static func seconds(of text: String) -> Int? {
    let bytes = Array(text.utf8.prefix(40))
    let form = Array("0000-00-00".utf8)
    guard bytes.count >= form.count,
      zip(bytes, form).allSatisfy({ $1 == $0 || $1 == UInt8(ascii: "0") && isDigit($0) })
    else { return nil }
    let number = { (range: Range<Int>) in
      range.upperBound <= bytes.count
        ? Int(String(decoding: bytes[range], as: UTF8.self)) ?? 0 : 0
    }
    var seconds = days(year: number(0..<4), month: number(5..<7), day: number(8..<10)) * 86_400
    guard bytes.count >= 16, bytes[13] == UInt8(ascii: ":") else { return seconds }
    seconds += number(11..<13) * 3600 + number(14..<16) * 60
    if bytes.count >= 19, bytes[16] == UInt8(ascii: ":") { seconds += number(17..<19) }
    let zone = bytes.dropFirst(16)
    if let sign = zone.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) {
      let shift =
        number(sign + 1..<sign + 3) * 3600
        + (bytes.count > sign + 5 ? number(sign + 4..<sign + 6) * 60 : 0)
      seconds -= bytes[sign] == UInt8(ascii: "-") ? -shift : shift
    }
    return seconds
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The days from 1970-01-01 to a date of the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
