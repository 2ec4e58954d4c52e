package import Domain

/// A stream of bytes that is read once, from its beginning to its end.
package protocol ByteSource: AnyObject {
  /// Fills the front of `buffer`, which is not empty, and says how many bytes it wrote; 0 is the end.
  ///
  /// Throws `badFile` for damaged or truncated content, `noInputFile` where the file cannot be read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int

  /// Bytes of the file on the disk that were read so far, as a share of it: 0 to 1.
  var progress: Double { get }
}
