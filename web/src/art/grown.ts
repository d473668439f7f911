// Pictures in a page are as large as they were drawn for, times how much the page grows with a large window (`--grow`, base.css).

export const grown = (px: number): string => `calc(${px}px * var(--grow, 1))`;
