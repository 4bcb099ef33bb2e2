import StrictJSON
import Testing

@testable import ActivityLayouts

/// JSON as a value.
func parsed(_ text: String) throws -> JSONValue {
  var parser = JSONParser()
  return try parser.parse(Array(text.utf8))
}

private func read(_ text: String) throws -> DeclaredType {
  try DeclaredType(try parsed(text))
}

private func fault(_ text: String) throws -> LayoutFault? {
  do {
    _ = try read(text)
    return nil
  } catch let fault as LayoutFault {
    return fault
  }
}

private let spellings: [(String, DeclaredType)] =
  DeclaredType.Scalar.allCases.map { ("\"\($0.rawValue)\"", .scalar($0)) } + [
    (#""Double?""#, .optional(.scalar(.double))),
    (#""Double??""#, .optional(.scalar(.double))),
    (#""[Int8]""#, .array(.scalar(.int8))),
    (#"" [ Int8 ] ? ""#, .optional(.array(.scalar(.int8)))),
    (#""[Int8?]""#, .array(.optional(.scalar(.int8)))),
    (#""[[Date]]""#, .array(.array(.scalar(.date)))),
    (#""[String: Int]""#, .dictionary(.scalar(.int))),
    (#""[String:[String:URL?]]""#, .dictionary(.dictionary(.optional(.scalar(.url))))),
    (#""ClosedRange<Date>""#, .closedRange(.date)),
    (#""[ClosedRange< Int >?]""#, .array(.optional(.closedRange(.int)))),
    (#""baking|on the way|arrived""#, .enumeration(["baking", "on the way", "arrived"])),
    (#""baking | arrived?""#, .optional(.enumeration(["baking", "arrived"]))),
    (#""[String: a|b]""#, .dictionary(.enumeration(["a", "b"]))),
    (#"["String"]"#, .array(.scalar(.string))),
    (#"["String?"]"#, .array(.optional(.scalar(.string)))),
    (#"{"?":["String"]}"#, .optional(.array(.scalar(.string)))),
    (#"{"?":{"?":"Int?"}}"#, .optional(.scalar(.int))),
    ("{}", .structure([])),
  ]

private let malformed: [(String, String, LayoutFault.Problem)] = [
  (#""Sting""#, "", .unknownName("Sting", kind: .type, nearest: "String")),
  (#""[Strnig?]""#, "", .unknownName("Strnig", kind: .type, nearest: "String")),
  (#""int""#, "", .unknownName("int", kind: .type, nearest: "Int")),
  (#""Range<Date>""#, "", .unknownName("Range", kind: .type, nearest: nil)),
  (#""ClosedRnge<Date>""#, "", .unknownName("ClosedRnge", kind: .type, nearest: "ClosedRange")),
  (#""ClosedRange<Dat>""#, "", .unknownName("Dat", kind: .type, nearest: "Date")),
  (#""Quaternion""#, "", .unknownName("Quaternion", kind: .type, nearest: nil)),
  (#""""#, "", .malformedType("")),
  (#""?""#, "", .malformedType("?")),
  (#""[Int""#, "", .malformedType("[Int")),
  (#""Int]""#, "", .malformedType("Int]")),
  (#""[Int: String]""#, "", .malformedType("[Int: String]")),
  (#""[String: ]""#, "", .malformedType("[String: ]")),
  (#""ClosedRange""#, "", .malformedType("ClosedRange")),
  (#""ClosedRange<Bool>""#, "", .malformedType("ClosedRange<Bool>")),
  (#""ClosedRange<Date""#, "", .malformedType("ClosedRange<Date")),
  (#""a|""#, "", .malformedType("a|")),
  (#""a|b|a""#, "", .malformedType("a|b|a")),
  (#""String|Int""#, "", .malformedType("String|Int")),
  (#"{"a":"Int","?":"Int"}"#, "?", .malformedType("?")),
  (#"{"a":"Int","a":"String"}"#, "a", .malformedType("a")),
  (
    #"{"a":{"b":[{"c":"Bol"}]}}"#, "a.b[0].c",
    .unknownName("Bol", kind: .type, nearest: "Bool")
  ),
  (
    "[]", "",
    .json(
      .unexpected(expected: "an array of one type, that of its elements", found: "an array"))
  ),
  (
    #"{"a":7}"#, "a",
    .json(.unexpected(expected: "a type, such as \"String\"", found: "the number 7"))
  ),
]

struct DeclaredTypeTests {
  @Test(arguments: spellings)
  func `a type is read as Swift spells it`(spelling: String, type: DeclaredType) throws {
    #expect(try read(spelling) == type)
  }

  @Test(arguments: malformed)
  func `what is no type is named by its path`(
    text: String, path: String, problem: LayoutFault.Problem
  ) throws {
    let found = try #require(try fault(text))
    #expect(found.path == path)
    #expect(found.problem.withNearestName == problem)
  }

  @Test func `a struct keeps its properties in the order written`() throws {
    let type = try read(#"{"z":"Int","a":{"?":{"b":"a|b"}}}"#)
    guard case .structure(let properties) = type else { return #expect(Bool(false)) }
    #expect(properties.map(\.name) == ["z", "a"])
    #expect(properties.map(\.type.description) == ["Int", "an object"])
  }

  @Test func `a layout declares its state and its attributes, or neither`() throws {
    let views = #""attributes-type":"T","lock-screen":{"Divider":{}}"#
    let plain = try ActivityLayout.parse(Array("{\(views)}".utf8))
    #expect(plain.declaredAttributes == nil)
    #expect(plain.declaredContentState == nil)
    let declared = try ActivityLayout.parse(
      Array(#"{\#(views),"attributes":{"n":"Int"},"content-state":"Int"}"#.utf8))
    #expect(declared.declaredAttributes?.description == "an object")
    #expect(declared.declaredContentState == .scalar(.int))
  }

  @Test func `a malformed type is a fault of the layout, with its place`() throws {
    let text = """
      {"layout": {"attributes-type": "T",
        "content-state": {"name": "String",
                          "stops": ["Sting"]},
        "lock-screen": {"Divider": {}}}}
      """
    let found = #expect(throws: LayoutFault.self) { try ActivityLayout.parse(Array(text.utf8)) }
    #expect(found?.path == "layout.content-state.stops[0]")
    #expect(found?.place.line == 3)
    #expect(found?.problem.withNearestName == .unknownName("Sting", kind: .type, nearest: "String"))
  }

  @Test func `types may be nested to a depth and no further`() throws {
    let limit = LayoutLimits.depthMaximum
    let nestings: [(String, String)] = [("[", "]"), (#"{"a":"#, "}")]
    for (open, close) in nestings {
      func nested(_ depth: Int) -> String {
        String(repeating: open, count: depth - 1) + #""Int""#
          + String(repeating: close, count: depth - 1)
      }
      #expect(try fault(nested(limit)) == nil)
      #expect(try fault(nested(limit + 1))?.problem == .typeTooDeep(limit: limit))
    }
    let spelled = "\"\(String(repeating: "[", count: 100_000))\""
    #expect(try fault(spelled)?.problem == .typeTooDeep(limit: limit))
    #expect(try fault("\"Int\(String(repeating: "?", count: 100_000))\"") == nil)
  }

  @Test func `a type is made of so many types and no more`() throws {
    let limit = LayoutLimits.typeCountMaximum
    func flat(_ count: Int) -> String {
      "{" + (1..<count).map { #""p\#($0)":"Int""# }.joined(separator: ",") + "}"
    }
    #expect(try fault(flat(limit)) == nil)
    #expect(try fault(flat(limit + 1))?.problem == .tooManyTypes(limit: limit))
    let names = (0...limit).map { "c\($0)" }.joined(separator: "|")
    #expect(try fault("\"\(names)\"")?.problem == .tooManyTypes(limit: limit))
  }
}
