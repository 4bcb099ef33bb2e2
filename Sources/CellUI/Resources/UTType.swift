/// A type of files or data, of which only the name is known.
public struct UTType: Hashable, Codable, Sendable {
  /// The name, as `public.json`.
  public let identifier: String

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Makes a type by its name.
  public init?(_ identifier: String) { self.init(known: identifier) }

  /// Makes a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Makes a type that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Makes the type of files with an extension.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    self.init(known: Self.extensions[filenameExtension.lowercased()] ?? "dyn.\(filenameExtension)")
  }

  /// The extension of the type's files; `nil` where none is known.
  public var preferredFilenameExtension: String? {
    Self.extensions.first { $0.value == identifier }?.key
  }

  private static let extensions = [
    "txt": plainText.identifier, "json": json.identifier, "png": png.identifier,
    "jpeg": jpeg.identifier, "heic": heic.identifier, "gif": gif.identifier,
    "pdf": pdf.identifier, "csv": commaSeparatedText.identifier, "xml": xml.identifier,
    "html": html.identifier, "zip": zip.identifier, "mp3": mp3.identifier, "wav": wav.identifier,
    "swift": swiftSource.identifier, "svg": svg.identifier,
  ]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let fileURL = UTType(known: "public.file-url")
  public static let url = UTType(known: "public.url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let database = UTType(known: "public.database")
  public static let font = UTType(known: "public.font")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let vCard = UTType(known: "public.vcard")
}
