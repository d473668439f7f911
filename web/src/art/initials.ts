// What is painted on the sterns of a table's canoes: one character for each seat, no two alike.

/** The letters of a name; of "Seat 2" the number comes first. */
function letters(name: string): string[] {
  const number = /\s(\d)$/.exec(name)?.[1] ?? "";
  return [...(number + name).toLocaleUpperCase()].filter((each) => /[\p{L}\p{N}]/u.test(each));
}

/** The first letter of every name; where somebody before has it already, the next that is free, else a number. */
export function initialsOf(names: readonly string[]): string[] {
  const spelled = names.map(letters);
  const initials = spelled.map(([first = ""], seat) => (spelled.findIndex((other) => other[0] === first) === seat ? first : ""));
  spelled.forEach((own, seat) => {
    const numbers = [seat, ...names.keys()].map((each) => String(each + 1));
    initials[seat] ||= [...own, ...numbers].find((each) => !initials.includes(each))!;
  });
  return initials;
}
