// Where the server of the browser tests keeps its games.

import { tmpdir } from "node:os";

export const databaseFile = (port: number): string => `${tmpdir()}/niagara-e2e-${port}.sqlite`;
