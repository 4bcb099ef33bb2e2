// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ActivityKit
import Playgrounds
import SwiftUI

public struct TripAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    public enum Phase: Codable, Hashable {
      case boarding(gate: String)
      case riding
    }
    public var phase: Phase
    public var arrival: Date
  }
  public var train: String
}

public enum Line {
  public static var color: Color { Color("Line", bundle: .module) }
}

#Playground {
  let attributes = TripAttributes(train: "ICE 73")
  _ = attributes.train
}
