// Chapters 5 to 7 of the facts: views, motion, colors.
extension FactSection {
  static let looks = [motion, colors]

  static let views = FactSection(
    id: "5", title: "Views", statement: "",
    facts: [
      Fact(
        "5.1", .staff, [.session(2023, 10028), .interactivity],
        "Views are archived: their code runs when content arrives, and a system process draws the result.",
        "A view can't watch, fetch or count by itself."),
      Fact(
        "5.2", .documented, [.allowedViews],
        "Allowed are text, images, labels, links, buttons, toggles, stacks, grids, shapes, paths, gradients, "
          + "canvases, gauges and progress views.",
        "islet help layouts lists those of a JSON layout."),
      Fact(
        "5.3", .documented, [.allowedViews, .session(2023, 10028)],
        "Only Button and Toggle with an App Intent react; there is no scrolling, no gesture, no UIKit view.",
        "Move all else into the app."),
      Fact(
        "5.4", .documented, [.liveData],
        "A Live Activity has neither network nor location, so AsyncImage loads nothing.",
        "Put pictures into the bundle or an app group."),
      Fact(
        "5.5", .documented, [.interactivity, .session(2023, 10028)],
        "Buttons and toggles (iOS 17) work in the expanded and the Lock Screen presentation only, and not "
          + "before a locked device has recognized the person.",
        "Offer nothing there that must work at once."),
      Fact(
        "5.6", .documented, [.swiftUI("progressview/init(timerinterval:countsdown:)")],
        "ProgressView(timerInterval:) runs by itself, and takes no custom style.",
        "It saves a push a minute."),
      Fact(
        "5.7", .documented,
        [
          .swiftUI("text/init(timerinterval:pausetime:countsdown:showshours:)")
        ],
        "Text(timerInterval:) counts inside an interval, and stands still from pauseTime on, which is a date.",
        "Give pauseTime as a date within the interval."),
      Fact(
        "5.8", .documented, [.swiftUI("text/datestyle"), .dates],
        "Text(date, style:) runs by itself: timer counts down to a date and then up; relative has no sign; "
          + "of offset the pages disagree.",
        "Use timer for arrivals."),
      Fact(
        "5.9", .documented, [.swiftUI("text/datestyle/relative"), .dates],
        "Apple's pages differ on how relative abbreviates: \"2 hours, 23 minutes\" or \"11 min, 14 sec\".",
        "Leave room for the long form."),
      Fact(
        "5.10", .documented, [.dates],
        "Text(start...end) shows an interval; iOS 18 adds formats of live dates that adapt to their room.",
        "Use them for times of day."),
      Fact(
        "5.11", .claimed,
        [
          .web("openillumi.com/en/en-live-activity-continuous-update-without-push-api")
        ],
        "Text of a timer runs without update or process, and takes the full width that it is offered.",
        "Give it a frame or monospaced digits."),
      Fact(
        "5.12", .documented, [.customViews, .liveData],
        "Modifiers of Live Activities: activityBackgroundTint, activitySystemActionForegroundColor, "
          + "widgetURL, keylineTint, contentMargins, supplementalActivityFamilies, dynamicIsland.",
        "activityBackgroundTint counts on the Lock Screen only."),
      Fact(
        "5.13", .documented, [.guidelines],
        "ContainerRelativeShape has a corner concentric with its container's.",
        "Use it for tiles near an edge."),
      Fact(
        "5.14", .documented, [.guidelines],
        "Private content should be redacted or replaced by a neutral summary; whether iOS redacts by itself "
          + "has no source.",
        "Mark views privacySensitive."),
      Fact(
        "5.15", .documented, [.customViews, .liveData],
        "The environment tells color scheme, luminance, family, full screen, type size and more.",
        "Read isLuminanceReduced and activityFamily."),
    ])

