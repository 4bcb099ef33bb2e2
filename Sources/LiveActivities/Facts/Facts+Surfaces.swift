// Chapter 4 of the facts: where activities are shown.
extension FactSection {
  static let surfaces = [lockScreen, island, alerting, otherSurfaces]

  private static let lockScreen = FactSection(
    id: "4a", title: "The Lock Screen", statement: "",
    facts: [
      Fact(
        "4.1", .staff, [.session(2023, 10194), .guidelines],
        "Activities stand with the notifications, with the same margins of 14 points.",
        "Lay out as for a notification, with margins of 14."),
      Fact(
        "4.2", .documented, [.liveData, .guidelines],
        "The system decides the width, 371 or 408 points on an iPhone, and takes the content's height up to "
          + "160.",
        "Never set a fixed width."),
      Fact(
        "4.3", .documented,
        [
          .symbol("activitycontent/relevancescore"), .session(2023, 10185),
        ],
        "Within an app a higher relevance score is nearer the top.",
        "Give 100 to what matters now and less to the rest."),
      Fact(
        "4.4", .documented, [.liveData, .symbol("activitycontent/relevancescore")],
        "Of equal scores the island shows the activity started first; the order on the Lock Screen, and that "
          + "of apps, has no source.",
        "Set scores where the order matters."),
      Fact(
        "4.5", .documented, [.session(2023, 10194), .customViews, .liveData],
        "A swipe shows a Clear button in the activity's colors, and dismisses and ends the activity.",
        "Set activitySystemActionForegroundColor for its text."),
      Fact(
        "4.6", .documented, [.launching, .linking],
        "A tap opens the app, with widgetURL or else with an NSUserActivity; of several widgetURLs in a view "
          + "none is sure to count.",
        "Set one widgetURL a presentation."),
      Fact(
        "4.7", .documented, [.liveData],
        "Without an island, an alert shows the Lock Screen view for a while as a banner on an unlocked device.",
        "Test the Lock Screen view over bright apps."),
    ])

  private static let island = FactSection(
    id: "4b", title: "The Dynamic Island", statement: "",
    facts: [
      Fact(
        "4.8", .documented, [.guidelines],
        "The island shows an activity only while its app is not in use.",
        "Show the same in the app itself."),
      Fact(
        "4.9", .documented, [.liveData, .guidelines],
        "It is compact while only one app has activities, of which it shows one.",
        "Make the most relevant one worth the place."),
      Fact(
        "4.10", .documented, [.liveData, .session(2023, 10184)],
        "With activities of two apps or more it shows two minimal ones, one attached and one detached.",
        "A minimal view should say something of its own, and be no mere logo."),
      Fact(
        "4.11", .documented, [.liveData],
        "Of an app's activities the one of the highest score is chosen, then the first started.",
        "Raise the score of what becomes urgent."),
      Fact(
        "4.12", .documented, [.liveData, .github("doxx/doxx.net/issues/80")],
        "Which apps are shown, and which is attached, is the system's choice; observed is that the first to "
          + "come keeps its place.",
        "Do not rely on a place."),
      Fact(
        "4.13", .documented, [.liveData],
        "Touching and holding expands the island, a tap opens the app.",
        "Put buttons into the expanded presentation."),
      Fact(
        "4.14", .documented, [.liveData, .guidelines],
        "An alert expands the island \"briefly\"; no source has a number of seconds.",
        "Say the news in the expanded view at a glance."),
      Fact(
        "4.15", .claimed,
        [
          .web("teknojava.com/how-to-use-gestures-in-dynamic-island-on-iphone-14-pro/")
        ],
        "A swipe inward hides an activity from the island without ending it, one outward brings it back.",
        "Nothing tells the app of it."),
      Fact(
        "4.16", .documented, [.customViews, .guidelines],
        "The island is opaque and black with white text, and can't be changed.",
        "Choose colors that read on black."),
      Fact(
        "4.17", .documented, [.customViews, .guidelines],
        "keylineTint colors the island's outline, which is seen on dark backgrounds.",
        "Use the app's own color."),
      Fact(
        "4.18", .documented, [.widgetKit("dynamicislandexpandedregion")],
        "The expanded island has regions: leading and trailing beside the camera, center below it, bottom "
          + "below all.",
        "Put the main content into bottom."),
      Fact(
        "4.19", .documented, [.liveData, .widgetKit("dynamicislandexpandedregion")],
        "center takes its width first, leading and trailing share the rest; the highest priority gets the "
          + "full width.",
        "Keep leading and trailing narrow."),
      Fact(
        "4.20", .documented, [.widgetKit("dynamicislandexpandedregionverticalplacement")],
        "belowIfTooWide moves a region below the camera when it does not fit.",
        "Use it for leading texts of unknown length."),
      Fact(
        "4.21", .documented,
        [
          .widgetKit("dynamicisland/contentmargins(_:_:for:)")
        ],
        "contentMargins sets margins for a mode of the island; the innermost value for an edge wins; the "
          + "default values have no source.",
        "Leave them alone where you can."),
      Fact(
        "4.22", .documented, [.launching, .linking, .guidelines],
        "Compact leading and trailing should open the same place; Link works in expanded and on the Lock "
          + "Screen only. Compact sides are 52 or 62 points wide.",
        "A compact text has room for six letters."),
      Fact(
        "4.23", .documented, [.guidelines],
        "The island is 230 or 250 points wide, expanded 371 or 408; its corners have a radius of 44.",
        "islet --device shows the sizes."),
      Fact(
        "4.24", .documented, [.guidelines],
        "An iPad's Lock Screen gives an activity 425 or 500 points of width; an iPad has no island.",
        "Let rows grow."),
    ])

