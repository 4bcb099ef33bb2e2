import SwiftUI

extension EnvironmentValues {
  @Entry var lineWidth: CGFloat = 2
}
