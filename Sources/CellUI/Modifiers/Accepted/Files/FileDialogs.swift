public import Foundation

// Files that an app opens and saves: no person chooses any here.

/// A file or a folder in memory.
public final class FileWrapper {
  /// The content of a file.
  public let regularFileContents: Data?
  /// The files of a folder, by their names.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that a person would see first.
  public var preferredFilename: String?
  /// The file's own name.
  public var filename: String?

  /// Makes a file of its content.
  public init(regularFileWithContents content: Data) {
    (regularFileContents, fileWrappers) = (content, nil)
  }

  /// Makes a folder of its files.
  public init(directoryWithFileWrappers files: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, files)
  }

  /// A Boolean value indicating whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// A Boolean value indicating whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file into which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is.
  public let existingFile: FileWrapper?
}

/// A document as a value.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document.
  init(configuration: ReadConfiguration) throws
  /// Returns the document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// The file from which the document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file into which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document as an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of a state to write.
  associatedtype Snapshot
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document.
  init(configuration: FileDocumentReadConfiguration) throws
  /// Returns the state to write.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns a state as a file.
  func fileWrapper(snapshot: Snapshot, configuration: FileDocumentWriteConfiguration) throws
    -> FileWrapper
  /// The file from which the document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file into which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types that can be written: those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension FileDocument {
  /// The types that can be written: those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Asks for a file, which no person chooses here.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Asks for files, which no person chooses here.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }

  /// Asks for files, which no person chooses here.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> Self { self }

  /// Asks for a file's new place, which no person chooses here.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Saves a document, for which no person chooses a place here.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Saves a document, for which no person chooses a place here.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> Self { self }

  /// Saves a document, for which no person chooses a place here.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Saves documents, for which no person chooses places here.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self where Documents.Element: FileDocument { self }

  /// Saves an item, for which no person chooses a place here.
  public func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> Self { self }

  /// Moves files, for which no person chooses a place here.
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self where Files.Element == URL { self }

  /// Names the field for a file's name, which is never shown here.
  public func fileExporterFilenameLabel(_ label: Text?) -> Self { self }

  /// Names the field for a file's name, which is never shown here.
  public func fileExporterFilenameLabel(_ key: LocalizedStringKey) -> Self { self }

  /// Sets the text above a choice of files, which is never shown here.
  public func fileDialogMessage(_ message: Text?) -> Self { self }

  /// Sets the text above a choice of files, which is never shown here.
  public func fileDialogMessage(_ key: LocalizedStringKey) -> Self { self }

  /// Names the button of a choice of files, which is never shown here.
  public func fileDialogConfirmationLabel(_ label: Text?) -> Self { self }

  /// Names the button of a choice of files, which is never shown here.
  public func fileDialogConfirmationLabel(_ key: LocalizedStringKey) -> Self { self }

  /// Sets the folder at which a choice of files begins, which is never shown here.
  public func fileDialogDefaultDirectory(_ folder: URL?) -> Self { self }
}
