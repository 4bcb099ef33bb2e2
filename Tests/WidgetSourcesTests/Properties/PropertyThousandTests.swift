import Testing

@testable import WidgetSources

@Suite struct `Properties in thousandths` {
  @Test(
    arguments: [
      (#"String(format: "%.1f kWh", Double(energyWh) / 1000)"#, ["energyWh"]),
      (#"Text("\(s.watts / 1_000) kW")"#, ["watts"]),
      (#"s.watts.map { "\(Int((Double($0) / 1000).rounded())) kW" }"#, ["watts"]),
      (#"s.watts?.flatMap { $0 / 1000.0 }"#, ["watts"]),
      ("if let w = s.watts { Text(format(w / 1e3)) }", ["watts"]),
      ("s.level / 100", []), ("ProgressView(value: Double(s.level) / 1000)", []),
      ("s.level / 1000 * size.width", []), ("1000 / s.level", []),
    ] as [(String, Set<String>)])
  func `are divided by a thousand, and are no parts of a length`(
    text: String, names: Set<String>
  ) {
    #expect(PropertyUses(in: text)[.thousand] == names)
  }

  @Test func `are those of the value in braces up to their end`() {
    let uses = PropertyUses(
      in: "let a = s.watts.map { $0 }\nlet b = items.filter { $0 / 1000 > 1 }")
    #expect(uses[.thousand].isEmpty)
  }
}
