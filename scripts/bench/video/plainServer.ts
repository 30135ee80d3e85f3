import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import parseRange from "range-parser";

// A process of its own, to measure beside: it writes what is sent to a file, and sends parts of files. Nothing is
// sealed, nobody logs in, nothing is looked up.
const [folder = "."] = process.argv.slice(2);

/** As much as the package `send` does for a part of a file. */
const send = async (path: string, { headers }: IncomingMessage, response: ServerResponse) => {
  const { size, mtime } = await stat(path);
  const [part] = [parseRange(size, headers.range ?? "")].flat();
  if (typeof part !== "object") return void response.writeHead(416).end();
  response.writeHead(206, {
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=0",
    "Last-Modified": mtime.toUTCString(),
    ETag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    "Content-Type": "video/mp4",
    "Content-Range": `bytes ${part.start}-${part.end}/${size}`,
    "Content-Length": part.end - part.start + 1,
  });
  await pipeline(createReadStream(path, part), response);
};

const server = createServer((request, response) => {
  const path = join(folder, request.url ?? "");
  const answered =
    request.method === "POST"
      ? pipeline(request, createWriteStream(path)).then(() => void response.end())
      : send(path, request, response);
  answered.catch(() => response.destroy());
});
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once("disconnect", () => process.exit());
