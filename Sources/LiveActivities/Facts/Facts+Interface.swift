// Chapter 1 of the facts: ActivityKit's interface, and the life of an activity.
extension FactSection {
  static let interface = [starting, updating, states]

  private static let starting = FactSection(
    id: "1a", title: "Types and starting", statement: "",
    facts: [
      Fact(
        "1.1", .documented, [.symbol("activity")],
        "A Live Activity is an Activity of some attributes type; the class is there from iOS 16.1 on.",
        "Each attributes type has activities, tokens and layouts of its own."),
      Fact(
        "1.2", .documented, [.symbol("activityattributes"), .liveData],
        "Attributes are fixed for an activity's life; only its content state changes.",
        "Put all that may change into content-state; a push can't mend the attributes."),
      Fact(
        "1.3", .documented, [.symbol("activitycontent"), .session(2023, 10184)],
        "From iOS 16.2 on content is a state, a stale date and a relevance score, which is 0 unless given.",
        "Give scores to all activities of an app, or to none."),
      Fact(
        "1.4", .documented, [.symbol("activity"), .pushes],
        "request starts an activity; iOS 17.2 adds a start by push, 18 a style, and 26 a scheduled start, "
          + "which must have an alert.",
        "Look at the person's version before you rely on one of them."),
      Fact(
        "1.5", .documented, [.symbol("activity"), .liveData],
        "request works only while the app is in the foreground, except in a LiveActivityIntent, by push, "
          + "or at a scheduled start.",
        "From a server start by push; in the app wait until its scene is active."),
      Fact(
        "1.6", .documented, [.interactivity],
        "A LiveActivityIntent runs in the app's process and a plain AppIntent in the extension's, where "
          + "request fails with unsupportedTarget.",
        "Start activities from a LiveActivityIntent."),
      Fact(
        "1.7", .documented, [.liveData, .pushes],
        "The app's Info.plist must have NSSupportsLiveActivities; frequent pushes need "
          + "NSSupportsLiveActivitiesFrequentUpdates, too.",
        "Set the keys in the app's target, and not in the extension's."),
      Fact(
        "1.8", .documented, [.liveData, .symbol("activitystyle")],
        "A transient activity (iOS 18) fills the expanded island, and ends when the person locks the device, "
          + "collapses it, taps beside it or leaves the app.",
        "Use it for what ends within the same use of the phone."),
      Fact(
        "1.9", .documented, [.symbol("activity")],
        "A scheduled activity (iOS 26) is pending until its start, starts though the app is in the "
          + "background, and counts toward the limits while it waits.",
        "Schedule few: each one takes a place of the app's five."),
      Fact(
        "1.10", .documented, [.symbol("activityauthorizationinfo")],
        "Live Activities are allowed until the person switches them off in Settings; sources disagree on "
          + "whether the Lock Screen asks with an app's first activity.",
        "Read areActivitiesEnabled before a request, and listen to its updates."),
    ])

  private static let updating = FactSection(
    id: "1b", title: "Updating and ending", statement: "",
    facts: [
      Fact(
        "1.11", .documented, [.symbol("deprecated-symbols")],
        "The calls of iOS 16.1, which take a bare content state, are deprecated from 16.2 on.",
        "Use those with ActivityContent."),
      Fact(
        "1.12", .documented, [.symbol("activity/update(_:)")],
        "update takes a content, and perhaps an alert, from iOS 16.2 on.",
        "Give an alert only to what deserves to light the screen."),
      Fact(
        "1.13", .documented, [.symbol("activity/update(_:alertconfiguration:timestamp:)")],
        "From iOS 17.2 on update takes a timestamp, and is ignored where that is older than the last one.",
        "Pass the server's time where an app and a server both update."),
      Fact(
        "1.14", .documented, [.symbol("activity/end(_:dismissalpolicy:timestamp:)")],
        "end takes a last content, a dismissal policy and, from iOS 17.2 on, a timestamp; an older one is "
          + "ignored.",
        "Send an end with the time at which you send it, like an update."),
      Fact(
        "1.15", .documented, [.symbol("activity/update(_:)")],
        "update and end never throw, and work in the background; an update of an ended activity does nothing.",
        "Look at activityState: nothing else tells that a call was in vain."),
      Fact(
        "1.16", .staff, [.session(2023, 10185)],
        "An end without content keeps showing the last one until the activity is dismissed.",
        "Send a last content state with the end: people see it for up to 4 hours."),
      Fact(
        "1.17", .measured, [.symbol("activity/update(_:)")],
        "A local update of more than 4 KB is not applied, and only a log line says so: \"Payload maximum "
          + "size exceeded\".",
        "Measure the encoded state, attributes included."),
      Fact(
        "1.18", .documented, [.symbol("activityuidismissalpolicy")],
        "An ended activity leaves after 4 hours, at once (immediate), or at a date of at most 4 hours (after).",
        "Pick a date 15 to 30 minutes ahead for a result that people want to see."),
    ])

  private static let states = FactSection(
    id: "1c", title: "The life of an activity",
    statement:
      "pending turns active at its start; active turns stale at its stale date and active again with newer "
      + "content; both turn ended by an end or after 8 hours; all turn dismissed by the person, by an "
      + "immediate end, or when an ended one's time is over.",
    facts: [
      Fact(
        "1.19", .documented, [.symbol("activitystate"), .session(2023, 10185)],
        "The states are pending (iOS 26), active, stale (16.2), ended and dismissed. The system ends an app's "
          + "activities when the person switches its Live Activities or its frequent updates.",
        "Listen to activityStateUpdates: an activity can end without you."),
      Fact(
        "1.20", .documented,
        [
          .symbol("activityuidismissalpolicy/default"), .github("loopandlearn/LoopFollow/pull/657"),
        ],
        "With the default policy an activity stays ended until it is really removed, in logs exactly 4 hours "
          + "after the end.",
        "A late dismissed is no sign of a swipe."),
      Fact(
        "1.21", .measured, [.github("loopandlearn/LoopFollow/pull/657")],
        "Activity.activities still holds an ended activity until iOS removes it.",
        "Filter by activityState before you count or reuse one."),
      Fact(
        "1.22", .measured, [.github("loopandlearn/LoopFollow/pull/611")],
        "Nothing tells an app who dismissed an activity: the person, the 4 hours or the app.",
        "Infer it from the time, or look at islet's timeline, which names the cause."),
      Fact(
        "1.23", .staff,
        [
          .forum(729651), .web("dimstar.net/blog/10-questions-with-the-live-activities-team/"),
        ],
        "Activities outlive the app's process, a force quit included; one project reports the opposite.",
        "At launch take up what Activity.activities holds."),
      Fact(
        "1.24", .documented, [.liveData],
        "After a crash an app must find its activities again in Activity.activities; forgotten ones use up "
          + "its limit.",
        "End those that no longer mean anything."),
      Fact(
        "1.25", .claimed,
        [
          .web("thedebonair.co.uk/post/live-activity-is-still-running-after-i-phone-is-rebooted"),
          .session(2025, 230),
        ],
        "A blog says that activities survive a restart; before the first unlock none can be shown.",
        "Do not rely on either."),
    ])
}
