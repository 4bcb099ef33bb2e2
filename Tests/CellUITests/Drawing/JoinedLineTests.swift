import CellUI
import Compositing
import Testing

/// Dots with lines between them, rings around avatars, and gaps beside pictures.
@Suite("Joined lines") struct JoinedLineTests {
  /// Returns dots of a diameter with lines between them.
  private func strip(_ diameter: Double, count: Int = 3) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Circle().fill(.red).frame(width: diameter, height: diameter)
        if number < count - 1 { Rectangle().fill(.red).frame(height: 2) }
      }
    }
  }

  @Test(arguments: [10.0, 12, 16])
  func `lines lead from dot to dot, and the last dot ends the row`(diameter: Double) {
    let text = Screen.text(strip(diameter), columns: 13)
    #expect(text.wholeMatch(of: /●─{4,5}●─{5,6}●/) != nil, "\(text)")
  }

  @Test(arguments: [
    (LayoutPass.joinedDotsMaximum, true), (LayoutPass.joinedDotsMaximum + 1, false),
  ])
  func `lines are joined to a limited number of dots`(count: Int, isJoined: Bool) {
    let text = Screen.text(strip(16, count: count), columns: 5 * count)
    #expect(text.hasPrefix("●───") == isJoined)
  }

  @Test func `a ring around an avatar stays around it`() {
    let avatar = Text("BO").frame(width: 36, height: 36).background(.red, in: Circle())
    let plain = Screen.layout(avatar.padding(16)).items
    let ringed = avatar.overlay { Circle().stroke(.green, lineWidth: 2) }
    let items = Screen.layout(ringed.padding(16)).items
    #expect(items.map(\.frame) == plain.map(\.frame) + [plain[0].frame])
  }

  @Test(arguments: [(32.0, 4), (36, 5), (40, 5)])
  func `the rest of a picture's height counts to the gap beside it`(side: Double, rows: Int) {
    let buttons = VStack(spacing: 8) {
      Circle().fill(.red).frame(width: side, height: side)
      Circle().fill(.red).frame(width: side, height: side)
    }
    #expect(Screen.layout(buttons).size.rows == rows)
  }
}
