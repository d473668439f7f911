// The sound of a place: the river, louder when it runs fast and when the weather is bad, birds by day, crickets at dusk.
// Noise through filters and a few tones; nothing is recorded. Loaded when it is first wanted.

export interface SceneState {
  /** 0 is silence. */
  volume: number;
  /** From -1, sunny, to 2, storm. */
  weather: number;
  /** The river is moving discs. */
  rushing: boolean;
  dusk: boolean;
}

const FADE = 0.6;
const NOISE_SECONDS = 3;

export class Scene {
  readonly #context = new AudioContext();
  readonly #out: GainNode;
  readonly #river: { filter: BiquadFilterNode; gain: GainNode };
  readonly #rain: { filter: BiquadFilterNode; gain: GainNode };
  #state: SceneState | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#out = this.#context.createGain();
    this.#out.gain.value = 0;
    this.#out.connect(this.#context.destination);
    this.#river = this.#noise("lowpass", 420);
    this.#rain = this.#noise("highpass", 3200);
  }

  set(state: SceneState): void {
    const { volume, weather, rushing } = state;
    this.#state = state;
    void this.#context.resume();
    this.#to(this.#out.gain, 0.5 * volume);
    this.#to(this.#river.filter.frequency, 420 + 130 * weather + (rushing ? 900 : 0));
    this.#to(this.#river.gain.gain, 0.3 + 0.07 * weather + (rushing ? 0.3 : 0));
    this.#to(this.#rain.gain.gain, weather > 1 ? 0.05 : 0);
    if (this.#next === undefined) this.#callLater();
  }

  hush(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    if (this.#state) this.#to(this.#out.gain, 0);
    this.#state = null;
    void this.#context.suspend();
  }

  #to(param: AudioParam, value: number): void {
    param.setTargetAtTime(value, this.#context.currentTime, FADE / 3);
  }

  #noise(type: BiquadFilterType, frequency: number): { filter: BiquadFilterNode; gain: GainNode } {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, NOISE_SECONDS * sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
    const source = new AudioBufferSourceNode(this.#context, { buffer, loop: true });
    const filter = new BiquadFilterNode(this.#context, { type, frequency });
    const gain = new GainNode(this.#context, { gain: 0 });
    source.connect(filter).connect(gain).connect(this.#out);
    source.start();
    return { filter, gain };
  }

  /** Now and then something on the banks is heard. */
  #callLater(): void {
    const wait = this.#state?.dusk ? 900 + 900 * Math.random() : 2500 + 6000 * Math.random();
    this.#next = setTimeout(() => {
      const state = this.#state;
      // Nobody sings in a storm.
      if (state && state.weather < 2) {
        if (state.dusk) this.#cricket();
        else this.#bird();
      }
      this.#callLater();
    }, wait);
  }

  #bird(): void {
    const base = 2300 + 1500 * Math.random();
    const notes = 2 + Math.floor(3 * Math.random());
    for (let note = 0; note < notes; note += 1) this.#tone("sine", base * (note % 2 ? 1.12 : 1), base * 1.3, 0.16 * note, 0.11, 0.05);
  }

  #cricket(): void {
    for (let chirp = 0; chirp < 4; chirp += 1) this.#tone("triangle", 4300, 4350, 0.07 * chirp, 0.045, 0.035);
  }

  #tone(type: OscillatorType, from: number, to: number, after: number, length: number, loud: number): void {
    const start = this.#context.currentTime + after;
    const oscillator = new OscillatorNode(this.#context, { type, frequency: from });
    const gain = new GainNode(this.#context, { gain: 0 });
    oscillator.frequency.linearRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + length / 4);
    gain.gain.linearRampToValueAtTime(0, start + length);
    oscillator.connect(gain).connect(this.#out);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
