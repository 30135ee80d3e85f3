import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import type { Person } from "../../../backend/testing/peopleAt.ts";
import { largestVideo, uploadVideoUrl, videosUrl } from "../../../backend/videos/contract.ts";
import { headOfFilm } from "../../../backend/videos/testing/clips.ts";
import { tusOn } from "../../../backend/videos/testing/tus.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

const pieceSize = 16 * 1024 ** 2; // bytes

/** A video of just so many bytes, piece by piece. */
const pieces = function* (bytes: number) {
  const head = headOfFilm(bytes);
  yield Buffer.concat([head, Buffer.alloc(pieceSize - head.length)]);
  const zeros = Buffer.alloc(pieceSize);
  for (let left = bytes - pieceSize; left > 0; left -= pieceSize) yield zeros.subarray(0, left);
};

/** A form that does not say how long it is. */
const sendForm = async (base: string, who: Person, bytes: number) => {
  const headers = { cookie: who.cookieHeader(), "content-type": "multipart/form-data; boundary=x" };
  const sent = request(base + uploadVideoUrl, { method: "POST", headers, agent: false });
  sent.on("error", () => {}); // what is too large may be cut off
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  const body = function* () {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nLong\r\n');
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n');
    yield* pieces(bytes);
    yield Buffer.from("\r\n--x--\r\n");
  };
  Readable.from(body()).pipe(sent);
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
};

/** Exactly a gigabyte is taken both ways, and not a byte more. */
export const sendGigabytes = async (product: Product, line: Line) => {
  const { base } = product;
  const coach = await product.person("instructor");
  const { begin, begun, piece } = tusOn(() => base);
  const must = (what: string, told: unknown, wanted: number) => {
    line.tried();
    if (told !== wanted) line.wrong(what, String(told));
  };
  must("a gigabyte and a byte come as a form", await sendForm(base, coach, largestVideo + 1), 413);
  must("a gigabyte does not come as a form", await sendForm(base, coach, largestVideo), 201);
  must("a gigabyte and a byte may come in pieces", (await begin(coach, { size: largestVideo + 1 })).status, 413);
  const path = await begun(coach, { size: largestVideo });
  let offset = 0;
  for (const bytes of pieces(largestVideo)) {
    if (offset + bytes.length === largestVideo) {
      const more = Buffer.concat([bytes, Buffer.alloc(1)]);
      must("a gigabyte and a byte come in pieces", (await piece(coach, path, offset, more)).status, 413);
    }
    must("a gigabyte does not come in pieces", (await piece(coach, path, offset, bytes)).status, 204);
    offset += bytes.length;
  }
  const { body: videos } = await coach("GET", videosUrl);
  must("a gigabyte is no video", videos.filter(({ bytes }: { bytes: number }) => bytes === largestVideo).length, 2);
};
