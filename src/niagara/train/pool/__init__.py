"""Who stronger bots are measured against: the first Bear, frozen, and players unlike all bots.

They are no opponents for people, so the registry does not know them: whatever is registered can be had at a table, is
checked at every host and goes into the browser's module. Name them `niagara.train.pool:Hoarder`. None of them is ever
changed, and nothing is ever tuned against them: `tests/train/test_pool.py` keeps a hash of their games.
"""

from niagara.train.pool.first_bear import FirstBear
from niagara.train.pool.follower import Follower
from niagara.train.pool.gambler import Gambler
from niagara.train.pool.hermit import Hermit
from niagara.train.pool.hoarder import Hoarder
from niagara.train.pool.thief import Thief

UNLIKE = (Hoarder, Thief, Hermit, Gambler, Follower)

__all__ = ["UNLIKE", "FirstBear", "Follower", "Gambler", "Hermit", "Hoarder", "Thief"]
