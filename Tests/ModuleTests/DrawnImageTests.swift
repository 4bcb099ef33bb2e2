import CellUI
import Testing

@Test func `an image that is drawn from another is that image`() {
  let source = UIImage(systemName: "star")
  #expect(source != nil && ModifierUses.thumbnail(drawing: source) === source)
  #expect(ModifierUses.thumbnail(drawing: nil) !== source)
}
