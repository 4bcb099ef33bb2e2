import Testing

@testable import WidgetSources

@Suite struct `Objective-C and C behind a bridging header` {
  private func stubs(_ header: String, _ swift: String) -> ObjectiveCStubs {
    ObjectiveCStubs(
      [Array(header.utf8)], beside: [SourceFile(path: "/a.swift", bytes: Array(swift.utf8))])
  }

  @Test(arguments: [
    ("BOOL", "Bool"), ("nullable NSString *", "String?"), ("NSString * _Nullable", "String?"),
    ("const char *", "UnsafePointer<Int8>?"), ("void *", "UnsafeMutableRawPointer?"),
    ("int *", "UnsafeMutablePointer<Int32>?"), ("id<RideGuide>", "(any RideGuide)?"),
    ("RideBox<NSString *> *", "RideBox<NSString>"), ("RideView<RideGuide> *", "RideView"),
    ("RideBox<NSDate *, id> * _Nullable", "RideBox<NSDate, AnyObject>?"),
    ("unsigned long long", "UInt64"), ("NSArray<NSDate *> *", "[Date]"),
    ("NSDictionary<NSString *, NSArray<NSURL *> *> *", "[String: [URL]]"), ("id", "Any"),
    ("NSSet *", "Set<AnyHashable>"), ("RideStop *", "RideStop"), ("RideState", "RideState"),
    ("void (^)(BOOL)", "((Bool) -> Void)?"), ("instancetype", "Self"), ("NSError **", nil),
    ("NSString *(^)(void)", "(() -> String)?"),
    (
      "void (^ _Nonnull)(RideStop * _Nullable stop, unsigned int)", "((RideStop?, UInt32) -> Void)?"
    ),
    (
      "void (^)(void (^)(NSInteger count), NSArray<NSURL *> *urls)",
      "((((Int) -> Void)?, [URL]) -> Void)?"
    ), ("int[3]", nil), ("void (^)(int[3])", nil),
  ])
  func `Objective-C has types that Swift knows by other names`(type: String, swift: String?) {
    let words = SourceFile(path: "", bytes: Array(type.utf8))
    let parsed = ObjectiveCType(words.tokens.map { words.text(of: $0) }[...])
    #expect(parsed?.source == swift)
  }

