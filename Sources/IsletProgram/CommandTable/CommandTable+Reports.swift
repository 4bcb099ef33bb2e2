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
        summary: "Prints each line's verdict, its effects, and notes.",
        examples: [
          Command.Example("islet check push.apns", "a single payload"),
          Command.Example("islet check --quiet tests/*.ndjson", "in CI: silent where all is well"),
          Command.Example("islet check --layout ride.json feed.ndjson", "judge the layout, too"),
          Command.Example("islet check --types Order.swift push.sh", "judge a script's curl"),
          Command.Example("islet check --themes all feed.ndjson", "every text on every theme"),
          Command.Example(
            "islet check --source RideWidget", "Swift source builds, and all its previews draw"),
        ],
        notes: [
          .paragraph(
            """
            A feed is run without a terminal and without waiting. A verdict is applied; dropped, by a rule of the system; or rejected, since it can't be read. \
            islet explain has more about each rule and about facts such as AK 3.17. Each file is a run of \
            its own, and without a file standard input is.
            """),
          .paragraph(
            """
            A payload may also be in what you have: a curl command, a script, code, a service's request \
            (FCM, OneSignal, Airship, Braze, Pushwoosh, gorush, AWS SNS, node-apn), an array, a page. It is taken \
            out, with a note of the way; placeholders are filled; all faults are told at once.
            """),
          .paragraph(
            """
            Each note and each fault has a rule, such as date.epoch, in its JSON; islet explain has them all.
            """),
          .paragraph(
            """
            Lines with "at" (seconds, or "1h30m") come so long after the start, without waiting; without \
            it the clock follows the pushes' timestamps. "expect" on a line makes a test of it:
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
      options.files = files
      return .check(options)
    }
  }

  var send: Command {
    Command(
      .send, .files("[FILE…]"), from: ClientOptions(),
      [.socket(\.socket), .reportFormat(\.format)],
      help: Command.Help(
        summary: "Posts lines to a running islet, and prints verdicts.",
        examples: [
          Command.Example("islet send push.apns", "from another terminal"),
          Command.Example("my-server | islet send --format json", "for programs"),
        ],
        notes: [
          .paragraph(
            """
            Without a file it posts what is piped in or typed. A line with "request-id" gets it back in its \
            verdict, with what ActivityKit would return.
            """)
        ],
        findings: "a line was dropped or rejected that did not expect it",
        statuses: [.usage, .noInput, .unavailable, .ioError])
    ) { options, files in
      var options = options
      options.files = files
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
          Command.Example("islet watch --now", "the activities that are there, too"),
          Command.Example("islet watch --format json | jq .event", "for programs"),
        ],
        notes: [
          .paragraph(
            """
            It ends with the islet --socket that it watches. Times are the device's, in UTC. A program gets the same objects from the socket when it writes \
            {"subscribe":["events"]}, or some streams' names: \(streams.joined(separator: ", ")); \
            "verdicts" are every line's. \
            A client that leaves 1 MiB of them unread is cut off.
            """)
        ], statuses: [.usage, .unavailable])
    ) { options, _ in .watch(options) }
  }
}
