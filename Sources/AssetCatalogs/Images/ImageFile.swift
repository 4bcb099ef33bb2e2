import ColorScience
import Synchronization

/// The file of an image, read when it is first drawn and then kept: an identity, so that its picture is made once.
public final class ImageFile: Sendable {
  /// The content of a file.
  public enum Content: Sendable {
    /// A picture.
    case pixels(PixelImage)
    /// A file that is not drawn: the reason in a few words, and its size in pixels or points, if it says it.
    case undrawn(String, size: (width: Int, height: Int)?)
  }

  private final class Box: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// The size of the font that a template's symbols are drawn for, in points.
  public static let symbolPoints = SVGDocument.symbolPoints
  /// The longest file that is read, in bytes.
  public static let byteCountMaximum = 8 << 20

  /// The file's name, with its extension.
  public let name: String
  /// A number that equal files share, made from the bytes (Fowler, Noll, Vo: FNV-1a).
  public let fingerprint: UInt64
  /// The file's bytes; none for pixels, and for a file that is missing.
  package let bytes: [UInt8]
  private let box = AtomicLazyReference<Box>()

  /// A Boolean value indicating whether the file is a template of SF Symbols, of which one symbol is the picture.
  private let isSymbol: Bool

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - name: The file's name, with its extension.
  ///   - bytes: The file.
  ///   - isSymbol: Whether it is a template of SF Symbols: its picture is a stencil of the size that the symbol has in a font of
  ///     `symbolPoints`.
  public init(name: String, bytes: [UInt8], isSymbol: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isSymbol = isSymbol
    fingerprint = bytes.reduce(isSymbol ? 0 : 0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }

  /// Makes a file of a picture that is there already.
  public init(name: String, pixels: PixelImage) {
    self.name = name
    bytes = []
    isSymbol = false
    fingerprint = pixels.colors.reduce(UInt64(pixels.width)) {
      ($0 ^ UInt64($1.rgb) ^ UInt64($1.alpha) << 24) &* 0x100_0000_01B3
    }
    _ = box.storeIfNil(Box(.pixels(pixels)))
  }

  private init(of other: ImageFile, undrawn reason: String, width: Int, height: Int) {
    name = other.name
    bytes = []
    isSymbol = false
    fingerprint = [width, height].reduce(other.fingerprint) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    _ = box.storeIfNil(Box(.undrawn(reason, size: (width, height))))
  }

  /// Returns the part of the image in these columns and rows; `nil` outside of it, and where its size is unknown.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> ImageFile? {
    guard let size else { return nil }
    let columns = columns.clamped(to: 0..<size.width)
    let rows = rows.clamped(to: 0..<size.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return switch content {
    case .pixels(let image):
      ImageFile(name: name, pixels: image.cropped(columns: columns, rows: rows))
    case .undrawn(let reason, _):
      ImageFile(of: self, undrawn: reason, width: columns.count, height: rows.count)
    }
  }

  /// Returns the image turned or mirrored.
  package func turned(_ turn: ImageTurn) -> ImageFile {
    guard turn != ImageTurn(), let size else { return self }
    return switch content {
    case .pixels(let image): ImageFile(name: name, pixels: image.turned(turn))
    case .undrawn(let reason, _):
      ImageFile(
        of: self, undrawn: reason, width: turn.isTransposed ? size.height : size.width,
        height: turn.isTransposed ? size.width : size.height)
    }
  }

  /// The content.
  public var content: Content {
    if let box = box.load() { return box.content }
    return box.storeIfNil(Box(Self.content(of: bytes, isSymbol: isSymbol))).content
  }

  /// A Boolean value indicating whether the file is an image of any format.
  public var isImage: Bool { PNGDecoder.recognizes(bytes) || ImageFormat(bytes) != .other }

  /// The picture's size, in pixels or points; `nil` for a file that does not say it.
  public var size: (width: Int, height: Int)? {
    switch content {
    case .pixels(let image): (image.fullWidth, image.fullHeight)
    case .undrawn(_, let size): size
    }
  }

  private static func content(of bytes: [UInt8], isSymbol: Bool) -> Content {
    guard !bytes.isEmpty else { return .undrawn("no file", size: nil) }
    guard PNGDecoder.recognizes(bytes) else {
      let format = ImageFormat(bytes)
      return format == .svg
        ? drawing(bytes, isSymbol: isSymbol) : .undrawn(format.name, size: format.size(of: bytes))
    }
    do {
      return .pixels(try PNGDecoder.image(bytes))
    } catch {
      switch error {
      case .interlaced: return .undrawn("interlaced PNG", size: nil)
      case .truncated: return .undrawn("truncated PNG", size: nil)
      case .malformed: return .undrawn("broken PNG", size: nil)
      case .tooLarge(let width, let height):
        return .undrawn("PNG of \(width) x \(height)", size: nil)
      }
    }
  }

  private static func drawing(_ bytes: [UInt8], isSymbol: Bool) -> Content {
    do {
      let document = try SVGDocument(bytes)
      let picture = isSymbol ? SVGDecoder.symbol(of: document) : SVGDecoder.picture(of: document)
      if let picture { return .pixels(picture) }
      return .undrawn("SVG without shapes", size: document.wholeSize)
    } catch {
      switch error {
      case .truncated: return .undrawn("truncated SVG", size: nil)
      case .malformed: return .undrawn("broken SVG", size: nil)
      case .tooLarge: return .undrawn("SVG of too many parts", size: nil)
      }
    }
  }
}
