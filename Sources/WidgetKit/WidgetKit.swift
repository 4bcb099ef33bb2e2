@_exported public import ActivityWidgets
@_exported public import AppIntents
@_exported public import SwiftUI
