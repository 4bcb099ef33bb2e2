/// A fault in a PNG file.
public enum PNGFault: Error, Hashable, Sendable {
  /// The file ends too early.
  case truncated
  /// Something that PNG does not allow.
  case malformed(String)
  /// Adam7 interlacing, which is not read.
  case interlaced
  /// More pixels than `PNGDecoder.pixelsMaximum`, or a side longer than `PNGDecoder.sideMaximum`.
  case tooLarge(width: Int, height: Int)
}
