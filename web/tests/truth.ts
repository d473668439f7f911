// What the server knows and may tell one person, asked past the network and past the page.

import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Page } from "@playwright/test";
import type { ServerMessage, Snapshot } from "../src/protocol.gen";
import { Frames, textOf } from "./frames";

const port = Number(process.env.NIAGARA_E2E_PORT ?? 5320);

/** The snapshot of a table for whoever sits at a page. */
export async function snapshotFor(page: Page, table: string): Promise<Snapshot> {
  const cookies = await page.context().cookies();
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    origin: `http://127.0.0.1:${port}`,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": randomBytes(16).toString("base64"),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: `/ws/tables/${table}`, headers });
    asked.on("error", reject);
    asked.on("response", ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)));
    asked.on("upgrade", (_response, socket, head) => {
      const frames = new Frames("frames");
      const read = (bytes: Buffer): void => {
        for (const { part, text } of frames.split(bytes)) {
          const message = text ? (JSON.parse(textOf(part)) as ServerMessage) : null;
          if (message?.type !== "snapshot") continue;
          socket.destroy();
          resolve(message);
        }
      };
      socket.on("data", read);
      socket.on("close", () => reject(new Error("the socket closed before its snapshot")));
      read(head);
    });
    asked.end();
  });
}
