import LiveActivities
import PastedPayloads
import StrictJSON

// The way of a line that can't be read, or lacks keys: its faults, all at once, and the line as its writer meant it.
extension FeedDecoder {
  /// Returns the content of a part of a feed that can't be read as it is.
  mutating func mended(
    _ fault: FeedFault, _ bytes: [UInt8], line: Int
  ) -> (line: Int, content: FeedContent) {
    // Text that is nested too deep is not mended, since its inner part would be taken for a placeholder.
    guard bytes.first == UInt8(ascii: "{"), !fault.problem.isTooDeep,
      let payload = PastedText.payload(
        inFrame: bytes, linesBefore: line - 1, localKeys: Self.localKeys)
    else { return (fault.line, .fault(fault)) }
    return content(of: payload, for: fault)
  }

  /// The keys that make a line an event of islet's own, and no payload.
  static let localKeys = Set(LineKind.keys).subtracting(["aps"])

  /// Returns the content of a payload that was taken out of a text.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - fault: The fault of the text as a line of a feed.
  /// - Returns: The line, and the content: the payload as it was sent, or its faults.
  mutating func content(
    of payload: PastedPayload, for fault: FeedFault?
  ) -> (line: Int, content: FeedContent) {
    var notes = fault?.notes ?? LineNotes()
    var unmended: FeedFault?
    let line = mendedLine(of: payload, &unmended)
    notes.diagnosis = Diagnosis(payload, mended: line)
    if let first = payload.faults.first {
      // A fault beside the payload, such as one of the headers, is not mended.
      if line == nil, payload.value != nil, let fault, fault.problem.isBesidePayload {
        return (
          fault.line, .fault(FeedFault(line: fault.line, problem: fault.problem, notes: notes))
        )
      }
      return (
        first.line, .fault(FeedFault(line: first.line, problem: .slip(first), notes: notes))
      )
    }
    if let other = payload.other, other.isKnown {
      let problem = FeedFault.Problem.otherObject(other)
      return (payload.line, .fault(FeedFault(line: payload.line, problem: problem, notes: notes)))
    }
    if let line, payload.isOpened {
      var notes = line.notes
      notes.diagnosis = Diagnosis(payload, mended: nil)
      // The app that a request names is no activity that its feed has started.
      notes.namesOwner = notes.namesActivity
      if let given = fault?.notes, given.hasExpectation { notes.expectation = given.expectation }
      return (payload.line, .line(FeedLine(line.event, notes: notes)))
    }
    if let unmended, payload.isOpened {
      let place = (payload.line, unmended.problem)
      return (place.0, .fault(FeedFault(line: place.0, problem: place.1, notes: notes)))
    }
    if let fault { return (fault.line, .fault(fault)) }
    let problem = FeedFault.Problem.otherObject(payload.other ?? .unknown([]))
    return (payload.line, .fault(FeedFault(line: payload.line, problem: problem, notes: notes)))
  }

  /// Returns the look at a push that lacks keys; `nil` where it finds nothing.
  mutating func diagnosis(ofPush bytes: [UInt8], line: Int) -> Diagnosis? {
    guard
      let payload = PastedText.payload(
        inFrame: bytes, linesBefore: line - 1, localKeys: Self.localKeys), payload.value != nil,
      !payload.faults.isEmpty
    else { return nil }
    var unmended: FeedFault?
    return Diagnosis(payload, mended: mendedLine(of: payload, &unmended))
  }

  /// Returns the line of a library's notification, whose fields beside `aps` become headers; `nil` for any other line.
  mutating func openedLine(_ fields: JSONFields, line: Int) -> FeedLine? {
    let names = ["pushType", "push_type"]
    guard fields.unknownKeys.contains(where: { names.contains($0.text) }), !fields.has(.headers),
      let payload = PastedText.payload(
        inFrame: fields.object.source, linesBefore: line - 1, localKeys: Self.localKeys),
      payload.isOpened, case .line(let opened) = content(of: payload, for: nil).content
    else { return nil }
    return opened
  }

  /// Returns the mended payload as a line of a feed; where it still has a fault, that is given.
  private mutating func mendedLine(
    of payload: PastedPayload, _ fault: inout FeedFault?
  ) -> FeedLine? {
    guard let json = payload.json else { return nil }
    do throws(FeedFault) {
      return try decode(json, in: json.indices, line: payload.line)
    } catch {
      fault = error
      return nil
    }
  }
}

extension FeedEvent {
  /// A Boolean value indicating whether it is a push that lacks a key which its event needs.
  var lacksKeys: Bool {
    if case .command(let command) = self { return command.lacksKeys }
    return false
  }
}

extension ActivityCommand {
  fileprivate var lacksKeys: Bool {
    if case .push(let push, _) = self { return push.lacksKeys }
    if case .notification(let push, _) = self { return push.lacksKeys }
    return false
  }
}

extension ActivityPush {
  fileprivate var lacksKeys: Bool {
    switch event {
    case .update: contentState == nil
    case .end: false
    case .start:
      contentState == nil || attributesType == nil || attributes == nil || alert == nil
    }
  }
}

extension FeedFault.Problem {
  /// A Boolean value indicating whether arrays and objects are nested deeper than JSON may be here.
  fileprivate var isTooDeep: Bool {
    guard case .json(let fault) = self, case .tooDeep = fault.problem else { return false }
    return true
  }

  /// A Boolean value indicating whether the fault is in a key that islet reads beside a payload.
  fileprivate var isBesidePayload: Bool {
    guard case .json(let fault) = self else { return false }
    return !fault.path.isEmpty && !fault.path.hasPrefix("aps")
  }
}
