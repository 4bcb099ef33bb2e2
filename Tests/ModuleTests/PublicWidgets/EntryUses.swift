import SwiftUI

extension EnvironmentValues {
  @Entry var accentName = "gold"
  /// The step, with a type of its own.
  @Entry var step: Int = 3
  @Entry fileprivate var note: String?
  @Entry var label: String = "unset"
}

/// Views that read values of the environment of their own.
enum EntryUses {
  static var view: some View { Reader().environment(\.label, "set") }

  private struct Reader: View {
    @Environment(\.accentName) private var accent
    @Environment(\.step) private var step
    @Environment(\.note) private var note
    @Environment(\.label) private var label

    var body: some View { Text("\(accent) \(step) \(note ?? "none") \(label)") }
  }
}

#Preview("States of a preview's own") {
  @Previewable @State var isOn = true
  Toggle("Sound", isOn: $isOn)
}
