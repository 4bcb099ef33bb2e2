// Rows of the table: refusals of a person's action, a change of the device or its clock.
extension Rule {
  static let personRules: [Rule] = [
    notVisible, notInIsland, islandNotExpanded, islandEmpty, nothingHidden, noIsland, noStack,
    deviceLocked, unknownButton, buttonInert, buttonInertInCarPlay, deviceInUse, nothingAsked,
    clockMovedBackwards,
  ]

  package static let notVisible = Rule(
    "notVisible", on: ["4.5"], "\(.activity) is not on the Lock Screen")
  package static let notInIsland = Rule(
    "notInIsland", on: ["4.13"],
    "\(.activity) is not in the island, and only what is there expands")
  package static let islandNotExpanded = Rule(
    "islandNotExpanded", on: ["4.13"], "the island is not expanded")
  package static let islandEmpty = Rule(
    "islandEmpty", on: ["4.15"], "the island shows nothing that could be hidden")
  package static let nothingHidden = Rule(
    "nothingHidden", on: ["4.15"], "nothing is hidden that the island could show again")
  package static let noIsland = Rule("noIsland", on: ["4.7"], "this device has no island")
  package static let noStack = Rule(
    "noStack", on: ["4.3"], "\(.app) has nothing on the Lock Screen")
  package static let deviceLocked = Rule(
    "deviceLocked", on: ["5.5"], "the device is locked, where buttons do nothing",
    remedy: "unlock it first")
  package static let unknownButton = Rule(
    "unknownButton", on: ["5.5"],
    "the views of \(.activity) have no button or toggle \(.button)",
    effect: "there is nothing to press", remedy: "they have \(.known)")
  package static let buttonInert = Rule(
    "buttonInert", on: ["5.5"], "the \(.surface) presentation has no buttons",
    remedy: "the Lock Screen's and the expanded one have")
  package static let buttonInertInCarPlay = Rule(
    "buttonInert.carPlay", on: ["4.32"], "CarPlay shows buttons that do nothing",
    effect: "there is nothing to press on this surface")
  package static let deviceInUse = Rule(
    "deviceInUse", on: ["9"], "the device has had activities, and can't become another one",
    remedy: "say what it is in the first lines")
  package static let nothingAsked = Rule(
    "nothingAsked", on: ["1.10", "3.36"],
    "the Lock Screen does not ask whether activities of \(.app) are allowed",
    remedy: "let it ask, by --allow ask or {\"device\":{\"allow\":\"ask\"}}, and start one")
  package static let clockMovedBackwards = Rule(
    "clockMovedBackwards", on: ["3.17"],
    "the clock would go back from \(.last) to \(.given)", effect: "time only goes on")
}
