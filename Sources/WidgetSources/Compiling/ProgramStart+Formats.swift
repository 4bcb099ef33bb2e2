extension ProgramStart {
  /// Formats in the app's language where they name no other; in the person's own module they go before Foundation's.
  static func formats(beside files: [SourceFile]) -> String {
    extensions.map { type, members in
      let own = files.reduce(into: Set<String>()) {
        $0.formUnion(
          $1.declarations.extensionMembers[String(type.split(separator: ".").last ?? "")] ?? [])
      }
      let kept = members.filter { !own.contains($0.name) }
      return kept.isEmpty ? "" : "extension \(type) {\n\(kept.map(\.source).joined())}\n"
    }.joined()
  }

  private typealias Member = (name: String, source: String)

  private static let extensions: [(type: String, members: [Member])] = [
    (
      "Foundation.Locale",
      ["current", "autoupdatingCurrent"].map {
        ($0, "  static var \($0): Foundation.Locale { ProjectLocale.current }\n")
      }
    ),
    (
      "Foundation.Calendar",
      ["current", "autoupdatingCurrent"].map {
        ($0, "  static var \($0): Foundation.Calendar { ProjectLocale.calendar }\n")
      } + [day("Yesterday", -1), day("Today", 0), day("Tomorrow", 1)]
    ),
    (
      "BinaryInteger",
      [
        standard("Foundation.IntegerFormatStyle<Self>()"), named("S.FormatInput == Self", "self"),
        named("S.FormatInput: BinaryInteger", "S.FormatInput(self)"),
      ]
    ),
    (
      "BinaryFloatingPoint",
      [
        standard("Foundation.FloatingPointFormatStyle<Self>()"),
        named("S.FormatInput == Self", "self"),
        named("S.FormatInput: BinaryFloatingPoint", "S.FormatInput(self)"),
      ]
    ),
    (
      "Foundation.Decimal",
      [standard("Foundation.Decimal.FormatStyle()"), named("S.FormatInput == Self", "self")]
    ),
    (
      "Foundation.Date",
      [
        standard("Foundation.Date.FormatStyle(date: .numeric, time: .shortened)"),
        named("S.FormatInput == Foundation.Date", "self"),
        parts("Foundation.Date.FormatStyle"),
      ]
    ),
    (
      "Swift.Duration",
      [
        standard("Swift.Duration.TimeFormatStyle(pattern: .hourMinuteSecond)"),
        named("S.FormatInput == Self", "self"),
      ]
    ),
    ("Sequence", [named("S.FormatInput == Self", "self")]),
    (
      "Swift.Range<Foundation.Date>",
      [
        standard("Foundation.Date.IntervalFormatStyle(date: .numeric, time: .shortened)"),
        named("S.FormatInput == Self", "self"), parts("Foundation.Date.IntervalFormatStyle"),
      ]
    ),
  ]

  /// The function without a format.
  private static func standard(_ format: String) -> Member {
    (
      "formatted",
      "  func formatted() -> String { ProjectLocale.localized(\(format)).format(self) }\n"
    )
  }

  /// The function with a format, whose input is the value itself or is made of it.
  private static func named(_ condition: String, _ input: String) -> Member {
    (
      "formatted",
      """
        func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where \(condition) {
          ProjectLocale.localized(format).format(ProjectLocale.input(\(input), of: format))
        }

      """
    )
  }

  /// The question whether a date is in a day near the scene's.
  private static func day(_ name: String, _ days: Int) -> Member {
    (
      "isDateIn\(name)",
      """
        func isDateIn\(name)(_ date: Foundation.Date) -> Bool {
          let now = SceneClock.date
          return isDate(date, inSameDayAs: self.date(byAdding: .day, value: \(days), to: now) ?? now)
        }

      """
    )
  }

  /// The function with forms of the date and the time.
  private static func parts(_ format: String) -> Member {
    (
      "formatted",
      """
        func formatted(date: \(format).DateStyle, time: \(format).TimeStyle) -> String {
          ProjectLocale.localized(\(format)(date: date, time: time)).format(self)
        }

      """
    )
  }
}
