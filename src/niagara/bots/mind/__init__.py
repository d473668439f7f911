"""What compiled bots think with: positions rated, moves tried out, nets run, whole games played.

compiler: what compiles all this · records: what compiled code reads, declared once · settings: a bot's settings and
weights · minds: both packed into one record · features, evaluate: what a position is worth · policy: a first opinion of
every move · net_inputs, net: small nets · dealing: secret cards · imagination: rounds played in the head, and by whom ·
rivals: how alike they are · search: moves tried out · chances: everybody's chance to win · selfplay,
partners: the one game loop.
"""
