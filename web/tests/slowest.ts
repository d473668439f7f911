// Prints the twenty slowest tests of a run, as pytest does: what people wait for is to be known.

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const MOST = 20;

export default class Slowest implements Reporter {
  readonly #times: { seconds: number; title: string }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#times.push({ seconds: duration / 1000, title: test.titlePath().slice(1).join(" › ") });
  }

  onEnd(): void {
    const slowest = this.#times.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
    console.log(`\n  slowest ${slowest.length} tests`);
    for (const { seconds, title } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${title}`);
  }

  printsToStdio(): boolean {
    return false; // the list before it does
  }
}
