@testable import SampleActivities
import Testing

private func ride(seed: UInt64, seconds: Int, _ body: (RideSimulation, RideSimulation) -> Void) {
  var ride = RideSimulation(seed: seed)
  for _ in 0..<seconds {
    let before = ride
    ride.step()
    body(before, ride)
  }
}

struct RideSimulationTests {
  @Test(arguments: [1, 2, 7, 99, UInt64.max])
  func `a ride keeps to what a bike can do`(seed: UInt64) {
    ride(seed: seed, seconds: 7200) { before, after in
      #expect((0...RideSimulation.speedMaximum).contains(after.speed))
      #expect(abs(after.slope) <= RideSimulation.slopeMaximum)
      // The limits of acceleration and braking, in meters per second squared.
      #expect((-3.0...1.5).contains(after.speed - before.speed))
      #expect(after.distance >= before.distance)
      #expect(after.distance - before.distance <= RideSimulation.speedMaximum + 1e-9)
      #expect(after.climb >= before.climb)
    }
  }

  @Test(arguments: [1, 2, 7, 99, 1234] as [UInt64])
  func `a ride stops at lights, coasts downhill and averages what a commuter does`(seed: UInt64) {
    var stops = 0
    var longestStop = 0
    var stop = 0
    var end = RideSimulation(seed: seed)
    ride(seed: seed, seconds: 7200) { before, after in
      if before.isMoving, !after.isMoving { stops += 1 }
      stop = after.isMoving ? 0 : stop + 1
      longestStop = max(longestStop, stop)
      end = after
    }
    #expect((10...120).contains(stops))
    #expect((3...40).contains(longestStop))
    let average = end.distance / 7200 * 3.6
    #expect((16...28).contains(average))
    #expect((40...900).contains(end.climb))
  }

  @Test func `the same seed rides the same ride, another one another`() {
    var rides = [RideSimulation(seed: 7), RideSimulation(seed: 7), RideSimulation(seed: 8)]
    for _ in 0..<600 {
      for index in rides.indices { rides[index].step() }
    }
    #expect(rides[0].distance == rides[1].distance)
    #expect(rides[0].speed == rides[1].speed)
    #expect(rides[0].distance != rides[2].distance)
  }

  @Test func `a ride can begin on the way, within what is possible`() {
    let ride = RideSimulation(seed: 7, speed: 6.9, distance: 31_400, climb: 412)
    #expect(ride.speed == 6.9)
    #expect(ride.distance == 31_400)
    #expect(ride.isMoving)
    let impossible = RideSimulation(seed: 7, speed: 999, distance: -5, climb: -1)
    #expect(impossible.speed == RideSimulation.speedMaximum)
    #expect(impossible.distance == 0)
    #expect(impossible.climb == 0)
  }
}
