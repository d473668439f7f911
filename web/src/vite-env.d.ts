/// <reference types="vite/client" />

declare module "zzfx" {
  export const ZZFX: { volume: number; sampleRate: number; audioContext: AudioContext };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
