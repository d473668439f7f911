"""What compiles this folder, whose drivers call those of the bots."""

from niagara.fast import Compiler

compiled = Compiler("niagara.analysis.engine", "niagara.bots.mind", allocates=False)
