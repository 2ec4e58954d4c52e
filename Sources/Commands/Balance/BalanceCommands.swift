/// `balance` compares what was bought with what was eaten; `prices` shows what foods cost.
enum BalanceCommands {
  static let specs: [CommandSpec] = [BalanceCommand.balance, PricesCommand.prices]
}
