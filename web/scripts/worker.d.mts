export function filesOf(folder: string): string[];
export function script(name: string): string;
export function writeWorker(folder: string): { version: string; paths: string[] };
