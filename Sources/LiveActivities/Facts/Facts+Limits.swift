// Chapter 2 of the facts.
extension FactSection {
  static let limits = FactSection(
    id: "2", title: "Limits and times", statement: "", facts: times + sizes + budgets + heights)

  private static let times: [Fact] = [
    Fact(
      "2.1", .documented, [.liveData],
      "An activity is active for 8 hours at most; then the system ends it, and takes it from the island.",
      "Start another one for what lasts longer."),
    Fact(
      "2.2", .documented, [.liveData, .guidelines],
      "An ended activity stays on the Lock Screen for 4 hours at most, so 12 in all; the island and CarPlay "
        + "drop it at once.",
      "Make its last content worth reading for hours."),
    Fact(
      "2.3", .documented, [.liveData],
      "The 4 hours count from the end, whenever that was.", "An early end is also gone early."),
    Fact(
      "2.4", .documented,
      [
        .symbol("activityuidismissalpolicy/after(_:)"), .pushes, .guidelines,
      ],
      "dismissal-date removes an ended activity at that date or 4 hours after the end, whichever comes first; "
        + "a past date removes it at once.",
      "Apple advises 15 to 30 minutes; a date of 0 is the way to remove at once."),
  ]

  private static let sizes: [Fact] = [
    Fact(
      "2.5", .documented, [.liveData, .symbol("activity/update(_:)")],
      "Attributes and content state together have 4 KB at most, for starts and updates alike.",
      "islet counts 4096 bytes of JSON."),
    Fact(
      "2.6", .documented, [.requests, .broadcasts],
      "APNs takes 4096 bytes for a push to a device, and 5120 for a broadcast.",
      "A longer one is answered 413 PayloadTooLarge."),
    Fact(
      "2.7", .documented, [.liveData],
      "Apple gives no number of activities: it \"may depend on a variety of factors\".",
      "Be ready for a refusal at any count."),
    Fact(
      "2.8", .measured, [.web("pushward.app/docs/limits")],
      "An app may have 5 ongoing activities of all its attributes types together; the sixth request throws.",
      "Show one activity that changes, rather than many."),
    Fact(
      "2.9", .claimed, [.web("pushward.app/docs/limits")],
      "The limit of the whole device is not known.", "Handle globalMaximumExceeded."),
    Fact(
      "2.10", .open, [.guidelines],
      "How many activities the Lock Screen shows at once, and whether it stacks them, has no source.",
      "islet stacks by app; a phone may differ."),
    Fact(
      "2.11", .claimed, [.symbol("activity")],
      "One vendor says that a start beyond the limit ends older activities; measured is that it throws.",
      "Follow the error."),
    Fact(
      "2.12", .documented,
      [
        .liveData, .github("iAmVishal16/swiftui-microinteractions/pull/9"),
      ],
      "An image larger than its presentation may keep the activity from starting, or is drawn as a grey box.",
      "Scale images to points of the place: 45 x 36.67 in the minimal island."),
  ]

  private static let budgets: [Fact] = [
    Fact(
      "2.13", .documented, [.pushes, .forum(747624)],
      "A device takes some number of pushes an hour for each app; it is undocumented, and may change.",
      "Send what people would want to see now, and fold the rest into the next one."),
    Fact(
      "2.14", .documented, [.pushes, .session(2023, 10185)],
      "Priority 10 comes at once and counts toward the budget; 5 does not count, and comes when it suits; "
        + "without the header it is 10.",
      "Send routine updates with apns-priority 5."),
    Fact(
      "2.15", .documented, [.pushes, .web("pushward.app/docs/limits")],
      "Over its budget an app is throttled: the device drops pushes in silence, though APNs has answered 200. "
        + "A vendor counts about 15 an hour.",
      "Watch islet's budget meter; --budget enforce drops as a phone does."),
    Fact(
      "2.16", .staff, [.session(2023, 10185)],
      "Frequent updates raise the budget without lifting it; the person can switch them off, which ends the "
        + "app's activities.",
      "Read frequentPushesEnabled, and send less where it is false."),
    Fact(
      "2.17", .staff, [.forum(799505)],
      "Starts by push have a budget of their own on the device, about 10 in a short time; frequent updates "
        + "do not raise it, and only a log says that it is spent.",
      "Test with few starts, and let the app start some itself."),
    Fact(
      "2.18", .claimed,
      [
        .web(
          "techradar.com/phones/iphone/ios-18-is-downgrading-live-activities-widgets-in-one-key-way"
        )
      ],
      "Local updates have no published budget; from iOS 18 on what is shown is reported to refresh every 5 "
        + "to 15 seconds, timers excepted.",
      "Let timers and progress views run by themselves."),
    Fact(
      "2.19", .staff, [.forum(827808)],
      "For broadcasts about one update a second and activity is the guideline; more is dropped or throttled.",
      "Publish scores, and not each second."),
    Fact(
      "2.20", .documented, [.channels],
      "An app has 10000 channels at most in each environment; a stored message lives 8 hours at most.",
      "Delete a channel when its event is over."),
    Fact(
      "2.21", .staff, [.session(2024, 10068)],
      "Apple Watch has a budget like it, which local updates spend, too; starts, ends and alerts go first.",
      "Alert at what a person on the move must know."),
  ]

  private static let heights: [Fact] = [
    Fact(
      "2.22", .documented, [.guidelines, .liveData],
      "On the Lock Screen and in the expanded island an activity is 84 to 160 points high; the system may cut "
        + "more than that.",
      "Stay below 160; islet says which views are cut."),
    Fact(
      "2.23", .measured, [.guidelines],
      "Projects measured less room in the expanded island: 144 points, or 133 below its top.",
      "Leave the last 16 points of the expanded island free."),
    Fact(
      "2.24", .measured, [.guidelines],
      "The first guidelines gave the Lock Screen 160 points and the minimal island 36.67.",
      "The numbers of today are in AK 4.22 and 4.23."),
    Fact(
      "2.25", .measured, [.liveData],
      "What is too high is cut at its top and bottom: nothing scrolls, nothing is scaled.",
      "Put what matters into the middle, or drop lines yourself."),
  ]
}
