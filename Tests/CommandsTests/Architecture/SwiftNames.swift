/// What a Swift source declares and which names it uses, derived from its words alone.
///
/// Not a parser: overloads, inferred types and operators are beyond it. What it takes for a use is one, but for names
/// that a file declares itself in any way, which it takes for its own.
struct SwiftNames {
  /// Types that other files can name, those at the file's top and those in a type.
  private(set) var types: Set<String> = []
  private(set) var innerTypes: Set<String> = []
  /// Functions and properties that other files can name.
  private(set) var members: Set<String> = []
  /// Names that do not refer to another file's declaration: cases, and associated types of a protocol.
  private(set) var cases: Set<String> = []
  /// The names that are used, as `.name` or by themselves.
  private(set) var dotted: Set<String> = []
  private(set) var bare: Set<String> = []

  /// Parameters, local variables, generic types: without a dot they never refer to other files.
  private var locals: Set<String> = []
  /// Private names, and the labels of arguments and tuples: not another file's, even after a dot.
  private var own: Set<String> = []

  /// What a pair of braces holds.
  private struct Scope {
    enum ArgumentKind { case file, type, enumeration, body }
    var kind: ArgumentKind
    /// Whether it is a private type, whose members are private too.
    var isHidden = false
    /// The parentheses and brackets that are open in it: whether each is a tuple's.
    var open: [Bool] = []
  }

  private let words: [SwiftWords.Word]
  private var scopes = [Scope(kind: .file)]
  /// What the next brace begins.
  private var coming: Scope?
  /// Places of words that declare or label.
  private var said: Set<Int> = []

  init(_ text: String) {
    words = SwiftWords(text).words
    for index in words.indices {
      if isDotted(index) || isName(index) { use(index) } else { read(index) }
    }
    locals.formUnion(own)
    dotted.subtract(own.union(members).union(cases))
    bare.subtract(locals.union(members).union(cases))
    for declared in [types, innerTypes] {
      dotted.subtract(declared)
      bare.subtract(declared)
    }
  }

  private mutating func read(_ index: Int) {
    switch text(index) {
    case "{": begin(index)
    case "}": end()
    case "(", "[": scopes[scopes.count - 1].open.append(isTuple(index))
    case ")", "]": _ = scopes[scopes.count - 1].open.popLast()
    case "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype": declareType(index)
    case "extension": coming = Scope(kind: .type, isHidden: isPrivate(index))
    case "func": declareFunction(index)
    case "init" where isInType, "subscript" where isInType: coming = Scope(kind: .body)
    case "var", "let": declareVariables(index)
    case "case" where scopes.last?.kind == .enumeration: declareCases(index)
    case "for": declareLocals(from: index + 1, to: "in")
    default: break
    }
  }

  // MARK: Scopes

  private var isInType: Bool { [.type, .enumeration].contains(scopes.last?.kind) }
  private var isHidden: Bool { scopes.contains(where: \.isHidden) }
  /// Whether a declaration here is a member or the file's: none of a function, none of a parameter list.
  private var isMember: Bool { (isInType || scopes.last?.kind == .file) && scopes.last?.open.isEmpty == true }

  private mutating func begin(_ index: Int) {
    scopes.append(coming ?? Scope(kind: .body))
    coming = nil
    declareClosureParameters(index + 1)
  }

  private mutating func end() {
    coming = nil
    guard scopes.count > 1 else { return }
    scopes.removeLast()
  }

  // MARK: Declarations

  private mutating func declareType(_ index: Int) {
    guard isName(index + 1) else { return }
    let (keyword, name) = (text(index), text(index + 1))
    said.insert(index + 1)
    if keyword == "associatedtype" {
      cases.insert(name)
    } else if isPrivate(index) || isHidden || scopes.last?.kind == .body {
      own.insert(name)
    } else if scopes.last?.kind == .file {
      types.insert(name)
    } else {
      innerTypes.insert(name)
    }
    declareGenerics(index + 2)
    guard !["typealias", "associatedtype"].contains(keyword) else { return }
    coming = Scope(kind: keyword == "enum" ? .enumeration : .type, isHidden: isPrivate(index))
  }

  private mutating func declareFunction(_ index: Int) {
    coming = Scope(kind: .body)
    guard isName(index + 1) else { return }
    said.insert(index + 1)
    declare(text(index + 1), isPrivate: isPrivate(index))
    declareGenerics(index + 2)
  }

  /// `let a`, `let a, b: A`, `let (a, b)`, `let .some(a)`.
  private mutating func declareVariables(_ index: Int) {
    let isPrivate = isPrivate(index)
    var names: [Int] = []
    let list = text(index + 1) == "." ? index + 3 : index + 1
    if text(list) == "(" {
      var place = list + 1
      while place < words.count, text(place) != ")" {
        if isName(place) { names.append(place) }
        place += 1
      }
    } else if isName(index + 1) {
      names.append(index + 1)
      if isMember, text(index + 2) == "," {
        names += stride(from: index + 3, to: index + 9, by: 2).prefix { isName($0) }
      }
    }
    for place in names {
      said.insert(place)
      declare(text(place), isPrivate: isPrivate)
    }
    if isMember { coming = Scope(kind: .body) }
  }

