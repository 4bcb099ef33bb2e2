import ActivityWidgets

/// The reference of Swift source: what is found, built and shown, and what is not.
enum SourceTexts {
  static let notes: [Command.Note] = [
    .paragraph(
      """
      Files with a Widget or a WidgetBundle are found by search, with the files beside them and those of \
      the app that declare a name which they use; an app's own @main, tests, Pods and build folders are \
      left out. Nothing is written into the folder. The code is compiled as for an iPhone: os(iOS) is true, \
      @main and @objc are taken away, and a module that nobody has becomes an empty one, which is said. A statement \
      with a name of such a module is left out, and so is code of other folders that does not compile; where no module is \
      missing, that may be a mistake: islet check ends with status 1, and where the file compiled before, the last \
      picture stays.
      """),
    .paragraph(
      """
      The states of #Preview(as:using:) are shown, and n and N step through them; an activity without a \
      preview has states that are made up: the values that its types begin with, or values by their names, and up to \
      \(ActivityExample.statesMaximum - 1) more that look different, each with another case of an enumeration, a Boolean \
      turned, a change of the other sign, a number on the other side of one that code compares it with, a text that code \
      compares with none, an empty text, or an optional value absent, and progress as of a phase that waits or is done; an \
      activity that takes no such values is named, as are widgets of the Home Screen and previews of views alone, which are \
      built and not drawn. Each save is followed within a second. While the code does not compile, the last picture stays, and the inspector has the errors \
      with file, line and column. The feed, the selected card, the theme and the clock stay as they are.
      """),
    .paragraph(
      """
      The code runs in a process of its own. Where it traps, ends the process, or takes more than \
      \(StageProcess.patience.components.seconds) s, islet names the state, the presentation and the line (no \
      line where it waits in the C library), and shows a mark in its place.
      """),
    .paragraph(
      """
      The first start makes a library from islet's own source, which takes some minutes; it is kept in \
      $XDG_CACHE_HOME/islet or ~/.cache/islet. Swift must be installed (https://www.swift.org/install).
      """),
    .paragraph("Or a package: Package.swift of these lines, and swift run MyWidgets is islet."),
    .literal(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "MyWidgets", dependencies: [.package(path: "../islet")],
        targets: [.executableTarget(name: "MyWidgets", dependencies: [
          .product(name: "Islet", package: "islet")])], swiftLanguageModes: [.v5])
      """),
    .paragraph(
      """
      Its sources have a @main struct MyWidgets: WidgetBundle. It takes all commands: swift run MyWidgets \
      snapshot --previews. Pictures of its previews begin at the true time, as its Date() does; those of \
      --source, whose Date() is the picture's time, begin at 9:41 on 20 November 2026 and are the same each time.
      """),
  ]
}
