import ActivityWidgets
import AssetCatalogs
import CellUI
import HostIO
import WidgetSources

/// The facts of a project that its program needs while it runs, held by a file of the build's folder.
///
/// They are the paths of its assets, and the facts of its source from which states are made up.
struct SourceFacts {
  /// The name of the file.
  static let name = "facts"
  /// The variable with the file's path.
  static let variable = "ISLET_SOURCE_FACTS"

  private(set) var assets: [String] = []
  private(set) var examples = ExampleSource()
  /// The language in which the project is developed; `nil` leaves it to its tables of strings.
  private(set) var language: String?

  /// A Boolean value indicating whether islet compiled this process's widgets.
  static var isPresent: Bool { HostEnvironment.value(of: variable) != nil }

  /// The facts of the project that this process shows; none for a program of its own.
  static var current: SourceFacts {
    guard let path = HostEnvironment.value(of: variable),
      // Without the file, views have no colors of their own, which is seen.
      let bytes = try? FileDescriptor.contents(
        ofFile: path, limit: AssetFile.Limits.byteCountMaximum)
    else { return SourceFacts() }
    return SourceFacts(bytes)
  }

  private init() {}

  /// Reads the bytes of a file, as far as they go.
  init(_ bytes: [UInt8]) {
    var reader = MessageReader(bytes[...])
    if let language = reader.text(), !language.isEmpty { self.language = language }
    let count = reader.number() ?? 0
    for _ in 0..<max(0, count) {
      guard let path = reader.text() else { return }
      assets.append(path)
    }
    for _ in 0..<max(0, reader.number() ?? 0) {
      guard let type = reader.text(), let name = reader.text(), let value = reader.text() else {
        return
      }
      examples.cases[type, default: []].append(ExampleSource.Case(name: name, value: value))
    }
    for table in [\ExampleSource.comparedTexts, \ExampleSource.exampleTexts] {
      for _ in 0..<max(0, reader.number() ?? 0) {
        guard let key = reader.text(), let text = reader.text() else { return }
        examples[keyPath: table][key, default: []].append(text)
      }
    }
    for _ in 0..<max(0, reader.number() ?? 0) {
      guard let key = reader.text(), let limit = reader.text() else { return }
      examples.limits[key, default: []] += [Double(limit)].compactMap(\.self)
    }
    for table in [\ExampleSource.defaultValues, \ExampleSource.sampleValues] {
      guard let values = reader.table() else { return }
      examples[keyPath: table] = values
    }
    for _ in 0..<max(0, reader.number() ?? 0) {
      guard let state = reader.table() else { return }
      examples.sampleStates.append(state)
    }
    for _ in 0..<max(0, reader.number() ?? 0) {
      guard let name = reader.text(), let trait = reader.text() else { return }
      if let trait = ExampleSource.Trait(rawValue: trait) {
        examples.traits[trait, default: []].insert(name)
      }
    }
    for _ in 0..<max(0, reader.number() ?? 0) {
      guard let name = reader.text(), let prefix = reader.text(), let suffix = reader.text(),
        let isLowercased = reader.text()
      else { return }
      examples.patterns[name] = ExampleSource.AssetPattern(
        prefix: prefix, suffix: suffix, isLowercased: isLowercased == "true")
    }
    for table in [\ExampleSource.parts, \.units, \.fallbacks, \.scales] {
      guard let values = reader.table() else { return }
      examples[keyPath: table] = values
    }
    while let key = reader.text(), let use = reader.text() {
      examples.keys[key] = ExampleSource.KeyUse(rawValue: use)
    }
  }

  /// Returns the facts as a file's bytes.
  ///
  /// - Parameters:
  ///   - files: The files that are compiled.
  ///   - project: All files, among them those in which an app starts activities.
  ///   - assets: The paths of the assets.
  ///   - language: The language in which the app is developed; `nil` where it is not known.
  /// - Returns: The bytes.
  static func bytes(
    of files: [SourceFile], in project: [SourceFile] = [], assets: [String],
    language: String? = nil
  ) -> [UInt8] {
    var writer = MessageWriter()
    writer.add(language ?? "")
    writer.add(assets.count)
    for path in assets { writer.add(path) }
    var table = merged(files, \.cases)
    table["CodingKeys"] = files.flatMap { $0.cases["CodingKeys"] ?? [] }
    let cases = table.sorted { $0.key < $1.key }
    writer.add(cases.reduce(0) { $0 + $1.value.count })
    for (type, cases) in cases {
      for one in cases { for text in [type, one.name, one.value] { writer.add(text) } }
    }
    let uses = PropertyUses(of: files)
    let limits = uses.limits.mapValues { $0.sorted().map { "\($0)" } }
    for table in [comparedTexts(of: files, uses), merged(files, \.exampleTexts), limits] {
      let rows = table.sorted { $0.key < $1.key }.flatMap { key, texts in texts.map { (key, $0) } }
      writer.add(rows.count)
      for (key, text) in rows { for word in [key, text] { writer.add(word) } }
    }
    for values in [merged(files, \.defaultValues), samples(of: files, in: project)] {
      writer.add(values)
    }
    let states = activity(of: project) == nil ? [] : files.flatMap(\.sampleStates)
    writer.add(states.count)
    for state in states { writer.add(state) }
    add(uses, of: files, to: &writer)
    return writer.bytes
  }

  /// The most properties that one function tells the texts of.
  private static let callsMaximum = 64

