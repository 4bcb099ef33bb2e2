/// The code that is left out of a build: it does not compile here, and no activity needs it.
public struct Omission: Sendable {
  /// The build whose errors are judged.
  public struct Context: Sendable {
    let selection: WidgetSelection
    let incomplete: Set<String>
    let lacksModules: Bool
    let extensible: Set<String>
    let objectiveC: Set<String>
    let hasBridgingHeader: Bool
    let sound: Set<String>
    let activities: WidgetSelection?

    /// Makes the context of a build's errors.
    ///
    /// - Parameters:
    ///   - selection: The files that were compiled.
    ///   - incomplete: The paths of files that import a missing module.
    ///   - lacksModules: Whether a module is missing, even one of which no names are expected.
    ///   - extensible: The paths of files that import a missing module which may have forms of calls of its own; `nil`
    ///     for all that import one.
    ///   - objectiveC: The names that the project's Objective-C source declares.
    ///   - hasBridgingHeader: Whether Swift files see functions in C, which may be declared in files that are not at hand.
    ///   - sound: The paths of files that compiled whole before: an error in one is a mistake since.
    ///   - activities: The selection of the activities alone; `nil` where there are none or they are chosen already.
    public init(
      of selection: WidgetSelection, incomplete: Set<String>, lacksModules: Bool = false,
      extensible: Set<String>? = nil, objectiveC: Set<String> = [], hasBridgingHeader: Bool = false,
      sound: Set<String> = [],
      activities: WidgetSelection?
    ) {
      self.selection = selection
      self.incomplete = incomplete
      self.lacksModules = lacksModules || !incomplete.isEmpty
      self.extensible = extensible ?? incomplete
      self.objectiveC = objectiveC
      self.hasBridgingHeader = hasBridgingHeader
      self.sound = sound
      self.activities = activities
    }
  }

  /// An error and the file in which it is.
  private typealias Place = (message: CompilerMessage, file: SourceFile)

  /// The files that are left out, each with the reason.
  public private(set) var files: [(path: String, reason: String)] = []
  /// The bodies of functions that are left out, by path, in bytes of the file.
  public private(set) var bodies: [String: Set<FunctionBody>] = [:]
  /// The widgets' own files for which only the activities are shown, each with the reason.
  public private(set) var others: [(path: String, reason: String)] = []
  /// The names that the left-out files declare.
  public private(set) var lostNames: Set<String> = []
  /// The source in place of what missing modules add to SwiftUI.
  public private(set) var stubs = MissingMembers()
  /// A Boolean value indicating whether a module is missing, which may declare the names that have something in their place.
  public private(set) var lacksModules = false
  /// The names of the left-out members of types.
  private var lostMembers: Set<String> = []
  /// A Boolean value indicating whether something was left out that no missing module explains: a mistake, or a name that
  /// islet lacks.
  public private(set) var hasMistakes = false
  /// A Boolean value indicating whether the only mistakes are names that another file may declare: they have something in
  /// their place, or they are types for which their uses alone are left out.
  public var lacksOnlyNames: Bool { hasMistakes && !leavesOutMistakes }
  /// A Boolean value indicating whether code was left out for a mistake other than the name of a missing type.
  private var leavesOutMistakes = false
  /// The first errors, before anything was left out from which others follow.
  private var firstErrors: Set<CompilerMessage>?
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
  public mutating func refuseStubs() { stubs.refuse() }

  /// Leaves out what a compiler's errors name, unless something can stand in its place.
  ///
  /// That is unknown attributes first, then inherited names, heads of containers, arguments and modifiers, then statements, then
  /// functions, members of types and values at files' tops, then types and extensions, then whole files, then all widgets without an activity.
  ///
  /// A mistake in the widgets' own files stays one, unless the file uses a missing module, the name is one of Objective-C, or no
  /// activity needs it, or it is a type's name in a function that no picture needs, or an attribute that a missing module
  /// may have. Of these files widgets and attributes are never left out.
  ///
  /// - Parameters:
  ///   - messages: The compiler's messages.
  ///   - context: The build.
  /// - Returns: A Boolean value indicating whether there was something more to leave out.
  public mutating func leaveOut(_ messages: [CompilerMessage], in context: Context) -> Bool {
    let places = messages.filter { $0.severity == .error }.compactMap { message in
      context.selection.files.first { $0.path == message.path }
        .map { (message: message, file: $0) }
    }
    firstErrors = firstErrors ?? Set(places.map(\.message))
    if replaceNames(at: places, in: context) { return true }
    let optional = places.filter { isOptional($0.message, in: $0.file, context) }
    return leaveOutParts(at: optional, in: context)
      || leaveOutStatements(at: optional, in: context)
      || leaveOutBodies(at: optional, in: context)
      || leaveOutDeclarations(at: optional, in: context)
      || leaveOutFiles(of: optional, in: context)
      || leaveOutOtherWidgets(of: places, in: context)
  }

