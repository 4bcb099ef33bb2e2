import Compositing
import Testing

@testable import LockScreenUI

@Suite struct MotionTests {
  @Test func `a number on its way begins where it was and ends where it shall be`() {
    var number = MovingNumber(2)
    number.move(to: 10, over: .milliseconds(400), at: .seconds(1))
    #expect(number.value(at: .seconds(1)) == 2)
    #expect(number.value(at: .milliseconds(1400)) == 10)
    #expect(number.isMoving(at: .milliseconds(1399)))
    #expect(!number.isMoving(at: .milliseconds(1400)))
    let values = (0...40).map { number.value(at: .seconds(1) + .milliseconds($0 * 10)) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a number sent elsewhere goes on from where it is`() {
    var number = MovingNumber(0)
    number.move(to: 10, over: .milliseconds(400), at: .zero)
    let middle = number.value(at: .milliseconds(100))
    number.move(to: 0, over: .milliseconds(400), at: .milliseconds(100))
    #expect(number.value(at: .milliseconds(100)) == middle)
    #expect(number.value(at: .seconds(9)) == 0)
  }

  @Test func `the island swings past its end and comes back`() {
    var number = MovingNumber(0)
    number.move(to: 100, over: .milliseconds(420), curve: .overshoot, at: .zero)
    let most = (0...42).map { number.value(at: .milliseconds($0 * 10)) }.max() ?? 0
    #expect(most > 101 && most < 112)
    #expect(number.value(at: .milliseconds(420)) == 100)
  }

  @Test(arguments: [(40, 15), (49, 30), (80, 24), (100, 40), (122, 40), (200, 60), (500, 200)])
  func `everything stands on the terminal and nothing on something else`(columns: Int, rows: Int) {
    let geometry = ScreenGeometry(screen: CellSize(columns: columns, rows: rows))
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    #expect(geometry.device.intersection(screen) == geometry.device)
    #expect(geometry.cards.intersection(geometry.device) == geometry.cards)
    #expect(geometry.cards.size.rows >= 9)
    #expect((geometry.inspector != nil) == (columns >= 100))
    if let inspector = geometry.inspector {
      #expect(inspector.intersection(screen) == inspector)
      #expect(inspector.intersection(geometry.device).isEmpty)
    }
    if let torchRow = geometry.torchRow { #expect(torchRow > geometry.cards.rowRange.upperBound) }
  }
}
