public import PastedPayloads
public import StrictJSON

/// A fault of a part of a feed, and its line.
public struct FeedFault: Error, Hashable, Sendable {
  /// The problem.
  public enum Problem: Hashable, Sendable {
    /// The JSON, or a value in it.
    case json(JSONFault)
    /// More bytes than an object may have; they were passed over.
    case tooLong(limit: Int)
    /// Seconds were asked for, and this many look like milliseconds.
    case milliseconds(path: String, given: Int64)
    /// None of the keys that say what a line is.
    case unknownKind(known: [String], found: [String])
    /// Keys of several kinds in one object.
    case severalKinds([String])
    /// The most important of the faults of a payload, or of the text that it stands in.
    case slip(Slip)
    /// An object that has no payload of a Live Activity.
    case otherObject(PastedPayload.Other)
    /// A text without any object.
    case noObject(PastedText.Emptiness)
  }

  /// The keys that may stand beside the one that says a line's kind.
  public static let companionKeys = LineKey.allCases.map(\.name)

  /// The line of the feed at which the fault is, from 1.
  public var line: Int
  /// The problem.
  public var problem: Problem
  /// The notes beside the line, as far as they could be read.
  public var notes: LineNotes

  /// Makes a fault.
  public init(line: Int, problem: Problem, notes: LineNotes = LineNotes()) {
    self.line = line
    self.problem = problem
    self.notes = notes
  }
}

/// The bounds of a feed.
package enum FeedLimits {
  /// The greatest length of an object or line, in bytes.
  package static let objectByteCountMaximum = JSONLimits.byteCountMaximum
}
