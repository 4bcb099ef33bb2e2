import ActivityFeed
import ActivityWidgets
import CellUI
import LiveActivities
import PastedPayloads
import StrictJSON

extension Finding {
  /// The name of the finding's rule, which never changes.
  public var rule: String {
    switch self {
    case .misreadDate: "date.epoch"
    case .probableDate: "date.probablyEpoch"
    case .probableDateText: "date.probablyText"
    case .probableRange: "range.probablyObject"
    case .noViews(_, _, let near): near == nil ? "type.noViews" : "type.misspelt"
    case .layout: "layout.value"
    case .overBudget: "budget"
    case .systemDate(let finding): finding.rule
    case .ignoredKeys: "key.ignored"
    case .unknownHeaders: "header.unknown"
    case .strayKeys: "key.stray"
    case .unknownChannel: "channel.unknown"
    case .repeatedKey: "key.repeated"
    case .unreadKey: "key.undeclared"
    case .uselessKeys: "key.useless"
    case .laterKeys: "key.later"
    case .unknownLink: "link.unknown"
    case .clipped: "view.clipped"
    case .undrawn(let note): note.note.rule
    case .animationsIgnored: "view.animations"
    case .presumedActivity: "activity.presumed"
    case .contrast: "text.contrast"
    case .emptyAlert: "alert.empty"
    case .size: "payload.size"
    case .largePreview: "preview.size"
    case .madeUpStop: "preview.madeUp"
    case .breaks, .changes: "types.breaking"
    case .sameKeys: "attributes.sameKeys"
    case .changedKind: "content.changedKind"
    case .placeholder: "paste.placeholder"
    }
  }

  /// A Boolean value indicating whether the app's code would not come to an end on a phone, which counts in every check.
  var stopsPhone: Bool {
    if case .undrawn(let note) = self, case .tooDeep = note.note { true } else { false }
  }

  /// A Boolean value indicating whether it only informs, so that even a strict check does not count it.
  var isInformation: Bool {
    switch self {
    case .presumedActivity, .size: true
    case .noViews(_, _, let near), .unreadKey(_, let near): near == nil
    case .undrawn: isNote
    case .misreadDate, .probableDate, .probableDateText, .probableRange, .layout, .overBudget,
      .systemDate, .ignoredKeys, .unknownHeaders, .strayKeys, .unknownChannel, .repeatedKey,
      .uselessKeys, .laterKeys, .unknownLink, .clipped, .animationsIgnored, .contrast,
      .emptyAlert, .breaks, .changes, .changedKind, .sameKeys, .placeholder, .largePreview,
      .madeUpStop:
      false
    }
  }

  /// A Boolean value indicating whether it is of the terminal alone, so that nothing can be done about it.
  var isNote: Bool {
    if case .undrawn(let note) = self, case .keptColor = note.note { true } else { false }
  }

  /// The keys that lead to the value that it is about; empty for none.
  public var path: String {
    switch self {
    case .misreadDate(let path, _, _), .probableDate(let path, _, _),
      .probableDateText(let path, _), .probableRange(let path), .noViews(let path, _, _),
      .unknownChannel(let path, _, _), .repeatedKey(let path), .unreadKey(let path, _),
      .breaks(let path, _), .changedKind(let path, _, _),
      .sameKeys(let path), .placeholder(let path, _, _):
      path
    case .systemDate(let finding): finding.path
    case .ignoredKeys(let keys): "aps.\(keys.first ?? "")"
    case .uselessKeys(let keys, _), .laterKeys(let keys, _): "aps.\(keys.first ?? "")"
    case .strayKeys(let keys): keys.first ?? ""
    case .unknownHeaders(let names): "headers.\(names.first ?? "")"
    case .emptyAlert: "aps.alert"
    case .size: "aps"
    case .changes(let fault, _): "\(fault.part.rawValue).\(fault.keyPath)"
    case .layout, .overBudget, .unknownLink, .clipped, .undrawn, .animationsIgnored,
      .presumedActivity, .contrast, .largePreview, .madeUpStop:
      ""
    }
  }
}

extension SystemDateFinding {
  fileprivate var rule: String {
    switch self {
    case .staleOnArrival: "date.staleOnArrival"
    case .neverPresented: "date.staleAtStart"
    case .unread: "date.staleUnread"
    case .ancient: "date.ancient"
    case .milliseconds, .lateExpiration: "date.milliseconds"
    }
  }

  fileprivate var path: String {
    switch self {
    case .staleOnArrival(let path, _), .neverPresented(let path, _), .unread(let path),
      .ancient(let path, _, _):
      path
    case .milliseconds(let key, _): "aps.\(key)"
    case .lateExpiration: "headers.apns-expiration"
    }
  }
}

extension FeedFault.Problem {
  /// The name of the rule that the line breaks, which never changes.
  var rule: String {
    switch self {
    case .slip(let slip): slip.problem.rule
    case .json(let fault): fault.problem.rule
    case .tooLong: "json.tooLong"
    case .milliseconds: "value.milliseconds"
    case .unknownKind: "line.unknownKind"
    case .severalKinds: "line.severalKinds"
    case .otherObject: "paste.noPayload"
    case .noObject: "paste.noObject"
    }
  }

  /// The keys that lead to the fault; empty for none.
  var path: String {
    switch self {
    case .slip(let slip): slip.path
    case .json(let fault): fault.path
    case .milliseconds(let path, _): path
    case .tooLong, .unknownKind, .severalKinds, .otherObject, .noObject: ""
    }
  }
}

extension JSONFault.Problem {
  fileprivate var rule: String {
    switch self {
    case .unexpected: "value.kind"
    case .trailingComma: "json.trailingComma"
    case .comment: "json.comment"
    case .singleQuotes: "json.singleQuotes"
    case .unquotedKey: "json.unquotedKey"
    case .missingComma: "json.missingComma"
    case .trailingText: "json.strayText"
    case .unfinished: "json.unclosed"
    case .malformedNumber: "json.foreignNumber"
    case .controlCharacter: "json.lineBreak"
    case .malformedEscape: "json.escape"
    case .invalidUTF8: "json.encoding"
    case .byteOrderMark: "json.byteOrderMark"
    case .tooDeep: "json.tooDeep"
    case .tooLarge: "json.tooLong"
    case .missingKey: "key.missing"
    case .unknownKey: "key.unknown"
    case .unknownWord: "value.word"
    }
  }
}

extension LayoutNote {
  fileprivate var rule: String {
    switch self {
    case .unavailable: "view.unavailable"
    case .blank: "view.empty"
    case .leftOut: "view.leftOut"
    case .keptColor: "view.color"
    case .undrawn, .tooDeep, .missing, .tooManyViews, .repeatedID, .invalidFrame, .tooMuchDrawing:
      "view.undrawn"
    }
  }
}