  private static let motion = FactSection(
    id: "6", title: "Motion",
    statement: "A layout can ask for animations; the system decides which run, and for how long.",
    facts: [
      Fact(
        "6.1", .documented, [.animation],
        "iOS 16 ignores withAnimation and animation(_:value:); only built-in transitions count.",
        "Design for the system's own motion there."),
      Fact(
        "6.2", .documented, [.animation, .liveData],
        "Without a word text blurs into its successor, pictures and symbols cross-fade, views that come or go "
          + "fade.",
        "Often that is all you need."),
      Fact(
        "6.3", .documented, [.liveData, .animation],
        "The transitions opacity, move(edge:), slide, push(from:) and their combinations are honored.",
        "Use push(from:) for what replaces something."),
      Fact(
        "6.4", .documented, [.liveData],
        "contentTransition(.numericText(countsDown:)) rolls the digits of numbers and timers.",
        "Set countsDown as your number goes."),
      Fact(
        "6.5", .documented, [.animation, .session(2023, 10028)],
        "From iOS 17 on all built-in transitions and animation(_:value:) are honored; the default is a spring.",
        "Animate the one thing that matters."),
      Fact(
        "6.6", .documented, [.animation, .guidelines],
        "No animation lasts longer than 2 seconds.", "Keep to half a second."),
      Fact(
        "6.7", .documented, [.animation], "Always-On has no animations.",
        "A state must read without its motion."),
      Fact(
        "6.8", .documented, [.animation, .session(2023, 10028)],
        "What changed is found by identity; id(value) makes a new view of it, so that a transition runs.",
        "Give id to what should be replaced."),
      Fact(
        "6.9", .documented, [.animation],
        "animation(nil) and the identity transition switch motion off; Transaction is not available.",
        "Use them for values that change often."),
      Fact(
        "6.10", .documented, [.guidelines],
        "The island's own growing and shrinking is the system's, and beyond the 2 seconds.",
        "Nothing to do."),
      Fact(
        "6.11", .open, [.animation],
        "What happens to several updates within one animation has no source.",
        "Do not send them so close."),
    ])

  private static let colors = FactSection(
    id: "7", title: "Colors", statement: "",
    facts: [
      Fact(
        "7.1", .documented, [.customViews, .swiftUI("view/activitybackgroundtint(_:)")],
        "The Lock Screen's background is white in light and black in dark, or a material: sources disagree.",
        "Set activityBackgroundTint where it matters."),
      Fact(
        "7.2", .documented, [.customViews], "A tint with opacity is translucent.",
        "Judge texts over bright and dark wallpapers."),
      Fact(
        "7.3", .documented, [.customViews],
        "Text follows light and dark; in the island it is white on black.",
        "Use primary and secondary."),
      Fact(
        "7.4", .documented, [.customViews, .forum(771967)],
        "Always-On forces the dark scheme; colors of your own need variants for both.",
        "Define them in an asset catalog."),
      Fact(
        "7.5", .measured,
        [
          .forum(771967), .github("home-assistant/iOS/pull/4815"),
        ],
        "Developers report a dark background with light content in Always-On, and a wrong color as an "
          + "activity starts.",
        "Set background and text together."),
      Fact(
        "7.6", .measured, [.web("oleb.net/2022/live-activity")],
        "No interface tells the Lock Screen's tint or the clock's color.",
        "Use neutral colors; islet --theme shows how they sit."),
      Fact(
        "7.7", .documented, [.customViews, .widgetKit("widgetrenderingmode")],
        "Widgets on the Lock Screen lose their colors, Live Activities keep them.",
        "Color may carry meaning, if it is not alone."),
      Fact(
        "7.8", .staff, [.session(2025, 278)],
        "Tinted and clear looks (iOS 18, 26) render widgets as accented; their effect on activities has no "
          + "source.",
        "Nothing to do."),
      Fact(
        "7.9", .documented, [.guidelines], "StandBy at night tints the whole activity red.",
        "Do not tell states apart by hue alone."),
      Fact(
        "7.10", .documented, [.guidelines],
        "Apple asks for sufficient contrast, and names no number for activities.",
        "islet asks for 4.5:1, and 3:1 for large text, as WCAG does."),
    ])
}
