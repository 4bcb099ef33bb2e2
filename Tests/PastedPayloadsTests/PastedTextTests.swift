import PastedPayloads
import Testing

@Suite struct PastedTextTests {
  @Test func `an empty text is said to be empty`() {
    guard case .nothing(.empty) = PastedText.read([]) else {
      Issue.record("an empty text was read")
      return
    }
  }
}