  /// Returns whether the code around an error may be left out.
  private func isOptional(
    _ message: CompilerMessage, in file: SourceFile, _ context: Context
  ) -> Bool {
    let isOwn = context.selection.ownPaths.contains(file.path)
    let isIncomplete = context.incomplete.contains(file.path)
    let isSound = context.sound.contains(file.path) && !isIncomplete
    return (!isOwn || isIncomplete) && !isSound || isOfLostName(message, in: context)
      || message.unknownAttribute != nil && !context.incomplete.isEmpty
      || message.isOfFramework && file.isUndrawn(at: message)
      || !isSound
        && (isOfHelper(message, in: file) || message.isOfType && file.isUndrawn(at: message))
      || hasLostAttribute(message, file)
      || context.selection.mayLackFiles && !isSound && file.isOfBundle(message)
  }

  /// Returns whether an error is of one of Apple's names in a function that makes no view.
  private func isOfHelper(_ message: CompilerMessage, in file: SourceFile) -> Bool {
    message.isOfAppleFramework && file.functionBody(around: message)?.replacement.isView == false
  }

  // MARK: - Steps, each of which returns whether it has changed anything

  /// Puts something in the place of names that errors miss.
  private mutating func replaceNames(at places: [Place], in context: Context) -> Bool {
    lacksModules = context.lacksModules
    let named = places.filter { place, file in
      let message = place.namingColor(in: file)
      let isExplained =
        context.incomplete.contains(file.path) || message.isOfAsset
        || context.hasBridgingHeader && !context.sound.contains(file.path)
          && message.missingName?.first?.isLowercase == true
        || context.selection.mayLackFiles
          && (HexColor.isMissing(message, in: file) || message.isOfColor)
      let mayBeElsewhere =
        context.selection.mayLackFiles && !context.sound.contains(file.path)
        && (message.memberOfType != nil || message.isOfIntent(in: file)
          || message.isOfPalette(in: file))
        && !message.resemblesKnown
      guard isExplained || mayBeElsewhere, stubs.add(message, in: file) else { return false }
      if !isExplained { hasMistakes = true }
      return true
    }
    for place in named { contents[place.file.path] = place.file.bytes }
    return !named.isEmpty
  }

  /// Leaves out attributes, else inherited names, heads of containers, arguments and modifiers.
  private mutating func leaveOutParts(at places: [Place], in context: Context) -> Bool {
    let attributes = places.filter { place in
      place.message.unknownAttribute != nil
        && leaveOut(place, in: context) { $0.attribute(around: $1) }
    }
    if !attributes.isEmpty { return true }
    let parts = places.filter { place in
      place.message.missingName != nil
        && (leaveOut(place, in: context) { $0.inheritedName(around: $1) }
          || leaveOutContainer(at: place, in: context))
        || isOfStatement(place, in: context)
          && leaveOut(place, in: context) {
            $0.optionalArgument(around: $1) ?? $0.modifier(around: $1)
          }
    }
    return !parts.isEmpty
  }

  /// Leaves out the head of a container, and what is between its contents.
  private mutating func leaveOutContainer(at place: Place, in context: Context) -> Bool {
    guard let offset = place.file.offset(ofLine: place.message.line, column: place.message.column)
    else { return false }
    return place.file.container(around: offset).reduce(false) { isChanged, part in
      leaveOut(place, in: context) { _, _ in part } || isChanged
    }
  }

  /// The most times that statements are left out: a compiler names the mistakes of a closure one by one.
  private static let statementRoundsMaximum = 6

  /// Leaves out statements with names that are missing.
  private mutating func leaveOutStatements(at places: [Place], in context: Context) -> Bool {
    guard statementRounds < Self.statementRoundsMaximum else { return false }
    let statements = places.filter { place in
      isOfStatement(place, in: context)
        && leaveOut(place, in: context) { $0.statement(around: $1) }
    }
    if !statements.isEmpty { statementRounds += 1 }
    return !statements.isEmpty
  }

  /// Returns whether an error is one of its statement alone: of a name, or in a file without its modules of a call.
  ///
  /// A helper needs further on the value that it gets by one of Apple's names, so that its whole body is left out.
  private func isOfStatement(_ place: Place, in context: Context) -> Bool {
    let isIncomplete = context.incomplete.contains(place.file.path)
    if !isIncomplete, isOfHelper(place.message, in: place.file) { return false }
    return place.message.isOfNames || place.message.isOfCall && isIncomplete
  }

