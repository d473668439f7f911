import { expect, it } from "vitest";
import faces from "../../../data/pictures/faces.json?raw";
import { choicesOf, readFace, TRAITS, writeFace } from "./people";

it("reads what it writes", () => {
  for (const trait of TRAITS) {
    for (let choice = 0; choice < choicesOf(trait); choice += 1) {
      const face = { skin: 1, hair: 2, colour: 3, hat: 1, more: 0, [trait]: choice };
      expect(readFace(writeFace(face), "Robin")).toEqual(face);
    }
  }
});

it("gives a face by name where none was chosen, and the same one every time", () => {
  expect(readFace("", "Robin")).toEqual(readFace("", "Robin"));
  expect(new Set(["Ada", "Ben", "Cy", "Dan", "Eve"].map((name) => writeFace(readFace("", name)))).size).toBeGreaterThan(3);
});

it("makes a face of any code that the protocol allows, also of another version", () => {
  for (const code of ["z", "zzzzz", "zzzzzzzzzzzz", "0"]) {
    const face = readFace(code, "");
    for (const trait of TRAITS) expect(face[trait]).toBeLessThan(choicesOf(trait));
  }
});

interface Told {
  name: string;
  code: string;
  traits: { skin: number; hair: number; colours: number; hats: number; more: number };
}

it("gives the faces that Python draws", () => {
  for (const { name, code, traits } of JSON.parse(faces) as Told[]) {
    const { skin, hair, colours: colour, hats: hat, more } = traits;
    expect(readFace(code, name), `${name} ${code}`).toEqual({ skin, hair, colour, hat, more });
  }
});
