import Domain
import Expect
import Testing

/// Addresses of the same page in different forms.
@Suite struct RecipeAddressTests {
  @Test(arguments: [
    "https://example.org/soup", "http://www.example.org/soup/", "https://Example.org/soup#comments",
    "https://example.org/soup?utm_source=mail&fbclid=1", "https://example.org/amp/soup", "https://amp.example.org/soup",
    "https://example.org/soup/amp/", "example.org/soup", "https://m.example.org/soup?print=1",
  ])
  func theSamePageHasOneKey(address: String) { expect(RecipeAddress.key(address), equals: "example.org/soup") }

  @Test(arguments: [
    "https://example.org/Soup", "https://example.org/soup?id=2", "https://example.com/soup", "https://example.org", "",
  ])
  func anotherPageHasAnother(address: String) { expect(RecipeAddress.key(address) != "example.org/soup") }

  @Test func theOrderOfParametersDoesNotMatter() {
    expect(RecipeAddress.key("https://a.org/?b=1&a=2"), equals: RecipeAddress.key("https://a.org?a=2&b=1"))
  }
}
