export function filesOf(folder: string): string[];
export function writeWorker(folder: string): { version: string; paths: string[] };
