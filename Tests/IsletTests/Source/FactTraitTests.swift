import ActivityWidgets
import Testing
import WidgetSources

@Test func `each fact of a property is a trait of an example, or decides about others alone`() {
  let alone = PropertyFact.allCases.filter { ExampleSource.Trait(rawValue: $0.rawValue) == nil }
  #expect(alone == [.fraction, .forced])
}
