"""What bots have learnt: files of numbers with their loaders, and how they were made."""
