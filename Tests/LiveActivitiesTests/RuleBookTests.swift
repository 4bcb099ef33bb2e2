import Foundation
import Testing

@testable import LiveActivities

@Suite struct `The book of rules` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift and feed files under folders of the repository, and their texts.
  private static func files(in folders: [String]) -> [(name: String, text: String)] {
    folders.flatMap { folder -> [(String, String)] in
      let url = root.appending(path: folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      return (names ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".ndjson") }.compactMap {
        let text = try? String(contentsOf: url.appending(path: $0), encoding: .utf8)
        return text.map { ("\(folder)/$0", $0) }
      }
    }
  }

  /// The numbers that a text cites: `AK 1.15, 3.17` and `AK 3.28 to 3.31` name two each.
  private static func citations(in text: String) -> [String] {
    let pattern = #/AK (\d+[a-f]?(?:\.\d+)?(?:(?:, | and | to )\d+[a-f]?(?:\.\d+)?)*)\b/#
    return text.matches(of: pattern).flatMap { match in
      match.1.matches(of: #/\d+[a-f]?(?:\.\d+)?/#).map { String($0.0) }
    }
  }

  private static let known = Set(
    FactSection.all.flatMap { [$0.id.text] + $0.facts.map(\.id.text) })

  @Test func `has each fact that is cited in code, tests and scenarios`() {
    let files = Self.files(in: ["Sources", "Tests"])
    #expect(files.count > 100)
    let cited = Set(files.flatMap { Self.citations(in: $0.text) })
    #expect(cited.count > 100)
    // Asked for in vain below.
    #expect(cited.subtracting(Self.known).sorted() == ["99"])
  }

  @Test func `has facts of every chapter, each with a number of its own`() {
    let ids = FactSection.all.flatMap(\.facts).map(\.id)
    #expect(ids.count > 170)
    #expect(Set(ids).count == ids.count)
    for section in FactSection.all {
      let chapter = section.id.text.filter(\.isNumber)
      #expect(
        section.facts.allSatisfy { $0.id.text.hasPrefix(chapter + ".") }, "\(section.id.text)")
    }
  }

  @Test func `has rules with names of their own, on facts that are there`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(!rule.facts.isEmpty, "\(rule.id)")
      #expect(Self.known.isSuperset(of: rule.facts.map(\.text)), "\(rule.id)")
    }
  }

  @Test func `lists each row that the source declares`() {
    let rows = Self.files(in: ["Sources/LiveActivities/Rules"]).flatMap { file in
      file.text.matches(of: #/(?:Rule|missingKey|olderSystem)\(\s*(?:choice: )?"([\w.]+)"/#).map {
        String($0.1)
      }
    }
    #expect(rows.count > 100)
    #expect(rows.sorted() == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: [
    ("AK 3.17", ["AK 3.17: ", "timestamp", "Apple's documentation", "https://", "olderTimestamp"]),
    ("3.17", ["AK 3.17: ", "equalTimestampsApply: islet's choice"]),
    ("ak3.17", ["AK 3.17: "]), ("AK 1c", ["The life of an activity", "AK 1.19: "]),
    ("3", ["AK 3a: ", "AK 3f: "]), ("AK 9", ["17.2: starts by push", "notAvailable"]),
    ("visibility", ["code 7", "appNotInForeground", "AK 1.40"]),
    ("ActivityAuthorizationError.denied", ["code 3", "activitiesDenied"]),
    ("TooManyProviderTokenUpdates", ["status 429", "20 minutes", "What to do: "]),
    ("429", ["TooManyProviderTokenUpdates", "TooManyRequests"]),
    ("403", ["403, an answer of APNs with one of these reasons: BadCertificate,", "Forbidden"]),
    ("8 hours", ["Facts about 8 hours:", "AK 2.1"]),
    ("403 Forbidden", ["Forbidden, an answer"]),
    ("429 TooManyRequests", ["TooManyRequests, an answer"]),
    ("olderTimestamp", ["a rule that refuses", "<last>", "AK 3.17: "]),
    ("tooManyActivitiesOfApp", ["throws: targetMaximumExceeded, code 5", "fiveActivitiesAnApp"]),
    ("budgetSpent", ["budgetSpent.updates", "budgetSpent.starts"]),
    ("fiveActivitiesAnApp", ["a choice of islet's", "Left open by:", "AK 2.8"]),
    ("silent", ["Facts about silent:", "AK 3.20"]),
    ("staleDate", ["Facts about staleDate:", "AK 3.37"]), ("stale-date", ["AK 3.37"]),
    ("contentState", ["content-state"]), ("relevanceScore", ["AK 3a: "]),
    ("dismissalPolicy", ["AK 2."]), ("AK silent", ["Facts about silent:"]),
    ("stale  date ", ["Facts about stale date:"]),
  ])
  func `explains`(query: String, parts: [String]) throws {
    let text = try #require(RuleBook.explanation(of: query))
    for part in parts { #expect(text.contains(part), "\(part) in:\n\(text)") }
  }

  @Test func `explains whatever it names, in lines of a hundred columns`() throws {
    #expect(RuleBook.names.count == Set(RuleBook.names).count)
    for name in RuleBook.names {
      let text = try #require(RuleBook.explanation(of: name), "\(name)")
      for line in text.split(separator: "\n") where !line.contains("https://") {
        #expect(line.count <= RuleBook.columnCount, "\(line)")
      }
    }
  }

  @Test(arguments: ["", " ", "AK", "AK 99", "xyzzy", "299"])
  func `knows nothing of`(query: String) {
    #expect(RuleBook.explanation(of: query) == nil)
  }

  @Test func `lists the whole table`() {
    let text = RuleBook.listing
    for rule in Rule.all { #expect(text.contains("\(rule.id) (")) }
    #expect(text.contains("equalTimestampsApply (AK 3.17)\n  An update with the timestamp"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= RuleBook.columnCount })
  }
}
