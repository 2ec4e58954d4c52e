package import Domain

/// A stream of bytes that is read once, from its beginning to its end.
package protocol ByteSource: AnyObject {
  /// Reads the next bytes into `buffer`, which must not be empty; returns the number of bytes read, or 0 at the end.
  ///
  /// Throws `damagedFile` if the content is damaged or truncated, and `noInputFile` if the file cannot be read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int

  /// The share of the file's bytes on disk that have been read so far: 0 to 1.
  var progress: Double { get }
}
