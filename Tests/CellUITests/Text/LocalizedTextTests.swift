import AssetCatalogs
import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

private func shown(_ text: Text, locale: String? = nil, strings: String = "") -> String {
  let file = AssetFile(
    path: "\(locale ?? "en").lproj/Localizable.strings", bytes: Array(strings.utf8))
  return AppResources([file], locale: locale).bound {
    Screen.text(text).replacing("·", with: " ")
  }
}

private let now = Screen.now

@Test(arguments: [
  (Text("\(1234) m"), "1,234 m"), (Text("\(-5)"), "-5"), (Text("\(1.5)"), "1.500000"),
  (Text("\(CGFloat(2.25), specifier: "%.1f") km"), "2.2 km"), (Text("\("x") y"), "x y"),
  (Text("\(12, specifier: "%03d")"), "012"), (Text("\(true)"), "true"),
  (Text("\(Text("a").bold())\(Text(verbatim: "b"))"), "ab"),
  (Text("\(Image(systemName: "plus")) more"), "+ more"),
  (Text("\(now.addingTimeInterval(152), style: .timer) left"), "2:32 left"),
  (Text("\(timerInterval: now...now.addingTimeInterval(90)) left"), "1:30 left"),
  (Text(verbatim: "**a**"), "**a**"), (Text("100%"), "100%"), (Text(String("**a**")), "**a**"),
  (Text(AttributedString("plain")), "plain"), (Text(LocalizedStringResource("key")), "key"),
  (Text("a", tableName: "T", bundle: .main, comment: "c"), "a"),
])
func `a text shows what is interpolated`(text: Text, expected: String) {
  #expect(shown(text) == expected)
}

private let stop = LocalizedStringResource("Stop")

@Test func `a resource is a title as a key is`() {
  let shown = [
    Screen.text(Button(stop, systemImage: "plus") {}), Screen.text(Button(stop) {}),
    Screen.text(Label(stop, systemImage: "plus")), Screen.text(Toggle(stop, isOn: .constant(true))),
    Screen.text(Link(stop, destination: URL(filePath: "/"))),
    Screen.text(ProgressView(stop, value: 0.5)),
    Screen.text(VStack { Section(stop) { Text("a") } }),
    Screen.text(LabeledContent(stop, value: "a")), Screen.text(Menu(stop) { Text("a") }),
  ]
  for (index, text) in shown.enumerated() {
    #expect(text.uppercased().contains("STOP"), "\(index): \(text)")
  }
  #expect(shown[0].contains("+") && shown[2].contains("+"))
}

