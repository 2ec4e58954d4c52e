/// `balance` and `prices`: what was bought, compared with what was eaten and what it cost.
enum BalanceCommands {
  static let specs: [CommandSpec] = [BalanceCommand.balance, PricesCommand.prices]
}
