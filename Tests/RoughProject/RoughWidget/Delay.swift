import Dependencies
import Kit

struct Delay: View {
  @Tracked("delay") var minutes: Int = 5
  @Dependency(\.clockFace) private var face

  var body: some View {
    Text("+\(minutes) \(face)").foregroundStyle(KitAsset.Color.railRed.swiftUIColor)
  }
}

private enum ClockFace: DependencyKey {
  static let liveValue = "min"
}

extension DependencyValues {
  var clockFace: String { self[ClockFace.self] }
}