  /// Leaves out the bodies of functions, and members of types and values at files' tops.
  ///
  /// Errors outside of functions do not depend on these, so both are left out at once.
  private mutating func leaveOutBodies(at places: [Place], in context: Context) -> Bool {
    let emptied = places.filter { place in
      leaveOut(place, in: context) { $0.functionBody(around: $1) }
    }
    let helpers = places.filter { message, file in
      context.incomplete.contains(file.path) && file.isOfWidgetHelper(message)
    }
    let members = (Self.removable(places, in: context) + helpers).filter { place in
      place.file.functionBody(around: place.message) == nil
        && leaveOut(place, in: context) { $0.member(around: $1) ?? $0.topValue(around: $1) }
    }
    return !emptied.isEmpty || !members.isEmpty
  }

  /// Leaves out types and extensions.
  private mutating func leaveOutDeclarations(at places: [Place], in context: Context) -> Bool {
    let removed = Self.removable(places, in: context).filter { place in
      leaveOut(place, in: context) { $0.declaration(around: $1) }
    }
    return !removed.isEmpty
  }

  /// Returns the places in whose files no widget would be left out with them.
  private static func removable(_ places: [Place], in context: Context) -> [Place] {
    places.filter { message, file in
      !context.selection.ownPaths.contains(file.path) || !file.hasWidget(around: message)
    }
  }

  /// Leaves out whole files that are not the widgets' own.
  private mutating func leaveOutFiles(of places: [Place], in context: Context) -> Bool {
    let before = files.count
    for (message, file) in places where !context.selection.ownPaths.contains(file.path) {
      guard !files.contains(where: { $0.path == file.path }) else { continue }
      judge(message, in: file, context)
      files.append((file.path, message.reason))
      contents[file.path] = file.bytes
      lostNames.formUnion(file.declaredNames)
    }
    return files.count > before
  }

  /// Leaves out all widgets without an activity, if the activities do not need the files with errors.
  private mutating func leaveOutOtherWidgets(of places: [Place], in context: Context) -> Bool {
    guard let activities = context.activities, others.isEmpty, !places.isEmpty,
      Set(activities.files.map(\.path)).isDisjoint(with: places.map(\.file.path))
    else { return false }
    for (message, file) in places where !others.contains(where: { $0.path == file.path }) {
      others.append((file.path, message.reason))
      contents[file.path] = file.bytes
    }
    return true
  }

  // MARK: - Names that were left out

  /// The beginnings of names that come from a bridging header, without an import: those of frameworks around the app.
  private static let bridgedPrefixes = ["RCT", "Flutter", "CAPPlugin", "CAPBridge"]

  /// Returns whether an error is of a name that was left out, or of one in Objective-C.
  private func isOfLostName(_ message: CompilerMessage, in context: Context) -> Bool {
    message.missingName.map {
      lostNames.contains($0) || lostMembers.contains($0) || context.objectiveC.contains($0)
        || Self.bridgedPrefixes.contains(where: $0.hasPrefix)
    } == true
      || message.missingMember.map(lostMembers.contains) == true
  }

  /// Records an error that may be a mistake: no missing module explains it.
  private mutating func judge(
    _ message: CompilerMessage, in file: SourceFile, _ context: Context
  ) {
    // In what is drawn such a name may be a slip of the pen.
    let isDrawn =
      context.selection.ownPaths.contains(file.path) && !file.isUndrawn(at: message)
    let isExplained = context.lacksModules && !isOfKnownCall(message, in: file, context)
    if !isExplained, !isOfLostName(message, in: context), !message.isOfFramework || isDrawn {
      hasMistakes = true
      let mayBeElsewhere = context.selection.mayLackFiles && message.isOfType
      if !mayBeElsewhere || message.resemblesKnown { leavesOutMistakes = true }
    }
  }

  /// Returns whether an error is of a call of known names in a picture, in a file that no missing module adds forms to.
  private func isOfKnownCall(
    _ message: CompilerMessage, in file: SourceFile, _ context: Context
  ) -> Bool {
    guard !context.extensible.contains(file.path), message.isOfArguments,
      firstErrors?.contains(message) == true
    else { return false }
    let body = file.functionBody(around: message)
    return body?.replacement.isView ?? context.selection.ownPaths.contains(file.path)
  }

  /// Returns whether a place is in a member whose attribute was left out, as a wrapper that gave it its type.
  private func hasLostAttribute(_ message: CompilerMessage, _ file: SourceFile) -> Bool {
    guard let lost = bodies[file.path]?.filter({ $0.name?.hasPrefix("@") == true }), !lost.isEmpty,
      let offset = file.offset(ofLine: message.line, column: message.column),
      let member = file.member(around: offset)
    else { return false }
    return lost.contains(where: member.encloses)
  }

  /// Leaves out the code around an error; returns whether there is some that was not left out before.
  private mutating func leaveOut(
    _ place: Place, in context: Context, by search: (SourceFile, Int) -> FunctionBody?
  ) -> Bool {
    let (message, file) = place
    let before = bodies[file.path] ?? []
    guard let offset = file.offset(ofLine: message.line, column: message.column),
      var body = search(file, offset), !before.contains(where: { $0.encloses(body) })
    else { return false }
    judge(message, in: file, context)
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
