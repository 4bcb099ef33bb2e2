import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up values of one state agree` {
  private let now = MadeUpStates.now

  @Test func `progress follows the phase, before it and behind it`() throws {
    enum Phase: String, Codable, CaseIterable { case idle, printing, finished }
    struct Print: Codable, Hashable {
      var progress: Double, percent: Int, phase: Phase, remainingMinutes: Int, layer: Int
      var leftScore: Int
    }
    var source = ExampleSource()
    source.parts["layers"] = "layer"
    let states = try MadeUpStates.all(Print.self, source)
    #expect(states.map(\.phase) == [.printing, .finished, .idle])
    #expect(states.map(\.progress) == [0.5, 1, 0] && states.map(\.percent) == [60, 100, 0])
    #expect(states.map(\.remainingMinutes) == [30, 0, 30])
    #expect(states.map(\.layer) == [3, 5, 0] && states.map(\.leftScore) == [2, 2, 2])
  }

  @Test func `progress ends at the end of its scale`() throws {
    enum Phase: String, Codable, CaseIterable { case printing, almostDone, finished, idle }
    struct Print: Codable, Hashable { var progress: Double, phase: Phase }
    var source = ExampleSource()
    source.scales["progress"] = "40.0"
    let states = try MadeUpStates.all(Print.self, source)
    #expect(states.map(\.phase) == [.printing, .almostDone, .finished, .idle])
    #expect(states.map(\.progress) == [24, 36, 40, 0])
  }

  @Test func `the bytes of a transfer are its progress, from none to all of them`() throws {
    enum Phase: String, Codable, CaseIterable { case loading, almostDone, completed, queued }
    struct Load: Codable, Hashable {
      var progress: Double, phase: Phase, bytesDownloaded: Int64, totalBytes: Int64, eta: Int
      var uploadedMB: Double, totalMB: Double
    }
    let states = try MadeUpStates.all(Load.self)
    #expect(states.map(\.phase) == [.loading, .almostDone, .completed, .queued])
    #expect(states.map(\.progress) == [0.6, 0.9, 1, 0])
    for state in states {
      #expect(Double(state.bytesDownloaded) == state.progress * Double(state.totalBytes))
      #expect(state.uploadedMB == state.progress * state.totalMB)
      #expect((state.eta == 0) == (state.phase == .completed))
    }
  }

  @Test func `a change has the sign of its direction`() throws {
    struct Quote: Codable, Hashable { var change: Double, trend: String, changeText: String }
    var source = ExampleSource()
    source.comparedTexts["trend"] = ["up"]
    let quotes = try MadeUpStates.all(Quote.self, source)
    #expect(Set(quotes.map { $0.trend == "down" }).count == 2)
    #expect(quotes.allSatisfy { ($0.trend == "down") == ($0.change < 0) })
    #expect(quotes.allSatisfy { ($0.trend == "down") == $0.changeText.hasPrefix("-") })
    struct Share: Codable, Hashable { var isUp: Bool, priceChange: Double, value: Double }
    source.traits[.signed] = ["value"]
    let shares = try MadeUpStates.all(Share.self, source)
    #expect(shares.allSatisfy { $0.isUp == ($0.value > 0) })
    #expect(shares.count == 2 && shares.allSatisfy { $0.isUp == ($0.priceChange > 0) })
  }

  @Test func `a sale that goes on comes first`() throws {
    struct Drop: Codable, Hashable { var status: String, originalPrice: Double, price: Double }
    var source = ExampleSource()
    source.comparedTexts["status"] = ["sold_out", "ended"]
    source.exampleTexts["Drop.status"] = ["active", "ending_soon", "sold_out", "ended"]
    let drops = try MadeUpStates.all(Drop.self, source)
    #expect(drops.first?.status == "active" && drops.count == 4)
    #expect(drops.allSatisfy { $0.originalPrice > $0.price })
    source.exampleTexts = [:]
    #expect(try MadeUpStates.all(Drop.self, source).first?.status == "In progress")
  }

  @Test func `an event starts in time, and what has an end has begun`() throws {
    struct Event: Codable, Hashable { var eventStart: Date, startsAt: Date, startedAt: Date }
    let event = try #require(try MadeUpStates.all(Event.self).first)
    #expect(event.eventStart > now && event.startsAt > now && event.startedAt < now)
    struct Show: Codable, Hashable { var showStart: Date, showEnd: Date }
    let show = try #require(try MadeUpStates.all(Show.self).first)
    #expect(show.showStart < now && show.showEnd > now)
  }

  @Test func `what halts is not there at first, and the last of an array lacks what may be absent`()
    throws
  {
    struct Timer: Codable, Hashable {
      var pausedRemaining: Double?, cancelReason: String?, finalScore: Int?, finalStop: String?
      var isFinal: Bool, isReconnecting: Bool, isDelivered: Bool
    }
    let timers = try MadeUpStates.all(Timer.self)
    let timer = try #require(timers.first)
    #expect(timer.pausedRemaining == nil && timer.cancelReason == nil && timer.finalScore == nil)
    #expect(timer.finalStop != nil && !timer.isFinal && !timer.isReconnecting && !timer.isDelivered)
    #expect(timers.contains { $0.pausedRemaining != nil })
    struct Item: Codable, Hashable { var endDate: Date?, pausedSeconds: Int?, imageURL: String? }
    struct Items: Codable, Hashable { var items: [Item] }
    var source = ExampleSource()
    source.traits[.tested] = ["endDate", "imageURL"]
    let items = try #require(try MadeUpStates.all(Items.self, source).first).items
    #expect(items.map { $0.endDate != nil } == [true, true, false])
    #expect(items.map { $0.pausedSeconds != nil } == [false, false, true])
    #expect(items.allSatisfy { $0.imageURL != nil })
  }

  @Test func `a song's times are short, and two sides differ`() throws {
    struct Song: Codable, Hashable { var progressMs: Int, durationMs: Int, artist: String }
    let song = try #require(try MadeUpStates.all(Song.self).first)
    #expect(song.progressMs == 72_000 && song.durationMs == 204_000)
    struct Lap: Codable, Hashable { var progressSeconds: Int, durationSeconds: Int }
    let lap = try #require(try MadeUpStates.all(Lap.self).first)
    #expect(lap.progressSeconds == 900 && lap.durationSeconds == 2700)
    struct Game: Codable, Hashable {
      var homeName: String, awayName: String, opponent: String, pointsOurs: Int, pointsTheirs: Int
    }
    let game = try #require(try MadeUpStates.all(Game.self).first)
    #expect([game.homeName, game.awayName, game.opponent] == ["Lions", "Tigers", "Tigers"])
    #expect(game.pointsOurs == 2 && game.pointsTheirs == 1)
  }

  @Test func `milliseconds of a line are few, and colors are colors`() throws {
    struct Line: Codable, Hashable {
      var pingMilliseconds: Int, latencyMs: Double, accentHex: UInt32
    }
    let line = try #require(try MadeUpStates.all(Line.self).first)
    #expect(line.pingMilliseconds == 24 && line.latencyMs == 24 && line.accentHex == 0xFF0A_84FF)
  }

  @Test func `a flag and a date of the end follow the phase, and what was to come is past`() throws
  {
    enum Stage: String, Codable, CaseIterable { case preparing, nearby, delivered }
    struct Delivery: Codable, Hashable {
      var isDelivered: Bool, stage: Stage, deliveredAt: Date?, arrivesAt: Date, progress: Double
      var statusText: String, departsAt: Date
    }
    let states = try MadeUpStates.all(Delivery.self)
    #expect(Set(states.map(\.stage)) == [.preparing, .nearby, .delivered])
    for state in states {
      let isDone = state.stage == .delivered
      #expect(state.isDelivered == isDone && (state.deliveredAt != nil) == isDone)
      #expect((state.arrivesAt < now) == isDone && (state.progress == 1) == isDone)
      #expect((state.statusText == "Completed") == isDone && state.departsAt < state.arrivesAt)
    }
  }

  @Test func `without a phase a flag tells the end`() throws {
    struct Download: Codable, Hashable {
      var progress: Double, isComplete: Bool, status: String, remainingSeconds: Int
    }
    let states = try MadeUpStates.all(Download.self)
    #expect(states.map(\.isComplete) == [false, true])
    #expect(states.map(\.progress) == [0.5, 1] && states[1].remainingSeconds == 0)
    #expect(states.map(\.status) == ["In progress", "Completed"])
  }

  @Test func `what it began with is less than what it has, and no whole is zero`() throws {
    struct Charge: Codable, Hashable { var percent: Int, startPercent: Int, goalMinutes: Int }
    var source = ExampleSource()
    source.limits["goalMinutes"] = [0]
    let states = try MadeUpStates.all(Charge.self, source)
    #expect(states.allSatisfy { $0.startPercent < $0.percent && $0.goalMinutes > 0 })
  }

  @Test func `elements keep to the scale that code has for them`() throws {
    struct Level: Codable, Hashable { var level: Int }
    struct Levels: Codable, Hashable { var people: [Level] }
    var source = ExampleSource()
    source.limits["level"] = [0, 1, 2]
    let state = try #require(try MadeUpStates.all(Levels.self, source).first)
    #expect(state.people.map(\.level) == [1, 0, 0])
    source.limits["level"] = [3, 30]
    #expect(try MadeUpStates.all(Levels.self, source).first?.people.map(\.level) == [3, 4, 5])
  }

  @Test func `a value with a sign follows the trend beside it`() throws {
    struct Quote: Codable, Hashable { var value: Double, trend: String }
    var source = ExampleSource()
    source.traits[.signed] = ["value"]
    source.comparedTexts["trend"] = ["up"]
    let quotes = try MadeUpStates.all(Quote.self, source)
    #expect(quotes.count > 1 && quotes.allSatisfy { ($0.trend == "down") == ($0.value < 0) })
    struct Reading: Codable, Hashable { var value: Double }
    #expect(try MadeUpStates.all(Reading.self, source).map(\.value) == [0.5])
  }

  @Test func `counts agree with the array beside them`() throws {
    struct Step: Codable, Hashable { var isDone: Bool }
    struct Tasks: Codable, Hashable {
      var steps: [Step], totalSteps: Int, completedSteps: Int, total: Int, upCount: Int
      var progress: Double, totalRounds: Int
    }
    var source = ExampleSource()
    source.traits[.array] = ["steps", "others"]
    let tasks = try #require(try MadeUpStates.all(Tasks.self, source).first)
    #expect(tasks.totalSteps == tasks.steps.count && tasks.total == tasks.steps.count)
    #expect(tasks.completedSteps == tasks.steps.count { $0.isDone })
    #expect(tasks.progress == 1.0 / 3 && tasks.upCount == 2 && tasks.totalRounds == 5)
  }

  @Test func `a count of what is left agrees with the array beside it`() throws {
    struct Item: Codable, Hashable { var text: String }
    struct Items: Codable, Hashable { var items: [Item], pendingCount: Int }
    var source = ExampleSource()
    source.traits[.array] = ["items", "tasks"]
    source.limits["pendingCount"] = [0, 2]
    let lists = try MadeUpStates.all(Items.self, source)
    // None of them is left in no state, which would be an empty card.
    #expect(lists.map(\.pendingCount) == [3, 1, 2])
    #expect(lists.allSatisfy { $0.items.count == $0.pendingCount })
    struct Task: Codable, Hashable { var isDone: Bool }
    struct Tasks: Codable, Hashable { var remainingTasks: Int, tasks: [Task] }
    source.limits["remainingTasks"] = [0, 5]
    let tasks = try MadeUpStates.all(Tasks.self, source)
    #expect(tasks.map(\.remainingTasks) == [2, 0])
    #expect(
      tasks.allSatisfy { $0.tasks.count == 3 && $0.tasks.count { !$0.isDone } == $0.remainingTasks }
    )
  }

  @Test func `a message is that of the phase`() throws {
    enum Phase: String, Codable, CaseIterable { case running, failed, completed }
    struct Job: Codable, Hashable { var message: String, phase: Phase, title: String }
    let jobs = try MadeUpStates.all(Job.self)
    #expect(
      jobs.map(\.message) == ["Everything is on schedule", "Please try again", "All done"])
  }
}
