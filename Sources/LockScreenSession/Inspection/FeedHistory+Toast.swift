import FeedReports
import LockScreenUI

extension FeedHistory.Entry {
  /// The line and the reason why it has no effect; `nil` for a line that was applied.
  var toast: Toast? {
    let (role, word): (Inspector.Role, String)
    switch report.verdict {
    case .applied: return nil
    case .dropped: (role, word) = (.warning, "dropped")
    case .rejected: (role, word) = (.failure, "rejected")
    }
    let times = count > 1 ? " ×\(count)" : ""
    let subject =
      report.event == nil ? "line \(report.origin.line)" : Messages.subject(report.event)
    return Toast(
      title: "\(word)\(times): \(subject)", reason: Messages.reason(report), role: role)
  }
}
