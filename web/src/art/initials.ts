// What is painted on the sterns of a table's canoes: one character for each seat, no two alike.

const letters = (name: string): string[] => [...name.trim().toLocaleUpperCase()].filter((each) => /[\p{L}\p{N}]/u.test(each));

/** The first letter of every name; where it is somebody else's too, the first that sets the name apart, else a number. */
export function initialsOf(names: readonly string[]): string[] {
  const spelled = names.map(letters);
  const alone = (seat: number): boolean => spelled.every((other, index) => index === seat || other[0] !== spelled[seat]![0]);
  const initials = spelled.map((own, seat) => (own[0] !== undefined && alone(seat) ? own[0] : ""));
  initials.forEach((initial, seat) => {
    if (initial !== "") return;
    const own = spelled[seat]!;
    const alike = spelled.filter((other, index) => index !== seat && other[0] === own[0]);
    const apart = own.filter((letter, place) => alike.every((other) => other[place] !== letter));
    const numbers = [seat, ...names.keys()].map((each) => String(each + 1));
    initials[seat] = [...apart, ...numbers].find((each) => !initials.includes(each))!;
  });
  return initials;
}
