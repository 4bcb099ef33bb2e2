import HostIO
import LockScreenSession

/// The breadcrumb of widgets' code: the place that runs now, in a file that outlives the process.
final class CodeBreadcrumb: CodeTracing {
  private let file: FileDescriptor
  private var skipped: [CodePlace: String] = [:]
  private var place: CodePlace?
  private var madeUpTexts: [String: Set<String>] = [:]

  init(file: FileDescriptor) {
    self.file = file
  }

  func enter(_ place: CodePlace) {
    guard place != self.place else { return }
    self.place = place
    Self.write(place, isMadeUp: isMadeUp(place.attributesType), to: file)
  }

  func leave() {
    guard place != nil else { return }
    place = nil
    Self.write(nil, to: file)
  }

  func skipReason(at place: CodePlace) -> String? { skipped[place] }

  func add(_ reason: String, at place: CodePlace) { skipped[place] = reason }

  func addMadeUp(_ attributesType: String, texts: Set<String>) {
    madeUpTexts[attributesType] = texts
  }

  func madeUpTexts(of attributesType: String) -> Set<String>? { madeUpTexts[attributesType] }

  /// Writes a place for another process.
  ///
  /// - Parameters:
  ///   - place: The place whose code runs; `nil` where none does.
  ///   - isMadeUp: A Boolean value indicating whether islet made up the values that the code gets.
  ///   - file: The breadcrumb file.
  static func write(_ place: CodePlace?, isMadeUp: Bool = false, to file: FileDescriptor) {
    var writer = MessageWriter()
    if let place {
      writer.add(place)
      writer.add(isMadeUp ? 1 : 0)
    }
    file.overwrite(writer.framed)
  }

  /// The most bytes of a breadcrumb.
  private static let byteCountMaximum = 4096

  /// Returns the bytes of another process's breadcrumb.
  static func bytes(of file: FileDescriptor) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCountMaximum)
    guard case .bytes(let count) = file.readBeginning(into: &bytes) else { return [] }
    return Array(bytes[..<count])
  }

  /// Reads the breadcrumb of another process; `nil` where no code of widgets ran.
  static func place(in breadcrumb: [UInt8]) -> (place: CodePlace, isMadeUp: Bool)? {
    var framer = MessageFramer()
    framer.append(breadcrumb[...])
    guard let message = framer.next() else { return nil }
    var reader = MessageReader(message)
    return reader.place().map { ($0, reader.number() == 1) }
  }
}