  /// Returns the texts with which properties are compared, at once, or by functions and views that they are handed to.
  private static func comparedTexts(
    of files: [SourceFile], _ uses: PropertyUses
  ) -> [String: [String]] {
    var all: [String: [String]] = [:]
    func add(_ texts: [String], to key: String) {
      all[key, default: []] += texts.filter { all[key]?.contains($0) != true }
    }
    for file in files {
      for (key, texts) in file.comparedTexts { add(texts, to: key) }
      for (name, texts) in file.singleComparedTexts.sorted(by: { $0.key < $1.key }) {
        if uses[.text].contains(name) { add(texts, to: name) }
        for key in uses.handedOn([name]).sorted().prefix(callsMaximum) where key != name {
          add(texts, to: key)
        }
      }
    }
    for (name, texts) in merged(files, \.comparingFunctions).sorted(by: { $0.key < $1.key }) {
      for key in Set(files.flatMap { $0.calls[name] ?? [] }).sorted().prefix(callsMaximum) {
        add(texts, to: key)
      }
    }
    return all
  }

  /// Returns the values of samples, then those with which the app makes attributes and states.
  ///
  /// Of several activities each has a type `ContentState`, so that these values could be another's.
  private static func samples(
    of files: [SourceFile], in project: [SourceFile]
  ) -> [String: String] {
    let values = merged(files, \.sampleValues)
    guard let one = activity(of: project) else { return values }
    let calls = merged(project.filter { !$0.isTest }, \.callValues).filter { property, _ in
      property.hasPrefix("ContentState.") || property.hasPrefix("\(one).")
    }
    return values.merging(calls) { sample, _ in sample }
  }

  /// Returns the name of a project's attributes; `nil` where it has not just one activity.
  private static func activity(of project: [SourceFile]) -> String? {
    let own = project.filter { !$0.isTest }
    let activities = Set(own.flatMap { $0.types(conformingTo: "ActivityAttributes") }.map(\.name))
    return activities.count == 1 ? activities.first : nil
  }

  /// Writes the uses of properties, and of the keys of dictionaries.
  private static func add(
    _ uses: PropertyUses, of files: [SourceFile], to writer: inout MessageWriter
  ) {
    // The facts that decide about others alone have no trait of their name.
    let traits: [(ExampleSource.Trait, Set<String>)] =
      [(.unread, uses.unread), (.symbol, uses.hasUnknownSymbols ? [""] : [])]
      + PropertyFact.allCases.compactMap { fact in
        ExampleSource.Trait(rawValue: fact.rawValue).map { ($0, uses[fact]) }
      }
    writer.add(traits.reduce(0) { $0 + $1.1.count })
    for (trait, names) in traits {
      for name in names.sorted() { for text in [name, trait.rawValue] { writer.add(text) } }
    }
    writer.add(uses.patterns.count)
    for (name, pattern) in uses.patterns.sorted(by: { $0.key < $1.key }) {
      for text in [name, pattern.prefix, pattern.suffix, "\(pattern.isLowercased)"] {
        writer.add(text)
      }
    }
    for table in [uses.parts, uses.units, uses.fallbacks, uses.scales] { writer.add(table) }
    let (accessors, times) = (merged(files, \.keyAccessors), merged(files, \.timeFunctions))
    let keys: [String: SourceFile.KeyUse] = files.reduce(into: uses.assetKeys) { all, file in
      // A key that is read as a number anywhere is one.
      all.merge(file.subscriptKeys) { $0 == .text ? $1 : $0 }
      for (name, texts) in file.accessorCalls.sorted(by: { $0.key < $1.key }) {
        guard let use = accessors[name] else { continue }
        for key in texts where all[key] == nil || all[key] == .text { all[key] = use }
      }
      for (name, use) in times.sorted(by: { $0.key < $1.key }) {
        for key in file.calls[name] ?? [] where all[key] == nil || all[key] == .text {
          all[key] = use
        }
      }
      for key in file.colorKeys where all[key] == nil { all[key] = .color }
    }
    for (key, use) in keys.sorted(by: { $0.key < $1.key }) {
      writer.add(key)
      writer.add(use.rawValue)
    }
  }

  /// Returns a table of all files; the first file's row counts.
  private static func merged<Value>(
    _ files: [SourceFile], _ table: KeyPath<SourceFile, [String: Value]>
  ) -> [String: Value] {
    files.reduce(into: [:]) { $0.merge($1[keyPath: table]) { first, _ in first } }
  }

  /// Reads assets, as many bytes as an app may have; one that is too much is a fault.
  static func files(at paths: [String], faults: inout [AssetFault]) -> [AssetFile] {
    var rest = AssetFile.Limits.byteCountMaximum
    var files: [AssetFile] = []
    for path in paths {
      do {
        let bytes = try FileDescriptor.contents(ofFile: path, limit: rest)
        rest -= bytes.count
        files.append(AssetFile(path: path, bytes: bytes))
      } catch .tooLarge {
        let limit = AssetFile.Limits.byteCountMaximum
        faults.append(
          AssetFault(path: path, reason: "the resources have more than \(limit) bytes"))
      } catch {
        // An asset that is gone is missed where it is drawn.
      }
    }
    return files
  }

  /// Reads assets, as many bytes as an app may have.
  static func files(at paths: [String]) -> [AssetFile] {
    var faults: [AssetFault] = []
    return files(at: paths, faults: &faults)
  }

  /// The colors, images and strings.
  var resources: AppResources {
    AppResources(Self.files(at: assets), locale: language, isOwnSource: Self.isPresent)
  }
}
