extension ModuleStubs {
  /// Messages of protocol buffers: the generated types with their first values, which are neither read nor written.
  static let swiftProtobuf = """
    protocol ProtobufAPIVersionCheck { associatedtype Version }
    protocol ProtobufAPIVersion_2 {}
    protocol Enum: RawRepresentable, Hashable, Sendable where RawValue == Int { init() }
    protocol Message: Sendable { init() }
    protocol Visitor {}
    protocol _ProtoNameProviding {}
    protocol _MessageImplementationBase: Message, Hashable {}
    extension _MessageImplementationBase {
      func hash(into hasher: inout Hasher) {}
    }
    extension Message {
      init(serializedBytes bytes: some Sequence<UInt8>, partial: Bool = false) throws { self.init() }
      init(serializedData data: Data, partial: Bool = false) throws { self.init() }
      init(jsonString: String) throws { self.init() }
      init(jsonUTF8Data: Data) throws { self.init() }
      static func with(_ populate: (inout Self) throws -> Void) rethrows -> Self {
        var message = Self()
        try populate(&message)
        return message
      }
      func serializedData(partial: Bool = false) throws -> Data { Data() }
      func jsonString() throws -> String { "{}" }
      var isInitialized: Bool { true }
    }
    struct UnknownStorage: Hashable, Sendable {}
    struct _NameMap: ExpressibleByDictionaryLiteral, Sendable {
      enum NameDescription {
        case same(proto: String), standard(proto: String), unique(proto: String, json: String)
        case aliased(proto: String, aliases: [String])
      }
      init() {}
      init(bytecode: String) {}
      init(dictionaryLiteral elements: (Int, NameDescription)...) {}
    }
    struct Google_Protobuf_Timestamp: _MessageImplementationBase, Codable {
      var seconds = Int64(Date().timeIntervalSince1970)
      var nanos: Int32 = 0
      var date: Date { Date(timeIntervalSince1970: Double(seconds)) }
      init() {}
      init(date: Date) { seconds = Int64(date.timeIntervalSince1970) }
      init(seconds: Int64, nanos: Int32 = 0) { (self.seconds, self.nanos) = (seconds, nanos) }
    }
    struct Google_Protobuf_Duration: _MessageImplementationBase, Codable {
      var seconds: Int64 = 0
      var nanos: Int32 = 0
      var timeInterval: TimeInterval { TimeInterval(seconds) }
      init() {}
      init(seconds: Int64, nanos: Int32 = 0) { (self.seconds, self.nanos) = (seconds, nanos) }
    }

    """

  /// The types that UniFFI's C header declares, between Swift and a Rust library that is not there.
  static let uniffi = """
    struct RustBuffer { var capacity: UInt64 = 0; var len: UInt64 = 0; var data: UnsafeMutablePointer<UInt8>? = nil }
    struct ForeignBytes { var len: Int32 = 0; var data: UnsafePointer<UInt8>? = nil }
    struct RustCallStatus { var code: Int8 = 0; var errorBuf = RustBuffer() }

    """
}
