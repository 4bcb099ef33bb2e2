import ActivityFeed
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
    case .themes: self.themes
    case .send: send
    case .watch: watch
    case .rules: rulesHelp
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
      islet themes           every theme, drawn; with --check FILE… judged
      islet send [FILE…]     lines to a running islet, and their verdicts
      islet watch            what happens in a running islet
      islet rules            the rules that islet chose where Apple is silent

      --socket [PATH]        also listen for feeds on a unix socket; without a path it is
                             $XDG_RUNTIME_DIR/islet/islet.sock or /tmp/islet-UID/islet.sock
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

    A feed is one JSON object after another: an APNs payload as it is, "app" and "activity" added
    where there are several, or what else happens: {"person":"dismiss"}, {"clock":{"advance":"8h"}}.
    README.md has them all. Press ? for the keys, q to quit.
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
                                     as in islet --help; several themes, or both color sources, with
                                     commas between are drawn side by side
    - is standard input. The time zone is UTC; the clock is the feed's own, as in islet check.
    Exit status: 0; 1 if a line was rejected; 64 usage, 65 bad data, 66 no input.

    """

  private static let cast = """
    islet cast FILE… --out X.cast records the whole run as an asciicast (version 2), the same bytes
    every time. Play it with asciinema play X.cast. A feed may last a day, then --for.

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
    islet check FILE… runs feeds without a terminal and tells each line's verdict, what happened, and
    what a phone would do without a word. A file of one payload will do. Each file is a run of its
    own; - is standard input, as is no file.

      --format text|json             text without it; json is one object a line
      --quiet                        only lines that are not as expected, and nothing where all are
      --themes NAME|all              also how well every card reads in a theme, light and dark
      --layout FILE                  its types are what content states are decoded by
      --ios, --device, --budget      as in islet --help

    A verdict is applied; dropped, by a rule of the system; or rejected, since it can't be read.
    AK 3.17 and the like number the facts of ActivityKit that a rule rests on.

    Lines with "at" (seconds, or "1h30m") come so long after the start, without waiting; without it
    the clock follows the pushes' timestamps. "expect" on a line makes a test of it:

      "expect":"applied"             or dropped, rejected, a rule as json names it, or "AK 3.17"
      "expect":{"state":"ended","cause":"eightHourLimit","island":"none"}
                                     keys: \(Expectation.keys.dropLast(6).joined(separator: ", ")),
                                     \(Expectation.keys.suffix(6).joined(separator: ", "))

    Exit status: 0; 1 if a line was dropped or rejected that did not expect it, an expectation was
    not met, or a text can't be read in one of --themes; 64 usage, 65 bad data, 66 no input,
    74 i/o error.

    """

  private static let themes = """
    islet themes draws every theme, small; arrows select one, Enter plays the demo in it, q quits.
    Without a terminal it lists name, title, appearance, how well it reads, and what it is made of.

      --check [FILE…]                judges these files, or all themes of islet's own

    A theme reads well where the clock has a contrast of 3:1, and date, inks and tint 4.5:1, with every
    cell that they may stand upon, in light and in dark, on terminals of 24 rows and more.
    Exit status: 0; 1 if a theme is wrong or does not read well; 64 usage, 66 no input.

    """

  private static let send = """
    islet send [FILE…] posts lines to a running islet --socket and prints the verdict on each.
    Without a file it posts what is piped in or typed.

      --socket PATH                  where islet listens; without it as in islet --help
      --format text|json             text without it; json is one object a line

    A line with "request-id" gets it back in its verdict, with what ActivityKit would return.
    Exit status: 0; 1 if a line was dropped or rejected that did not expect it; 64 usage,
    66 no input, 69 no islet, or one that ended before it had answered; 74 i/o error.

    """

  private static let watch = """
    islet watch prints what happens in a running islet --socket, until one of the two ends.

      --socket PATH                  where islet listens; without it as in islet --help
      --format text|json             text without it; json is one object a line

    Times are the device's, in UTC. A program of yours gets the same objects from the socket when it
    writes {"subscribe":["events"]}, or some streams' names: \(streams.prefix(2).joined(separator: ", ")),
    \(streams.dropFirst(2).prefix(4).joined(separator: ", ")),
    \(streams.dropFirst(6).joined(separator: ", ")); "verdicts" are every line's.
    Whoever leaves 1 MiB of them unread is let go.

    Exit status: 0; 64 usage, 69 no islet.

    """

  private static let streams = EventStream.allCases.map(\.rawValue)

  private static let rulesHelp = """
    islet rules prints the rules that islet chose where Apple is silent or its sources disagree: each
    by its name, the facts that leave it open, and the reason.

    """

  /// What `islet rules` says.
  static var rules: String { RuleBook.listing }
}
