import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up flags and the values that are there with them` {
  @Test func `a date is there with its flag, whatever both are called`() throws {
    struct Recording: Codable, Hashable {
      var pausedAt: Date?, isPaused: Bool, hasStarted: Bool, startedAt: Date?, isLocked: Bool
      var lockTime: Date?, lockedSince: Date?, errorText: String?, hasError: Bool, muted: Bool
      var mutedAt: Date?, is_held: Bool, held_at: Date?
    }
    let states = try MadeUpStates.all(Recording.self)
    #expect(Set(states.map(\.isPaused)) == [true, false])
    #expect(Set(states.map(\.hasStarted)) == [true, false])
    for state in states {
      #expect((state.pausedAt != nil) == state.isPaused)
      #expect((state.startedAt != nil) == state.hasStarted)
      #expect((state.lockedSince != nil) == state.isLocked && state.lockTime != nil)
      #expect((state.errorText != nil) == state.hasError)
      #expect((state.mutedAt != nil) == state.muted && (state.held_at != nil) == state.is_held)
    }
  }

  @Test func `what is left of a pause, and the reason of an end, are there with their flags`()
    throws
  {
    struct Timer: Codable, Hashable {
      var isPaused: Bool?, pausedRemaining: Double?, isCancelled: Bool, cancelReason: String?
      var finalScore: Int?, isFinal: Bool, pauseButton: String?, isDelayed: Bool
      var delayMinutes: Int?
    }
    let states = try MadeUpStates.all(Timer.self)
    #expect(states.contains { $0.pausedRemaining != nil } && states[0].pausedRemaining == nil)
    for state in states {
      #expect((state.pausedRemaining != nil) == (state.isPaused == true))
      #expect((state.cancelReason != nil) == state.isCancelled)
      #expect((state.finalScore != nil) == state.isFinal && state.pauseButton != nil)
      #expect((state.delayMinutes != nil) == state.isDelayed)
    }
  }

  @Test func `a flag of what goes on is false once it pauses or ends`() throws {
    struct Watch: Codable, Hashable { var isRunning: Bool, pausedAt: Date?, title: String }
    let watches = try MadeUpStates.all(Watch.self)
    #expect(watches.map(\.isRunning) == [true, false])
    #expect(watches.allSatisfy { ($0.pausedAt == nil) == $0.isRunning })
    struct Game: Codable, Hashable { var endedAt: Date?, isLive: Bool, isRunning: Bool }
    let games = try MadeUpStates.all(Game.self)
    #expect(games.contains { !$0.isLive } && games.allSatisfy { ($0.endedAt == nil) == $0.isLive })
  }

  @Test func `a flag and a date of a halt follow the phase that is one`() throws {
    enum Phase: String, Codable, CaseIterable { case running, paused, cancelled }
    struct Run: Codable, Hashable {
      var isPaused: Bool, pausedAt: Date?, phase: Phase, cancelReason: String?
    }
    let runs = try MadeUpStates.all(Run.self)
    #expect(Set(runs.map(\.phase)) == [.running, .paused, .cancelled])
    for run in runs {
      #expect(run.isPaused == (run.phase == .paused) && (run.pausedAt != nil) == run.isPaused)
      #expect((run.cancelReason != nil) == (run.phase == .cancelled))
    }
  }
}
