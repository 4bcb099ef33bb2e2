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

  /// The facts of the project that this process shows, read once; none for a program of its own.
  static let current: SourceFacts = {
    guard let path = HostEnvironment.value(of: variable),
      // Without the file, views have no colors of their own, which is seen.
      let bytes = try? FileDescriptor.contents(
        ofFile: path, limit: AssetFile.Limits.byteCountMaximum)
    else { return SourceFacts() }
    return SourceFacts(bytes)
  }()

  private init() {}

  /// Reads the bytes of a file, as far as they go.
  init(_ bytes: [UInt8]) {
    var reader = MessageReader(bytes[...])
    if let language = reader.text(), !language.isEmpty { self.language = language }
    assets = reader.texts()
    let cases = reader.list { reader in
      reader.text().flatMap { type in
        reader.pair().map { (type, ExampleSource.Case(name: $0.0, value: $0.1)) }
      }
    }
    for (type, one) in cases { examples.cases[type, default: []].append(one) }
    examples.comparedTexts = reader.lists()
    examples.exampleTexts = reader.lists()
    examples.shares = reader.lists()
    examples.limits = reader.lists().mapValues { $0.compactMap { Double($0) } }
    examples.defaultValues = reader.table()
    examples.sampleValues = reader.table()
    // A table has a number even where it is empty.
    examples.sampleStates = reader.list { $0.rest.isEmpty ? nil : $0.table() }
    for (name, trait) in reader.list({ $0.pair() }) {
      if let trait = ExampleSource.Trait(rawValue: trait) {
        examples.traits[trait, default: []].insert(name)
      }
    }
    let patterns = reader.list { reader in
      reader.pair().flatMap { name, prefix in
        reader.pair().map { (name, prefix, $0.0, $0.1) }
      }
    }
    for (name, prefix, suffix, isLowercased) in patterns {
      examples.patterns[name] = ExampleSource.AssetPattern(
        prefix: prefix, suffix: suffix, isLowercased: isLowercased == "true")
    }
    examples.parts = reader.table()
    examples.units = reader.table()
    examples.fallbacks = reader.table()
    examples.scales = reader.table()
    examples.enumerations = reader.table()
    while let (key, use) = reader.pair() {
      examples.keys[key] = ExampleSource.KeyUse(rawValue: use)
    }
  }

  /// Returns the facts as a file's bytes, in the order in which they are read.
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
    let uses = PropertyUses(of: files)
    var writer = MessageWriter()
    writer.add(language ?? "")
    writer.add(assets)
    var cases = merged(files, \.values.cases)
    cases["CodingKeys"] = files.flatMap { $0.values.cases["CodingKeys"] ?? [] }
    let rows = cases.sorted { $0.key < $1.key }.flatMap { type, cases in cases.map { (type, $0) } }
    writer.add(rows) { $0.add(all: $1.0, $1.1.name, $1.1.value) }
    writer.add(comparedTexts(of: files, uses))
    writer.add(merged(files, \.values.exampleTexts))
    writer.add(uses.shares)
    writer.add(uses.limits.mapValues { $0.sorted().map { "\($0)" } })
    writer.add(merged(files, \.values.defaultValues))
    writer.add(samples(of: files, in: project))
    writer.add(activity(of: project) == nil ? [] : files.flatMap(\.values.sampleStates)) {
      $0.add($1)
    }
    writer.add(traits(of: uses)) { $0.add(all: $1.name, $1.trait.rawValue) }
    writer.add(uses.patterns.sorted { $0.key < $1.key }) { writer, row in
      let (name, pattern) = row
      writer.add(all: name, pattern.prefix, pattern.suffix, "\(pattern.isLowercased)")
    }
    for table in [uses.parts, uses.units, uses.fallbacks, uses.scales, uses.enumerations] {
      writer.add(table)
    }
    // The last ones have no number before them.
    for (key, use) in keys(of: files, uses).sorted(by: { $0.key < $1.key }) {
      writer.add(all: key, use.rawValue)
    }
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
      for (key, texts) in file.keys.comparedTexts { add(texts, to: key) }
      for (name, texts) in file.keys.singleComparedTexts.sorted(by: { $0.key < $1.key }) {
        if uses[.text].contains(name) { add(texts, to: name) }
        for key in uses.handedOn([name]).sorted().prefix(callsMaximum) where key != name {
          add(texts, to: key)
        }
      }
    }
    for (name, texts) in merged(files, \.keys.comparingFunctions).sorted(by: { $0.key < $1.key }) {
      for key in Set(files.flatMap { $0.keys.calls[name] ?? [] }).sorted().prefix(callsMaximum) {
        add(texts, to: key)
      }
    }
    // A text that is compared as it is, too, is written so.
    return all.mapValues { texts in
      texts.filter { $0 == $0.lowercased() || !texts.contains($0.lowercased()) }
    }
  }

  /// Returns the values of samples, then those with which the app makes attributes and states.
  ///
  /// Of several activities each has a type `ContentState`, so that these values could be another's.
  private static func samples(
    of files: [SourceFile], in project: [SourceFile]
  ) -> [String: String] {
    let values = merged(files, \.values.sampleValues)
    guard let one = activity(of: project) else { return values }
    let calls = merged(project.filter { !$0.isTest }, \.values.callValues).filter { property, _ in
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

  /// Returns the names of properties with their traits.
  private static func traits(
    of uses: PropertyUses
  ) -> [(name: String, trait: ExampleSource.Trait)] {
    // The facts that decide about others alone have no trait of their name.
    let traits: [(ExampleSource.Trait, Set<String>)] =
      [(.unread, uses.unread), (.symbol, uses.hasUnknownSymbols ? [""] : [])]
      + PropertyFact.allCases.compactMap { fact in
        ExampleSource.Trait(rawValue: fact.rawValue).map { ($0, uses[fact]) }
      }
    return traits.flatMap { trait, names in names.sorted().map { ($0, trait) } }
  }

  /// Returns the uses of properties, and of the keys of dictionaries.
  private static func keys(
    of files: [SourceFile], _ uses: PropertyUses
  ) -> [String: SourceFile.KeyUse] {
    let (accessors, times) = (
      merged(files, \.keys.keyAccessors), merged(files, \.keys.timeFunctions)
    )
    return files.reduce(into: uses.assetKeys) { all, file in
      // A key that is read as a number anywhere is one.
      all.merge(file.keys.subscriptKeys) { $0 == .text ? $1 : $0 }
      for (name, texts) in file.keys.accessorCalls.sorted(by: { $0.key < $1.key }) {
        guard let use = accessors[name] else { continue }
        for key in texts where all[key] == nil || all[key] == .text { all[key] = use }
      }
      for (name, use) in times.sorted(by: { $0.key < $1.key }) {
        for key in file.keys.calls[name] ?? [] where all[key] == nil || all[key] == .text {
          all[key] = use
        }
      }
      for key in file.keys.colorKeys where all[key] == nil { all[key] = .color }
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
