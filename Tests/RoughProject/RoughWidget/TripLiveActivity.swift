import Combine
import Kingfisher
import Kit
import SwiftUI
import UIKit
import WidgetKit

struct TripLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Kit.TripAttributes.self) { context in
      TripCard(train: context.attributes.train, arrival: context.state.arrival)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          Text(Station.Name(text: context.attributes.train).text)
          Sign()
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Text(timerInterval: Date.now...context.state.arrival).foregroundStyle(Color.rail)
      } minimal: {
        Image(systemName: "tram.fill")
      }
    }
  }
}

@MainActor final class Clock: ObservableObject {
  @Published var beats = 0
  private var bag = Set<AnyCancellable>()

  nonisolated init() {}

  func run() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.beats += 1 }.store(in: &bag)
  }
}

struct TripCard: View {
  @StateObject private var clock = Clock()
  @Environment(\.lineWidth) private var lineWidth
  let train: String
  let arrival: Date

  var body: some View {
    HStack {
      KFImage(URL(string: "https://example.com/train.png")).resizable().frame(width: 32, height: 32)
      TrainMap().frame(width: 32, height: 16)
      Journeys()
      Way()
      Text(train).font(Font(UIFont.systemFont(ofSize: 17, weight: .bold)))
      Text(timerInterval: Date()...arrival)
      Delay()
      Button(intent: StopIntent()) { Text("Stop") }
    }
    .frame(maxWidth: UIScreen.main.bounds.width)
    .border(Line.color, width: lineWidth + CGFloat(clock.beats))
  }
}
