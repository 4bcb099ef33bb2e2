// swift-format-ignore-file

import ActivityKit
import Charts
import SwiftUI
import WidgetKit

struct TidesAttributes: ActivityAttributes {
  struct Sample: Codable, Hashable, Identifiable {
    var time: Date
    var height: Double
    var id: Date { time }
  }

  struct ContentState: Codable, Hashable {
    var samples: [Sample]
    var now: Date
    var isRising: Bool
  }

  var harbour: String
}

struct TidesLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TidesAttributes.self) { context in
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Label(context.attributes.harbour, systemImage: "water.waves")
            .font(.headline)
          Spacer()
          Image(systemName: context.state.isRising ? "arrow.up" : "arrow.down")
          Text(current(context.state), format: .number.precision(.fractionLength(1)))
            + Text(" m").foregroundColor(.secondary)
        }
        TideChart(state: context.state)
          .frame(height: 88)
      }
      .padding()
      .activityBackgroundTint(Color(red: 0.02, green: 0.12, blue: 0.22))
      .activitySystemActionForegroundColor(.cyan)
      .foregroundStyle(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.harbour)
        }
        DynamicIslandExpandedRegion(.bottom) {
          TideChart(state: context.state)
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .frame(height: 64)
        }
      } compactLeading: {
        Image(systemName: "water.waves").foregroundStyle(.cyan)
      } compactTrailing: {
        Text("\(current(context.state), specifier: "%.1f") m")
      } minimal: {
        Image(systemName: "water.waves").foregroundStyle(.cyan)
      }
    }
  }

  private func current(_ state: TidesAttributes.ContentState) -> Double {
    state.samples.last { $0.time <= state.now }?.height ?? 0
  }
}

struct TideChart: View {
  let state: TidesAttributes.ContentState

  var body: some View {
    Chart {
      ForEach(state.samples) { sample in
        AreaMark(
          x: .value("Time", sample.time),
          y: .value("Height", sample.height)
        )
        .foregroundStyle(
          .linearGradient(
            colors: [.cyan.opacity(0.6), .cyan.opacity(0.05)], startPoint: .top, endPoint: .bottom)
        )
        .interpolationMethod(.catmullRom)
        LineMark(
          x: .value("Time", sample.time),
          y: .value("Height", sample.height)
        )
        .lineStyle(StrokeStyle(lineWidth: 2))
        .foregroundStyle(.cyan)
        .interpolationMethod(.catmullRom)
      }
      RuleMark(x: .value("Now", state.now))
        .foregroundStyle(.white.opacity(0.6))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 3]))
        .annotation(position: .top, alignment: .center) {
          Text("now").font(.caption2)
        }
      if let here = state.samples.last(where: { $0.time <= state.now }) {
        PointMark(x: .value("Time", here.time), y: .value("Height", here.height))
          .foregroundStyle(.white)
          .symbolSize(60)
      }
    }
    .chartYScale(domain: 0...6)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          if let date = value.as(Date.self) {
            Text(date, style: .time)
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 3, 6]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisValueLabel("\(value.as(Int.self) ?? 0) m")
      }
    }
    .chartLegend(.hidden)
    .chartPlotStyle { plot in
      plot.background(.white.opacity(0.04))
    }
  }
}

extension TidesAttributes.ContentState {
  static var sample: Self {
    let start = Date(timeIntervalSince1970: 1_795_176_000)
    let samples = (0..<25).map { hour in
      TidesAttributes.Sample(
        time: start.addingTimeInterval(Double(hour) * 3600),
        height: 3 + 2.4 * sin(Double(hour) / 12.4 * 2 * .pi))
    }
    return Self(samples: samples, now: start.addingTimeInterval(8 * 3600), isRising: false)
  }
}

#Preview("Tides", as: .content, using: TidesAttributes(harbour: "Gull Harbour")) {
  TidesLiveActivity()
} contentStates: {
  TidesAttributes.ContentState.sample
}
