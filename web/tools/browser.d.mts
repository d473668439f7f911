export const BROWSER: string;
