import SwiftUI

extension Color { static let rail = Color.teal }
