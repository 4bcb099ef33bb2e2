import ActivityWidgets

/// The reference of Swift source: what is found, built and shown, and what is not.
enum SourceTexts {
  static let notes: [Command.Note] = [
    .paragraph(
      """
      Files with a Widget or a WidgetBundle are searched for, with the files beside them and those of the \
      app that declare a name they use; an app's own @main, tests, Pods and build folders are left out. \
      Nothing is written into the folder. The code is compiled as for an iPhone: os(iOS) is true, @main and \
      @objc are removed, and an import that is not available here is replaced by an empty module, with a \
      finding. A statement with a name of such a module is left out, of a container its head alone, and so is \
      code of other folders that does not compile; a member that no file declares, as Font.brandTitle, has a \
      plain one in its place. If no missing module explains that, it may be a mistake: islet check ends \
      with status 1, and a file that compiled before keeps its last picture.
      """),
    .paragraph(
      """
      The states of #Preview(as:using:) are shown, and n and N step through them. An activity without a \
      preview has up to \(ActivityExample.statesMaximum) sample states: one of initial values, or of values by their names, then \
      others that differ in one thing each:
      """),
    .literal(
      """
      another case of an enumeration, with progress that fits (waiting, done)
      a Boolean that is not as before
      a change of the other sign
      a number on the other side of one that the code compares it with
      a text that the code compares, or looks for in one, or an empty one
      an optional value that is nil
      two of these at once, and other attributes, where only both show a word or a symbol
      """),
    .paragraph(
      """
      An activity whose types refuse sample values is named, as are widgets of the Home Screen and \
      previews of single views, which are compiled and not drawn. Each save of a small widget is shown about a second \
      later. While the code does not compile, the last picture stays, and the inspector has the errors with file, \
      line and column. The feed, the selected card, the theme and the clock stay as they are.
      """),
    .paragraph(
      """
      The code runs in a process of its own. If it crashes, exits, or takes more than \
      \(PreviewHostProcess.timeout.components.seconds) s, islet names the state, the presentation and the line (no \
      line if it waits in the C library), and shows a mark in its place.
      """),
    .paragraph(
      """
      The first start makes a library from islet's own source, and keeps it in $XDG_CACHE_HOME/islet or \
      ~/.cache/islet. It takes seconds where the README's command has built islet, as nearly all is compiled there, and \
      some minutes elsewhere. Swift must be installed (https://www.swift.org/install).
      """),
    .paragraph("Or a package: with a Package.swift of these lines, swift run MyWidgets is islet."),
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
      snapshot --previews. There, pictures of previews begin at the present time, as Date() does; with \
      --source, Date() is the picture's time, and pictures begin at 9:41 on 20 November 2026, the same each time.
      """),
  ]
}
