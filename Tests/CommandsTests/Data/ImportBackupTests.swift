import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// Every import of more than 50 rows is preceded by a backup.
@Suite struct ImportBackupTests {
  private func backups(_ household: SampleHousehold) -> Int {
    BackupFolder(household: household.session.location.database).all().count
  }

  @Test(arguments: [(50, 0), (51, 1)]) func recipes(count: Int, made: Int) throws {
    let household = try SampleHousehold()
    household.session.makesBackups = true
    let recipes = (1...count).map {
      "{\"title\":\"Soup \($0)\",\"servings\":4,\"servingsStated\":true,\"ingredients\":[{\"text\":\"1 onion\"}],\"steps\":[]}"
    }
    let folder = try require(household.session.workingFolder)
    try Data("{\"recipes\":[\(recipes.joined(separator: ","))]}".utf8)
      .write(to: URL(fileURLWithPath: folder + "/all.json"))
    try household.run("recipe import all.json --dry-run")
    expect(backups(household), equals: 0)
    try household.run("recipe import all.json --save")
    expect(backups(household), equals: made)
    expect(try household.session.read { try $0.recipes(of: nil).titles().count } > count)
  }

  @Test func theInbox() throws {
    let household = try SampleHousehold()
    household.session.makesBackups = true
    for number in 1...51 {
      try household.run("share Soup \(number) for 4: 1 kg potatoes, \(number) l vegetable broth")
    }
    expect(backups(household), equals: 0)
    try household.run("inbox import all")
    expect(backups(household), equals: 1)
  }
}
