import Foundation
import Testing

@testable import CellUI

@Suite("Formats in the app's language") struct FormatLocaleTests {
  private func text(locale: String? = nil, isOwnSource: Bool = true, _ make: () -> Text) -> String {
    AppResources(locale: locale, isOwnSource: isOwnSource).bound { Screen.text(make()) }
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private let day = Date(timeIntervalSince1970: 1_795_000_000)

  @Test func `have the money and the days of the United States in English`() {
    #expect(text { Text(12.5, format: .currency(code: "USD")) } == "$12.50")
    var date = Date.FormatStyle(date: .numeric, time: .omitted)
    date.timeZone = .gmt
    #expect(text { Text(day, format: date) } == "11/18/2026")
    AppResources(isOwnSource: true).bound {
      #expect(ProjectLocale.current.identifier == "en_US")
      #expect(ProjectLocale.current.measurementSystem == .us)
    }
  }

  @Test(arguments: [("de-DE", "12,50 $"), ("en-GB", "US$12.50"), ("fr-FR", "12,50 $US")])
  func `have those of the language that is chosen`(locale: String, words: String) {
    let text = text(locale: locale) { Text(12.5, format: .currency(code: "USD")) }
    #expect(text.map { $0.isWhitespace ? " " : $0 } == Array(words))
  }

  @Test func `keep a language that they name themselves`() {
    let euros = FloatingPointFormatStyle<Double>.Currency(
      code: "EUR", locale: Locale(identifier: "de_DE"))
    let text = text { Text(5, format: euros) }
    #expect(text.map { $0.isWhitespace ? " " : $0 } == Array("5,00 €"))
  }

  @Test func `are Foundation's where no app's own source is shown`() {
    AppResources().bound { #expect(ProjectLocale.current == .current) }
  }
}
