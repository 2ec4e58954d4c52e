package import Domain
internal import Net

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Fetches a page and its photo with `larder-net`, the only part of Larder that opens network connections.
package struct PageFetcher {
  /// What to do about the photos that a page names.
  package enum Photos: Sendable {
    /// The photos are fetched after the page, as long as time is left.
    case fetched
    /// Only the addresses of the photos are recorded.
    case named
    case leftOut
  }

  /// The time in milliseconds after which Larder ends `larder-net`, which itself gives up after seven seconds.
  private static let longest: Int32 = 8000
  /// The maximum size of the answer of `larder-net` in bytes.
  private static let largest = 10_100_000

  private let program: ExternalProgram
  private let language: String
  private let exception: String

  /// Creates a fetcher that prefers pages in a language, given as a code such as `de`.
  ///
  /// Addresses in the local network are refused. `exception` names one host there that may be reached, with or without
  /// a port: `nas.local`, `192.168.1.5:9925`.
  ///
  /// The program `larder-net` is searched for in the folder of the running program and then in `PATH`, or only in the
  /// folder that LARDER_NET names. A fetch ends soon after `isStopped` returns true.
  package init(
    language: String = Self.ownLanguage, exception: String = "", isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.language, self.exception) = (language, exception)
    var folders = [Self.ownFolder, getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"]
    if let named = getenv("LARDER_NET") { folders = [String(cString: named)] }
    program = ExternalProgram(
      name: "larder-net", package: "", longest: Self.longest, folders: folders.joined(separator: ":"),
      largestOutput: Self.largest, isStopped: isStopped)
  }

  /// The language of the environment, such as `de` for `de_DE.UTF-8`; `en` if the environment states none.
  package static var ownLanguage: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let stated = names.compactMap { name in getenv(name).map { String(cString: $0) } }.first { !$0.isEmpty }
    let code = (stated ?? "").prefix { $0.isASCII && $0.isLetter }.lowercased()
    return code.count == 2 ? code : "en"
  }

  /// Whether the text names one host, optionally with a port: `nas.local`, `192.168.1.5:9925`, `[::1]:80`.
  package static func isHost(_ text: String) -> Bool {
    guard !text.contains(where: { "/?#".contains($0) }), case .success = WebAddress.read("http://\(text)") else {
      return false
    }
    return true
  }

  /// The folder of the running program.
  private static var ownFolder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else { return "" }
    let whole = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return String(whole.prefix(upTo: whole.lastIndex(of: "/") ?? whole.startIndex))
  }

  /// Whether a word is the address of a page and not the name of a file.
  package static func isAddress(_ word: String) -> Bool {
    let start = word.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// The recipes of a page; a recipe whose photo cannot be fetched states the reason.
  ///
  /// Throws `forbiddenAddress`, `unreachable`, `timeout`, `untrustedCertificate`, `refusedBySite`, `pageMissing`,
  /// `tooLarge`, `notAPage`, `missingProgram`, `interrupted`, and what `RecipeFileReader` throws.
  package func recipes(at address: String, photos: Photos = .leftOut) throws(LarderError) -> FoundRecipes {
    let start = RunningProgram.now
    let (bytes, final) = try page(at: address)
    var recipes = try Self.recipes(bytes, address)
    for index in recipes.indices {
      recipes[index].url = recipes[index].url ?? final
      recipes[index].image = recipes[index].image.flatMap { PageReference.resolved($0, on: final) }
      guard let image = recipes[index].image else { continue }
      switch photos {
      case .leftOut: continue
      case .named: recipes[index].photo = .address(image)
      case .fetched:
        // A page elsewhere must not use the exception for a host in the local network.
        let isOwn = (try? WebAddress.read(final).get())?.isNamed(by: exception) ?? false
        let left = FetchMessage.longest - (RunningProgram.now - start)
        switch try photo(at: image, exception: isOwn ? exception : "", milliseconds: left) {
        case .success(let photo): recipes[index].photo = .file(photo)
        case .failure(let problem): recipes[index].photoProblem = problem.text
        }
      }
    }
    return FoundRecipes(recipes: recipes)
  }

  /// The recipes in the bytes of a page.
  ///
  /// Throws `refusedBySite` if the page only asks for a browser, and what `RecipeFileReader` throws.
  private static func recipes(_ bytes: [UInt8], _ address: String) throws(LarderError) -> [ImportedRecipe] {
    do throws(LarderError) {
      return try RecipeFileReader.read(bytes, name: address)
    } catch {
      guard error.code == .noRecipe, PageRecipes(bytes).needsBrowser else { throw error }
      throw Self.error(.refusedBySite, "", address)
    }
  }

  private func page(at address: String) throws(LarderError) -> (bytes: [UInt8], address: String) {
    guard program.isInstalled else {
      throw LarderError(
        .missingProgram, "pages are fetched by the program larder-net, which is missing from larder's folder",
        hint: "`make install` puts it there; or save the page in the browser, and import the file")
    }
    switch try outcome(FetchMessage.Request(address, exception: exception, language: languages)) {
    case .page(let bytes, _, let final): return (bytes, final)
    case .failure(let failure, let detail): throw Self.error(failure, detail, address)
    }
  }

  private var languages: String { "\(language), en;q=0.5, *;q=0.2" }

  /// Runs larder-net for one request.
  ///
  /// Throws `unreachable` with the reason if larder-net gives no valid answer, and `interrupted`.
  private func outcome(_ request: FetchMessage.Request) throws(LarderError) -> FetchOutcome {
    let folder = try WorkFolder()
    try folder.write(Array(request.text.utf8), to: "request")
    guard let running = try program.start(in: folder, [], input: "request") else {
      throw Self.noAnswer(request, "it could not be started")
    }
    let status: Int32?
    do throws(LarderError) {
      status = try running.finish()
    } catch {
      // `badFile` says that the program was ended because it took too long or wrote too much.
      guard error.code == .badFile else { throw error }
      return .failure(.timeout, detail: "")
    }
    guard let status else { throw Self.noAnswer(request, "a signal ended it") }
    guard status == 0 else { throw Self.noAnswer(request, "it ended with status \(status)") }
    guard let outcome = FetchMessage.outcome(try running.output) else {
      throw Self.noAnswer(request, "what it wrote cannot be read")
    }
    return outcome
  }

  private static func noAnswer(_ request: FetchMessage.Request, _ why: String) -> LarderError {
    LarderError(
      .unreachable, "larder-net gave no answer for \(ImportFile.quoted(request.address)): \(why)",
      hint: "try again, or save the page in the browser, and import the file")
  }

  // MARK: Photos

  /// Why a photo could not be fetched, as words that can follow `since`.
  private struct PhotoProblem: Error {
    let text: String
  }

  /// Fetches a photo within a time limit in milliseconds; returns the photo, or why it could not be fetched.
  ///
  /// Throws `interrupted` if the user has stopped the fetch; then nothing of the page is kept either.
  private func photo(
    at address: String, exception: String, milliseconds: Int
  ) throws(LarderError) -> Result<PhotoFile, PhotoProblem> {
    guard milliseconds > 0 else { return .failure(PhotoProblem(text: Self.words(.timeout))) }
    let request = FetchMessage.Request(
      address, exception: exception, language: languages, wish: .photo, milliseconds: milliseconds)
    let answer: FetchOutcome
    do throws(LarderError) {
      answer = try outcome(request)
    } catch {
      guard error.code != .interrupted else { throw error }
      return .failure(PhotoProblem(text: Self.words(.unreachable)))
    }
    switch answer {
    case .page(let bytes, _, _):
      do throws(PhotoFile.Refusal) {
        return .success(try PhotoFile(checking: bytes))
      } catch {
        return .failure(PhotoProblem(text: error.reason))
      }
    case .failure(let failure, _): return .failure(PhotoProblem(text: Self.words(failure)))
    }
  }

  private static func words(_ failure: FetchFailure) -> String {
    switch failure {
    case .forbiddenAddress: "its address is not one on the internet"
    case .timeout: "it did not arrive within the 7 seconds for page and photo"
    case .untrustedCertificate: "its site has an invalid certificate"
    case .refusedBySite: "its site does not give it to programs"
    case .pageMissing: "its site does not have it"
    case .tooLarge: PhotoFile.Refusal.tooManyBytes.reason
    case .notAPage: PhotoFile.Refusal.otherFormat.reason
    case .unreachable, .noLibrary: "it cannot be fetched"
    }
  }

  static func error(_ failure: FetchFailure, _ detail: String, _ address: String) -> LarderError {
    let page = ImportFile.quoted(address)
    let why = detail.isEmpty ? "" : ": \(detail)"
    let save = "save the page in the browser, and import the file"
    return switch failure {
    case .forbiddenAddress where detail.isEmpty:
      LarderError(
        .forbiddenAddress, "\(page) is on this machine or its network, and Larder fetches no pages from there",
        hint: "`--allow-host HOST` allows a host of your own, such as the household's own recipe server")
    case .forbiddenAddress:
      LarderError(
        .forbiddenAddress, "\(page) is not fetched\(why)", hint: "give the address that the browser shows, or \(save)")
    case .unreachable:
      LarderError(
        .unreachable, "\(page) cannot be fetched\(why)", hint: "check the address and the connection, or \(save)")
    case .timeout:
      LarderError(.timeout, "\(page) did not arrive within 7 seconds", hint: "try again, or \(save)")
    case .untrustedCertificate:
      LarderError(
        .untrustedCertificate,
        "\(page) has a certificate that is invalid or from an unknown issuer, so the page may come from anybody",
        hint: "check the address; there is no way around it but to \(save)")
    case .refusedBySite where detail.isEmpty:
      LarderError(
        .refusedBySite, "the site of \(page) gives programs no recipe, only a page that needs a browser",
        hint: "\(save): what the browser shows can be read")
    case .refusedBySite:
      LarderError(
        .refusedBySite, "the site of \(page) does not give its pages to programs (status \(detail))",
        hint: "\(save): most sites give it to a browser")
    case .pageMissing:
      LarderError(.pageMissing, "\(page) is not there (status \(detail))", hint: "check the address")
    case .tooLarge: LarderError(.tooLarge, "\(page) is larger than 5 MB", hint: save)
    case .notAPage:
      LarderError(
        .notAPage, "\(page) is neither a web page nor text, but \(detail)",
        hint: "give the address of the page with the recipe")
    case .noLibrary:
      LarderError(
        .missingProgram, "pages are fetched with libcurl, which is not installed",
        hint: "install it with `sudo apt-get install libcurl4`, or \(save)")
    }
  }
}
