/// The parts of a project's code that do not compile here and that its activities can do without.
public struct Omission: Sendable {
  /// The files that are left out, each with the reason.
  public private(set) var files: [(path: String, reason: String)] = []
  /// The bodies of functions that are left out, by path, in bytes of the file.
  public private(set) var bodies: [String: Set<FunctionBody>] = [:]
  /// The widgets' own files for which only the activities are shown, each with the reason.
  public private(set) var others: [(path: String, reason: String)] = []
  /// The names that the left-out files declare.
  public private(set) var lostNames: Set<String> = []
  /// The source in place of what missing modules add to SwiftUI.
  public private(set) var standIns = MissingMembers()
  /// The names of the left-out members of types.
  private var lostMembers: Set<String> = []
  /// A Boolean value indicating whether something was left out though no module is missing: a mistake, or a name that islet
  /// lacks.
  public private(set) var hasMistakes = false
  /// The names that the project's Objective-C source declares, and the files that import a missing module.
  private var (objectiveC, incomplete): (Set<String>, Set<String>) = ([], [])
  /// A Boolean value indicating whether a module is missing, even one of which no names are expected.
  private var lacksModules = false
  /// The number of times that statements were left out.
  private var statementRounds = 0
  /// The content of the files that are concerned; after a change of one, all are tried anew.
  private var contents: [String: [UInt8]] = [:]

  /// Begins with nothing left out.
  public init() {}

  /// A Boolean value indicating whether all is compiled.
  public var isEmpty: Bool { contents.isEmpty }

  /// Returns whether the files are as they were when they did not compile.
  public func holds(for files: [SourceFile]) -> Bool {
    let paths = Set(files.map(\.path))
    return contents.keys.allSatisfy(paths.contains)
      && files.allSatisfy { file in contents[file.path].map { $0 == file.bytes } ?? true }
  }

  /// Gives up the source in place of missing names, which does not compile itself.
  public mutating func refuseStandIns() { standIns.refuse() }

  /// Leaves out what a compiler's errors name, unless something can stand in its place.
  ///
  /// That is unknown attributes, inherited names and modifiers first, then statements, then functions, members of types and
  /// values at files' tops, then types and extensions, then whole files, then all widgets without an activity.
  ///
  /// A mistake in the widgets' own files stays one, unless the file uses a missing module, the name is one of Objective-C, or no
  /// activity needs it, or it is a framework's name in a function that no picture needs, or an attribute that a missing module
  /// may have. Of these files widgets and attributes are never left out.
  ///
  /// - Parameters:
  ///   - messages: The compiler's messages.
  ///   - selection: The files that were compiled.
  ///   - incomplete: The paths of files that import a missing module.
  ///   - lacksModules: Whether a module is missing, even one of which no names are expected.
  ///   - objectiveC: The names that the project's Objective-C source declares.
  ///   - sound: The paths of files that compiled whole before: an error in one is a mistake since.
  ///   - activities: The selection of the activities alone; `nil` where there are none or they are chosen already.
  /// - Returns: A Boolean value indicating whether there was something more to leave out.
  public mutating func leaveOut(
    _ messages: [CompilerMessage], of selection: WidgetSelection, incomplete: Set<String>,
    lacksModules: Bool = false, objectiveC: Set<String> = [], sound: Set<String> = [],
    activities: WidgetSelection?
  ) -> Bool {
    (self.objectiveC, self.incomplete) = (objectiveC, incomplete)
    self.lacksModules = lacksModules || !incomplete.isEmpty
    let errors = messages.filter { $0.severity == .error }
    let places = errors.compactMap { message in
      selection.files.first { $0.path == message.path }.map { (message: message, file: $0) }
    }
    let replaceable = places.filter { isReplaceable($0.message, in: $0.file, of: selection) }
    if standIn(for: replaceable) { return true }
    let optional = places.filter { message, file in
      isOptional(message, in: file, of: selection, sound: sound)
    }
    if leaveOutParts(of: optional) || leaveOutStatements(of: optional) { return true }
    let removable = optional.filter { place in
      guard selection.ownPaths.contains(place.file.path) else { return true }
      return !place.file.hasWidget(around: place.message)
    }
    let emptied = optional.filter { place in
      leaveOut(around: place.message, of: place.file) { $0.functionBody(around: $1) }
    }
    // Errors outside of functions do not depend on these, so both are left out at once.
    let helpers = optional.filter { message, file in
      incomplete.contains(file.path) && file.isOfWidgetHelper(message)
    }
    let members = (removable + helpers).filter { place in
      place.file.functionBody(around: place.message) == nil
        && leaveOut(around: place.message, of: place.file) {
          $0.member(around: $1) ?? $0.topValue(around: $1)
        }
    }
    if !emptied.isEmpty || !members.isEmpty { return true }
    let removed = removable.filter { place in
      leaveOut(around: place.message, of: place.file) { $0.declaration(around: $1) }
    }
    if !removed.isEmpty { return true }
    let others = optional.filter { !selection.ownPaths.contains($0.file.path) }
    let before = files.count
    for (message, file) in others {
      guard !files.contains(where: { $0.path == file.path }) else { continue }
      judge(message)
      files.append((file.path, message.reason))
      contents[file.path] = file.bytes
      lostNames.formUnion(file.declaredNames)
    }
    if files.count > before { return true }
    guard let activities, self.others.isEmpty, !places.isEmpty,
      Set(activities.files.map(\.path)).isDisjoint(with: places.map(\.file.path))
    else { return false }
    for (message, file) in places where !self.others.contains(where: { $0.path == file.path }) {
      self.others.append((file.path, message.reason))
      contents[file.path] = file.bytes
    }
    return true
  }

