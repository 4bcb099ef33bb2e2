import HostIO
import StrictJSON

/// A theme file, as far as its place among the others needs it.
struct ThemeFile {
  let name: String
  /// The key `order`; `nil` places the theme after those that have one.
  let order: Int64?
  let text: String

  init(_ path: String) throws(EmbeddingFault) {
    let bytes: [UInt8]
    do {
      bytes = try FileDescriptor.contents(of: path, limit: JSONLimits.byteCountMaximum)
    } catch {
      throw EmbeddingFault(path: path, error)
    }
    let fileName = path.split(separator: "/").last.map { $0.dropLast(".json".count) } ?? ""
    do {
      try self.init(bytes, fileName: String(fileName))
    } catch {
      throw EmbeddingFault(path: path, error)
    }
  }

  private init(_ bytes: [UInt8], fileName: String) throws(JSONFault) {
    var parser = JSONParser()
    let json = try parser.parse(bytes)
    let member = try json.member("name")
    name = try member.asString()
    order = try json["order"]?.asInt64()
    text = String(decoding: bytes, as: UTF8.self)
    // Two files then never have one name, and a reader of the folder finds a theme by its name.
    guard name == fileName else {
      throw member.fault(expected: "\"\(fileName)\", the file's name")
    }
  }
}

extension ThemeFile: Comparable {
  /// Compares by `order`, then by name; a theme without `order` comes after those that have one.
  static func < (first: ThemeFile, second: ThemeFile) -> Bool {
    (first.order ?? .max, first.name) < (second.order ?? .max, second.name)
  }

  static func == (first: ThemeFile, second: ThemeFile) -> Bool {
    (first.order, first.name) == (second.order, second.name)
  }
}
