// A small game for four on boardgame.io: everybody adds to a shared river of numbers, in turn, and nothing is kept on disk.
const { Server } = require("boardgame.io/server");

const game = {
  name: "river",
  setup: ({ ctx }) => ({
    canoes: Array.from({ length: ctx.numPlayers * 2 }, () => ({ at: 0, cargo: "" })),
    sites: { P: 5, C: 5, Y: 5, B: 5, R: 5 },
  }),
  moves: {
    paddle: ({ G, playerID }, canoe, to) => {
      G.canoes[Number(playerID) * 2 + canoe].at = to;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 4,
  maxPlayers: 4,
};

const server = Server({ games: [game], origins: ["*"], apiOrigins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => undefined });