  /// Returns whether something may stand in the place of a name that an error misses.
  private func isReplaceable(
    _ message: CompilerMessage, in file: SourceFile, of selection: WidgetSelection
  ) -> Bool {
    incomplete.contains(file.path) || message.isOfAsset
      || selection.mayLackFiles && HexColor.isMissing(message, in: file)
  }

  /// Returns whether the code around an error may be left out.
  private func isOptional(
    _ message: CompilerMessage, in file: SourceFile, of selection: WidgetSelection,
    sound: Set<String>
  ) -> Bool {
    let isFree = !selection.ownPaths.contains(file.path) || incomplete.contains(file.path)
    let isSound = sound.contains(file.path) && !incomplete.contains(file.path)
    return isFree && !isSound || isOfLostName(message)
      || message.unknownAttribute != nil && !incomplete.isEmpty
      || message.isOfFramework && file.isUndrawn(at: message)
      || hasLostAttribute(message, file)
      || selection.mayLackFiles && !isSound && file.isOfBundle(message)
  }

  /// Leaves out attributes, else inherited names and modifiers; returns whether there were any.
  private mutating func leaveOutParts(
    of places: [(message: CompilerMessage, file: SourceFile)]
  ) -> Bool {
    let attributes = places.filter { place in
      place.message.unknownAttribute != nil
        && leaveOut(around: place.message, of: place.file) { $0.attribute(around: $1) }
    }
    if !attributes.isEmpty { return true }
    let parts = places.filter { place in
      place.message.missingName != nil
        && leaveOut(around: place.message, of: place.file) { $0.inheritedName(around: $1) }
        || place.message.isOfNames
          && leaveOut(around: place.message, of: place.file) { $0.modifier(around: $1) }
    }
    return !parts.isEmpty
  }

  /// The most times that statements are left out: a compiler names the mistakes of a closure one by one.
  private static let statementRoundsMaximum = 6

  /// Leaves out statements with names that are missing; returns whether there were any.
  private mutating func leaveOutStatements(
    of places: [(message: CompilerMessage, file: SourceFile)]
  ) -> Bool {
    guard statementRounds < Self.statementRoundsMaximum else { return false }
    let statements = places.filter { place in
      place.message.isOfNames
        && leaveOut(around: place.message, of: place.file) { $0.statement(around: $1) }
    }
    if !statements.isEmpty { statementRounds += 1 }
    return !statements.isEmpty
  }

  /// Puts something in the place of the names to which errors point; returns whether there was a new one.
  private mutating func standIn(
    for places: [(message: CompilerMessage, file: SourceFile)]
  ) -> Bool {
    let named = places.filter { standIns.add($0.message, in: $0.file) }
    for place in named { contents[place.file.path] = place.file.bytes }
    return !named.isEmpty
  }

  /// The beginnings of names that come from a bridging header, without an import: those of frameworks around the app.
  private static let bridgedPrefixes = ["RCT", "Flutter", "CAPPlugin", "CAPBridge"]

  /// Returns whether an error is of a name that was left out, or of one in Objective-C.
  private func isOfLostName(_ message: CompilerMessage) -> Bool {
    message.missingName.map {
      isLost($0) || objectiveC.contains($0) || Self.bridgedPrefixes.contains(where: $0.hasPrefix)
    } == true
      || message.missingMember.map(lostMembers.contains) == true
  }

  /// Records an error that may be a mistake: no module is missing whose names it could be of.
  private mutating func judge(_ message: CompilerMessage) {
    if !lacksModules, !isOfLostName(message), !message.isOfFramework { hasMistakes = true }
  }

  private func isLost(_ name: String) -> Bool {
    lostNames.contains(name) || lostMembers.contains(name)
  }

  /// Returns whether a place is in a member whose attribute was left out, as a wrapper that gave it its type.
  private func hasLostAttribute(_ message: CompilerMessage, _ file: SourceFile) -> Bool {
    guard let lost = bodies[file.path]?.filter({ $0.name?.hasPrefix("@") == true }), !lost.isEmpty,
      let offset = file.offset(ofLine: message.line, column: message.column),
      let member = file.member(around: offset)
    else { return false }
    return lost.contains(where: member.encloses)
  }

