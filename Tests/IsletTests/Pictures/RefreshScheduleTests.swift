import Compositing
import Testing

@testable import LockScreenSession
@testable import LockScreenUI

@Suite struct `Refresh schedule` {
  /// Returns a schedule whose first picture was drawn.
  private func rested() -> RefreshSchedule {
    var schedule = RefreshSchedule(newsInterval: .milliseconds(100), lead: .zero)
    schedule.reset(at: .zero)
    schedule.frameDrawn(frame())
    return schedule
  }

  private func frame(isMoving: Bool = false, isPart: Bool = false) -> SceneFrame {
    SceneFrame(
      surface: Surface(size: CellSize(columns: 1, rows: 1)), damage: [], isMoving: isMoving,
      isPart: isPart, nextChange: nil, nextDrift: nil)
  }

  @Test func `a larger update is never replaced by a smaller one`() {
    var schedule = rested()
    #expect(schedule.pending == .nothing && !schedule.wantsFrame(at: .zero))
    schedule.invalidate(.screenOnly)
    #expect(schedule.isAwaited(at: .zero) && !schedule.isDue(at: .zero))
    schedule.invalidate()
    schedule.invalidate(.screenOnly)
    #expect(schedule.pending == .everything && schedule.isDue(at: .zero))
  }

  @Test(arguments: [
    (false, false, RefreshSchedule.LastFrame.resting), (false, true, .partial),
    (true, false, .moving), (true, true, .moving),
  ]) func `a frame that moves is no part of a picture at rest`(
    isMoving: Bool, isPart: Bool, expected: RefreshSchedule.LastFrame
  ) {
    var schedule = rested()
    schedule.frameDrawn(frame(isMoving: isMoving, isPart: isPart))
    #expect(schedule.lastFrame == expected)
    #expect(schedule.wantsFrame(at: .zero) == (expected != .resting))
    schedule.restDrawn()
    #expect(schedule.lastFrame == .resting)
  }

  @Test(arguments: [
    (false, false, RefreshSchedule.Pending.screenOnly), (true, false, .everything),
    (false, true, .everything), (true, true, .everything),
  ]) func `a key updates everything for others or with a change by the feed`(
    changesOthers: Bool, hasNews: Bool, expected: RefreshSchedule.Pending
  ) {
    var schedule = rested()
    if hasNews { schedule.feedChanged() }
    schedule.touch(changesOthers: changesOthers)
    #expect(schedule.pending == expected)
  }

  @Test func `three changes by the feed come at once, and the next one at its interval`() {
    var schedule = rested()
    let start = Duration.seconds(10)
    for _ in 1...3 {
      schedule.feedChanged()
      #expect(schedule.isNews(at: start))
      schedule.reset(at: start)
      schedule.frameDrawn(frame())
    }
    schedule.feedChanged()
    #expect(!schedule.isDue(at: start) && schedule.newsTime == start + .milliseconds(100))
    #expect(schedule.isDue(at: start + .milliseconds(100)))
  }

  @Test func `an inspector that comes later is a follow-up at rest alone`() {
    var schedule = rested()
    schedule.isInspectorOutdated = true
    #expect(schedule.isFollowUp(at: .zero))
    schedule.invalidate(.screenOnly)
    #expect(!schedule.isFollowUp(at: .zero))
    schedule.frameDrawn(frame(isMoving: true))
    #expect(!schedule.isFollowUp(at: .zero))
  }
}
