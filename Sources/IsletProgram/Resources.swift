import ActivityWidgets
import CellUI
import FeedReports
import HostIO
import LiveActivities
import LockScreenSession

/// The parts that a program is built with.
struct Resources {
  /// The widgets, without layouts.
  var views = ViewCatalog()
  /// The embedded feeds, the standard one first.
  var demos: [Demo] = []
  /// The facts of the project whose widgets they are.
  var facts = SourceFacts()
  /// The faults of the Swift source for which a check fails, in words.
  var sourceFaults: [String] = []
  /// The time at which pictures of previews begin.
  var previewStart = HeadlessRun.standardMoment

  /// The place of the code that makes the bundle, its widgets and their providers.
  private static let initializers = CodePlace(
    attributesType: "", presentation: "initializers of the widgets", state: "", digest: 0)

  /// Returns the states of the process's previews.
  ///
  /// A preview whose code trapped is left out. A widget without previews has an activity with made-up values.
  ///
  /// - Parameters:
  ///   - trace: The breadcrumb of the code that runs.
  ///   - now: The time around which made-up dates are.
  /// - Returns: The states.
  func previewStates(_ trace: (any CodeTracing)?, at now: Timestamp) -> PreviewStates {
    views.makeWidgets(at: now)
    var states = PreviewStates(of: [])
    guard trace?.skipReason(at: Self.initializers) == nil else { return states }
    trace?.enter(Self.initializers)
    states.homeScreenWidgets = views.homeScreenWidgets
    states.emptyWidgets = views.emptyWidgets
    trace?.leave()
    states.merge(authorsStates(trace, at: now))
    let examples = CodePlace(
      attributesType: "", presentation: "made-up values", state: "", digest: 0)
    guard states.isEmpty || trace?.skipReason(at: examples) == nil else { return states }
    // Types that refuse such values must not take the others' previews with them.
    let hasPreviews = !states.isEmpty
    if hasPreviews { trace?.enter(examples) }
    for outcome in views.examples(of: facts.examples, at: now) {
      switch outcome {
      case .success(let example) where !states.holds(example.attributesType):
        trace?.addMadeUp(example.attributesType, texts: example.madeUpTexts)
        AppResources.current.addMadeUp(example.madeUpTexts)
        // Without a breadcrumb of the code of views, that runs only when a state is shown.
        let isNoted = trace == nil || views.trace != nil
        states.add(example, shownBy: isNoted ? views : nil, at: now)
        // Code of views has run in between.
        if hasPreviews { trace?.enter(examples) } else { trace?.leave() }
      case .failure(let refusal) where !states.holds(refusal.attributesType):
        states.refusals.append(refusal)
      case .success, .failure: break
      }
    }
    return states
  }

  /// Returns the states that the previews' authors wrote.
  ///
  /// A preview whose code trapped is left out.
  ///
  /// - Parameters:
  ///   - trace: The breadcrumb of the code that runs.
  ///   - now: The time that the code takes for now.
  /// - Returns: The states.
  func authorsStates(_ trace: (any CodeTracing)?, at now: Timestamp) -> PreviewStates {
    var states = PreviewStates(of: [])
    for (number, maker) in FoundWidgets.previewMakers.enumerated() {
      let place = CodePlace(
        attributesType: "", presentation: "#Preview", state: "", digest: UInt64(number))
      guard trace?.skipReason(at: place) == nil else { continue }
      trace?.enter(place)
      // The program's one thread is the main one.
      states.merge(MainActor.assumeIsolated { PreviewStates.made(by: maker, at: now) })
      trace?.leave()
    }
    return states
  }

  /// Returns the states of the process's previews for a command that wants some.
  ///
  /// - Parameter takesFeed: Whether the command takes a feed in their place.
  /// - Returns: The states.
  /// - Throws: The reason why there are none.
  func previewStates(takesFeed: Bool = true) throws(Failure) -> PreviewStates {
    guard views.trace?.skipReason(at: Self.initializers) == nil else {
      throw Failure(.dataError, "no widget can be shown, since their initializers stopped")
    }
    let states = previewStates(views.trace, at: previewStart)
    guard !states.isEmpty else {
      throw Failure(.noInput, Messages.noPreviews(states, takesFeed: takesFeed))
    }
    return states
  }

  /// Returns the demo of a name; `nil` for an unknown name.
  func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}

extension Resources {
  /// Returns the feed of the previews' states.
  ///
  /// - Throws: The reason why there is none.
  func previewInput() throws(Failure) -> HeadlessRun.Input {
    HeadlessRun.Input(previews: try previewStates().wholeFeed, undatedStart: previewStart)
  }
}

/// Makes the states that the previews' authors wrote.
struct AuthorsPreviews: PreviewMaking {
  let resources: Resources
  /// The breadcrumb of the code that runs.
  var trace: (any CodeTracing)?
  /// The earliest time for now: the past, which a preview host replays, goes on from the present.
  var earliest: Timestamp?

  func states(at now: Timestamp) -> PreviewStates {
    resources.authorsStates(trace, at: max(now, earliest ?? now))
  }
}