  private mutating func leaveOut(
    around message: CompilerMessage, of file: SourceFile,
    by search: (SourceFile, Int) -> FunctionBody?
  ) -> Bool {
    let before = bodies[file.path] ?? []
    guard let offset = file.offset(ofLine: message.line, column: message.column),
      var body = search(file, offset), !before.contains(where: { $0.encloses(body) })
    else { return false }
    judge(message)
    body.reason = message.text
    bodies[file.path] = before.filter { !body.encloses($0) }.union([body])
    if let name = body.name {
      if body.isMember {
        lostMembers.insert(name)
      } else if file.declaredNames.contains(name) {
        lostNames.insert(name)
      }
    }
    contents[file.path] = file.bytes
    return true
  }
}

extension CompilerMessage {
  fileprivate var reason: String { "line \(line): \(text)" }

  /// The name in "cannot find 'Ride' in scope", in "module 'Rides' has no member named 'Ride'", in "no type named 'Ride' in
  /// module 'Rides'", and in "cannot call value of non-function type 'module<Ride>'", where a type has its module's name; `nil`
  /// in other messages.
  public var missingName: String? {
    let parts = text.split(separator: "'")
    guard parts.count > 1 else { return nil }
    if text.hasPrefix("cannot find") || text.hasPrefix("no type named '") {
      return String(parts[1])
    }
    if text.hasPrefix("module '"), parts.count > 3, parts[2] == " has no member named " {
      return String(parts[3])
    }
    guard text.hasPrefix("cannot call value of non-function type 'module<") else { return nil }
    return String(parts[1].dropFirst("module<".count).dropLast())
  }

  /// A Boolean value indicating whether a name is missing that begins with a framework's letters, as `AVPlayer` does.
  fileprivate var isOfFramework: Bool {
    let name = missingName ?? ""
    return name.count > 3 && name.prefix(2).allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// A Boolean value indicating whether the symbol of an asset is missing, as in `Image(.logo)`.
  fileprivate var isOfAsset: Bool {
    ["ColorResource", "ImageResource"].contains(memberOfType?.type)
  }

  /// A Boolean value indicating whether a name or a member is missing.
  fileprivate var isOfNames: Bool { missingName != nil || memberOfType != nil }

  /// The name in "unknown attribute 'Shared'"; `nil` in other messages.
  fileprivate var unknownAttribute: String? {
    guard text.hasPrefix("unknown attribute '") else { return nil }
    return text.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// The name in "value of type 'Ride' has no member 'speed'"; `nil` in other messages.
  fileprivate var missingMember: String? { memberOfType?.name }

  /// The names in "type 'Font?' has no member 'title4'", and whether a value has not the member; `nil` in other messages.
  var memberOfType: (type: String, name: String, isValue: Bool)? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard let place = parts.firstIndex(where: { $0.hasSuffix(" has no member ") }), place > 0,
      place + 1 < parts.count
    else { return nil }
    let type = parts[place - 1]
    let plain = type.hasSuffix("?") ? type.dropLast() : type
    return (String(plain), String(parts[place + 1]), parts[0].hasPrefix("value of"))
  }
}

extension SourceFile {
  private func offset(of message: CompilerMessage) -> Int? {
    offset(ofLine: message.line, column: message.column)
  }

  fileprivate func functionBody(around message: CompilerMessage) -> FunctionBody? {
    offset(of: message).flatMap { functionBody(around: $0) }
  }

  fileprivate func isUndrawn(at message: CompilerMessage) -> Bool {
    offset(of: message).map { isUndrawn(at: $0) } ?? false
  }

  /// Returns whether a place is within a member of a widget that is not its body, as in a store that no picture needs.
  fileprivate func isOfWidgetHelper(_ message: CompilerMessage) -> Bool {
    guard let offset = offset(of: message), let range = declaration(around: offset)?.range,
      let name = member(around: offset)?.name, name != "body"
    else { return false }
    return types.contains { range.contains($0.offset) && $0.inherited.contains("Widget") }
  }

  /// Returns whether an error is of a widget in a bundle that is unknown, as one of a file that was not given.
  fileprivate func isOfBundle(_ message: CompilerMessage) -> Bool {
    guard message.missingName?.first?.isUppercase == true,
      let range = offset(of: message).flatMap({ declaration(around: $0) })?.range
    else { return false }
    return types.contains {
      range.contains($0.offset) && $0.inherited.contains("WidgetBundle")
    }
  }

  /// Returns whether a place is within a widget, a bundle of widgets, or an activity's attributes.
  fileprivate func hasWidget(around message: CompilerMessage) -> Bool {
    guard let range = offset(of: message).flatMap({ declaration(around: $0) })?.range else {
      return false
    }
    return types.contains { type in
      range.contains(type.offset)
        && ["Widget", "WidgetBundle", "ActivityAttributes"].contains(where: type.inherited.contains)
    }
  }
}
