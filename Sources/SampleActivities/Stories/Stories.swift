import FoundationEssentials

// The six stories. Their clocks run in the viewer's time, unless a comment says otherwise.

extension TimetableFeed where Attributes == MatchAttributes {
  /// The second half of a match, with two goals.
  static func story(from start: Date) -> Self {
    Self(tellingOf: cupFinal, from: start) { _ in
      var state = MatchAttributes.ContentState(
        homeScore: 0, awayScore: 1, period: "half time", lastEvent: "12' Silva, OSL")
      var moments = [Moment(0, state)]
      for second in 2..<Story.endSecond {
        let minute = 45 + (second - 1) * 50 / (Story.endSecond - 2)
        state.period = minute > 90 ? "90' +\(minute - 90)" : "\(minute)'"
        var alert: DemoPush<MatchAttributes>.Alert?
        if let scorer = [6: "Okafor", 22: "Lind"][second] {
          state.homeScore += 1
          state.lastEvent = "\(minute)' \(scorer), LIS"
          alert = .init(title: "Goal!", body: state.lastEvent)
        }
        moments.append(Moment(second, state, alert: alert))
      }
      state.period = "full time"
      return moments + [Moment(Story.endSecond, state)]
    }
  }
}

extension TimetableFeed where Attributes == MetroAttributes {
  /// Seven stations, four seconds each.
  static func story(from start: Date) -> Self {
    let seconds = 4
    return Self(tellingOf: journey, from: start) { date in
      var moments = stops.enumerated().map { index, stop in
        Moment(
          index * seconds,
          MetroAttributes.ContentState(
            nextStop: stop, arrival: date + Double((index + 1) * seconds),
            stopsLeft: stops.count - index),
          alert: index == stops.count - 2
            ? .init(title: "Get out at the next stop", body: stops[index + 1]) : nil)
      }
      let arrival = stops.count * seconds
      let last = MetroAttributes.ContentState(
        nextStop: stops[stops.count - 1], arrival: date + Double(arrival), stopsLeft: 0)
      moments.append(Moment(arrival, last))
      return moments + [Moment(Story.endSecond, last)]
    }
  }
}

extension TimetableFeed where Attributes == FlightAttributes {
  /// The end of a flight, down to its gate.
  static func story(from start: Date) -> Self {
    Self(tellingOf: flightToLondon, from: start) { date in
      let flight = (date + 26 - flightSeconds)...(date + 26)
      let late = flight.lowerBound...(date + 86)
      func moment(
        _ second: Int, _ phase: FlightAttributes.ContentState.Phase, _ gate: String,
        _ flight: ClosedRange<Date> = flight, alert: DemoPush<FlightAttributes>.Alert? = nil
      ) -> Moment {
        Moment(
          second, FlightAttributes.ContentState(phase: phase, flight: flight, gate: gate),
          alert: alert)
      }
      return [
        moment(0, .inFlight, "C4", late),
        moment(
          5, .inFlight, "C7", late,
          alert: .init(title: "Gate change", body: "LX 318 arrives at C7")),
        moment(11, .inFlight, "C7"), moment(17, .landing, "C7"), moment(26, .landed, "C7"),
        moment(Story.endSecond, .landed, "C7"),
      ]
    }
  }
}

extension TimetableFeed where Attributes == QuestAttributes {
  /// A fight with a blow each second, which the hero wins.
  static func story(from start: Date) -> Self {
    Self(tellingOf: dragonFight, from: start) { date in
      // The dragon falls at second 28.
      let (bossLosses, heroLosses) = ([2, 5, 3, 5], [0, 3, 2, 5])
      var state = QuestAttributes.ContentState(
        heroHealth: 100, bossHealth: 100, lastBlow: "Frostmaw wakes", ends: date + 45)
      var moments = [Moment(0, state)]
      var second = 1
      while state.bossHealth > 0 {
        state.bossHealth = max(0, state.bossHealth - bossLosses[second % 4])
        state.heroHealth = max(8, state.heroHealth - heroLosses[second % 4])
        state.lastBlow = state.bossHealth == 0 ? "Frostmaw falls" : blows[second % blows.count]
        var alert: DemoPush<QuestAttributes>.Alert?
        if second == 17 {
          state.lastBlow = "Frostmaw rages!"
          alert = .init(title: "Frostmaw rages!", body: "Drink a potion")
        }
        moments.append(Moment(second, state, alert: alert))
        second += 1
      }
      return moments + [Moment(Story.endSecond, state)]
    }
  }
}

extension TimetableFeed where Attributes == PizzaDeliveryAttributes {
  /// An order from the kitchen to the door.
  static func story(from start: Date) -> Self {
    let subject = Subject(
      app: "islet.demo.pizza", activity: "order",
      attributes: PizzaDeliveryAttributes(numberOfPizzas: 2, totalAmount: "$42.00"), relevance: 50)
    return Self(tellingOf: subject, from: start) { date in
      func moment(
        _ second: Int, _ phase: PizzaDeliveryAttributes.ContentState.Phase,
        alert: DemoPush<PizzaDeliveryAttributes>.Alert? = nil
      ) -> Moment {
        Moment(
          second,
          PizzaDeliveryAttributes.ContentState(
            driverName: "Anne", estimatedDeliveryTime: date + 28, orderTime: date, phase: phase),
          alert: alert)
      }
      return [
        moment(0, .preparing), moment(5, .baking), moment(11, .onTheWay),
        moment(20, .nearlyThere, alert: .init(title: "Anne is nearly there", body: "2 pizzas")),
        moment(28, .delivered), moment(Story.endSecond, .delivered),
      ]
    }
  }
}

extension TimetableFeed where Attributes == RideAttributes {
  /// The steps of the simulation in a second: a ride of ten minutes.
  private static var pace: Int { 20 }

  /// A short ride, twenty times as fast as real; its timer too, since the ride began as much earlier.
  static func story(from start: Date) -> Self {
    let subject = Subject(
      app: "islet.demo.dynamo", activity: "ride",
      attributes: RideAttributes(bike: "Brompton"), relevance: 90)
    return Self(tellingOf: subject, from: start) { date in
      var ride = RideSimulation(seed: 7)
      let rides = (0...Story.endSecond).map { second in
        if second > 0 { for _ in 0..<pace { ride.step() } }
        return ride
      }
      return rides.enumerated().map { second, now in
        let isLast = second == Story.endSecond
        let state = RideAttributes.ContentState(
          speed: isLast ? 0 : RideFeed.rounded(now.speed * 3.6, to: 10),
          distance: RideFeed.rounded(now.distance / 1000, to: 100), climb: Int(now.climb),
          progress: RideFeed.rounded(now.distance / ride.distance, to: 1000),
          started: date - Double(second * (pace - 1)),
          ended: isLast ? date + Double(second) : nil, isMoving: !isLast && now.isMoving)
        return Moment(
          second, state,
          alert: second == 18 ? .init(title: "Brompton", body: "Two thirds are done") : nil)
      }
    }
  }
}
