import ActivityWidgets
import AssetCatalogs
import CellUI
import HostIO
import WidgetSources

/// The facts of a project that its program needs while it runs, held by a file of the build's folder.
///
/// They are the paths of its assets, and the facts of its source from which states are made up.
struct SourceFacts: Hashable {
  /// The name of the file.
  static let name = "facts"
  /// The variable with the file's path.
  static let variable = "ISLET_SOURCE_FACTS"

  var assets: [String] = []
  var examples = ExampleSource()
  /// The language in which the project is developed; `nil` leaves it to its tables of strings.
  var language: String?

  /// A Boolean value indicating whether islet compiled this process's widgets.
  static var isPresent: Bool { HostEnvironment.value(of: variable) != nil }

  /// Reads the facts of the project that this process shows; none for a program of its own.
  static func read() -> SourceFacts {
    guard let path = HostEnvironment.value(of: variable),
      // Without the file, views have no colors of their own, which is seen.
      let bytes = try? FileDescriptor.contents(
        ofFile: path, limit: AssetFile.Limits.byteCountMaximum)
    else { return SourceFacts() }
    return SourceFacts(bytes)
  }

  // MARK: - The file

  /// A part of the facts.
  private struct Field {
    let read: (inout SourceFacts, inout MessageReader) -> Void
    let write: (SourceFacts, inout MessageWriter) -> Void

    init<Value: MessageCodable>(_ path: WritableKeyPath<SourceFacts, Value>) {
      read = { facts, reader in
        // A part that is cut off is left as it is without a file.
        if let value = Value(from: &reader) { facts[keyPath: path] = value }
      }
      write = { $0[keyPath: path].write(to: &$1) }
    }
  }

  /// The parts, in the order of the file.
  private static var fields: [Field] {
    [
      Field(\.languageText), Field(\.assets), Field(\.examples.cases),
      Field(\.examples.comparedTexts), Field(\.examples.exampleTexts), Field(\.examples.shares),
      Field(\.examples.limits), Field(\.examples.defaultValues), Field(\.examples.sampleValues),
      Field(\.examples.sampleStates), Field(\.examples.traits), Field(\.examples.patterns),
      Field(\.examples.parts), Field(\.examples.units), Field(\.examples.fallbacks),
      Field(\.examples.scales), Field(\.examples.enumerations), Field(\.examples.keys),
    ]
  }

  private var languageText: String {
    get { language ?? "" }
    set { language = newValue.isEmpty ? nil : newValue }
  }

  /// Makes no facts.
  init() {}

  /// Reads the bytes of a file, as far as they go.
  init(_ bytes: [UInt8]) {
    var reader = MessageReader(bytes[...])
    for field in Self.fields { field.read(&self, &reader) }
  }

  /// The bytes of a file.
  var bytes: [UInt8] {
    var writer = MessageWriter()
    for field in Self.fields { field.write(self, &writer) }
    return writer.bytes
  }

  // MARK: - The source

  /// Returns the facts of source as a file's bytes.
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
    var facts = SourceFacts()
    (facts.assets, facts.language) = (assets, language)
    var cases = merged(files, \.values.cases)
    cases["CodingKeys"] = files.flatMap { $0.values.cases["CodingKeys"] ?? [] }
    facts.examples.cases = filled(cases).mapValues { cases in
      cases.map { ExampleSource.Case(name: $0.name, value: $0.value) }
    }
    facts.examples.comparedTexts = filled(comparedTexts(of: files, uses))
    facts.examples.exampleTexts = filled(merged(files, \.values.exampleTexts))
    facts.examples.shares = filled(uses.shares)
    facts.examples.limits = filled(uses.limits).mapValues { $0.sorted() }
    facts.examples.defaultValues = merged(files, \.values.defaultValues)
    facts.examples.sampleValues = samples(of: files, in: project)
    if activity(of: project) != nil {
      facts.examples.sampleStates = files.flatMap(\.values.sampleStates)
    }
    facts.examples.traits = filled(traits(of: uses))
    facts.examples.patterns = uses.patterns.mapValues {
      ExampleSource.AssetPattern(
        prefix: $0.prefix, suffix: $0.suffix, isLowercased: $0.isLowercased)
    }
    facts.examples.parts = uses.parts
    facts.examples.units = uses.units
    facts.examples.fallbacks = uses.fallbacks
    facts.examples.scales = uses.scales
    facts.examples.enumerations = uses.enumerations
    facts.examples.keys = keys(of: files, uses).compactMapValues {
      ExampleSource.KeyUse(rawValue: $0.rawValue)
    }
    return facts.bytes
  }

  /// Returns a table without the rows that have nothing.
  private static func filled<Key, Row: Collection>(_ table: [Key: Row]) -> [Key: Row] {
    table.filter { !$0.value.isEmpty }
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

  /// Returns the names of properties by their traits.
  private static func traits(of uses: PropertyUses) -> [ExampleSource.Trait: Set<String>] {
    // The facts that decide about others alone have no trait of their name.
    let traits: [(ExampleSource.Trait, Set<String>)] =
      [(.unread, uses.unread), (.symbol, uses.hasUnknownSymbols ? [""] : [])]
      + PropertyFact.allCases.compactMap { fact in
        ExampleSource.Trait(rawValue: fact.rawValue).map { ($0, uses[fact]) }
      }
    return Dictionary(traits) { $0.union($1) }
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

extension ExampleSource.Trait: MessageCodable {}
extension ExampleSource.KeyUse: MessageCodable {}

extension ExampleSource.Case: MessageCodable {
  init?(from reader: inout MessageReader) {
    guard let (name, value) = reader.pair() else { return nil }
    self.init(name: name, value: value)
  }

  func write(to writer: inout MessageWriter) { writer.add(all: name, value) }
}

extension ExampleSource.AssetPattern: MessageCodable {
  init?(from reader: inout MessageReader) {
    guard let (prefix, suffix) = reader.pair(), let isLowercased = reader.number() else {
      return nil
    }
    self.init(prefix: prefix, suffix: suffix, isLowercased: isLowercased == 1)
  }

  func write(to writer: inout MessageWriter) {
    writer.add(all: prefix, suffix)
    writer.add(isLowercased ? 1 : 0)
  }
}
