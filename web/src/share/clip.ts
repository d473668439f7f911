// A clip of a board, recorded while it plays: frames on a canvas, and the browser's own recorder.

import { Camera } from "./camera";

export const WIDTH = 960;
const BOARD = 552;
/** Below the board: what happens, in words. */
const STRIP = 88;
export const HEIGHT = BOARD + STRIP;
const FRAME = 1000 / 15;
const BITS = 3_500_000;

const KINDS = [
  { type: "video/mp4;codecs=avc1.42E01F", end: "mp4" },
  { type: "video/webm;codecs=vp9", end: "webm" },
  { type: "video/webm", end: "webm" },
] as const;

const kind = () => (typeof MediaRecorder === "undefined" ? undefined : KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type)));

/** Whether this browser can record. */
export const canRecord = (): boolean => kind() !== undefined && typeof HTMLCanvasElement.prototype.captureStream === "function";

export interface Captions {
  /** What happens now. */
  now(): string;
  title: string;
}

/** Records from now on; `stop` gives the clip. */
export class Recording {
  readonly #canvas = document.createElement("canvas");
  readonly #camera: Camera;
  readonly #captions: Captions;
  readonly #recorder: MediaRecorder;
  readonly #chunks: Blob[] = [];
  readonly #filming: Promise<void>;
  #on = true;

  constructor(board: HTMLElement, captions: Captions) {
    this.#canvas.width = WIDTH;
    this.#canvas.height = HEIGHT;
    this.#camera = new Camera(board, WIDTH, BOARD);
    this.#captions = captions;
    this.#recorder = new MediaRecorder(this.#canvas.captureStream(), { mimeType: kind()!.type, videoBitsPerSecond: BITS });
    this.#recorder.ondataavailable = ({ data }) => this.#chunks.push(data);
    this.#filming = this.#film();
  }

  async #film(): Promise<void> {
    const context = this.#canvas.getContext("2d", { alpha: false })!;
    // The first frame is there before the recorder runs: a messenger shows it until the clip is played.
    await this.#frame(context);
    this.#recorder.start();
    while (this.#on) {
      const begun = performance.now();
      await this.#frame(context);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, FRAME - (performance.now() - begun))));
    }
  }

  async #frame(context: CanvasRenderingContext2D): Promise<void> {
    await this.#camera.shoot(context);
    context.fillStyle = "#12343b";
    context.fillRect(0, BOARD, WIDTH, STRIP);
    context.fillStyle = "#f5e8c4";
    context.font = "700 30px 'Avenir Next', 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";
    context.textBaseline = "middle";
    context.fillText(this.#captions.now(), 28, BOARD + STRIP / 2, WIDTH - 260);
    context.fillStyle = "#9bd8c8";
    context.textAlign = "right";
    context.fillText(this.#captions.title, WIDTH - 28, BOARD + STRIP / 2, 190);
    context.textAlign = "left";
  }

  /** The clip as a file; nothing of it is kept here. */
  async stop(name: string): Promise<File> {
    this.#on = false;
    await this.#filming;
    await new Promise<void>((resolve) => {
      this.#recorder.onstop = () => resolve();
      this.#recorder.stop();
    });
    const { type, end } = kind()!;
    return new File(this.#chunks, `${name}.${end}`, { type: type.split(";")[0]! });
  }
}
