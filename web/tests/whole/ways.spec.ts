// Whole games at 400 %, with letters twice as large on the smallest phone, in forced colours and by touch alone.

import { test } from "@playwright/test";
import { playToEnd, WAYS } from "../ways";

WAYS.forEach((way, index) => {
  // Fingers belong to the phone, whose games have odd numbers.
  test(`game ${way.touch ? 2 * index + 1 : 2 * index}: ${way.name}, to the end`, async ({ page }) => {
    test.setTimeout(1_800_000);
    await playToEnd(page, way, null, 40 + index);
  });
});
