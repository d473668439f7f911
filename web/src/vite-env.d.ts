/// <reference types="vite/client" />

declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    sampleRate: number;
    audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: number[][], volume?: number, rate?: number, pan?: number): AudioBufferSourceNode;
  };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
