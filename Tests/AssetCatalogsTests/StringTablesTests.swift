import AssetCatalogs
import Testing

private func file(_ path: String, _ text: String) -> AssetFile {
  AssetFile(path: path, bytes: Array(text.utf8))
}

@Test func `a strings file has comments, escapes and bare keys`() {
  let tables = StringTables([
    file(
      "de.lproj/Localizable.strings",
      """
      /* A comment */ "Hello" = "Hallo"; // another one
      "a \\"b\\"" = "zwei\\nZeilen \\U00e9";
      bare.key = "ja";
      """)
  ])
  #expect(tables.string("Hello", locale: "de")?.value == "Hallo")
  #expect(tables.string("a \"b\"", locale: "de_DE")?.value == "zwei\nZeilen é")
  #expect(tables.string("bare.key", locale: "de-AT")?.value == "ja")
  #expect(tables.string("Hello", locale: "fr") == nil)
  #expect(tables.string("Hello", table: "Other", locale: "de") == nil)
}

@Test func `a file in UTF-16 is read, and a broken one is named`() {
  let text = "\"a\" = \"ü\";"
  var wide: [UInt8] = [0xFF, 0xFE]
  for unit in text.utf16 { wide += [UInt8(unit & 255), UInt8(unit >> 8)] }
  let tables = StringTables([
    AssetFile(path: "en.lproj/Localizable.strings", bytes: wide),
    file("fr.lproj/Localizable.strings", "\"a\" = "),
    file("fr.lproj/Other.xcstrings", "{"), file("fr.lproj/More.stringsdict", "no"),
  ])
  #expect(tables.string("a", locale: "en")?.value == "ü")
  #expect(tables.faults.count == 3)
}

private let catalog = """
  {"sourceLanguage":"en","version":"1.0","strings":{
    "%lld pizzas":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld pizza"}},
        "other":{"stringUnit":{"value":"%lld pizzas"}},"zero":{"stringUnit":{"value":"no pizza"}}}}},
      "ru":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld пицца"}},
        "few":{"stringUnit":{"value":"%lld пиццы"}},"many":{"stringUnit":{"value":"%lld пицц"}}}}},
      "de":{"stringUnit":{"state":"translated","value":"%lld Pizzen"}}}},
    "%@ has %lld":{"localizations":{"en":{"stringUnit":{"value":"%1$@ has %#@n@"},
      "substitutions":{"n":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"value":"%arg dog"}},"other":{"stringUnit":{"value":"%arg dogs"}}}}}}}}},
    "device":{"localizations":{"en":{"variations":{"device":{
      "iphone":{"stringUnit":{"value":"phone"}},"other":{"stringUnit":{"value":"else"}}}}}}}
  }}
  """

@Test(arguments: [
  ("%lld pizzas", [1.0], "en", "%lld pizza"), ("%lld pizzas", [3], "en", "%lld pizzas"),
  ("%lld pizzas", [0], "en", "no pizza"), ("%lld pizzas", [21], "ru", "%lld пицца"),
  ("%lld pizzas", [22], "ru", "%lld пиццы"), ("%lld pizzas", [25], "ru", "%lld пицц"),
  ("%lld pizzas", [1], "de", "%lld Pizzen"), ("device", [], "en", "phone"),
])
func `a catalog's plurals follow the language`(
  key: String, numbers: [Double], language: String, expected: String
) {
  let tables = StringTables([file("Localizable.xcstrings", catalog)])
  let string = tables.string(key, locale: language)
  #expect(string?.value(for: numbers, in: language) == expected)
}

@Test func `plurals are found by the value for no number, which a program has in its hand`() {
  let tables = StringTables([
    file("Localizable.xcstrings", catalog), file("en.lproj/More.strings", "\"a\" = \"plain\";"),
  ])
  let string = tables.pluralString(valued: "%lld pizzas", locale: "en-GB")
  #expect(string?.value(for: [1], in: "en") == "%lld pizza")
  #expect(tables.pluralString(valued: "%lld pizza", locale: "en") == nil)
  #expect(tables.pluralString(valued: "plain", locale: "en") == nil)
  #expect(tables.pluralString(valued: "%lld Pizzen", locale: "de") == nil)
}

@Test func `a substitution stands for its own argument`() {
  let tables = StringTables([file("Localizable.xcstrings", catalog)])
  let string = tables.string("%@ has %lld", locale: "en")
  #expect(string?.value(for: [nil, 1], in: "en") == "%1$@ has %2$@ dog")
  #expect(tables.languages == ["de", "en", "ru"])
}

@Test func `a strings dictionary is read`() {
  let tables = StringTables([
    file(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict>
      <key>%d stops</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@stops@ &amp; on</string>
      <key>stops</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>%d stop</string><key>other</key><string>%d stops</string></dict></dict>
      </dict></plist>
      """)
  ])
  let string = tables.string("%d stops", locale: "en")
  #expect(string?.value(for: [1], in: "en") == "%d stop & on")
  #expect(string?.value(for: [2], in: "en") == "%d stops & on")
}
