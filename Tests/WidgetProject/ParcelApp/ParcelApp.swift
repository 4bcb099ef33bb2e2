import FirebaseCore
import SwiftUI

@main
struct ParcelApp: App {
  init() { FirebaseApp.configure() }
  var body: some Scene { WindowGroup { ContentView() } }
}
