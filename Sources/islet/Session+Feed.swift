import ActivityFeed
import ActivityLayouts
import LiveActivities
import Theming

extension Session {
  /// Obeys every object that a framer has, and writes down the verdicts.
  ///
  /// - Parameters:
  ///   - framer: The stream of objects.
  ///   - name: Where the stream comes from, as people call it.
  ///   - real: The machine's steady time.
  mutating func obeyAll(from framer: inout FeedFramer, named name: String, at real: Duration) {
    while let frame = framer.next() {
      switch frame {
      case .object(let range, let line):
        do {
          let event = try decoder.decode(framer.buffer, in: range, line: line)
          let origin = LineOrigin(name: name, line: line)
          note(origin, LineSubject(event), perform(event, at: real), at: real)
        } catch {
          reject(error, of: name, at: real)
        }
      case .tooLong(let line):
        let problem = FeedFault.Problem.tooLong(limit: FeedLimits.objectByteCountMaximum)
        reject(FeedFault(line: line, problem: problem), of: name, at: real)
      }
    }
  }

  private mutating func reject(_ fault: FeedFault, of name: String, at real: Duration) {
    let origin = LineOrigin(name: name, line: fault.line)
    note(origin, .unknown, .rejected(.feed(fault)), at: real)
  }

  private mutating func perform(_ event: FeedEvent, at real: Duration) -> Verdict {
    switch event {
    case .command(let command):
      do {
        _ = try activities.apply(command, at: clock.now(at: real))
      } catch {
        return .dropped(error)
      }
    case .clock(let change): clock.follow(change, at: real)
    case .layout(let bytes):
      do {
        presenter.use(try ActivityLayout.parse(bytes))
      } catch {
        return .rejected(.layout(error))
      }
    case .theme(let name):
      guard themes.choose(name) else {
        return .rejected(.themeName(name, known: themes.names))
      }
      showTheme(at: real)
    case .themeObject(let bytes):
      do {
        themes.add(try Theme.parse(bytes))
      } catch {
        return .rejected(.theme(error))
      }
      showTheme(at: real)
    }
    return .applied
  }
}

extension LineSubject {
  fileprivate init(_ event: FeedEvent) {
    switch event {
    case .command(let command): self = .command(command)
    case .clock: self = .clock
    case .layout: self = .layout
    case .theme, .themeObject: self = .theme
    }
  }
}

extension DeviceClock {
  fileprivate mutating func follow(_ change: ClockChange, at real: Duration) {
    switch change {
    case .advance(let step): advance(by: step, at: real)
    case .pause: pause(at: real)
    case .resume: resume(at: real)
    case .rate(let rate): run(at: rate, from: real)
    }
  }
}
