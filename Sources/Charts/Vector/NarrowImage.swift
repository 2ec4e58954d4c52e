extension Chart {
  /// The image for a phone held upright: 328 CSS pixels wide, with text of at least 12 pixels.
  package var narrowImage: VectorImage { ImageSheet.$width.withValue(ImageSheet.narrowWidth) { image } }
}
