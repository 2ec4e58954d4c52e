extension CommandTable {
  /// Every command of Larder, in the order in which help lists them.
  package static let larder: CommandTable = CommandTable(
    EatCommands.specs + MealCommands.specs + TripCommands.specs + ReceiptCommands.specs + WeighCommands.specs
      + AnalysisCommands.specs
      + [HabitsCommand.habits, ExplainCommand.explain]
      + JournalCommands.specs + FoodCommands.specs + HouseholdCommands.specs + BalanceCommands.specs
      + ProfileCommands.specs
      + GoalCommands.specs + GuideCommands.specs + [GuideExplainCommand.explain, GuideCommands.redo]
      + SettingCommands.specs + DataCommands.specs + LogCommands.specs + [CheckCommand.check] + BackupCommands.specs
      + EraseCommands.specs
      + DemoCommand.specs
      + RecipeCommands.specs + InboxCommands.specs + [CookCommand.cook] + IngredientCommands.specs + HelpCommands.specs)
}
