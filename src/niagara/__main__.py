"""`python -m niagara` is the command line."""

from niagara.cli import main

main()
