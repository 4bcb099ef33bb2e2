import LiveActivities

extension Wording {
  /// What `--help` says.
  static func help(_ topic: HelpTopic, themes: [String], demos: [String]) -> String {
    switch topic {
    case .islet: islet(themes: themes)
    case .demo: demo(demos: demos)
    case .snapshot: snapshot
    case .cast: cast
    case .check: check
    case .send: send
    case .watch: watch
    }
  }

  private static func islet(themes: [String]) -> String {
    """
    islet shows iOS Live Activities on a lock screen in the terminal.

      islet                  the demo; the feed, when one is piped in
      islet [FILE…]          the feed in these files; - is standard input
      islet demo [NAME]      an embedded feed
      islet snapshot FILE…   one picture on standard output, no terminal needed
      islet cast FILE…       the whole run as a recording for asciinema
      islet check FILE…      every line's verdict, what happened and what to mind
      islet send [FILE…]     lines to a running islet, and their verdicts
      islet watch            what happens in a running islet
      islet rules            the rules that islet chose where Apple is silent

      --socket [PATH]        also listen for feeds on a unix socket
      --layout FILE          a layout in JSON; may be given several times
      --theme NAME|FILE      \(themes.joined(separator: ", ")), or a file
      --ios VERSION          \(IOSVersion.all.map(\.description).joined(separator: ", ")); the newest without it
      --device NAME          iphone-17, or iphone-16e, which has no island
      --budget off|report|enforce
                             what happens to pushes beyond the budget; report without it
      --glyphs quadrant|sextant|ascii
                             what large letters are made of; with ascii, everything
      --colors theme|system  whose colors activities have that ask for none
      --motion full|reduced|off
                             how much moves; --reduce-motion is short for reduced
      --mute                 no bell for alerts
      --exit-at-eof          end when the feed ends
      --version, --help      each command has a --help of its own

    A feed is one JSON object after another: APNs payloads with "app" and "activity" added, or
    "person", "clock", "layout" and other local events. Press ? for the keys, q to quit.
    Exit status: 0; 64 usage, 65 bad data, 66 no input, 69 no terminal or socket, 74 i/o error.

    """
  }

  private static func demo(demos: [String]) -> String {
    """
    islet demo [NAME] plays an embedded feed: \(demos.joined(separator: ", ")).

      --theme, --layout, --ios, --device, --budget, --glyphs, --colors, --motion, --mute
                             as in islet --help

    """
  }

  private static let snapshot = """
    islet snapshot FILE… draws the feed's last state once, the same bytes every time.

      --at SECONDS                   so long after the start of a scenario or demo, or after the end of
                                     a feed without "at", amid what moves; the end, at rest, without it
      --size COLUMNSxROWS            122x40 without it
      --format text|ansi|svg         text without it
      --depth 24|256|16|8|mono       how many colors a terminal has; 24 bits without it
      --demo [NAME]                  an embedded feed instead of files
      --theme, --layout, --ios, --device, --budget, --glyphs, --colors, --motion
                                     as in islet --help

    - is standard input. The time zone is UTC; the clock is the feed's own, as in islet check.
    Exit status: 0; 1 if a line was rejected; 64 usage, 65 bad data, 66 no input.

    """

  private static let cast = """
    islet cast FILE… --out X.cast records the whole run as an asciicast (version 2), the same bytes
    every time. Play it with asciinema play X.cast.

      --out FILE                     the file to write; - is standard output
      --size COLUMNSxROWS            122x40 without it
      --fps N                        frames a second while something moves, 1 to 60; 30 without it
      --for SECONDS                  how long to go on after the feed's end, 2 without it; or how long
                                     the demo lasts, 30 without it
      --depth 24|256|16|8|mono       how many colors a terminal has; 24 bits without it
      --demo [NAME]                  an embedded feed instead of files
      --theme, --layout, --ios, --device, --budget, --glyphs, --colors, --motion
                                     as in islet --help

    Lines with "at" come at their time after the start. Nothing is waited for.
    Exit status: 0; 1 if a line was rejected; 64 usage, 65 bad data, 66 no input, 74 i/o error.

    """

  private static let check = """
    islet check FILE… runs feeds without a terminal and tells each line's verdict, what happened by
    then, and what a phone would not say. Each file is a run of its own; - is standard input.

      --format text|json             text without it; json is one object a line
      --quiet                        only what was not expected
      --theme, --layout, --ios, --device, --budget
                                     as in islet --help

    Lines with "at" (seconds, or "1h30m") come so long after the start, without waiting; without it the
    clock follows the pushes' timestamps. "expect" says what is expected of a line: a verdict, or an
    object with verdict, error, state, cause, score, content-state, island, lock-screen, banner,
    events, finding, areActivitiesEnabled.
    Exit status: 0; 1 if a line was dropped or rejected that did not expect it, or an expectation was
    not met; 64 usage, 65 bad data, 66 no input.

    """

  private static let send = """
    islet send [FILE…] posts lines to a running islet --socket and prints the verdict on each.

      --socket PATH                  the default path without it
      --format text|json             text without it

    Exit status: 0; 1 if a line was dropped or rejected that did not expect it; 69 no islet.

    """

  private static let watch = """
    islet watch prints what happens in a running islet --socket, until that ends.

      --socket PATH                  the default path without it
      --format text|json             text without it

    """

  /// What `islet rules` says.
  static var rules: String {
    let rules = ChosenRule.allCases.map { rule in
      "\(rule.rawValue) (\(rule.facts))\n  \(rule.reason)\n"
    }
    return "Where Apple is silent or its sources disagree, islet chose:\n\n"
      + rules.joined(separator: "\n")
  }
}
