import Expect
import Foundation
import TestSupport
import Testing

/// What `recipe import` shows and asks on a terminal before it saves.
@Suite struct RecipeImportTerminalTests {
  let home: ReplHome

  init() throws {
    home = try ReplHome()
    let lines = [
      "Tomato toast", "", "Serves 2", "", "Ingredients:", "2 slices bread", "1 tomato", "30 g wobblecheese", "",
      "Steps:",
      "Toast the bread.",
    ]
    try lines.joined(separator: "\n")
      .write(toFile: home.folder.file("toast.txt"), atomically: false, encoding: .utf8)
  }

  @Test func `a preview names what is doubtful, the whole is shown on request, and yes saves`() throws {
    let larder = try home.larder()
    let preview = try larder.enter("recipe import toast.txt", then: "save? [Y/n/show/edit] ❯ ")
    expect(preview.contains("Tomato toast\n2 servings\n"), "\(preview)")
    expect(preview.contains("It has 3 ingredients, 1 step and no photo."), "\(preview)")
    expect(preview.replacing("\n", with: " ").contains("30 g wobblecheese (no food found)"), "\(preview)")
    let whole = try larder.enter("show", then: "save? [Y/n/show/edit] ❯ ")
    expect(whole.contains("Steps\n 1  Toast the bread."), "\(whole)")
    try larder.enter("", then: "❯ ")
    expect(try home.run(["recipe", "list"]).text.contains("Tomato toast"))
  }

  @Test func `no leaves the book as it was`() throws {
    let larder = try home.larder()
    try larder.enter("recipe import toast.txt", then: "save? [Y/n/show/edit] ❯ ")
    let answer = try larder.enter("no", then: "❯ ")
    expect(answer.contains("nothing was imported"), "\(answer)")
    expect(try !home.run(["recipe", "list"]).text.contains("Tomato toast"))
  }
}
