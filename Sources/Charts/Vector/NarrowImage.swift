extension Chart {
  /// The image for a phone that is held upright: 328 CSS pixels wide, with texts of 12 pixels at least.
  package var narrowImage: VectorImage { ImageSheet.$width.withValue(ImageSheet.narrowWidth) { image } }
}
