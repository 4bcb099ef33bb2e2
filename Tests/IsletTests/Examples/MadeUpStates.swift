import CellUI
import Foundation

@testable import ActivityWidgets

/// The attributes of an activity with a state.
private struct MadeUp<ContentState: Codable & Hashable & Sendable>: ActivityAttributes {}

/// The content states that are made up of the facts of a source, on Friday, 20 November 2026, at 9:41 UTC.
enum MadeUpStates {
  static let now = Date(timeIntervalSince1970: 1_795_167_660)

  static func all<Value: Codable & Hashable & Sendable>(
    _ type: Value.Type, _ source: ExampleSource = ExampleSource()
  ) throws -> [Value] {
    let configuration = ActivityConfiguration(for: MadeUp<Value>.self) { _ in
      EmptyView()
    } dynamicIsland: { _ in
      .empty
    }
    return try configuration.example(of: source, at: now).get().contentStates().map {
      try JSONDecoder().decode(Value.self, from: Data($0))
    }
  }
}

/// A key of any name.
struct ExampleKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension ExampleDecoder {
  /// Returns the decoder of the part with a key's name.
  func part(_ name: String, as type: Any.Type) -> ExampleDecoder {
    part(ExampleKey(stringValue: name), as: type)
  }
}
