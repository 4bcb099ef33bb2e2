import HostIO

/// The table of commands: a row for each, with its options and the properties that they set.
///
/// A row is made when it is asked for, since a start needs only one of them.
struct CommandTable {
  /// The names of the embedded feeds, the standard one first.
  let demos: [String]
  /// The names of the embedded themes, for help and completions.
  var themes: [String] = []

  /// Returns the row of a command.
  subscript(name: CommandName) -> Command {
    switch name {
    case .islet: islet
    case .run: run
    case .demo: demo
    case .snapshot: snapshot
    case .gallery: gallery
    case .cast: cast
    case .check: check
    case .explain: explain
    case .rules: rules
    case .themes: themesCommand
    case .schema: schema
    case .send: send
    case .watch: watch
    case .completions: completions
    case .help: help
    }
  }

  var rows: [Command] { CommandName.allCases.map { self[$0] } }
}

// The commands that open a terminal.

extension CommandTable {
  private var islet: Command {
    Command(
      .islet, .files("[FILE…]"), from: LockScreenOptions(),
      [.socket(optional: \.socket)] + OptionRow.display(themes: themes).within(\.appearance)
        + [.terminalDepth(\.depth), .mute(\.isMuted), .exitAtEOF(\.exitsAtEndOfInput), .version],
      help: Command.Help(
        summary: "Shows iOS Live Activities on a lock screen in the terminal.",
        examples: [
          Command.Example("islet", "the demo; press ? for the keys, q to quit"),
          Command.Example("my-server | islet", "activities as your server pushes them"),
          Command.Example(
            "islet push.apns --theme dawn",
            "a payload in the format of Apple's Push Notifications Console"),
          Command.Example("islet --socket", "wait for lines from islet send and from programs"),
          Command.Example("islet check feed.ndjson", "what each push does, without a terminal"),
        ],
        notes: [
          .paragraph(
            """
            A feed is a sequence of JSON objects, each starting on its own line: an APNs payload as it is sent (with \
            "app" and "activity" added if there are several activities), or another event: {"person":"dismiss"}, \
            {"clock":{"advance":"8h"}}. A file named - is standard input; keys then come from the terminal.
            """)
        ], statuses: [.usage, .dataError, .noInput, .unavailable, .ioError])
    ) { options, files in
      var options = options
      options.source = .feed(files: files.map { FeedPath($0) })
      return .lockScreen(options)
    }
  }

  private var demo: Command {
    Command(
      .demo, .oneOf(demos, syntax: "[\(demos.joined(separator: "|"))]"), from: LockScreenOptions(),
      [.demoTime(\.demoTime)] + OptionRow.display(themes: themes).within(\.appearance)
        + [.terminalDepth(\.depth), .mute(\.isMuted)],
      help: Command.Help(
        summary: "Plays a guided tour, or one of the demo stories.",
        examples: [
          Command.Example("islet demo", "the tour, until you press a key"),
          Command.Example("islet demo ride --theme aurora", "one story, in 40 s"),
          Command.Example("islet demo all --time now", "everything at once, at the real time"),
          Command.Example("islet demo --ios 16.2 --device iphone-16e", "an older phone, no island"),
        ],
        notes: [
          .paragraph(
            """
            The tour repeats each minute, and keeps a theme that --theme names. Any key stops it and does what it always does: from then on it is \
            your turn, and the activities go on. A story starts, changes, alerts, ends and is dismissed within \
            40 s, then it repeats.
            """)
        ], statuses: [.usage, .dataError, .noInput, .unavailable, .ioError])
    ) { [demos] options, names throws(UsageFault) in
      var options = options
      options.source = try .demo(named: names.first, among: demos)
      return .lockScreen(options)
    }
  }

  private var themesCommand: Command {
    Command(
      .themes, .files("[--check [FILE…]]"), from: ThemesOptions(), [.check(\.isChecking)],
      help: Command.Help(
        summary: "Draws every theme, or checks their contrast.",
        examples: [
          Command.Example("islet themes", "arrows select a theme, Enter plays the demo in it"),
          Command.Example("islet themes | cat", "a line for each theme"),
          Command.Example("islet themes --check mine.json", "check a theme of yours"),
        ],
        notes: [
          .paragraph(
            """
            A theme passes if the clock has a contrast of 3:1, and the date, the foreground colors and the tint \
            4.5:1, with every cell that they may be drawn on, in light and in dark, on terminals of 24 rows and more.
            """)
        ], findings: "a theme has an error or too little contrast", statuses: [.usage, .noInput])
    ) { options, files throws(UsageFault) in
      var options = options
      options.files = files
      if let file = files.first, !options.isChecking {
        throw .extraWord(file, command: "themes without --check")
      }
      return .themes(options)
    }
  }
}

extension [OptionRow<AppearanceOptions>] {
  /// Returns the rows for a command whose options contain an appearance.
  func within<Options>(
    _ path: WritableKeyPath<Options, AppearanceOptions>
  ) -> [OptionRow<Options>] {
    map { $0.within(path) }
  }
}
