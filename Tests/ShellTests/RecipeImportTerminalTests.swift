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

  /// Without a word, a person would see a program that does nothing.
  @Test func `a recipe that is to be pasted is asked for`() throws {
    let larder = try home.larder(["recipe", "import", "-", "--save"], prompt: nil)
    try larder.expect("Ctrl-D on an empty line ends it")
    try larder.send("Onion toast\n\nIngredients:\n2 slices bread\n1 onion\n\nSteps:\nToast the bread.\n\u{4}")
    try larder.expect("`undo` takes it back")
    expect(try larder.waitForExit(), equals: 0)
    expect(try home.run(["recipe", "list"]).text.contains("Onion toast"))
  }

  @Test func `a pipe is not asked for a recipe`() throws {
    let text = "Onion toast\n\nIngredients:\n2 slices bread\n1 onion\n\nSteps:\nToast the bread.\n"
    let result = try home.run(["recipe", "import", "-"], input: text)
    expect(result.status == 0 && result.errorText.isEmpty, "\(result.errorText)")
  }

  @Test func `Ctrl-C leaves while a recipe is to be pasted`() throws {
    let larder = try home.larder(["recipe", "import", "-"], prompt: nil)
    try larder.expect("Ctrl-D on an empty line ends it")
    try larder.send("Onion toast\n\u{3}")
    expect(try larder.waitForExit() != 0)
    expect(try !home.run(["recipe", "list"]).text.contains("Onion toast"))
  }
}
