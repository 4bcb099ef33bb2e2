import LockScreenSession
import FeedReports
import LiveActivities

/// The texts that the program carries about what other modules know: rules, facts, schemas, formats.
enum ReferenceTexts {
  /// The words that `islet explain` knows.
  static var explainedNames: [String] { ChosenRule.allCases.map(\.rawValue) }

  /// The explanation of a fact such as `AK 3.17`, or of a rule; `nil` for an unknown one.
  static func explanation(of what: String) -> String? {
    let rules = ChosenRule.allCases.filter {
      $0.rawValue.lowercased() == what.lowercased() || $0.facts.lowercased() == what.lowercased()
    }
    return rules.isEmpty ? nil : rules.map(words).joined(separator: "\n")
  }

  /// The list that `islet rules` prints.
  static var rules: String {
    "Where Apple is silent or its sources disagree, islet chose:\n\n"
      + ChosenRule.allCases.map(words).joined(separator: "\n")
  }

  private static func words(_ rule: ChosenRule) -> String {
    "\(rule.rawValue) (\(rule.facts))\n  \(rule.reason)\n"
  }

  /// The JSON Schema of a format.
  static func schema(_ name: SchemaName) -> String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "islet \(name.rawValue)",
      "type": "object"
    }

    """
  }

  /// All about the feed.
  static var feed: String {
    """
    THE FEED

    A feed is UTF-8 JSON: one object a line, or spread over lines, so an .apns file goes in as it is.

        my-server | islet          standard input; keys then come from the terminal
        islet a.ndjson b.ndjson    files, one after the other
        islet --socket [PATH]      many clients at once; islet send and islet watch are two of them

    A line that is an object and nothing else, from its first column on, always begins anew: a line
    that was cut off costs itself only. An object may have 1 MiB and 128 levels.

    PUSHES

    A push is an APNs payload, and whose it is:

        {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200000,"event":"start",
          "attributes-type":"PizzaAttributes","attributes":{"numberOfPizzas":2},
          "content-state":{"driverName":"Anne"},"relevance-score":50,"stale-date":2000000000,
          "alert":{"title":"Order taken","body":""}}}
        {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200060,"event":"update",
          "content-state":{"driverName":"Maya"}}}
        {"app":"com.example.pizza","activity":"42","aps":{"timestamp":1795200120,"event":"end",
          "dismissal-date":2000000000}}

    Key            Meaning
    app            the bundle id; "Simulator Target Bundle" and a topic (….push-type.liveactivity)
                   are taken for it; "local" without it
    activity       the sender's own name for the activity; "1" without it
    token          instead of activity: a token that islet gave out
    channel        instead of activity: a broadcast channel
    headers        apns-topic, apns-push-type, apns-priority, apns-expiration, apns-collapse-id,
                   apns-channel-id; they are checked, and the answer of APNs is the verdict
    request-id     on a socket: comes back with the verdict, and with what ActivityKit would return

    Keys of aps that are not ActivityKit's are ignored, as the phone ignores them. A single payload
    that says neither whose it is nor which is taken by check and snapshot as news of an activity
    that runs.

    LOCAL EVENTS

    A local event says what an app, the person or the device did. "app" and "activity" go beside it.

        {"request":{"attributes-type":…,"attributes":{…},"content-state":{…},"stale-date":…,
          "relevance-score":…,"style":"standard|transient","push-type":"token" or {"channel":…},
          "start":1795203600,"alert":{…},"from":"app|intent|extension"}}
        {"update":{"content-state":{…},"alert":{…}}}
        {"end":{"dismissal-policy":"default|immediate" or 1795203600}}
        {"scene":"foreground|background|terminated"}
        {"settings":{"activities":false}}                       or "frequent-updates"
        {"person":"dismiss|tap|long-press|fold|unfold|collapse-island|hide-island|restore-island"}
        {"person":"press-button","button":"Pause","on":"lock-screen|expanded|compact|minimal|carplay"}
        {"declare":{"NSSupportsLiveActivities":false}}          or "…FrequentUpdates",
                                                                "push-notifications", "entitled"
        {"device":"lock|unlock|always-on|awake|standby"}
        {"device":{"ios":"17.2"}}                               "dynamic-island": false
        {"device":{"appearance":"light|dark|automatic"}}        "live-activities", "storage-full"
        {"tokens":"rotate" or {"push-to-start":"RideAttributes"}}
        {"channels":{"create":"bWF0Y2g=","message-storage-policy":1} or {"delete":…}}
        {"budget":"off|report|enforce"}                         or {"over":…,"updates-per-hour":15,
                                          "frequent-updates-per-hour":60,"starts-per-hour":10}
        {"clock":"pause|resume|next-deadline"}                  or {"advance":"1h30m"}, {"rate":60},
                                                                {"set":1795203600}
        {"theme":"dawn" or {…}}
        {"layout":{…}}

    A declare is the whole of what the app's author declares: a key that is left out is as if it had
    never been said. "dynamic-island" comes before all else.

    VERDICTS

    Verdict        Meaning
    applied        the phone would do it
    dropped        a rule of iOS dropped it, which is named; islet explain has more about it
    rejected       it can't be read: line, column, key path, what was expected and what came

    A bad line costs that line only; the state before it is kept. A note says what the phone would do
    without a word: a Unix time where a Swift Date counts from 2001, a key that nothing reads, a spent
    budget, a text that ends in …, a card higher than 160 points, ink that can't be read. At its end
    islet sums up on standard error:

        islet: 1 of 5 lines was rejected:
          feed.ndjson line 5: column 31: aps.timestamp: expected a whole number of seconds since
          1970, found the string "1"

    BUDGETS

    Budgets are a model: 15 updates an hour at priority 10, 60 with frequent updates, 10 starts,
    coming back evenly. A broadcast spends once, however many listen. Beyond the budget a push is
    applied and noted; with --budget enforce it is dropped.

    THE SOCKET

    The socket is a unix stream socket for its owner alone: $XDG_RUNTIME_DIR/islet/islet.sock, or
    /tmp/islet-UID/islet.sock, or PATH. A client writes lines, and reads:

        {"request-id":7,"aps":{…}}                  the verdict, and what ActivityKit would return
        {"subscribe":["activityStateUpdates","pushTokenUpdates","verdicts"]}
        {"subscribe":["events"]}                    all events from then on

    A client that does not read is cut off; the others notice nothing. Nothing in a feed reaches the
    terminal as control: escape sequences, and characters that override direction, are shown as marks.

    """
  }

  /// All about scenarios.
  static var scenarios: String {
    """
    SCENARIOS

    A scenario is a feed whose lines have times and expectations. islet check runs it without waiting:

        {"at":0,"app":"a","scene":"foreground"}
        {"at":0,"app":"a","activity":"1","request":{"attributes-type":"T","attributes":{},
          "content-state":{}},"expect":{"state":"active"}}
        {"at":"8h","app":"a","activity":"1","expect":{"state":"ended","cause":"eightHourLimit",
          "lock-screen":["1"],"island":"none"}}
        {"at":"8h1m","app":"a","activity":"1","update":{"content-state":{}},
          "expect":"activityEnded"}

        islet check --quiet tests/*.ndjson     exit status 1 where a line is not as expected

    "at" is seconds, or "1h30m", after the start: eight hours take no time. Without it the clock
    follows the pushes' timestamps. Each file is a run of its own, so a layout for all of them comes
    by --layout; without one, an attributes type of islet's samples (RideAttributes, say) is decoded
    into their Swift types. JSON has no comments: a "note", alone or on any line, is one.

    EXPECTATIONS

    "expect" is a verdict, or an object with some of these keys:

    Key                    Value
    verdict                applied, dropped, rejected, a rule's name, APNs' reason, or "AK 3.17"
    error                  an ActivityAuthorizationError, by its case's name
    state                  active, pending, stale, ended, dismissed; none for one that is not kept
    cause                  the reason for the state, such as eightHourLimit
    score                  the relevance score
    content-state          the content state; order and blanks do not matter
    island                 none, compact A, minimal A B or expanded A
    lock-screen            the activities, top first, each one a card or a folded stack
    banner                 the activity that is shown as a banner, or none
    events                 names of events that happened in this order since the line before
    finding                words that a note on the line has, or none
    areActivitiesEnabled   true or false, of the app

    """
  }

  /// All about layouts.
  static var layouts: String {
    """
    LAYOUTS

    An activity's views come from a layout in JSON: in a feed line, or by --layout FILE. Else they
    come from a Swift widget that islet was built with; else a plain card shows the values. A layout
    is SwiftUI's tree by SwiftUI's names, with a view's modifiers beside it:

        {"layout":{"attributes-type":"RideAttributes",
          "lock-screen":{"VStack":[
            {"HStack":[{"Image":{"systemName":"bicycle"}},
                       {"Text":"{attributes.bike}","font":"headline"},{"Spacer":{}},
                       {"Text":{"date":"{state.started}","style":"timer"},
                        "foregroundStyle":"secondary"}]},
            {"Text":"{state.speed|%.1f}","font":{"size":48},"foregroundStyle":"tint"},
            {"ProgressView":{"value":"{state.progress}"}}],"padding":16},
          "compact-leading":{"Image":{"systemName":"bicycle"}},
          "compact-trailing":{"Text":"{state.speed|%.0f}"},
          "minimal":{"Text":"{state.speed|%.0f}"},
          "expanded":{"leading":…,"trailing":…,"center":…,"bottom":…}}}

    islet --layout ride.json watches the file: saved, it is on screen at once.

    VIEWS

    Text, Image, Label, Button and Toggle ({"Button":"Pause","label":"Pause"},
    "isOn":"{state.on}"), HStack, VStack, ZStack, Group, ForEach, if, Spacer, Divider, ProgressView,
    Color, LinearGradient, Rectangle, RoundedRectangle, Capsule, Circle, ContainerRelativeShape,
    EmptyView.

        {"ForEach":{"in":"{state.items}","as":"stop","content":{"Text":"{stop.name}"}}}
        {"if":"{state.phase}","is":"ride","then":{"Text":"On the road"},"else":{"Text":"Resting"}}

    ForEach repeats its content; without "as" the element is {item}. if without "is" asks for true.
    Either takes an array of views, too.

    MODIFIERS

    Fonts and weights, foregroundStyle, tint, opacity, background, overlay, padding, frame, offset,
    fixedSize, layoutPriority, lineLimit, multilineTextAlignment, truncationMode, clipping and
    corners; transition, contentTransition, animation and id (islet help motion).

    Beside the views stand their colors. Bound to a value that is no color, each is left to the system.

    Key                                   Meaning
    activityBackgroundTint                the card's ground
    activitySystemActionForegroundColor   the ink of the Clear button beside a card swiped aside
    keylineTint                           the island's edge

    BINDINGS

    {state.items[0].name} and {attributes.x} are bindings; {state.speed|%.1f} has a form. A date is
    seconds since 2001, as Swift's Date decodes it. A value that is not there shows as —.

    TYPES

    A layout may say what the app's Swift types are. A push that they can't be decoded from is then
    dropped, as on the phone, and the key is named:

        "attributes":{"bike":"String"},
        "content-state":{"speed":"Double?","eta":"Date","legs":[{"km":"Int"}],"phase":"ride|rest"}

    Types are spelt as in Swift: String, Bool, the Ints, Double, Float, Date, URL, UUID, Data, Any,
    [Date]?, [String: Int], ClosedRange<Date>. An object is a struct, an array of one type an array,
    {"?":{…}} an optional struct, "ride|rest" an enum of strings.

    MEASURES

    One cell is 8 x 16 points; halves of a cell round up across and down vertically: an 8-point gap
    costs a column, but none of the ten rows. Fonts of 28 points and more are block letters of 2 to 5
    rows; where a letter could not be read (two rows hold four pixels) the text is bold instead,
    unless --glyphs sextant lends more pixels. A layout may have 128 KiB, 512 views and 512 bindings,
    a text 4 KiB.

    In Swift the same is written with WidgetKit's own words: Sources/SampleActivities holds
    activities as an app's author would write them.

    """
  }

  /// All about themes.
  static var themes: String {
    """
    THEMES

    A theme is a JSON file: wallpaper, clock, glass and inks. A view that asks for no color of its
    own takes the theme's, so a card never looks out of place. m shows the colors of iOS instead.

        islet themes                             all of them; Enter plays the demo in one
        islet --theme mine.json                  yours: saved, it is on screen at once
        islet themes --check mine.json           what is wrong with it, and how well it reads
        islet check --themes all feed.ndjson     every text of your activities, on every theme
        islet snapshot --demo --size 49x38 --theme sunset,candy,aurora,paper \\
          --colors theme,system --format svg     themes above, the colors of iOS below

    A whole theme:

        {"name":"mine","title":"Mine","appearance":"dark",
         "wallpaper":{"angle":8,
                      "stops":[{"at":0,"color":"#1B1B45"},{"at":1,"color":"#7A3B6D"}],
                      "glows":[{"color":"#FF4E7A59","x":0.1,"y":0.56,"radius":0.3}],
                      "scenery":[{"stars":{"color":"#FFFFFF99","count":120}}],"drift":240},
         "clock":"vibrant","date":"#F3E9F4","card":{"blur":28,"tint":"#1E1430B8"},"tint":"#7DFFB2",
         "foreground":["#FFFFFF","#D9CBDD","#BDACC6","#A594AE"]}

    Every key must be there, and no other may be. A mistake is named by file, key and reason; while a
    file on screen is broken, the last good theme stays.

    Key          Value
    name         the name for --theme; title is its name for people
    appearance   light or dark
    wallpaper    the ground, glows upon it, then scenery; see below
    clock        a color, or "vibrant": made of what is behind it
    date         a color
    card         glass: the wallpaper beneath it, blurred by so many points, under the tint
    foreground   four colors: .primary to .quaternary on a card; a view's own colors stay its own
    tint         the accent

    WALLPAPER

    Part         Values
    ground       one of color, stops (with angle), radial, and mesh (rows of colors, warp)
    glows        soft lights: color, x, y and radius, in parts of the screen
    scenery      stars, sun, planet, aurora, clouds, rain, ridge, floor, stripes, specks, grain,
                 emoji; the files in Themes/ use them all
    drift        the seconds of a cycle in which the wallpaper moves

    Colors are #RRGGBB, or #RRGGBBAA with opacity.

    READABILITY

    islet themes --check measures clock, date and card text in both appearances against the cells
    really beneath them, on terminals of 24 rows and more: 4.5:1, and 3:1 for large text. A theme
    that fails is refused with the ratio and what it needs.

    """
  }
}
