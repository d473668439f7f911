// The languages that there are: one folder of words each.

import { readdirSync } from "node:fs";

export const LANGUAGES = readdirSync("../words").sort();
