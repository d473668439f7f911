// A short game in each way to play that not everybody takes; `make slow` plays whole ones.

import { test } from "@playwright/test";
import { playToEnd, WAYS } from "./ways";

for (const way of WAYS) {
  test(`two rounds ${way.name}${way.touch ? " @phone" : ""}`, async ({ page }, { project }) => {
    test.skip(way.touch === true && project.name !== "phone", "fingers belong to the phone");
    await playToEnd(page, way, 2, 50);
  });
}
