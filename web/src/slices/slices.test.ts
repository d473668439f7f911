import { expect, test } from "vitest";
import { allDrawn, inTurn } from "./slices";

test("slices are drawn in their turns, each in a task of its own", async () => {
  const drawn: string[] = [];
  const draw = (name: string) => (): void => {
    drawn.push(name);
    void Promise.resolve().then(() => drawn.push(`${name} is done`));
  };
  inTurn(2, draw("b"));
  inTurn(1, draw("a"));
  inTurn(3, draw("nobody"))();
  inTurn(2, draw("c"));
  expect(drawn).toEqual([]);
  await allDrawn();
  expect(drawn.slice(0, 5)).toEqual(["a", "a is done", "b", "b is done", "c"]);
});

test("a slice that asks for another waits for it too", async () => {
  const drawn: string[] = [];
  inTurn(1, () => {
    drawn.push("outer");
    inTurn(0, () => drawn.push("inner"));
  });
  inTurn(1, () => drawn.push("next"));
  await allDrawn();
  expect(drawn).toEqual(["outer", "inner", "next"]);
  await allDrawn(); // nothing waits: at once
});
