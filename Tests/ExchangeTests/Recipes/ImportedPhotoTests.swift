import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Exchange

/// Where the photos of recipes from files come from.
@Suite struct ImportedPhotoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let url = URL(fileURLWithPath: folder.file(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func write(_ text: String, _ name: String) throws -> String { try write(Array(text.utf8), name) }

  /// The titles of the recipes in a file or folder, each with its photo.
  private func photos(_ path: String) throws -> [String: [UInt8]] {
    try RecipeFileReader.read(path: path).recipes.reduce(into: [:]) { photos, recipe in
      if case .file(let photo)? = recipe.photo { photos[recipe.title] = photo.bytes }
    }
  }

  private static func linked(_ name: String, image: String? = nil) -> String {
    let image = image.map { "\"image\":\"\($0)\"," } ?? ""
    return #"{"@type":"Recipe",\#(image)"name":"\#(name)","recipeIngredient":["2 leeks"]}"#
  }

  private static func page(_ image: String) -> String {
    #"<html><head><script type="application/ld+json">\#(linked("Soup", image: image))</script></head></html>"#
  }

  private static func tandoor(_ name: String) -> String {
    #"{"name":"\#(name)","steps":[{"instruction":"Stir.","ingredients":[{"food":{"name":"leek"},"amount":2}]}]}"#
  }

  private static func mealie(_ name: String) -> String {
    #"{"name":"\#(name)","recipe_ingredient":[{"note":"2 leeks","disable_amount":true}]}"#
  }

  @Test func `Paprika has it in the recipe`() throws {
    func paprika(_ data: String) throws -> [UInt8]? {
      let json = #"{"name":"Soup","ingredients":"2 leeks","directions":"Stir.","photo_data":"\#(data)"}"#
      return try photos(write(json, "soup.paprikarecipe"))["Soup"]
    }
    expect(try paprika(SmallPhoto.text(SmallPhoto.jpeg)), equals: SmallPhoto.jpeg)
    expect(try paprika("data:image/png;base64," + SmallPhoto.text(SmallPhoto.png)), equals: SmallPhoto.png)
    expect(try paprika(""), equals: nil)
    expect(try paprika("no photo at all"), equals: nil)
  }

  @Test func `archives of Nextcloud, Tandoor and Mealie have it beside the recipe`() throws {
    let id = "0123456789abcdef0123456789abcdef"
    let tables = """
      {"recipes":[{"id":"\(id)","name":"Tables"}],"recipes_ingredients":[{"recipe_id":"\(id)","note":"2 leeks",
      "disable_amount":true,"position":0}]}
      """
    func text(_ text: String) -> [UInt8] { Array(text.utf8) }
    let archive = ZipBytes.archive([
      .init(name: "Leek soup/recipe.json", content: text(Self.linked("Nextcloud"))),
      .init(name: "Leek soup/full.jpg", content: SmallPhoto.jpeg),
      .init(name: "Leek soup/thumb.jpg", content: SmallPhoto.png),
      .init(name: "Other/recipe.json", content: text(Self.linked("Other"))),
      .init(name: "Third/recipe.json", content: text(Self.linked("Third"))),
      .init(name: "Third/full.jpg", content: text("no photo")),
      .init(
        name: "1.zip",
        content: ZipBytes.archive([
          .init(name: "recipe.json", content: text(Self.tandoor("Tandoor"))),
          .init(name: "image.webp", content: SmallPhoto.webp),
        ])),
      .init(name: "recipes/soup/soup.json", content: text(Self.mealie("Mealie"))),
      .init(name: "recipes/soup/images/original.webp", content: SmallPhoto.webp),
      .init(name: "database.json", content: text(tables)),
      .init(
        name: "data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp", content: SmallPhoto.png),
    ])
    expect(
      try photos(write(archive, "all.zip")),
      equals: [
        "Nextcloud": SmallPhoto.jpeg, "Tandoor": SmallPhoto.webp, "Mealie": SmallPhoto.webp, "Tables": SmallPhoto.png,
      ])
  }

  @Test(arguments: ["Soup_files/leek%20soup.jpg", "Soup-Dateien/leek%20soup.jpg"])
  func `a saved page has it in the browser's folder`(place: String) throws {
    _ = try write(SmallPhoto.jpeg, place.replacing("%20", with: " "))
    let path = try write(Self.page("https://example.org/img/leek%20soup.jpg?w=1200#x"), "Soup.html")
    expect(try photos(path), equals: ["Soup": SmallPhoto.jpeg])
    // A folder is read like its files.
    expect(try photos(folder.path), equals: ["Soup": SmallPhoto.jpeg])
    // A picture that only lies beside it is not the recipe's.
    _ = try write(SmallPhoto.png, "full.jpg")
    expect(try photos(write(Self.page("https://example.org/other.jpg"), "Soup.html")), equals: [:])
  }

  @Test(arguments: ["./gulasch.png", "gulasch.png", "img/gulasch.png", "/img/gulasch.png"])
  func `a page with a relative address has it beside the page`(address: String) throws {
    _ = try write(SmallPhoto.png, address.hasPrefix("img") ? address : "gulasch.png")
    let list = "<h1>Gulasch</h1><h2>Zutaten</h2><ul><li>1 kg beef<li>2 onions</ul>"
    let path = try write("<meta property='og:image' content='\(address)'>\(list)", "Gulasch.html")
    expect(try photos(path), equals: ["Gulasch": SmallPhoto.png])
    expect(try photos(write(Self.page("../\(address)"), "Soup.html"))["Soup"] == nil, equals: address.hasPrefix("img"))
  }

  @Test func `a page that was saved as one file has it in a part`() throws {
    func page(_ location: String) -> String {
      """
      From: <Saved by a browser>
      MIME-Version: 1.0
      Content-Type: multipart/related; boundary="b"

      --b
      Content-Type: text/html
      Content-Location: https://example.org/soup

      \(Self.page("https://example.org/a.jpg"))
      --b
      Content-Type: image/jpeg
      Content-Transfer-Encoding: base64
      Content-Location: \(location)

      \(SmallPhoto.text(SmallPhoto.jpeg))
      --b--
      """
    }
    expect(try photos(write(page("https://example.org/a.jpg"), "a.mhtml")), equals: ["Soup": SmallPhoto.jpeg])
    expect(try photos(write(page("https://example.org/logo.jpg"), "b.mhtml")), equals: [:])
  }

  @Test func `Cooklang has it beside the file, by its name or as the text says`() throws {
    let soup = try write("Cut @leeks{2}.", "Leek soup.cook")
    expect(try photos(soup), equals: [:])
    _ = try write(SmallPhoto.png, "Leek soup.png")
    expect(try photos(soup), equals: ["Leek soup": SmallPhoto.png])
    _ = try write(SmallPhoto.webp, "bowl.webp")
    expect(
      try photos(write("---\nimage: bowl.webp\n---\nCut @leeks{2}.", "Bowl.cook")), equals: ["Bowl": SmallPhoto.webp])
  }

  @Test func `no name and no link leads out of the folder`() throws {
    let outside = try TemporaryFolder()
    try Data(SmallPhoto.png).write(to: URL(fileURLWithPath: outside.file("soup.png")))
    let text = "---\nimage: ../\(URL(fileURLWithPath: outside.path).lastPathComponent)/soup.png\n---\nCut @leeks{2}."
    expect(try photos(write(text, "Soup.cook")), equals: [:])
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Leek.png"), withDestinationPath: outside.file("soup.png"))
    expect(try photos(write("Cut @leeks{2}.", "Leek.cook")), equals: [:])
  }

  /// The address of an image, and the name of the file in it.
  @Test(arguments: [
    ("https://example.org/img/soup.jpg?w=1#x", "soup.jpg"), ("https://example.org/a%2Fb.jpg", nil),
    ("https://example.org/%2e%2e", nil), ("https://example.org/a%00.jpg", nil),
    ("https://example.org/100%.jpg", "100%.jpg"),
    ("https://example.org/.hidden", nil), ("soup #1.jpg", "soup #1.jpg"), ("", nil),
    ("https://example.org/S%C3%BCppchen.jpg", "Süppchen.jpg"), ("..\\soup.jpg", nil),
  ])
  func `names in addresses`(address: String, name: String?) {
    expect(PhotoSearch.fileName(in: address), equals: name)
  }

  @Test func `a page's picture is that of its data, else what it shows when it is shared`() throws {
    func image(_ html: String) throws -> String? {
      try RecipeFileReader.read(Array(html.utf8), name: "a.html").first?.image
    }
    let meta = #"<meta property="og:image" content="https://example.org/og.jpg">"#
    let data = Self.linked("Soup", image: "https://example.org/data.jpg")
    expect(
      try image(#"\#(meta)<script type="application/ld+json">\#(data)</script>"#),
      equals: "https://example.org/data.jpg")
    expect(
      try image(#"\#(meta)<script type="application/ld+json">\#(Self.linked("Soup"))</script>"#),
      equals: "https://example.org/og.jpg")
  }

  @Test func `Markdown and JSON of Larder name the photo by its path`() throws {
    let path = "/home/dad/my (old) larder.db.photos/0123456789abcdef01234567.jpg"
    let markdown = "# Soup\n\n![Photo](<\(path)>)\n\n- **Servings:** 2\n\n## Ingredients\n\n- 2 leeks\n"
    let read = try require(try RecipeFileReader.read(Array(markdown.utf8), name: "a.md").first)
    expect(read.image == path && read.description == nil && read.servings == 2)
  }
}
