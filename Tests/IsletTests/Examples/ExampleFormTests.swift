import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up values by their forms and names` {
  private let now = Date(timeIntervalSince1970: 9e8)

  private func value<Value: Decodable>(
    _ type: Value.Type, _ source: ExampleSource = ExampleSource()
  ) throws -> Value {
    try ExampleDecoder(source: source, now: now).value(type)
  }

  @Test func `a name that ends in Symbol is a symbol's, where code has it for one`() throws {
    struct State: Decodable {
      let phaseSymbol: String, stockSymbol: String, statusImage: String, viaCode: String
    }
    var source = ExampleSource()
    source.traits = [.symbol: [""], .shown: ["stockSymbol"]]
    let state = try value(State.self, source)
    #expect(state.phaseSymbol == "star.fill" && state.statusImage == "star.fill")
    #expect(state.stockSymbol == "AAPL" && state.viaCode == "ORD")
    #expect(try value(State.self).phaseSymbol == "Phase symbol")
  }
}
