import FirebaseCore
import SwiftUI

@main
struct RoughApp: App {
  var body: some Scene { WindowGroup { Text("Rough") } }
}
