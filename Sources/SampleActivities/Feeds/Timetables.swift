import FoundationEssentials
import RandomNumbers

// The timetables of the demos, sped up so that a viewer sees something happen.

extension TimetableFeed where Attributes == MatchAttributes {
  /// The cup final, as an app of scores follows it.
  static var cupFinal: Subject {
    Subject(
      app: "islet.demo.scores", activity: "match",
      attributes: MatchAttributes(league: "Cup final", home: "LIS", away: "OSL"), relevance: 70)
  }

  /// The second half of a match, or the rest of it after a minute; a minute every four seconds.
  static func match(start: Date, from second: Int, after minute: Int = 45) -> Self {
    typealias Goal = (minute: Int, isHome: Bool, scorer: String)
    let goals: [Goal] = [
      (52, true, "Okafor"), (63, false, "Silva"), (71, true, "Lind"), (88, false, "Moreau"),
      (93, true, "Okafor"),
    ]
    return Self(
      start: start, from: second,
      Timetable(
        subject: cupFinal, declaresFrequentUpdates: true,
        moments: { _ in
          var state = MatchAttributes.ContentState(
            homeScore: 0, awayScore: 1, period: minute > 45 ? "\(minute)'" : "half time",
            lastEvent: "12' Silva, OSL")
          var moments = [Moment(0, state, alert: .init(title: "Second half", body: "LIS – OSL"))]
          for minute in minute + 1...95 {
            state.period = minute > 90 ? "90' +\(minute - 90)" : "\(minute)'"
            var alert: DemoPush<MatchAttributes>.Alert?
            if let goal = goals.first(where: { $0.minute == minute }) {
              state.homeScore += goal.isHome ? 1 : 0
              state.awayScore += goal.isHome ? 0 : 1
              state.lastEvent = "\(minute)' \(goal.scorer), \(goal.isHome ? "LIS" : "OSL")"
              alert = .init(title: "Goal!", body: state.lastEvent)
            }
            moments.append(Moment(moments.count * 4, state, alert: alert))
          }
          state.period = "full time"
          moments.append(Moment(moments.count * 4 + 2, state))
          return moments
        }))
  }
}

extension TimetableFeed where Attributes == FlightAttributes {
  static var flightToLondon: Subject {
    Subject(
      app: "islet.demo.skies", activity: "flight",
      attributes: FlightAttributes(
        number: "LX 318", origin: "ZRH", destination: "LHR", seat: "14A"), relevance: 60)
  }

  /// The time from take-off to landing, in seconds.
  static var flightSeconds: Double { 6000 }

  /// The last minutes of a flight, down to the gate.
  static func flight(start: Date, from second: Int) -> Self {
    Self(
      start: start, from: second,
      Timetable(
        subject: flightToLondon,
        moments: { date in
          let flight = (date + 300 - flightSeconds)...(date + 300)
          let late = flight.lowerBound...(date + 360)
          func state(
            _ phase: FlightAttributes.ContentState.Phase, _ flight: ClosedRange<Date>,
            _ gate: String
          ) -> FlightAttributes.ContentState {
            FlightAttributes.ContentState(phase: phase, flight: flight, gate: gate)
          }
          return [
            Moment(
              0, state(.inFlight, flight, "C4"),
              alert: .init(title: "LX 318", body: "Landing in five minutes")),
            Moment(
              25, state(.inFlight, late, "C7"),
              alert: .init(title: "Gate change", body: "LX 318 arrives at C7")),
            Moment(240, state(.landing, late, "C7")), Moment(360, state(.landed, late, "C7")),
            Moment(420, state(.landed, late, "C7")),
          ]
        }))
  }
}

extension TimetableFeed where Attributes == MetroAttributes {
  /// The stations of the line, up to its end.
  static var stops: [String] {
    [
      "Harbour", "Old Mint", "Rose Square", "Observatory", "City Library", "Botanic Garden",
      "North Gate",
    ]
  }

  /// A journey along the whole line.
  static var journey: Subject {
    Subject(
      app: "islet.demo.metro", activity: "journey",
      attributes: MetroAttributes(
        line: "M4", destination: "North Gate", stopCount: stops.count), relevance: 80)
  }

  /// Seven stations, twenty seconds each; the arrival of the first train alerts where its second is given.
  static func metro(start: Date, from second: Int, alertSecond: Int? = nil) -> Self {
    Self(
      start: start, from: second,
      Timetable(
        subject: journey, declaresFrequentUpdates: true,
        moments: { date in
          var moments = stops.enumerated().map { index, stop in
            Moment(
              index * 20,
              MetroAttributes.ContentState(
                nextStop: stop, arrival: date + Double(index * 20 + 20),
                stopsLeft: stops.count - index),
              alert: index == stops.count - 1
                ? .init(title: "Get out at the next stop", body: stop) : nil)
          }
          let last = MetroAttributes.ContentState(
            nextStop: stops[stops.count - 1], arrival: date + Double(stops.count * 20), stopsLeft: 0
          )
          if let alertSecond {
            moments.insert(
              Moment(
                alertSecond, moments[0].state, alert: .init(title: "M4", body: "Your train is here")
              ),
              at: 1)
          }
          return moments + [Moment(stops.count * 20, last)]
        }))
  }
}

extension TimetableFeed where Attributes == QuestAttributes {
  /// The blows of a fight, in turn.
  static var blows: [String] {
    [
      "Ember strikes: 9", "The dragon breathes fire", "Ember parries", "A spell of frost: 14",
      "The tail sweeps round", "Ember leaps: 11",
    ]
  }

  /// A fight against a dragon.
  static var dragonFight: Subject {
    Subject(
      app: "islet.demo.quest", activity: "fight",
      attributes: QuestAttributes(hero: "Ember", boss: "Frostmaw"), relevance: 40)
  }

  /// A fight of two minutes, which the hero wins.
  static func quest(start: Date, from second: Int) -> Self {
    Self(
      start: start, from: second,
      Timetable(
        subject: dragonFight,
        moments: { date in
          var random = SplitMix64(seed: 12)
          var state = QuestAttributes.ContentState(
            heroHealth: 100, bossHealth: 100, lastBlow: "Frostmaw wakes", ends: date + 180)
          var moments = [Moment(0, state, alert: .init(title: "Frostmaw wakes", body: "To arms!"))]
          while state.bossHealth > 0 {
            let blow = moments.count - 1
            state.bossHealth = max(0, state.bossHealth - Int(random.number(in: 1...6)))
            state.heroHealth = max(8, state.heroHealth - Int(random.number(in: 0...5)))
            state.lastBlow = state.bossHealth == 0 ? "Frostmaw falls" : blows[blow % blows.count]
            moments.append(Moment(moments.count * 3, state))
          }
          return moments
        }))
  }
}
