/// The words of keys that several rules for made-up values share.
enum ExampleLexicon {
  /// The words of completion.
  static let done: Set<String> = [
    "checked", "complete", "completed", "done", "finished", "passed", "reached", "taken", "visited",
  ]
  /// The words of an end, a stop or a fault.
  static let halted: Set<String> = [
    "banned", "blocked", "cancelled", "canceled", "closed", "complete", "completed", "deafened",
    "delayed", "disabled", "disconnected", "dismissed", "done", "ended", "error", "expired",
    "failed", "finished", "hidden", "idle", "interrupted", "invalid", "late", "lost", "missed",
    "muted", "offline", "over", "overdue", "overstaying", "overtime", "paused", "skipped", "stale",
    "stopped", "triggered", "unavailable", "warning",
  ]
  /// The words of flags that are rarely true: alerts, reminders, requests, and states that are still to come.
  static let alerts: Set<String> = [
    "alarm", "alert", "approaching", "archived", "arrived", "attention", "break",
    "buffering", "concluded", "critical", "custom", "danger", "debug", "deleted", "delivered",
    "demo", "emergency", "empty", "exceeded", "expiring", "extend", "extended", "extra",
    "fallback", "final", "full", "halftime", "initial", "injured", "intermission", "lagging",
    "landed", "last", "loading", "low", "met", "mock", "needs", "off", "overlay", "overspeed",
    "pit", "placeholder", "reached", "reconnecting", "recovering", "refreshing", "reminder",
    "renewal", "required", "requires", "rerouting", "restarting", "retrying", "rtl", "searching",
    "settled", "silent", "sold", "sos", "syncing", "test", "throttled", "urgent", "warmup",
    "weak", "won",
  ]
  /// The words of keys that name a fault.
  static let faults = halted.union(["alert", "delay", "failure"])
  /// The words that turn the meaning of the others around.
  static let denials: Set<String> = ["no", "not", "without"]
  /// The words of delays.
  static let delays: Set<String> = ["delay", "delayed", "late", "overdue"]
  /// The words of minutes.
  static let minutes: Set<String> = ["min", "mins", "minute", "minutes"]
  /// The words of seconds.
  static let seconds: Set<String> = ["sec", "second", "seconds", "secs"]
  /// The words of hours and longer times.
  static let longTimes: Set<String> = [
    "day", "days", "hour", "hours", "hrs", "week", "weeks",
  ]
  /// The words of a remainder.
  static let remaining: Set<String> = ["left", "outstanding", "pending", "remaining"]
  /// The words of parts of a whole.
  static let ratios: Set<String> = [
    "fraction", "percent", "percentage", "progress", "ratio",
  ]
  /// The words of differences.
  static let changes: Set<String> = ["change", "delta", "diff", "difference", "gain"]
  /// The words of scores.
  static let scores: Set<String> = ["goals", "points", "score"]
  /// The words of flags that tell of a change to more.
  static let rises: Set<String> = ["gain", "positive", "rising", "up"]
}
