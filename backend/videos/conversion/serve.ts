import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, type Readable } from "node:stream";
import type { Part } from "../storage/storage.ts";

/** Clear bytes of a file that a program of this machine is to read. */
export interface Served {
  readonly size: number;
  readonly read: (part: Part) => Promise<Readable>;
}

/** What the program asks for. Its command line tells that much to everybody on the machine. */
export const address = "http://video.invalid/";

const wanted = /^bytes=(\d+)-(\d*)$/;

/**
 * Lets one program read a file and seek in it, whose clear bytes are never on a disk: by HTTP on this machine, as that
 * program's proxy. A proxy's password comes by the environment, which nobody else on the machine can look into; and it
 * ends along with this.
 */
export const serve = async ({ size, read }: Served) => {
  let trouble: unknown; // of ours
  const password = randomBytes(32).toString("base64url");
  const ours = Buffer.from(`Basic ${Buffer.from(`fungo:${password}`).toString("base64")}`);
  const isOurs = ({ headers }: IncomingMessage) => {
    const theirs = Buffer.from(headers["proxy-authorization"] ?? "");
    return theirs.length === ours.length && timingSafeEqual(theirs, ours);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isOurs(request)) {
      response.writeHead(407, { "Proxy-Authenticate": "Basic realm=fungo", "Content-Length": 0 }).end();
      return;
    }
    const [, from = "0", until = ""] = wanted.exec(request.headers.range ?? "") ?? [];
    const [first, last] = [Number(from), Math.min(until === "" ? Infinity : Number(until), size - 1)];
    if (first > last) {
      response.writeHead(416, { "Content-Range": `bytes */${size}`, "Content-Length": 0 }).end();
      return;
    }
    const bytes = await read({ first, last });
    response.writeHead(206, {
      "Accept-Ranges": "bytes",
      "Content-Length": last - first + 1,
      "Content-Range": `bytes ${first}-${last}/${size}`,
    });
    // The program hangs up whenever it seeks. What breaks off without that has failed, or its key was destroyed.
    let hungUp = false;
    response.once("close", () => {
      hungUp = !bytes.destroyed || bytes.readableEnded; // one that ended is destroyed, too
    });
    pipeline(bytes, response, (error) => {
      if (error && !hungUp) trouble ??= error;
    });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      trouble ??= error;
      response.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    proxy: `http://fungo:${password}@127.0.0.1:${port}`,
    /** Why bytes were missing; undefined: none were. */
    trouble: () => trouble,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
