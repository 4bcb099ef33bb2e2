import LiveActivities
import RandomNumbers
import Testing

@Suite struct ActivityPlacesTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `each activity has one place, without gaps`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var places = ActivityPlaces()
    var model: [ActivityID] = []
    for _ in 0..<400 {
      let app = BundleID("app\(Int.random(in: 0..<3, using: &random))")
      let id = ActivityID(app: app, name: "\(Int.random(in: 0..<20, using: &random))")
      let place = model.firstIndex(of: id)
      #expect(places.place(of: id) == place)
      if let place {
        #expect(places.remove(id) == place)
        model.swapAt(place, model.count - 1)
        model.removeLast()
      } else {
        #expect(places.remove(id) == nil)
        #expect(places.add(id) == model.count)
        model.append(id)
      }
      #expect(places.ids == model)
    }
    #expect(model.map(places.place(of:)) == Array(model.indices))
  }
}
