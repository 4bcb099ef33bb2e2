import CellUI
import FoundationEssentials
import Testing

/// The card of a bike computer, as in the picture of the lock screen.
private struct RideCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Label("Dynamo", systemImage: "bicycle").font(.headline)
        Spacer()
        Text(Screen.now.addingTimeInterval(-4327), style: .timer).foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
      HStack(alignment: .bottom) {
        Text("\(24.8, specifier: "%.1f")").font(.system(size: 48, weight: .bold))
          .foregroundStyle(.green)
        Text("km/h").foregroundStyle(.secondary)
        Spacer()
        VStack(alignment: .leading) {
          Text("31.4 km").bold()
          Text("412 m").bold()
        }
        VStack(alignment: .leading) {
          Text("distance")
          Text("climb")
        }.foregroundStyle(.secondary)
      }
      ProgressView(value: 0.63).padding(.top, 16)
    }
    .padding()
    .tint(.green)
  }
}

@Test func `a ride's card looks as in the picture`() {
  let expected = """
    ·················································
    ··🚲·Dynamo·····························1:12:07··
    ···▄▄▖···▗▖···▄▄▄▖·······························
    ··█▘·▜▌·▄█▌··▐█·▐█·······························
    ···▗▟▀·▐█▟▙▖·▗█▀▜▙·············31.4 km·distance··
    ··▗█▙▄▖··▐▌·▄▝█▄▟▛··km/h·······412 m···climb·····
    ·················································
    ··━━━━━━━━━━━━━━━━━━━━━━━━━━━━╾────────────────··
    ·················································
    """
  #expect(Screen.text(RideCard(), columns: 49) == expected)
}
