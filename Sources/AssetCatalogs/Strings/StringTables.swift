import StrictJSON

/// The strings of an app in its languages: `.strings`, `.stringsdict` and `.xcstrings` files.
public struct StringTables: Sendable {
  private struct Place: Hashable, Sendable {
    let language: String
    let table: String
  }

  private var tables: [Place: [String: LocalizedString]] = [:]
  /// The language in which the app is developed.
  public private(set) var developmentLanguage = "en"
  /// The files that are left out.
  public private(set) var faults: [AssetFault] = []

  /// Makes empty tables.
  public init() {}

  /// Reads an app's files; a file's language is the name of its `.lproj` folder.
  public init(_ files: [AssetFile]) {
    var parser = JSONParser()
    for file in files.sorted(by: { $0.path < $1.path }) {
      let steps = file.path.split(separator: "/")
      guard let name = steps.last, let dot = name.lastIndex(of: ".") else { continue }
      let folder = steps.dropLast().last { $0.hasSuffix(".lproj") }
      let place = Place(
        language: folder.map { Self.canonical(String($0.dropLast(6))) } ?? Self.base,
        table: String(name[..<dot]))
      read(file, kind: name[dot...], at: place, using: &parser)
    }
  }

  private mutating func read(
    _ file: AssetFile, kind: Substring, at place: Place, using parser: inout JSONParser
  ) {
    if kind == ".strings" {
      let strings = StringsFile(file.bytes)
      add(strings.pairs.mapValues { LocalizedString($0) }, at: place)
      if let fault = strings.fault { faults.append(AssetFault(path: file.path, fault)) }
      if strings.isBinary {
        faults.append(
          AssetFault(path: file.path, reason: "it is a binary property list; islet reads text"))
      }
    } else if kind == ".stringsdict" {
      let text = StringsFile.text(of: file.bytes) ?? ""
      if case .dictionary(let members) = PropertyList(xml: text) {
        add(members.compactMapValues { LocalizedString(dictionary: $0) }, at: place)
      }
      if let fault = AssetFault(inPropertyList: file.bytes, path: file.path) {
        faults.append(fault)
      } else if !text.contains("<plist") {
        faults.append(AssetFault(path: file.path, reason: "no property list in XML"))
      }
    } else if kind == ".xcstrings" {
      do {
        let catalog = try parser.parse(file.bytes)
        add(catalog: catalog, table: place.table)
        if let fault = AssetFault(path: file.path, unlessObject: catalog) { faults.append(fault) }
      } catch {
        faults.append(AssetFault(path: file.path, error))
        // The entries before the fault are whole.
        let whole = CatalogBeginning.text(of: file.bytes, upTo: error.place.offset)
        if let catalog = try? parser.parse(whole) { add(catalog: catalog, table: place.table) }
      }
    }
  }

  /// The keys of all tables.
  public var keys: Set<String> { Set(tables.values.flatMap(\.keys)) }

  private static let base = "Base"

  private mutating func add(_ strings: [String: LocalizedString], at place: Place) {
    // Plurals are read after plain strings, and win over them.
    tables[place, default: [:]].merge(strings) { _, new in new }
  }

  private mutating func add(catalog: JSONValue, table: String) {
    let source = catalog["sourceLanguage"]?.string
    if let source { developmentLanguage = Self.canonical(source) }
    for (key, entry) in catalog["strings"]?.members ?? [] {
      for (language, localization) in entry["localizations"]?.members ?? [] {
        guard let string = LocalizedString(catalog: localization) else { continue }
        let place = Place(language: Self.canonical(language.text), table: table)
        tables[place, default: [:]][key.text] = string
      }
    }
  }

  private static func canonical(_ language: String) -> String {
    language.replacing("_", with: "-")
  }

  /// A Boolean value indicating whether there are no strings.
  public var isEmpty: Bool { tables.isEmpty }

  /// The languages, sorted.
  public var languages: [String] {
    Set(tables.keys.map(\.language)).subtracting([Self.base]).sorted()
  }

  /// The table that is meant where none is named.
  public static let standardTable = "Localizable"

  /// Returns the string with plurals whose value for no number is a text; of several, that of the first key.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - locale: The language, perhaps with script and region.
  /// - Returns: The string; `nil` where no plurals have the text.
  public func pluralString(valued value: String, locale: String) -> LocalizedString? {
    for language in languages(of: locale) {
      let found = tables.filter { $0.key.language == language }.flatMap { place, strings in
        strings.filter { $0.value.hasPlurals && $0.value.value(for: [], in: locale) == value }
          .map { (key: $0.key, table: place.table, string: $0.value) }
      }
      if let first = found.min(by: { ($0.key, $0.table) < ($1.key, $1.table) }) {
        return first.string
      }
    }
    return nil
  }

  /// Returns the languages in which a string is looked for, the nearest first: `pt-BR`, `pt`, that of no region, and the
  /// development language.
  private func languages(of locale: String) -> [String] {
    var languages = [Self.canonical(locale)]
    while let language = languages.last, let dash = language.lastIndex(of: "-") {
      languages.append(String(language[..<dash]))
    }
    return languages + [Self.base, developmentLanguage]
  }

  /// Returns the string of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name.
  ///   - locale: The language, perhaps with script and region, as `pt-BR` or `pt_BR`.
  /// - Returns: The string of that language, else of the language without its region, else of the development language.
  public func string(_ key: String, table: String = standardTable, locale: String)
    -> LocalizedString?
  {
    var language = Self.canonical(locale)
    while true {
      if let found = tables[Place(language: language, table: table)]?[key] { return found }
      guard let dash = language.lastIndex(of: "-") else { break }
      language = String(language[..<dash])
    }
    return tables[Place(language: Self.base, table: table)]?[key]
      ?? tables[Place(language: developmentLanguage, table: table)]?[key]
  }
}
