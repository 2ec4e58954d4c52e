import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG as an XML reader takes it: a strict one, which stops at the first fault.
final class SVGReading: NSObject, XMLParserDelegate {
  /// An element and its attributes.
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The text directly in it.
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var fault: String?
  private var open: [Int] = []

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    if !parser.parse() {
      fault = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "not well-formed")"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
