import ActivityWidgets
import FeedReports
import HostIO
import LockScreenSession
import WidgetSources

extension Messages {
  /// Returns the reason why there are no widgets in some paths.
  ///
  /// - Parameters:
  ///   - fault: The reason, from the files that are read.
  ///   - paths: The paths.
  ///   - files: The files that are not read, each with the reason: the widgets may be in one of them.
  /// - Returns: The reason in words.
  static func fault(
    _ fault: WidgetSelection.Fault, in paths: [String],
    unread files: [(path: String, reason: String)] = []
  ) -> String {
    let place = paths.joined(separator: ", ")
    let isEmpty = fault == .noFiles || fault == .noWidgets(fileCount: 0)
    // The files that can't be read are the reason if none is read.
    let own = isEmpty && !files.isEmpty ? [] : [words(for: fault)]
    return "\(place): \((own + unread(files)).joined(separator: "; "))"
  }

  private static func words(for fault: WidgetSelection.Fault) -> String {
    switch fault {
    case .noFiles, .noWidgets(fileCount: 0): return "there is no Swift file"
    case .noWidgets(let count):
      let files =
        count == 1
        ? "the one Swift file has no widget" : "none of \(count) Swift files has a widget"
      return
        "\(files): a struct that conforms to Widget, with an ActivityConfiguration, or a WidgetBundle"
    }
  }

  /// Returns the remarks on the choice of files; apps that are left out are named in one.
  static func remarks(_ remarks: [WidgetSelection.Remark]) -> [String] {
    let apps = remarks.compactMap { remark -> String? in
      guard case .appLeftOut(let path) = remark else { return nil }
      return path
    }
    guard apps.count > 1 else { return remarks.map(remark) }
    let names = apps.prefix(shownPlacesMaximum).map { "\(folderName($0))/\(fileNames([$0]))" }
    let more = apps.count > names.count ? " and \(apps.count - names.count) more" : ""
    let others = remarks.filter { remark in
      if case .appLeftOut = remark { return false }
      return true
    }
    return [
      "\(names.joined(separator: ", "))\(more) are left out: they start apps, and the widgets are shown"
    ] + others.map(remark)
  }

  /// Returns a remark on the choice of files.
  static func remark(_ remark: WidgetSelection.Remark) -> String {
    switch remark {
    case .appLeftOut(let path):
      "\(fileNames([path])) is left out: it starts an app, and the widgets are shown"
    case .severalBundles(let taken, let others):
      "there are several widget extensions: \(taken) is shown, \(others.joined(separator: ", ")) not; name a folder to see "
        + "another"
    case .severalStarts(let taken, let others):
      "\(taken) and \(others.joined(separator: ", ")) have @main in one target: it starts with \(taken); Xcode refuses "
        + "that: remove one of the two"
    case .sameBundles(let name, let taken, let others):
      "\(name) is declared in \(folderName(taken))/\(fileNames([taken])), which is shown, and in "
        + others.map { "\(folderName($0))/\(fileNames([$0]))" }.joined(separator: ", ")
        + "; name a folder to see another"
    case .found(let path, let name): "\(fileNames([path])) is read, too: it declares \(name)"
    case .doubled(let name, let place, let taken, let isRefused):
      "\(name) is declared twice, at \(fileNames([taken.path])):\(taken.line) and "
        + "\(folderName(place.path))/\(fileNames([place.path])):\(place.line); the second file is left out"
        + (isRefused ? "; Xcode refuses that in one target: rename one of the two" : "")
    case .unlisted(let names):
      "\(names.joined(separator: ", ")): \(names.count == 1 ? "it is" : "they are") in no WidgetBundle, so a phone would not show "
        + "\(names.count == 1 ? "it" : "them")"
    case .tooMany(let count, let limit):
      "there are \(count) files; only the first \(limit) are compiled"
    }
  }

  /// Returns the remark that files import a missing module.
  static func absentModule(_ name: String, in paths: [String], hasStub: Bool) -> String {
    "\(fileNames(paths)): import \(name): "
      + (hasStub
        ? "islet has plain stand-ins for the names that widgets use"
        : "this module is not available here; an empty one replaces it")
  }