  private mutating func declare(_ name: String, isPrivate: Bool) {
    if !isMember {
      locals.insert(name)
    } else if isPrivate || isHidden {
      own.insert(name)
    } else {
      members.insert(name)
    }
  }

  /// `case a, b(B), c = "c"`.
  private mutating func declareCases(_ index: Int) {
    var (place, depth) = (index + 1, 0)
    while place < words.count {
      let word = text(place)
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      if depth == 0 {
        if isName(place), ["case", ","].contains(text(place - 1)) {
          cases.insert(word)
          said.insert(place)
        } else if isName(place) || Self.keywords.contains(word) || ["}", "@"].contains(word) {
          return
        }
      }
      place += 1
    }
  }

  private mutating func declareGenerics(_ index: Int) {
    guard text(index) == "<" else { return }
    var place = index + 1
    while place < words.count, text(place) != ">" {
      if isName(place), ["<", ","].contains(text(place - 1)) { locals.insert(text(place)) }
      place += 1
    }
  }

  /// `{ a, b in`, `{ (a: A, b) -> C in`.
  private mutating func declareClosureParameters(_ index: Int) {
    var place = index
    let marks: Set<String> = ["(", ")", ",", ":", "_", "[", "]", "?", ".", "-", ">", "<", "=", "inout", "weak", "self"]
    while place < index + 40, isName(place) || marks.contains(text(place)) { place += 1 }
    if text(place) == "in" { declareLocals(from: index, to: "in") }
  }

  /// Every name up to a word except those after a colon, which are types.
  private mutating func declareLocals(from index: Int, to last: String) {
    var place = index
    while place < index + 40, place < words.count, text(place) != last {
      if isName(place), ![":", ".", ">"].contains(text(place - 1)) {
        locals.insert(text(place))
        said.insert(place)
      }
      place += 1
    }
  }

  /// Whether `private` or `fileprivate` is among the words before a declaration; `private(set)` does not count.
  private func isPrivate(_ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, Self.modifiers.contains(text(place)) {
      if ["private", "fileprivate"].contains(text(place)), text(place + 1) != "(" { return true }
      place -= 1
    }
    return false
  }

  // MARK: Uses

  private mutating func use(_ index: Int) {
    guard isName(index), !said.contains(index), !["#", "$"].contains(text(index - 1)) else { return }
    let name = text(index)
    if isDotted(index) {
      dotted.insert(name)
    } else if text(index + 1) == ":", ["(", ",", "_"].contains(text(index - 1)) || isName(index - 1) {
      label(index)
    } else if !(isName(index + 1) && text(index + 2) == ":") {
      bare.insert(name)
    }
  }

  /// The label of an argument is nothing; that of a parameter, which has a type behind it, or of a tuple is the file's
  /// own.
  private mutating func label(_ index: Int) {
    let type = text(index + 2)
    let isType = ["some", "any", "inout", "@", "[", "("].contains(type) || type.first?.isUppercase == true
    if isType || scopes.last?.open.last == true { own.insert(text(index)) }
  }

  /// Whether a parenthesis begins a tuple: after a name or another bracket it is a call.
  private func isTuple(_ index: Int) -> Bool {
    text(index) == "(" && !isName(index - 1)
      && ![")", "]", ">", "?", "!", "init", "subscript"].contains(text(index - 1))
  }

  /// Whether a single dot is before a name; `...` is an operator.
  private func isDotted(_ index: Int) -> Bool { text(index - 1) == "." && text(index - 2) != "." }

  private func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }

  private func isName(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].isName && words[index].text != "_"
      && !Self.keywords.contains(words[index].text)
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "static", "final", "lazy", "mutating", "nonmutating",
    "override", "required", "convenience", "weak", "unowned", "indirect", "nonisolated", "unsafe", "set", "(", ")",
  ]

  private static let keywords: Set<String> = [
    "in", "is", "as", "if", "else", "for", "while", "switch", "case", "default", "return", "throw", "throws",
    "rethrows",
    "try", "await", "async", "guard", "let", "var", "func", "init", "subscript", "deinit", "struct", "class", "enum",
    "protocol", "actor", "extension", "typealias", "associatedtype", "import", "where", "self", "Self", "super", "nil",
    "true", "false", "some", "any", "inout", "repeat", "break", "continue", "do", "catch", "defer", "static", "private",
    "fileprivate", "internal", "package", "public", "final", "lazy", "mutating", "override", "convenience",
    "required", "weak", "unowned", "indirect",
  ]
}