  private static let alerting = FactSection(
    id: "4c", title: "Alerts", statement: "",
    facts: [
      Fact(
        "4.25", .documented, [.liveData, .guidelines],
        "An alert lights the screen and plays its sound: the island expands, other devices show a banner; the "
          + "words are for Apple Watch.",
        "Alert for what people would look up for."),
      Fact(
        "4.26", .documented, [.liveData],
        "Without an alert the content changes in place, without light or sound.",
        "This is the way for most updates."),
      Fact(
        "4.27", .staff, [.session(2025, 216)],
        "A Focus can silence alerts; details have no source.", "Do not rely on an alert being seen."
      ),
    ])

  private static let otherSurfaces = FactSection(
    id: "4d", title: "Other places", statement: "",
    facts: [
      Fact(
        "4.28", .documented, [.guidelines, .session(2023, 10194), .liveData],
        "StandBy (iOS 17) shows the minimal presentation; a tap shows the Lock Screen view, twice as large.",
        "Supply pictures that bear the double size; isActivityFullscreen tells."),
      Fact(
        "4.29", .documented, [.customViews, .animation],
        "Always-On draws in dark mode, dimmed, with isLuminanceReduced and without animations.",
        "Avoid large bright areas; keep colors apart from each other."),
      Fact(
        "4.30", .documented, [.session(2024, 10068), .customViews],
        "Apple Watch (watchOS 11) shows the compact pair, or the Lock Screen view where the layout supports "
          + "the activity family small.",
        "Declare supplementalActivityFamilies([.small])."),
      Fact(
        "4.31", .documented, [.launching, .session(2024, 10068)],
        "A tap on the watch opens the watch app, if it lists the attributes type, or offers the iPhone.",
        "List the type in the watch app's Info.plist."),
      Fact(
        "4.32", .documented, [.guidelines, .session(2025, 216)],
        "CarPlay (iOS 26) shows the small family or the compact pair; buttons do nothing there.",
        "Say all without a touch."),
      Fact(
        "4.33", .staff, [.session(2025, 278), .guidelines],
        "A Mac (macOS 26) shows the compact pair in its menu bar, and on a click the Lock Screen view; "
          + "sources disagree on the latter.",
        "Nothing to do: it is the iPhone's activity."),
      Fact(
        "4.34", .documented, [.guidelines],
        "On the watch an activity has 152 x 69.5 points (40 mm) to 191 x 81.5 (49 mm).",
        "Two short lines fit."),
      Fact(
        "4.35", .staff, [.session(2026, 223)],
        "iOS 27 shows compact and minimal in landscape, too; isDynamicIslandLimitedInWidth tells.",
        "islet does not emulate iOS 27."),
    ])
}