  @Test(arguments: [
    (["stringFromCount"], ["Int"], ["stringFromCount(_:)", "string(fromCount:)"]),
    (
      ["titleFromDate", "style"], ["Date", "RideStyle"],
      ["titleFromDate(_:style:)", "title(fromDate:style:)", "title(from:style:)"]
    ),
    (["loadWithCompletion"], ["((Bool) -> Void)"], ["load(completion:)"]),
    (["colorForState"], ["RideState"], ["colorForState(_:)", "color(forState:)", "color(for:)"]),
    (["addStop"], ["RideStop"], ["addStop(_:)", "add(_:)"]), (["reset"], [], ["reset()"]),
  ])
  func `Objective-C has methods by each name that Swift may give them`(
    pieces: [String], types: [String], names: [String]
  ) {
    let all = ObjectiveCName.all(of: pieces, taking: types)
    #expect(
      Set(all.map { "\($0.base)(\($0.labels.map { "\($0):" }.joined()))" }).isSuperset(of: names))
  }

  @Test func `Objective-C has plain values in its place, as far as it is used`() {
    let stubs = stubs(
      """
      #import <UIKit/UIKit.h>
      #define RideGroup @"group.ride"
      NS_ASSUME_NONNULL_BEGIN
      @class RideStop;
      extern NSString * const RideTopic;
      NS_HEADER_AUDIT_BEGIN
      typedef NS_ENUM(NSInteger, RideState) { RideStateOpen, RideStateOnWay = 4 };
      typedef NS_OPTIONS(NSUInteger, RideParts) { RidePartsWheel = 1 << 0, RidePartsBell = 1 << 1 };
      typedef struct { double meters; BOOL isLive; } RideLength;
      double RideSpeed(RideLength length, double seconds);
      void RideUnused(void);
      SOME_MACRO
      @interface RideStop : NSObject
      @end
      @interface RideFormatter : NSObject <NSCopying>
      @property (nonatomic, copy, nullable) NSString *prefix;
      @property (class, readonly) RideFormatter *sharedFormatter NS_SWIFT_NAME(shared);
      - (instancetype)initWithPrefix:(NSString *)prefix;
      - (nullable RideStop *)stopAfter:(RideStop *)stop;
      - (NSString *)show:(NSDate *)date NS_SWIFT_NAME(text(at:));
      + (UIColor *)colorForState:(RideState)state;
      - (void)each:(void (^)(RideStop *))body;
      - (NSString *)titleOfInt:(NSInteger)count;
      - (MKRoute *)route;
      @end
      @interface NSString (Ride)
      - (NSString *)ride_trimmed;
      @end
      NS_ASSUME_NONNULL_END
      """,
      """
      RideFormatter.shared.text(at: date) + RideTopic + RideGroup + "a".ride_trimmed()
      RideSpeed(RideLength(), 1); let parts: RideParts
      """)
    #expect(
      stubs.names
        == ["RideFormatter", "RideGroup", "RideLength", "RideParts", "RideSpeed", "RideTopic"])
    let lines = stubs.source.split(separator: "\n").map(String.init)
    for line in [
      "class RideFormatter: NSObject, @unchecked Sendable {",
      "class RideStop: NSObject, @unchecked Sendable {",
      "  var `prefix`: String? = nil",
      "  class var `shared`: RideFormatter { get { RideFormatter() } set {} }",
      "  convenience init(prefix _0: String) { self.init(); self.`prefix` = _0 }",
      "  func `stopAfter`(_ _0: RideStop) -> RideStop? { nil }",
      "  class func `color`(for _0: RideState) -> UIColor { UIColor.label }",
      "enum RideState: Int, Sendable {", "  case `open`", "  case `onWay` = 4",
      "struct RideParts: OptionSet, Sendable {", "  static let `wheel` = Self(rawValue: 1<<0)",
      "let `RideTopic` = \"RideTopic\"", "let `RideGroup` = \"group.ride\"",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(stubs.source.contains("func `text`(at _0: Date) -> String { _0.formatted("))
    #expect(stubs.source.contains("func `title`(of _0: Int) -> String { \"\\(_0)\" }"))
    #expect(stubs.source.contains("func `RideSpeed`(_ _0: RideLength, _ _1: Double) -> Double"))
    #expect(stubs.source.contains("extension String {\n  func `ride_trimmed`() -> String"))
    #expect(!["RideUnused", "route"].contains { stubs.source.contains("`\($0)`") })
  }

  @Test func `Objective-C has generic classes, blocks and errors`() {
    let stubs = stubs(
      """
      typedef void (^RideHandler)(RideStop * _Nullable stop, NSError * _Nullable error);
      typedef double RideLength;
      @protocol RideGuide
      @end
      @interface RideStop : NSObject
      @property (nonatomic, getter=isOpen) BOOL open;
      @end
      @interface RideBox<__covariant Item : NSObject *> : NSObject <NSCopying>
      @property (readonly) Item item;
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, copy) void (^onEnd)(BOOL isLast);
      @property (weak) id<RideGuide> guide;
      - (instancetype)initWithTitle:(NSString *)title item:(Item)item;
      - (void)loadWithCompletion:(RideHandler)completion;
      - (BOOL)saveAndReturnError:(NSError **)error;
      - (nullable RideStop *)stopAt:(NSInteger)place error:(NSError * _Nullable *)error;
      - (RideLength)lengthOf:(RideBox *)other;
      @end
      @interface RideList<Entry> : RideBox<Entry>
      @end
      """, "let list: RideList<RideStop>; list.load { _, _ in }; let length: RideLength")
    #expect(stubs.names == ["RideLength", "RideList", "RideStop"])
    let lines = stubs.source.split(separator: "\n").map(String.init)
    for line in [
      "typealias RideHandler = ((RideStop?, (any Error)?) -> Void)",
      "typealias RideLength = Double",
      "class RideBox<Item: AnyObject>: NSObject, @unchecked Sendable {",
      "class RideList<Entry: AnyObject>: RideBox<Entry>, @unchecked Sendable {",
      "  required init() { super.init() }", "  var `item`: Item! = nil",
      "  var `onEnd`: ((Bool) -> Void)? = nil", "  var `guide`: (any RideGuide)? = nil",
      "  convenience init(title _0: String, item _1: Item) { self.init(); self.`title` = _0; self.`item` = _1 }",
      "  func `load`(completion _0: ((RideStop?, (any Error)?) -> Void)?) -> Void { () }",
      "  func `save`() throws -> Void { () }",
      "  func `stop`(at _0: Int) throws -> RideStop { RideStop() }",
      "  func `lengthOf`(_ _0: RideBox<AnyObject>) -> Double { ExampleValues.value(Double.self, for: \"lengthOf\") ?? Double() }",
      "protocol RideGuide: AnyObject {}",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(stubs.source.contains("var `isOpen`: Bool = "))
  }

  @Test(arguments: [
    "", "@interface Ride<", "@interface Ride<A : B", "typedef void (^", "typedef void (^Ride)(",
    "@interface Ride : NSObject\n@property (copy) void (^on", "@interface", "@interface Ride",
    "@interface Ride : NSObject\n- (", "typedef NS_ENUM(",
    "typedef NS_ENUM(NSInteger, Ride) {", "#define", "struct", "double Ride(", "@property (", "@",
    "@interface Ride : NSObject\n- (void)a:(", "@interface Ride : NSObject\n@property (class",
  ])
  func `Objective-C may be cut off anywhere`(header: String) {
    #expect(stubs(header, "Other()").source.isEmpty)
  }

  @Test func `Objective-C makes way for what the project declares itself`() {
    let source = stubs("@interface Ride : NSObject\n@end", "class Ride {}\nRide()").source
    #expect(source.isEmpty)
  }
}