@Test(arguments: [
  ("**bold** and *not*", "bold and not", [0, 3]), ("a*b", "a*b", []), ("**a", "**a", []),
  ("snake_case_name", "snake_case_name", []), ("`x*y*`", "x*y*", []), ("\\*a\\*", "*a*", []),
  ("[site](https://a.b)", "site", []), ("2 * 3 * 4", "2 * 3 * 4", []), ("***x***", "x", [0]),
  ("*", "*", []), ("****", "****", []), ("[a](", "[a](", []),
])
func `marks of Markdown become styles`(key: String, expected: String, bold: [Int]) {
  let text = Text(LocalizedStringKey(key))
  #expect(shown(text) == expected)
  let surface = Screen.layout(text).surface()
  for place in bold { #expect(surface[place, 0].attributes.contains(.bold)) }
  if bold.isEmpty { #expect(!surface[0, 0].attributes.contains(.bold)) }
}

@Test(
  arguments: [
    ("^[\(7) step](inflect: true)", "7 steps"), ("^[\(1) step](inflect: true)", "1 step"),
    ("Walk ^[\(2) mile](inflect: true) more", "Walk 2 miles more"),
    ("^[\(1) Matches](inflect: true)", "1 Match"), ("^[\(3) match](inflect: true)", "3 matches"),
    ("^[\(0) city](inflect:true)", "0 cities"), ("^[\(2) day](inflect: true)", "2 days"),
    ("^[\(1234) Person](inflect: true)", "1,234 People"), ("^[\(5) bus](inflect: true)", "5 buses"),
    ("^[\(5) sheep](inflect: true)", "5 sheep"), ("^[step](inflect: true)", "step"),
    ("^[\(2) step](rank: 1)", "2 step"), ("2^[x", "2^[x"), ("^[a](b)", "^a"),
  ] as [(LocalizedStringKey, String)])
func `a noun agrees with its number`(key: LocalizedStringKey, expected: String) {
  #expect(shown(Text(key)) == expected)
}

@Test func `a noun of another language stays as it is`() {
  #expect(shown(Text("^[\(2) Schritt](inflect: true)"), locale: "de") == "2 Schritt")
}

@Test func `a time loses its thin space before it is cut`() {
  let text = Text("6:03\u{202F}AM").lineLimit(1)
  #expect(Screen.text(text.frame(width: 48)) == "6:03AM")
  #expect(Screen.text(text.frame(width: 40)) == "6:03…")
}

@Test(arguments: [(300.0, "in 5 minutes"), (-300, "5 minutes ago"), (86_400, "in 1 day")])
func `a date is told from the scene's time`(seconds: Double, expected: String) {
  SceneClock.run(at: now) {
    let text = Text(now.addingTimeInterval(seconds), format: .relative(presentation: .numeric))
    #expect(shown(text) == expected)
  }
}

@Test func `a source of times is of each type of value`() {
  let start = now.addingTimeInterval(-65)
  let offset = TimeDataSource<Date>.durationOffset(to: start)
  #expect(shown(Text(offset, format: .time(pattern: .minuteSecond))) == "1:05")
  #expect(shown(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))) == "1:05")
}

@Test func `a timer that starts this moment goes on from the picture's time`() {
  let end = now.addingTimeInterval(90)
  let late = now.addingTimeInterval(0.9)
  #expect(shown(Text(timerInterval: late...end)) == "1:30")
  #expect(shown(Text(timerInterval: late...end, countsDown: false)) == "0:00")
  #expect(shown(Text(timerInterval: now.addingTimeInterval(30)...end)) == "1:00")
}

@Test func `a value is never taken for a mark`() {
  #expect(shown(Text("**\("*a*")**")) == "*a*")
}

@Test(arguments: [
  ("de", Text("Hello \("Ada")"), "Ada, hallo"), ("de", Text("\(1234) km"), "1.234 km"),
  ("de", Text("\(1.5, specifier: "%.1f")"), "1,5"), ("fr", Text("Hello \("Ada")"), "Hello Ada"),
  ("de", Text("Bye"), "Tschüs!"), ("de", Text(verbatim: "Bye"), "Bye"),
  ("de", Text(LocalizedStringResource("Bye")), "Tschüs!"),
  ("de", Text("\(7) of \(9)"), "9 von 7"),
])
func `a key is looked up in the language`(locale: String, text: Text, expected: String) {
  let strings = """
    "Hello %@" = "%@, hallo"; "Bye" = "**Tschüs**!"; "%lld of %lld" = "%2$lld von %1$lld";
    """
  #expect(
    AppResources(
      [AssetFile(path: "de.lproj/Localizable.strings", bytes: Array(strings.utf8))],
      locale: locale
    ).bound { Screen.text(text).replacing("·", with: " ") } == expected)
}

@Test func `every modifier of a text gives a text that can be joined`() {
  let first = Text("a").bold().italic().font(.body).fontWeight(.bold).fontDesign(.rounded)
    .fontWidth(.expanded).foregroundColor(.red).foregroundStyle(.green)
  let second = Text("b").underline().underline(true, pattern: .dot, color: .red).strikethrough()
    .kerning(1).tracking(1).baselineOffset(2).monospacedDigit().monospaced().bold(false)
    .textScale(.secondary)
  let surface = Screen.layout(first + second + Text(Image(systemName: "plus"))).surface()
  #expect(Screen.text(surface) == "ab+")
  #expect(surface[0, 0].attributes == [.bold, .italic])
  #expect(surface[1, 0].attributes == [.underline, .strikethrough])
}

@Test func `an attributed string keeps its attributes`() throws {
  var text = AttributedString("ab")
  text.foregroundColor = .red
  text += AttributedString("c")
  let surface = Screen.layout(Text(text)).surface()
  #expect(surface[0, 0].foreground == StraightRGBA(rgb: 0xFF453A))
  #expect(surface[2, 0].foreground == .white)
  let marked = Screen.layout(Text(try AttributedString(markdown: "**b** n"))).surface()
  #expect(marked[0, 0].attributes == .bold)
  #expect(marked[2, 0].attributes == [])
}

@Test func `two dates are a time from one to the other`() {
  let dates = now...now.addingTimeInterval(3600)
  #expect(shown(Text(dates)) == "8:41\u{2009}–\u{2009}9:41")
  #expect(shown(Text(DateInterval(start: now, duration: 3600))) == "8:41\u{2009}–\u{2009}9:41")
  #expect(shown(Text("\(dates)")) == "8:41\u{2009}–\u{2009}9:41")
}

@Test func `a value is written in a format`() {
  struct Doubled: FormatStyle {
    func format(_ value: Int) -> String { "\(value * 2)" }
  }
  #expect(shown(Text(4, format: Doubled())) == "8")
  #expect(shown(Text("\(4, format: Doubled()) in all")) == "8 in all")
}

@Test func `a string is looked up at once`() {
  let file = AssetFile(path: "de.lproj/Localizable.strings", bytes: Array("Bye = \"Ade\";".utf8))
  AppResources([file], locale: "de").bound {
    #expect(String(localized: "Bye") == "Ade")
    #expect(Screen.text(Text(LocalizedStringResource("Bye"))) == "Ade")
    #expect(ProjectStrings.string(for: "Bye", table: nil) == "Ade")
    #expect(ProjectStrings.string(for: "Bye", table: "Other") == nil)
  }
}

@Test func `a string has a text of its own where no table has its key`() {
  let table = AssetFile(
    path: "de.lproj/Localizable.strings", bytes: Array("\"bye\" = \"Tschüs\";".utf8))
  let bye = { (locale: String) in
    AppResources([table], locale: locale).bound {
      String(localized: "bye", defaultValue: "Bye, \(2)")
    }
  }
  #expect(bye("de") == "Tschüs")
  #expect(bye("en") == "Bye, 2")
}

@Test(arguments: [(String?.none, "Stop now"), ("de", "Halt")])
func `a resource of a bundle is looked up in the app's tables`(locale: String?, expected: String) {
  let strings = locale == nil ? "" : "\"ride.stop\" = \"Halt\"; \"Stop now\" = \"Halt\";"
  let file = AssetFile(
    path: "\(locale ?? "en").lproj/Localizable.strings", bytes: Array(strings.utf8))
  let texts = AppResources([file], locale: locale).bound {
    [
      LocalizedStringResource("Stop now", bundle: Bundle.main).text,
      LocalizedStringResource("ride.stop", defaultValue: "Stop now", bundle: Bundle.main).text,
    ]
  }
  #expect(texts == [expected, expected])
}

@Test func `dates have the words of the app's language, where the program has them`() {
  let german = AppResources(locale: "de")
  let then = now.addingTimeInterval(1797)
  func texts() -> [String] {
    [Text(then, style: .relative), Text(then, style: .offset), Text(then, style: .date)].map {
      Screen.text($0).replacing("·", with: " ")
    }
  }
  german.bound {
    #expect(texts() == ["29 min, 57 sec", "-29 min", "November 20, 2026"], "there are none")
    DateTexts.run(
      date: { date, locale, zone in "\(locale.identifier) \(zone.secondsFromGMT())" },
      duration: { "\($0)/\($1) \($2.identifier)" }
    ) {
      #expect(texts() == ["1797/2 de", "-1797/1 de", "de 0"])
      AppResources(locale: "en-GB").bound {
        #expect(texts() == ["29 min, 57 sec", "-29 min", "November 20, 2026"])
      }
    }
  }
}
