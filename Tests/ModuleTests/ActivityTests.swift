import ActivityKit
import Foundation
import Testing

struct ErrandAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: Int
    var note = ""
  }

  var place: String
}

/// ActivityKit has one engine in a process, so its tests run one after the other, each with attributes of its own.
@Suite(.serialized) struct `An app's own calls reach the engine` {
  private func start(_ step: Int = 1, place: String) throws -> Activity<ErrandAttributes> {
    try Activity.request(
      attributes: ErrandAttributes(place: place),
      content: ActivityContent(state: .init(step: step), staleDate: nil))
  }

  private func endAll() async {
    for activity in Activity<ErrandAttributes>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
  }

  @Test func `a request starts an activity, an update changes it, an end removes it`() async throws
  {
    await endAll()
    let activity = try start(place: "Bakery")
    #expect(activity.attributes.place == "Bakery")
    #expect(activity.activityState == .active)
    #expect(Activity<ErrandAttributes>.activities.map(\.id) == [activity.id])
    await activity.update(ActivityContent(state: .init(step: 2), staleDate: nil))
    #expect(activity.content.state.step == 2)
    await activity.update(using: .init(step: 3))
    #expect(activity.contentState.step == 3)
    await activity.end(
      ActivityContent(state: .init(step: 4), staleDate: nil), dismissalPolicy: .default)
    #expect(activity.activityState == .ended)
    #expect(activity.content.state.step == 4)
    await activity.update(ActivityContent(state: .init(step: 5), staleDate: nil))
    #expect(activity.content.state.step == 4)
    await activity.end(nil, dismissalPolicy: .immediate)
    await endAll()
  }

  @Test func `a dismissed activity keeps its last content, and is in no list`() async throws {
    let activity = try start(place: "Tailor")
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
    #expect(activity.content.state.step == 1)
    #expect(!Activity<ErrandAttributes>.activities.contains { $0.id == activity.id })
  }

  @Test func `too large content and too many activities throw ActivityKit's errors`() async throws {
    await endAll()
    #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
      _ = try start(place: String(repeating: "x", count: 5000))
    }
    for number in 1...5 { _ = try start(place: "\(number)") }
    #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { _ = try start(place: "6") }
    await endAll()
  }

  @Test func `sequences give the states, the contents and the tokens`() async throws {
    await endAll()
    let activity = try Activity.request(
      attributes: ErrandAttributes(place: "Post"),
      content: ActivityContent(state: .init(step: 1), staleDate: nil), pushType: .token)
    var states = activity.activityStateUpdates.makeAsyncIterator()
    var contents = activity.contentUpdates.makeAsyncIterator()
    var tokens = activity.pushTokenUpdates.makeAsyncIterator()
    #expect(await states.next() == .active)
    #expect(await tokens.next() == activity.pushToken)
    await activity.update(ActivityContent(state: .init(step: 2), staleDate: nil))
    #expect(await contents.next()?.state.step == 2)
    await activity.end(nil, dismissalPolicy: .default)
    #expect(await states.next() == .ended)
    await activity.end(nil, dismissalPolicy: .immediate)
    await endAll()
  }

  @Test func `permissions and push-to-start tokens are there`() async {
    let info = ActivityAuthorizationInfo()
    #expect(info.areActivitiesEnabled)
    #expect(!info.frequentPushesEnabled)
    #expect(Activity<ErrandAttributes>.pushToStartToken != nil)
  }
}
