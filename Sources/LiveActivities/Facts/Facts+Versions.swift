// Chapters 9 to 11 of the facts: versions, open points, and the assertions that scenarios hold islet to.
extension FactSection {
  static let versions = FactSection(
    id: "9", title: "Versions",
    statement:
      "16.1: the first, with the compact, minimal and expanded island. 16.2: stale dates, relevance scores, "
      + "frequent pushes. 17.0: buttons, toggles, animations of a layout's own, StandBy, iPad. 17.2: starts "
      + "by push, timestamps of calls. 18.0: transient style, broadcast channels, Apple Watch. 26.0: "
      + "scheduled starts, CarPlay, Mac.",
    facts: [])

  static let openPoints = FactSection(
    id: "10", title: "Open points",
    statement:
      "Where Apple is silent or its sources disagree, islet chooses and says so: islet rules lists the choices.",
    facts: [])

  static let scenarios = FactSection(
    id: "11", title: "Assertions",
    statement:
      "Twenty assertions, T1 to T20, hold islet to these facts: each is a scenario among its tests.",
    facts: [])
}