  /// Returns the remark that values which a Flutter app stores are made up; none for other apps.
  static func madeUpDefaults(for files: [SourceFile]) -> [String] {
    guard ModuleStubs.makesUpDefaults(for: files) else { return emptyDefaults(for: files) }
    guard files.contains(where: { $0.usedNames.contains("UserDefaults") }) else { return [] }
    return [
      "UserDefaults: the app stores the activity's values on the phone; here they are made up by their keys, where no code "
        + "sets them; set them before a preview to see your own"
    ]
  }

  /// Returns the remark that an app group has no values, since the app that sets them does not run; none where views ask no
  /// group.
  private static func emptyDefaults(for files: [SourceFile]) -> [String] {
    let readers = files.filter { $0.names.labeledCalls.contains("UserDefaults(suiteName") }
    // An intent that stores values reads none.
    guard !readers.isEmpty, files.contains(where: \.readsDefaults) else { return [] }
    return [
      "\(fileNames(readers.map(\.path))): UserDefaults(suiteName:) is empty here, since the app does not run: "
        + "views show what follows ??; set values before a preview to see your own"
    ]
  }

  /// Returns the remarks on names that Xcode refuses in a widget's target, each with its line.
  static func extensionFaults(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      let faults = file.extensionFaults
      let lines = faults.prefix(shownPlacesMaximum).map { fault in
        "\(fileNames([file.path])):\(fault.line): \(fault.name) is unavailable in app extensions: Xcode refuses it where "
          + "APPLICATION_EXTENSION_API_ONLY is set; use Link or widgetURL(_:) to open a URL, and leave the rest to the app"
      }
      let rest = faults.count - lines.count
      return rest > 0
        ? lines + [
          "\(fileNames([file.path])): \(rest) more names that are unavailable in app extensions"
        ]
        : lines
    }
  }

  /// Returns a module's name with the address of its package.
  static func module(_ name: String, at address: String?) -> String {
    address.map { "\(name) (the package \($0))" } ?? name
  }

  /// Returns the reason why a file's names are missing.
  static func lack(of modules: [String]) -> String {
    "the file imports \(modules.joined(separator: ", ")), which \(modules.count == 1 ? "is" : "are") not available here"
  }

  /// Returns the remark on names that stand in for Objective-C and C; none without names.
  static func objectiveC(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return [
      "\(names.joined(separator: ", ")): Objective-C and C do not run here; their headers give plain values"
    ]
  }

  /// Returns the remarks on code that is left out, and on what stands in place of missing names.
  static func remarks(on omission: Omission, of files: [SourceFile]) -> [String] {
    // An asset that is not there is named where it is drawn.
    let names = omission.stubs.names.filter { !$0.contains("Resource.") }
    let words =
      omission.lacksModules
      ? "of a missing module; plain ones are in their place"
      : "declared in no file here; plain ones are in their place: \(givingFiles)"
    let members = names.isEmpty ? [] : ["\(names.joined(separator: ", ")): \(words)"]
    let whole = (omission.files + omission.others).map {
      "\(fileNames([$0.path])) is left out: \($0.reason)"
    }
    let bodies = files.flatMap { file in
      let places = (omission.bodies[file.path] ?? []).filter { !$0.isJoint }.sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      let lines = places.prefix(shownPlacesMaximum).map { body in
        "\(fileNames([file.path])):\(file.position(of: body.range.lowerBound).line): "
          + "\(body.name ?? "the function's body") is left out: \(body.reason)"
      }
      let rest = places.count - lines.count
      return rest > 0
        ? lines + ["\(fileNames([file.path])): \(rest) more parts are left out"] : lines
    }
    return members + whole + bodies
  }

  /// Returns the reason why a file that is too long is not read.
  static func tooLarge(_ byteCount: Int, limit: Int) -> String {
    "it has \(byteCount) bytes, and \(limit) are read at most"
  }

  /// Returns the reason why a file in another encoding is not read.
  static func reason(of fault: EncodingFault) -> String {
    switch fault {
    case .utf16: "it is in UTF-16; save it as UTF-8"
    case .other(let line): "it is not in UTF-8, first at line \(line); save it as UTF-8"
    }
  }

  /// The reason why a link is not followed.
  static let outerLink =
    "links out of the named folder are not followed; name the other folder, too, if it is needed"

  /// Returns the reason why a folder is not read to its end.
  static func tooManyEntries(_ limit: Int) -> String {
    "there are more than \(limit) files and folders, and the rest is not read; name a smaller folder"
  }

  /// The line that stands for prints of widgets which are left out.
  static let printsCut =
    "islet: the widgets print more than \(WidgetOutput.linesByteCountMaximum) bytes; of the rest the last "
    + "\(WidgetOutput.endByteCountMaximum) are shown"

  /// The most parts of a file that are named when they are left out; generated code has hundreds.
  private static let shownPlacesMaximum = 4

  private static func folderName(_ path: String) -> String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? "/"
  }

  /// Returns the names of files without their folders.
  static func fileNames(_ paths: [String]) -> String {
    paths.map(FilePath.name).joined(separator: ", ")
  }

  /// Returns the remarks on files that are not read, one of each reason.
  static func unread(_ files: [(path: String, reason: String)]) -> [String] {
    var reasons: [String] = []
    var paths: [String: [String]] = [:]
    for (path, reason) in files {
      if paths[reason] == nil { reasons.append(reason) }
      paths[reason, default: []].append(path)
    }
    return reasons.map { reason in
      let all = paths[reason] ?? []
      let names = fileNames(Array(all.prefix(shownPlacesMaximum)))
      let more = all.count > shownPlacesMaximum ? " and \(all.count - shownPlacesMaximum) more" : ""
      return "\(names)\(more) \(all.count == 1 ? "is" : "are") not read: \(reason)"
    }
  }

  /// Returns the remark on files of the last program that are gone; none without such files.
  static func goneFiles(_ paths: Set<String>) -> [String] {
    guard !paths.isEmpty else { return [] }
    let names = paths.sorted().prefix(shownPlacesMaximum)
    let more = paths.count > names.count ? " and \(paths.count - names.count) more" : ""
    return [
      "\(fileNames(Array(names)))\(more) \(paths.count == 1 ? "is" : "are") gone since the last program was built"
    ]
  }

  /// Returns the remarks on files that are not compiled, each of which may hold what an error misses.
  static func missingFiles(
    of selection: WidgetSelection, _ files: [(path: String, reason: String)],
    _ messages: [CompilerMessage]
  ) -> [String] {
    selection.remarks.filter { if case .tooMany = $0 { true } else { false } }.map(remark)
      + unread(files) + undeclared(in: selection, messages)
  }

  /// The remedy for a name that no file declares.
  private static let givingFiles =
    "if another file of the app declares them, give it as well (--source A --source B, or "
    + "islet run A B)"

  /// Returns the hints on names that are misspelt, or that another file may declare where there may be more files than were
  /// given.
  private static func undeclared(
    in selection: WidgetSelection, _ messages: [CompilerMessage]
  ) -> [String] {
    let errors = CompilerMessage.errors(among: messages).filter { error in
      let file = selection.files.first { $0.path == error.path }
      return !error.isConsequence && !error.resemblesKnown
        && file.flatMap(error.missingImport) == nil
    }
    var (names, remarks) = ([String](), [String]())
    for error in errors {
      guard let name = error.undeclaredName else { continue }
      if let meant = meantName(of: error, in: selection.files) {
        remarks.append("\(name): did you mean \(meant)?")
        continue
      }
      guard selection.mayLackFiles else { continue }
      let known = error.memberOfType.flatMap { member in
        member.isValue ? properties(of: member.type, in: selection) : nil
      }
      if let known {
        remarks.append(
          "\(name): \(known); only an extension in a file that is not here could add it")
      } else {
        names.append(name)
      }
    }
    var seen: Set<String> = []
    let shown = names.filter { seen.insert($0).inserted }.prefix(shownPlacesMaximum)
    let told = remarks.filter { seen.insert($0).inserted }.prefix(shownPlacesMaximum)
    guard !shown.isEmpty else { return Array(told) }
    return told + ["\(shown.joined(separator: ", ")): declared in no file here: \(givingFiles)"]
  }

  /// The most properties of a type that are named.
  private static let namedPropertiesMaximum = 12

  /// Returns the properties of a type in words; `nil` for a type that no file here declares.
  private static func properties(of type: String, in selection: WidgetSelection) -> String? {
    let names = selection.files.lazy.map { $0.properties(of: type) }.first { !$0.isEmpty }
    guard let names else { return nil }
    let more = names.count > namedPropertiesMaximum ? ", …" : ""
    return "\(type) has \(names.prefix(namedPropertiesMaximum).joined(separator: ", "))\(more)"
  }

  /// Returns what to do with a Swift file that was given as a feed.
  static func swiftInPlaceOfFeed(_ name: String) -> String {
    "\(name) is Swift source, and no feed; write --source \(name) with islet check, snapshot, gallery or cast, "
      + "or islet run \(name), to show its widgets, or --types \(name) to check a feed against its types"
  }

  /// Returns the remark that there is nothing to show, the reasons for which no values could be made up, and the next step.
  ///
  /// - Parameters:
  ///   - states: The previews without states.
  ///   - takesFeed: Whether the command takes a feed in their place.
  /// - Returns: The remark.
  static func noPreviews(_ states: PreviewStates, takesFeed: Bool) -> String {
    guard !states.refusals.isEmpty || states.homeScreenWidgets.isEmpty else {
      return "there is no Live Activity in this source: it has no ActivityConfiguration(for:); "
        + undrawn(states).joined(separator: "; ")
    }
    if states.refusals.isEmpty, let name = states.emptyWidgets.first {
      return "there is no Live Activity in this source: the body of \(name) returns no "
        + "ActivityConfiguration(for:); one that is a statement of its own is not returned"
    }
    let reasons = (states.refusals.map(words) + undrawn(states)).map { "; \($0)" }
    let step =
      (reasons.isEmpty ? "give --source FOLDER, Swift source with widgets" : "write one")
      + (takesFeed ? ", or name a feed" : "")
    let source = reasons.isEmpty ? "no Swift source is given, or it has" : "there is"
    return
      "\(source) no #Preview(_:as:using:widget:contentStates:) whose states could be shown\(reasons.joined()); \(step)"
  }

  /// Returns the command that builds source and prints all its errors.
  static func checkCommand(_ paths: [String]) -> String {
    "islet check" + paths.map { " --source \(shellWord($0))" }.joined()
  }

  /// Returns the reason why `gallery` takes no word, and the command that does.
  static func galleryWord(_ word: String) -> String {
    let name = shellWord(word)
    let isFeed = [".ndjson", ".jsonl", ".json", ".apns", ".txt", ".sh"].contains {
      word.hasSuffix($0)
    }
    return isFeed
      ? "gallery takes no feed, since it draws the states of widgets' previews: islet gallery --source FOLDER; "
        + "a feed is drawn by islet snapshot \(name)"
      : "gallery takes its source by an option: islet gallery --source \(name)"
  }

  /// Returns the words on what compiles and is not drawn.
  private static func undrawn(_ states: PreviewStates) -> [String] {
    var words: [String] = []
    let names = states.homeScreenWidgets
    if !names.isEmpty {
      words.append(
        names.count == 1
          ? "\(names[0]) is no Live Activity: it is built and not drawn"
          : "\(names.joined(separator: ", ")) are no Live Activities: they are built and not drawn"
      )
    }
    if states.viewCount > 0 {
      words.append(
        "\(states.viewCount) #Preview\(states.viewCount == 1 ? " shows a view" : "s show views") alone, not drawn: "
          + "#Preview(_:as:using:widget:contentStates:) shows an activity's states")
    }
    if states.widgetCount > 0 {
      words.append(
        "\(states.widgetCount) #Preview\(states.widgetCount == 1 ? " shows a widget" : "s show widgets") of the Home "
          + "Screen, not drawn")
    }
    return words
  }

  private static func words(_ refusal: ExampleRefusal) -> String {
    let place = refusal.keyPath.isEmpty ? "" : "\(refusal.keyPath): "
    return "\(refusal.attributesType) takes no made-up values: \(place)\(refusal.reason)"
  }

  /// Returns the words on what is not shown beside others: activities for which no values could be made up, and what is not
  /// drawn.
  static func unshown(_ states: PreviewStates) -> [String] {
    states.refusals.map { "\(words($0)); without a #Preview or a feed it is not shown" }
      + undrawn(states)
  }

  /// Returns the messages on what is not shown beside others.
  static func unshownMessages(_ states: PreviewStates) -> [String] {
    unshown(states).map { "islet: \($0)" }
  }
}
