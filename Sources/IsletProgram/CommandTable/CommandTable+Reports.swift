import ActivityFeed
import HostIO
import LiveActivities

// The commands that report the verdicts on lines.

extension CommandTable {
  var check: Command {
    Command(
      .check, .files("[FILE…]"), from: CheckOptions(),
      [
        .reportFormat(\.format), .quiet(\.isQuiet), .strict(\.strictness), .deny(\.strictness),
        .allow(\.strictness, asking: \.appearance.asksPermission), .against(\.against),
        .judgedThemes(among: themes, \.themes), .previews(\.usesPreviews), .source(\.swift),
        .package(\.swift.package),
      ] + OptionRow.judged(themes: themes).within(\.appearance),
      help: Command.Help(
        summary: "Checks payloads and layouts: prints each line's verdict, effects and findings.",
        examples: [
          Command.Example("islet check push.apns", "a single payload"),
          Command.Example("islet check --quiet tests/*.ndjson", "in CI: silent where all is well"),
          Command.Example("islet check --layout ride.json feed.ndjson", "check the layout, too"),
          Command.Example(
            "islet check --types Order.swift push.sh", "check the curl command of a script"),
          Command.Example(
            "islet check --themes all feed.ndjson", "the contrast of every text in every theme"),
          Command.Example(
            "islet check --source RideWidget", "build Swift source, and draw all its previews"),
        ],
        notes: [
          .paragraph(
            """
            A feed is run without a terminal, and no real time passes. A line is applied; dropped, by a rule of iOS; or \
            rejected, because it can't be read. islet explain describes each rule, and facts such as AK 3.17. Each file is a \
            run of its own; without files, standard input is read.
            """),
          .paragraph(
            """
            The payload may be in a curl command, a script, source code, a push service's request (FCM, OneSignal, \
            Airship, Braze, Pushwoosh, gorush, AWS SNS, node-apn), an array or a web page: islet extracts it and notes how, \
            fills in placeholders, and reports all errors at once.
            """),
          .paragraph(
            """
            Each finding and each error has a rule, such as date.epoch, in its JSON; islet explain describes them all.
            """),
          .paragraph(
            """
            A line with "at" (seconds, or "1h30m") is applied that long after the start. Without "at", the clock \
            follows the pushes' timestamps. "expect" on a line makes a test of it:
            """),
          .literal(
            """
            "expect":"applied"     or dropped, rejected, a rule's name, or "AK 3.17"
            "expect":{"state":"ended","cause":"eightHourLimit","island":"none"}
            """),
          .paragraph(
            """
            Its keys are \(Expectation.keys.joined(separator: ", ")). \
            islet help scenarios has examples.
            """),
        ],
        findings:
          "a line was dropped or rejected that did not expect it, an expectation was not met, "
          + "or a text can't be read in one of --themes",
        statuses: [.usage, .dataError, .noInput, .ioError])
    ) { options, files in
      var options = options
      options.files = files.map { FeedPath($0) }
      return .check(options)
    }
  }

  var send: Command {
    Command(
      .send, .files("[FILE…]"), from: ClientOptions(),
      [.socket(\.socket), .reportFormat(\.format)],
      help: Command.Help(
        summary: "Sends lines to a running islet, and prints their verdicts.",
        examples: [
          Command.Example("islet send push.apns", "from another terminal"),
          Command.Example("my-server | islet send --format json", "for programs"),
        ],
        notes: [
          .paragraph(
            """
            Without files, it sends what is piped in or typed. The verdict on a line with "request-id" has the same \
            id, and what ActivityKit would return.
            """)
        ],
        findings: "a line was dropped or rejected that did not expect it",
        statuses: [.usage, .noInput, .unavailable, .ioError])
    ) { options, files in
      var options = options
      options.files = files.map { FeedPath($0) }
      return .send(options)
    }
  }

  var watch: Command {
    let streams = EventStream.allCases.map(\.rawValue)
    return Command(
      .watch, .none, from: ClientOptions(),
      [.socket(\.socket), .now(\.showsActivities), .reportFormat(\.format)],
      help: Command.Help(
        summary: "Prints what happens in a running islet.",
        examples: [
          Command.Example("islet watch", "state changes with their cause, tokens, taps"),
          Command.Example("islet watch --now", "the current activities first"),
          Command.Example("islet watch --format json | jq .event", "for programs"),
        ],
        notes: [
          .paragraph(
            """
            It ends when the islet --socket that it watches ends. Times are the device's, in UTC. A program gets the same objects from the socket when it writes \
            {"subscribe":["events"]}, or some streams' names: \(streams.joined(separator: ", ")); \
            "verdicts" has the verdict on every line. \
            A client that leaves 1 MiB unread is disconnected.
            """)
        ], statuses: [.usage, .unavailable])
    ) { options, _ in .watch(options) }
  }
}
