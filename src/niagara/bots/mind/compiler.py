"""What compiles this folder: its cache is named after the source of the rules, of `niagara.fast` and of this folder."""

from niagara.fast import Compiler

compiled = Compiler("niagara.bots.mind", allocates=False)
