// The animal of a level: an id is an animal and, if it was given another bot since, a number.

export const animalOf = (level: string): string => level.replace(/\d+$/, "");
