import ActivityKit
import SwiftUI
import WidgetKit

/// The live activity of a pizza order.
struct PizzaDeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PizzaDeliveryAttributes.self) { context in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("🍕 Pizza Express")
            .font(.headline)
            .lineLimit(1)
          Spacer()
          ArrivalTime(context: context)
        }
        HStack {
          Text(context.state.headline)
            .font(.headline)
            .lineLimit(1)
          Spacer()
          Countdown(state: context.state)
        }
        .padding(.top, 16)
        SecondaryText("\(context.attributes.pizzasText) · \(context.attributes.totalAmount)")
        OrderProgress(state: context.state)
          .padding(.top, 16)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("🍕 \(context.attributes.pizzasText)")
            .font(.headline)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Countdown(state: context.state)
            .foregroundStyle(.yellow)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 0) {
            Text(context.state.headline)
              .font(.headline)
              .lineLimit(1)
            HStack {
              SecondaryText("Pizza Express · \(context.attributes.totalAmount)")
              Spacer()
              ArrivalTime(context: context)
            }
            OrderProgress(state: context.state)
              .padding(.top, 16)
          }
          .padding(.top, 16)
        }
      } compactLeading: {
        Text("🍕")
      } compactTrailing: {
        Countdown(state: context.state)
          .foregroundStyle(.yellow)
      } minimal: {
        Text("🍕")
      }
      .keylineTint(.yellow)
    }
  }
}

/// A text of less importance.
private struct SecondaryText: View {
  private let text: LocalizedStringKey

  init(_ text: LocalizedStringKey) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}

/// The estimated delivery, as a time of day.
private struct ArrivalTime: View {
  let context: ActivityViewContext<PizzaDeliveryAttributes>

  var body: some View {
    Group {
      if context.isStale {
        Text("no news")
      } else if context.state.phase != .delivered {
        Text("arrives ") + Text(context.state.estimatedDeliveryTime, style: .time)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// The time until the delivery, which updates itself.
private struct Countdown: View {
  let state: PizzaDeliveryAttributes.ContentState

  var body: some View {
    Group {
      if state.phase == .delivered {
        Image(systemName: "checkmark")
          .transition(.push(from: .bottom))
      } else {
        Text(timerInterval: state.delivery, countsDown: true)
          .multilineTextAlignment(.trailing)
          .transition(.push(from: .bottom))
      }
    }
    .monospacedDigit()
    .bold()
    .lineLimit(1)
  }
}

/// The progress of the order, which updates itself.
private struct OrderProgress: View {
  let state: PizzaDeliveryAttributes.ContentState
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Group {
      if state.phase == .delivered {
        ProgressView(value: 1)
      } else {
        // The countdown above already shows the time left.
        ProgressView(timerInterval: state.delivery, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
      }
    }
    .tint(colorScheme == .light ? .crust : .yellow)
  }
}

extension Color {
  /// A yellow that is dark enough for a thin line on a light card.
  fileprivate static let crust = Color(red: 0.7, green: 0.48, blue: 0)
}

extension PizzaDeliveryAttributes {
  fileprivate var pizzasText: String {
    numberOfPizzas == 1 ? "1 pizza" : "\(numberOfPizzas) pizzas"
  }
}

extension PizzaDeliveryAttributes.ContentState {
  /// The interval from the order, or from half an hour before the delivery, to the estimated delivery.
  fileprivate var delivery: ClosedRange<Date> {
    min(orderTime ?? estimatedDeliveryTime - 1800, estimatedDeliveryTime)...estimatedDeliveryTime
  }

  /// The phase in words.
  fileprivate var headline: String {
    switch phase {
    case .preparing: "Your order is being prepared"
    case .baking: "In the oven"
    case .onTheWay, nil: "\(driverName) is on the way"
    case .nearlyThere: "\(driverName) is nearly there"
    case .delivered: "\(driverName) is at your door"
    }
  }
}
