import AssetCatalogs
import Testing

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

/// A broken table, the line and the reason of its fault, and the keys of its entries before that.
struct BrokenTable: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let line: Int
  let reason: String
  let keys: [String]

  init(_ name: String, _ text: String, _ line: Int, _ reason: String, keys: [String] = []) {
    (self.name, self.text, self.line, self.reason, self.keys) = (name, text, line, reason, keys)
  }

  var testDescription: String { "\(name): \(text)" }
}

private let plist = #"<plist version="1.0"><dict><key>a</key><string>b</string>"#

@Test(arguments: [
  BrokenTable(
    ".strings", "\"a\" = \"b\";\n\"c\" = \"d", 2, "the text that begins here has no closing quote",
    keys: ["a"]),
  BrokenTable(
    ".strings", "\"a\" = \"b\"\r\n\"c\" = \"d\";", 2,
    "expected ; after the entry of \"a\", found \"\"\""),
  BrokenTable(
    ".strings", "\"a\" = \"b\"", 1, "expected ; after the entry of \"a\", found the end of the file"
  ),
  BrokenTable(
    ".strings", "a = b;\n\nc = ;", 3, "expected a value after =, found \";\"", keys: ["a"]),
  BrokenTable(".strings", "[]", 1, "expected a key, found \"[\""),
  BrokenTable(".strings", "a = b;\n/* c", 2, "the comment that begins here has no */", keys: ["a"]),
  BrokenTable(".strings", plist + "\n<key>c</key>", 1, "<dict> has no end", keys: ["a"]),
  BrokenTable(
    ".strings", plist + "\n</plist>", 2, "expected the end of <dict>, found </plist>", keys: ["a"]),
  BrokenTable(".stringsdict", plist + "\n<key", 2, "the file ends within <key"),
  BrokenTable(".stringsdict", "", 1, "expected <plist>, found the end of the file"),
  BrokenTable(
    ".xcstrings",
    #"{"sourceLanguage":"en","strings":{"}\"":{"localizations":{"en":{"stringUnit":{"value":"b"}}}},"#
      + "\n\"c\":{}",
    2, "the JSON ends within an object", keys: ["}\""]),
  BrokenTable(
    ".xcstrings",
    #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"b"}}}}},"version":}"#, 1,
    "expected a value, found }", keys: ["a"]),
  BrokenTable(".xcstrings", "[]", 1, "expected an object, found an array"),
  BrokenTable(".xcstrings", "", 1, "the JSON ends within a value"),
])
func `a broken table is named with its line, and its entries before that are kept`(
  table: BrokenTable
) {
  let tables = StringTables([file("en.lproj/Localizable\(table.name)", table.text)])
  #expect(
    tables.faults == [
      AssetFault(
        path: "en.lproj/Localizable\(table.name)", brokenAt: table.line, reason: table.reason)
    ])
  #expect(tables.keys.sorted() == table.keys)
}

@Test func `a table in a form that is not read is none that Xcode refuses`() {
  let tables = StringTables([
    AssetFile(path: "a.strings", bytes: Array("bplist00".utf8) + [0xD1, 0]),
    file("b.stringsdict", "{ a = b; }"), AssetFile(path: "c.strings", bytes: [0xC3, 0x28]),
  ])
  #expect(tables.faults.map(\.isBroken) == [false, false, true])
}

@Test(
  arguments: [
    ("<plist><dict><key>NSS", 1, "<key> has no end"),
    ("\n<plist>\n<dict>\n<key>a</string>\n", 4, "expected the end of <key>, found </string>"),
    ("[]", 1, "expected <plist>, found \"[\""),
    (" ", 1, "expected <plist>, found the end of the file"),
    ("<plist><!-- a", 1, "the file ends within <!--"),
    ("<plist>\n<string>a < b", 2, "this is no XML: <"),
    ("</plist>", 1, "</plist> has no beginning"),
    (plist + "</dict></plist>\n", nil, ""), ("{ a = b; }", nil, ""), ("bplist00", nil, ""),
    ("<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>", nil, ""),
  ] as [(String, Int?, String)])
func `a property list that is broken is named with its line`(
  text: String, line: Int?, reason: String
) {
  let fault = AssetFault(inPropertyList: Array(text.utf8), path: "Info.plist")
  #expect(fault == line.map { AssetFault(path: "Info.plist", brokenAt: $0, reason: reason) })
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
