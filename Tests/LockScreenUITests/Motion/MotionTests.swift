import CellUI
import Compositing
import Testing

@testable import LockScreenUI

@Suite struct MotionTests {
  static let springs = [
    Spring.fade, .settle, .swipe, .morph, .reveal, .dissolve, .doze,
  ]

  @Test(arguments: springs)
  func `a number on its way begins where it was and ends where it shall be`(spring: Spring) {
    var number = MovingNumber(2)
    number.move(to: 10, on: spring, at: .seconds(1))
    #expect(number.value(at: .seconds(1)) == 2)
    #expect(number.isMoving(at: .seconds(1)))
    #expect(!number.isMoving(at: .seconds(3)))
    #expect(number.value(at: .seconds(3)) == 10)
    // It never jumps, not even as it comes to rest: half a row in a frame is the most that eight rows take.
    let values = (0...600).map { number.value(at: .seconds(1) + .milliseconds($0 * 4)) }
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.5 })
  }

  @Test(arguments: springs, [20, 90, 200, 350])
  func `a number sent elsewhere keeps its place and its speed`(spring: Spring, moment: Int) {
    var number = MovingNumber(0, precision: 0.001)
    number.move(to: 100, on: spring, at: .zero)
    let now = Duration.milliseconds(moment)
    let (place, speed) = (number.value(at: now), number.velocity(at: now))
    let soon = number.value(at: now + .milliseconds(1))
    #expect(abs((soon - place) - speed / 1000) < 0.05)
    number.move(to: -50, on: spring, at: now)
    #expect(abs(number.value(at: now) - place) < 1e-6)
    #expect(abs(number.velocity(at: now) - speed) < 1e-3)
    // One millisecond on, it is where either spring would have it.
    #expect(abs(number.value(at: now + .milliseconds(1)) - soon) < 0.2)
    #expect(number.value(at: .seconds(9)) == -50)
  }

  @Test func `a number that is sent where it is going already is left alone`() {
    var number = MovingNumber(0)
    number.move(to: 10, on: .settle, at: .zero)
    let before = number
    number.move(to: 10, on: .morph, at: .milliseconds(100))
    #expect(number == before)
  }

  @Test func `the island swings past its end and comes back`() {
    var number = MovingNumber(0)
    number.move(to: 100, on: Spring.morph, at: .zero)
    let most = (0...100).map { number.value(at: .milliseconds($0 * 10)) }.max() ?? 0
    #expect(most > 103 && most < 109)
    #expect(number.value(at: .seconds(1)) == 100)
  }

  @Test(arguments: [Spring.fade, .dissolve, .doze])
  func `what fades does not flicker at its end`(spring: Spring) {
    var number = MovingNumber.fraction(0)
    number.move(to: 1, on: spring, at: .zero)
    let values = (0...200).map { number.value(at: .milliseconds($0 * 8)) }
    #expect(values.allSatisfy { $0 < 1.005 })
    #expect(values.last == 1)
  }

  @Test(arguments: [0, 100])
  func `a number on a pace waits, is there in time, and never passes another one`(delay: Int) {
    let pace = Pace.makeRoom.after(.milliseconds(delay))
    var (first, second) = (MovingNumber(0), MovingNumber(4))
    first.move(to: 10, at: pace, now: .zero)
    second.move(to: 10.5, at: pace, now: .zero)
    for moment in 0...400 {
      let now = Duration.milliseconds(moment)
      #expect(first.value(at: now) < second.value(at: now))
      #expect(moment > delay || first.value(at: now) == 0)
      #expect(first.isMoving(at: now) == (moment < delay + 220))
    }
    let soon =
      first.value(at: .milliseconds(delay + 51)) - first.value(at: .milliseconds(delay + 50))
    #expect(abs(soon * 1000 - first.velocity(at: .milliseconds(delay + 50))) < 1)
  }

  @Test func `a circle comes out of the island, hangs on a neck, and is a circle of its own`() {
    let island = OutlineRect(x: 80, y: 8, width: 168, height: 32)
    let place = OutlineRect(x: 260, y: 8, width: 32, height: 32)
    let drops = (0...100).map {
      IslandDrop(from: island, to: place, budding: Double($0) / 100)
    }
    #expect(drops[0].bud.minX >= island.minX && drops[0].bud.maxX <= island.maxX)
    #expect(drops[0].bud.minY >= island.minY && drops[0].bud.maxY <= island.maxY)
    #expect(drops[100].bud == place && drops[100].neck == 0)
    for (before, after) in zip(drops, drops.dropFirst()) {
      #expect(after.bud.maxX > before.bud.maxX && after.bud.maxX - before.bud.maxX < 1)
      #expect(after.neck <= before.neck && before.neck - after.neck < 0.5)
    }
    // The neck tears when the circle has left the island.
    let torn = drops.first { $0.neck == 0 }
    #expect(torn.map { $0.bud.minX > island.maxX - 16 } == true)
    // Seen as one shape before, as two after.
    for (budding, isOne) in [(0.3, true), (0.5, true), (1, false)] {
      let drop = IslandDrop(from: island, to: place, budding: budding)
      let whole = Outline {
        $0.addRoundedRect(island, cornerRadius: 16)
        $0.addOutline(drop.outline)
      }
      let coverage = Coverage(
        whole, glyphs: .octant, clip: CellRect(column: 0, row: 0, columns: 40, rows: 3))
      let middle = (8..<38).map { column in
        (0..<2).contains {
          coverage[column, 1, 2 + $0] > 0.05 || coverage[column, 1, 4 + $0] > 0.05
        }
      }
      let ends = middle.indices.filter { $0 > 0 && middle[$0] != middle[$0 - 1] }.count
      #expect((ends <= 2) == isOne, "\(budding)")
    }
  }

  @Test(arguments: [(40, 15), (49, 30), (80, 24), (100, 40), (122, 40), (200, 60), (500, 200)])
  func `everything stands on the terminal and nothing on something else`(columns: Int, rows: Int) {
    let geometry = ScreenGeometry(screen: CellSize(columns: columns, rows: rows))
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    #expect(geometry.device.intersection(screen) == geometry.device)
    #expect(geometry.cards.intersection(geometry.device) == geometry.cards)
    #expect(geometry.cards.size.rows >= 9)
    #expect(geometry.cards.rowRange.upperBound < geometry.device.rowRange.upperBound - 1)
    #expect((geometry.inspector != nil) == (columns >= 80))
    if let inspector = geometry.inspector {
      #expect(inspector.intersection(screen) == inspector)
      #expect(inspector.intersection(geometry.device).isEmpty)
    }
    if let torchRow = geometry.torchRow { #expect(torchRow > geometry.cards.rowRange.upperBound) }
  }
}
