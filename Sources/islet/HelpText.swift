extension Wording {
  /// What `--help` says.
  static func help(_ topic: HelpTopic, themes: [String], demos: [String]) -> String {
    switch topic {
    case .islet: islet(themes: themes)
    case .demo: demo(demos: demos)
    case .snapshot: snapshot
    }
  }

  private static func islet(themes: [String]) -> String {
    """
    islet shows iOS Live Activities on a lock screen in the terminal.

      islet                  the demo; the feed, when one is piped in
      islet [FILE…]          the feed in these files; - is standard input
      islet demo [NAME]      an embedded feed
      islet snapshot FILE…   one picture on standard output, no terminal needed

      --socket [PATH]        also listen for feeds on a unix socket
      --layout FILE          a layout in JSON; may be given several times
      --theme NAME|FILE      \(themes.joined(separator: ", ")), or a file
      --glyphs quadrant|sextant
                             what large letters are made of
      --exit-at-eof          end when the feed ends
      --version, --help      also: islet demo --help, islet snapshot --help

    A feed is one JSON object after another: APNs payloads with "app" and "activity" added, or
    "person", "clock", "layout" and "theme" events. Press ? for the keys, q to quit.
    Exit status: 0; 64 usage, 65 bad data, 66 no input, 69 no terminal or socket, 74 i/o error.

    """
  }

  private static func demo(demos: [String]) -> String {
    """
    islet demo [NAME] plays an embedded feed: \(demos.joined(separator: ", ")).

      --theme, --layout, --glyphs    as in islet --help

    """
  }

  private static let snapshot = """
    islet snapshot FILE… draws the feed's last state once, the same bytes every time.

      --at SECONDS                   so long after the feed's end; 0 without it
      --size COLUMNSxROWS            122x40 without it
      --format text|ansi|svg         text without it
      --demo [NAME]                  an embedded feed instead of files
      --theme, --layout, --glyphs    as in islet --help

    - is standard input. The time zone is UTC; the clock starts at the feed's newest timestamp.
    Exit status: 0; 1 if a line was rejected; 64 usage, 65 bad data, 66 no input.

    """
}
