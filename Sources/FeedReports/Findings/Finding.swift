public import ActivityFeed
public import ActivityLayouts
public import ActivityWidgets
public import LiveActivities

/// A part of an applied line that a phone accepts silently though the line's writer hardly meant it.
public enum Finding: Hashable, Sendable {
  /// The probable meaning of a number that decodes as seconds since 2001.
  public enum DateUnit: Hashable, Sendable {
    case unixSeconds, unixMilliseconds, milliseconds
  }

  /// A date decodes, decades away from the date that was probably meant (AK 3.2).
  case misreadDate(path: String, number: Double, unit: DateUnit)
  /// A number of undeclared type would be misread if it were a date.
  case probableDate(path: String, number: Double, unit: DateUnit)
  /// A text of undeclared type would not decode if it were a date (AK 3.2).
  case probableDateText(path: String, text: String)
  /// An object of undeclared type would not decode if it were a range (AK 3.3).
  case probableRange(path: String)
  /// The attributes type has neither a layout nor a widget.
  case noViews(path: String, attributesType: String, near: String?)
  /// The layout asks for a value that the content does not have.
  indirect case layout(LayoutFinding)
  /// The push went beyond the budget.
  case overBudget(PushBudget.Kind, BundleID, limit: Int)
  /// A date that a push or a call gives to the system.
  case systemDate(SystemDateFinding)
  /// Keys of `aps` that nothing on the phone reads (AK 3.21).
  case ignoredKeys([String])
  /// Headers that APNs does not read.
  case unknownHeaders([String])
  /// Keys beside `aps` that nothing reads, though they look like islet's own.
  case strayKeys([String])
  /// The activity listens on a channel that was not created (AK 3.28).
  case unknownChannel(path: String, String, BundleID)
  /// A key occurs twice, and a decoder takes the first.
  case repeatedKey(path: String)
  /// A key of attributes or of the content state is no property's, so that a decoder passes it over (AK 3.4).
  case unreadKey(path: String, near: String?)
  /// Keys without a use in the event (AK 3a).
  case uselessKeys([String], ActivityPush.Event)
  /// Keys of a later system, ignored by this one.
  case laterKeys([String], IOSVersion)
  /// A link was tapped that the activity's views do not have.
  case unknownLink(String, known: [String])
  /// A presentation has no room for a part of the activity's views.
  indirect case clipped(Clipping)
  /// A presentation draws a part of the activity's views otherwise than they ask.
  indirect case undrawn(PlacedNote)
  /// The layout asks for animations, which this system ignores (AK 6.1).
  case animationsIgnored(IOSVersion)
  /// The activity of an unnamed push was never started, so islet presumes that it runs.
  case presumedActivity(ActivityID, hasTypes: Bool)
  /// A text can't be read in the theme that is shown.
  indirect case contrast(TextContrast, theme: String)
  /// An alert without words, which a watch would show (AK 3.5, 3.6), and the keys in it that nothing reads.
  case emptyAlert(unread: [String])
  /// A preview has a content that no start on a phone takes (AK 2.5).
  case largePreview(byteCount: Int)
  /// The size of a payload that is near its limit, or over it.
  indirect case size(PayloadSize)
  /// A new key that an activity that runs lacks, so that its app's new types can't decode it.
  case breaks(path: String, ActivityID)
  /// A value of an activity that runs, of another kind than its app's new types.
  indirect case changes(ContentFault, ActivityID)
  /// A value of undeclared type is of another kind than in a state before, so that one of the two does not decode (AK 3.4).
  case changedKind(path: String, was: String, found: String)
  /// A text stands for a value, or for a key, that its writer has not written.
  case placeholder(path: String, text: String, isKey: Bool)
  /// The attributes have exactly the keys of the content state, as if they were copied.
  case sameKeys(path: String)
  /// The app's code stops with values that islet made up.
  indirect case madeUpStop(MadeUpStop)
}

/// A stop of the app's code with values that islet made up, which the app may never have.
public struct MadeUpStop: Hashable, Sendable {
  /// The presentations whose code stops, in words.
  public var presentations: [String]
  /// The line and the reason, such as "Ride.swift:12 stopped: Fatal error: Index out of range".
  public let reason: String

  /// Makes a stop.
  public init(presentations: [String], reason: String) {
    self.presentations = presentations
    self.reason = reason
  }
}
