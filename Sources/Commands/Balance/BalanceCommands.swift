/// `balance` and `prices`: what was bought, against what was eaten and what it cost.
enum BalanceCommands {
  static let specs: [CommandSpec] = [BalanceCommand.balance, PricesCommand.prices]
}
