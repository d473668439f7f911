// A push service on this machine, and a browser's keys: what is sent to it is read here, as only that browser could.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";

const POINT = 65;
const TAG = 16;

export class PushService {
  readonly #ecdh = createECDH("prime256v1");
  readonly #secret = randomBytes(16);
  readonly #server: Server;
  readonly messages: string[] = [];
  readonly endpoint: string;

  constructor(port: number) {
    this.#ecdh.generateKeys();
    this.endpoint = `http://127.0.0.1:${port}/device`;
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.messages.push(this.#read(Buffer.concat(parts)));
        response.writeHead(201).end();
      });
    }).listen(port, "127.0.0.1");
  }

  close(): void {
    this.#server.close();
  }

  /** What a browser would give out. */
  get keys(): { endpoint: string; p256dh: string; auth: string } {
    return { endpoint: this.endpoint, p256dh: this.#ecdh.getPublicKey("base64url"), auth: this.#secret.toString("base64url") };
  }

  /** RFC 8291 and 8188, from the receiver's side. */
  #read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + POINT);
    const sealed = body.subarray(21 + POINT);
    const derive = (material: Uint8Array, by: Uint8Array, info: Uint8Array, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", material, by, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#ecdh.getPublicKey(), theirs]);
    const material = derive(this.#ecdh.computeSecret(theirs), this.#secret, info, 32);
    const key = derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-TAG));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -TAG)), opening.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  }
}
