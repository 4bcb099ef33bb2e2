import Testing

@Suite struct `Further names work as Apple's do` {
  private func check(_ facts: [NameUses.Fact]) {
    for fact in facts { #expect(fact.holds, "\(fact.words)") }
  }

  @Test func `an intent's parameters, options and requests`() async throws {
    check(try await NameUses.intents())
  }

  @Test func `questions to an app's stores`() async throws {
    check(try await QueryUses.stores())
  }

  @Test func `the system's clocks, locks and pools`() { check(SystemUses.clocks()) }

  @Test func `stores, orders and finders of the system are empty`() { check(SystemUses.stores()) }

  @Test func `requests without a network`() async { check(await SystemUses.requests()) }

  @Test func `announcements come one after another`() async {
    check(await SystemUses.announcements())
  }

  @Test func `an actor, conditions and indices of a store`() async throws {
    check(try await QueryUses.models())
  }

  @Test func `an intent's optional parameters, cases and views`() async throws {
    check(try await QueryUses.options())
  }

  @Test func `UIKit's device, scenes and drawings`() { check(UIKitUses.device()) }

  @Test func `a copy of a paragraph style has all values`() { check(UIKitUses.copiedStyle()) }

  @Test func `a place in a chart gives its value back`() { check(NameUses.chartPlaces()) }

  @Test func `a histogram's parts`() { check(NameUses.bins()) }

  @Test func `symbols' areas follow their values`() {
    #expect(NameUses.symbolCells(areas: 2_000) > NameUses.symbolCells(areas: 20))
  }

  @Test func `UIKit's sizes and colors`() { check(NameUses.sizesAndColors()) }

  @Test func `strings with attributes pass from Foundation's`() { check(NameUses.strings()) }

  @Test func `Foundation's forms`() { check(NameUses.forms()) }

  @Test func `changes of three dimensions`() { check(NameUses.transforms()) }

  @Test func `types of files`() { check(NameUses.files()) }

  @Test func `values without an effect`() { check(NameUses.withoutEffect()) }
}
