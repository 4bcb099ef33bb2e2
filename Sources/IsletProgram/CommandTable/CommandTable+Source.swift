import HostIO

// The command that builds and shows Swift source.

extension CommandTable {
  var run: Command {
    Command(
      .run, .files("FOLDER|FILE… [FEED…]"), from: SourceOptions(),
      [.package(\.package), .socket(optional: \.run.socket)]
        + OptionRow.display(themes: themes).within(\.run.appearance)
        + [.terminalDepth(\.run.depth), .mute(\.run.isMuted)],
      help: Command.Help(
        summary: "Builds a widget's Swift source as it is, shows it, and follows each save.",
        examples: [
          Command.Example("islet run RideApp", "the folder of an Xcode project"),
          Command.Example(
            "islet run RideWidget.swift", "a file; n and N step through its previews"),
          Command.Example("islet run RideApp feed.ndjson", "by a feed instead of the previews"),
          Command.Example(
            "islet check --source RideApp", "in CI: it builds, and all previews draw"),
        ],
        notes: SourceTexts.notes,
        statuses: [.usage, .dataError, .noInput, .unavailable, .ioError])
    ) { options, paths throws(UsageFault) in
      guard !paths.isEmpty else {
        throw .missingWord(
          command: "run", expected: "a folder or a file with Swift source, such as RideApp")
      }
      var options = options
      options.paths = paths
      return .run(options)
    }
  }
}
