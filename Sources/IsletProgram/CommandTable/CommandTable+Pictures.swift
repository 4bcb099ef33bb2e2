import ColorScience
import HeadlessRendering
import HostIO

// The commands that draw without a terminal.

extension CommandTable {
  var snapshot: Command {
    let replaced = ["--theme", "--colors"]
    let display = OptionRow.display(themes: themes).filter { !replaced.contains($0.facts.name) }
    return Command(
      .snapshot, .files, from: SnapshotOptions(),
      [
        .demo(among: demos, \.source), .previews(\.source), .source(\.swift),
        .package(\.swift.package),
        .at(\.time), .size(\.size), .pictureFormat(\.style.ownFormat),
        .pictureDepth(\.style.ownDepth),
        .themes(among: themes, \.themes), .colorSources(\.colors),
      ] + display.within(\.appearance),
      help: Command.Help(
        summary: "Draws the feed's last state once, without a terminal.",
        examples: [
          Command.Example("islet snapshot push.apns", "in the terminal's colors"),
          Command.Example("islet snapshot --demo ride --format svg > ride.svg", "for a web page"),
          Command.Example(
            "islet snapshot feed.ndjson --at 90", "90 s after the scenario's start"),
          Command.Example(
            "islet snapshot --demo --size 49x38 --theme sunset,paper --colors theme,system --format ansi",
            "four pictures on a sheet"),
          Command.Example(
            "islet snapshot --source RideWidget --format svg > ride.svg",
            "an app's Swift source, unchanged"),
        ],
        notes: [
          .paragraph(
            """
            The time zone is UTC and the clock is the feed's own, as in islet check, so the same feed gives \
            the same bytes every time. On a terminal a picture has its colors (none with NO_COLOR) and is no \
            wider; in a file or a pipe it is text, unless --format says otherwise.
            """)
        ],
        findings: "a line was rejected", statuses: [.usage, .dataError, .noInput])
    ) { options, files throws(UsageFault) in
      var options = options
      options.source = try options.source.reading(files, for: .snapshot)
      if case .demo = options.source, let time = options.time, time > CastOptions.lengthMaximum {
        throw .badValue(
          option: "--at", value: "\(time.components.seconds)",
          expected: "seconds up to a day of a demo")
      }
      return .snapshot(options)
    }
  }

  var gallery: Command {
    Command(
      .gallery, .none, from: GalleryOptions(),
      [
        .source(\.swift), .package(\.swift.package), .tileSize(\.size),
        .pictureFormat(\.style.ownFormat), .pictureDepth(\.style.ownDepth),
      ] + OptionRow.display(themes: themes).within(\.appearance),
      help: Command.Help(
        summary: "Draws every state of the widgets' previews in every presentation, on one sheet.",
        examples: [
          Command.Example("islet gallery --source RideApp", "an app's Swift source, unchanged"),
          Command.Example(
            "islet gallery --source RideApp --format svg > ride.svg", "for a review"),
          Command.Example(
            "islet gallery --source RideApp --size 49x44 --theme paper --format ansi",
            "larger, on paper"
          ),
        ],
        notes: [
          .paragraph(
            """
            Each row is a state: on the lock screen with the compact island, expanded, minimal beside an \
            activity of another app, and always-on. On a terminal they have its colors (none with NO_COLOR); \
            in a file or a pipe they are text, unless --format says otherwise. Of more than \(GalleryCommand.statesMaximum) states \
            the first are shown. Text and ANSI are no wider than the terminal, or than $COLUMNS; there the \
            pictures of a state go on in rows below. The themes have a gallery of their own: islet themes.
            """)
        ], statuses: [.usage, .dataError, .noInput])
    ) { options, _ in .gallery(options) }
  }

  var cast: Command {
    Command(
      .cast, .files, from: CastOptions(),
      [
        .out(\.output), .castFormat(\.format), .demo(among: demos, \.source), .previews(\.source),
        .source(\.swift), .package(\.swift.package), .size(\.size),
        .framesPerSecond(\.framesPerSecond),
        .length(\.length), .depth(\.depth),
      ] + OptionRow.display(themes: themes).within(\.appearance),
      help: Command.Help(
        summary: "Records the run as an asciicast (version 2) or an animated SVG.",
        examples: [
          Command.Example(
            "islet cast feed.ndjson --out feed.cast", "then: asciinema play feed.cast"),
          Command.Example("islet cast --demo quest --for 12 --out quest.cast", "12 s of a demo"),
          Command.Example(
            "islet cast --demo --for 12 --format svg --out demo.svg", "a picture for a web page"),
        ],
        notes: [
          .paragraph(
            """
            Lines with "at" are applied at that time after the start; no real time passes, and the same feed \
            gives the same bytes every time. A feed may last a day, then --for.
            """),
          .paragraph(
            """
            An SVG plays as an image on a web page, without a script, and repeats. It has at most \
            \(AnimatedSVG.lengthMaximum.components.seconds) s and \(AnimatedSVG.byteCountMaximum >> 20) MiB; a \
            smaller --fps or --size makes it shorter.
            """),
        ], findings: "a line was rejected",
        statuses: [.usage, .dataError, .noInput, .ioError])
    ) { options, files throws(UsageFault) in
      guard !options.output.isEmpty else { throw .missingOption("--out", command: "cast") }
      var options = options
      options.source = try options.source.reading(files, for: .cast)
      return .cast(options)
    }
  }
}

extension OptionRow {
  fileprivate static func pictureDepth(_ path: WritableKeyPath<Options, ColorDepth?>) -> Self {
    OptionRow(
      "--depth", .oneOf([.direct24, .indexed256, .ansi16, .ansi8, .mono]),
      "the colors of the terminal that is drawn for; default: none for text, a terminal's own for a picture on it, "
        + "else 24 bits"
    ) { $0[keyPath: path] = $1 }
  }
}
