import SwiftUI

struct Tapped: ViewModifier {
  func body(content: Content) -> some View {
    content.onTapGesture { place in print(place.x) }.tint(.accent)
  }
}

extension EnvironmentValues {
  @Entry var lineWidth: CGFloat = 2
}
