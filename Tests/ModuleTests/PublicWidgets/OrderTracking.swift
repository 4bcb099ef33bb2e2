// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct OrderTrackingAttributes: ActivityAttributes {
  enum Stage: String, Codable, Hashable, CaseIterable {
    case placed, preparing, onTheWay, delivered

    var title: LocalizedStringKey {
      switch self {
      case .placed: "Order placed"
      case .preparing: "Preparing your order"
      case .onTheWay: "On the way"
      case .delivered: "Delivered"
      }
    }

    var symbol: String {
      switch self {
      case .placed: "bag.fill"
      case .preparing: "frying.pan.fill"
      case .onTheWay: "bicycle"
      case .delivered: "checkmark.circle.fill"
      }
    }
  }

  struct ContentState: Codable, Hashable {
    var stage: Stage
    var courier: String?
    var eta: ClosedRange<Date>
  }

  let orderNumber: Int
  let restaurant: String
  let itemCount: Int
}

struct OrderTrackingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderTrackingAttributes.self) { context in
      OrderLockScreenView(context: context)
        .activityBackgroundTint(Color(red: 0.1, green: 0.1, blue: 0.12))
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.attributes.itemCount) items", systemImage: "bag")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(timerInterval: context.state.eta, countsDown: true)
            .multilineTextAlignment(.trailing)
            .monospacedDigit()
            .font(.title3.bold())
            .foregroundStyle(.orange)
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.restaurant).font(.headline).lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          StageBar(stage: context.state.stage)
        }
      } compactLeading: {
        Image(systemName: context.state.stage.symbol).foregroundStyle(.orange)
      } compactTrailing: {
        Text(timerInterval: context.state.eta, countsDown: true)
          .monospacedDigit()
          .frame(maxWidth: 44)
          .font(.caption2)
      } minimal: {
        Image(systemName: context.state.stage.symbol).foregroundStyle(.orange)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "deliveries://order/\(context.attributes.orderNumber)"))
    }
  }
}

private struct OrderLockScreenView: View {
  let context: ActivityViewContext<OrderTrackingAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 2) {
          Text(context.attributes.restaurant)
            .font(.headline)
            .foregroundColor(.white)
          Text(context.state.stage.title)
            .font(.subheadline)
            .foregroundColor(.white.opacity(0.7))
        }
        Spacer()
        if context.state.stage != .delivered {
          VStack(alignment: .trailing, spacing: 2) {
            Text(timerInterval: context.state.eta, countsDown: true)
              .font(.system(size: 22, weight: .semibold, design: .rounded))
              .monospacedDigit()
              .multilineTextAlignment(.trailing)
              .foregroundColor(.orange)
              .frame(maxWidth: 90, alignment: .trailing)
            Text("until arrival").font(.caption2).foregroundColor(.white.opacity(0.5))
          }
        } else {
          Image(systemName: "checkmark.seal.fill").font(.title).foregroundColor(.green)
        }
      }
      StageBar(stage: context.state.stage)
      if let courier = context.state.courier {
        Text("\(courier) is bringing order #\(context.attributes.orderNumber, specifier: "%04d")")
          .font(.caption)
          .foregroundColor(.white.opacity(0.7))
      }
    }
    .padding(16)
  }
}

private struct StageBar: View {
  let stage: OrderTrackingAttributes.Stage

  private var index: Int { OrderTrackingAttributes.Stage.allCases.firstIndex(of: stage) ?? 0 }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(OrderTrackingAttributes.Stage.allCases.enumerated()), id: \.offset) { offset, item in
        VStack(spacing: 4) {
          Capsule()
            .fill(offset <= index ? Color.orange : Color.gray.opacity(0.3))
            .frame(height: 6)
          Image(systemName: item.symbol)
            .font(.caption2)
            .foregroundColor(offset <= index ? .orange : .gray)
        }
      }
    }
  }
}

extension OrderTrackingAttributes {
  static var preview: OrderTrackingAttributes {
    OrderTrackingAttributes(orderNumber: 217, restaurant: "Green Fork", itemCount: 3)
  }
}

extension OrderTrackingAttributes.ContentState {
  fileprivate static func at(
    _ stage: OrderTrackingAttributes.Stage, courier: String? = nil
  ) -> Self {
    let start = Date(timeIntervalSince1970: 1_795_200_000)
    return Self(stage: stage, courier: courier, eta: start...start.addingTimeInterval(18 * 60))
  }
}

#Preview("Lock Screen", as: .content, using: OrderTrackingAttributes.preview) {
  OrderTrackingLiveActivity()
} contentStates: {
  OrderTrackingAttributes.ContentState.at(.placed)
  OrderTrackingAttributes.ContentState.at(.onTheWay, courier: "Marta")
  OrderTrackingAttributes.ContentState.at(.delivered)
}
