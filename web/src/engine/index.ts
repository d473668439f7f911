// The engine's door, for the client's workers and for whoever uses the module by itself.

export type { EngineDescription, Field, Layout, Parameter } from "./description";
export { EngineError, loadEngine } from "./engine";
export type { Argument, Block, CallAnswer, CallMessage, Choice, Engine, Held, NamedAnswer } from "./engine";
export { newGame, play, view } from "./game";
export type { Position } from "./game";
