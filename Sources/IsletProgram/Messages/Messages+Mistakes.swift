import FeedReports
import WidgetSources

extension Messages {
  /// Returns the mistakes in a source for which its check fails, in words; none where there are none.
  static func faults(of omission: Omission) -> [String] {
    guard omission.hasMistakes else { return [] }
    return [omission.lacksOnlyNames ? "a name is declared nowhere" : "code is left out"]
  }

  /// Returns the line of a check about code that is left out, or names that stand in, for no missing module; none where there
  /// is neither.
  static func mistakes(_ omission: Omission) -> [String] {
    guard omission.hasMistakes else { return [] }
    guard !omission.lacksOnlyNames else {
      return [
        "islet: a name that no file here declares may be a slip of the pen, so the check fails: give the file that declares it "
          + "(help run)"
      ]
    }
    return [
      "islet: code is left out that needs no missing module: it has a mistake, or uses a name that islet lacks, so the check "
        + "fails (help run)"
    ]
  }
}
