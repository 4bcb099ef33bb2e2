@_exported import RailSharing
@_exported import SwiftUI
