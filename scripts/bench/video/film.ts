import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { Agent, type ClientRequest, request } from "node:http";
import { join } from "node:path";
import { uploadsUrl } from "../../../backend/videos/contract.ts";

const clips = join(import.meta.dirname, "../../../../..", "backend/videos/testing/clips");
export const clip = (name: string) => readFileSync(join(clips, name));

const noise = randomBytes(16 * 1024 ** 2);

/** A video of just so many bytes: two seconds, and a box behind them that holds nothing of interest. */
export const film = (bytes: number) => {
  const start = clip("faststart.mp4");
  const box = Buffer.alloc(16);
  box.writeUInt32BE(1, 0); // its size follows
  box.write("free", 4);
  box.writeBigUInt64BE(BigInt(bytes - start.length), 8);
  const head = Buffer.concat([start, box]);
  return {
    bytes,
    /** Its bytes from there on, as they lie in memory, which costs nothing. */
    *from(first: number, until: number) {
      for (let at = first; at < until;) {
        const part =
          at < head.length ? head.subarray(at, until) : noise.subarray(at % noise.length).subarray(0, until - at);
        yield part;
        at += part.length;
      }
    },
  };
};
export type Film = ReturnType<typeof film>;

/** Sends all of it, no faster than it is taken, and returns the answer's headers. */
export const sent = async (outgoing: ClientRequest, parts: Iterable<Buffer>) => {
  const answered = once(outgoing, "response");
  for (const part of parts)
    for (let at = 0; at < part.length; at += 1024 ** 2)
      if (!outgoing.write(part.subarray(at, at + 1024 ** 2))) await Promise.race([once(outgoing, "drain"), answered]);
  outgoing.end();
  const [response] = await answered;
  response.resume();
  await once(response, "end");
  if (response.statusCode >= 300) throw new Error(`${outgoing.path}: ${response.statusCode}`);
  return response.headers as Readonly<Record<string, string>>;
};

const piece = 16 * 1024 ** 2; // bytes at a time, as the upload form sends them

/** Uploads a film as the site's form does, and returns the video's id. */
export const uploaded = async (origin: string, cookie: string, what: Film): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tus = { "tus-resumable": "1.0.0", cookie };
  const inBase64 = (text: string) => Buffer.from(text).toString("base64");
  try {
    const { location } = await sent(
      request(origin + uploadsUrl, {
        agent,
        method: "POST",
        headers: {
          ...tus,
          "upload-length": what.bytes,
          "upload-metadata": `title ${inBase64("Bench")},filename ${inBase64("bench.mp4")}`,
        },
      }),
      [],
    );
    for (let at = 0; ;) {
      const until = Math.min(at + piece, what.bytes);
      const headers = {
        ...tus,
        "upload-offset": at,
        "content-type": "application/offset+octet-stream",
        "content-length": until - at,
      };
      const answer = await sent(request(origin + location, { agent, method: "PATCH", headers }), what.from(at, until));
      at = until;
      if (at === what.bytes) return answer["fungo-video"]!;
    }
  } finally {
    agent.destroy();
  }
};
