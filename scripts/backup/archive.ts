import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { z } from "zod";
import { End, Header, Line, newestFormat } from "./records.ts";

const chunkSize = 64 * 1024; // characters that go to the compressor at once
const endBegins = '{"end":';

/** The file cannot be used; the message is for the person at the terminal. */
export class Unusable extends Error {}

/** Writes a new file of mode 0600 that is on disk once this resolves. Memory stays constant however much it holds. */
export const writeArchive = async (
  file: string,
  { header, lines, signal }: { header: Header; lines: AsyncIterable<Line>; signal: AbortSignal },
) => {
  async function* text() {
    const hash = createHash("sha256");
    let chunk = `${JSON.stringify(header)}\n`;
    let count = 1;
    for await (const line of lines) {
      chunk += `${JSON.stringify(line)}\n`;
      count++;
      if (chunk.length < chunkSize) continue;
      hash.update(chunk);
      yield chunk;
      chunk = "";
    }
    const sha256 = hash.update(chunk).digest("hex");
    yield `${chunk}${JSON.stringify({ end: { lines: count, sha256 } } satisfies z.infer<typeof End>)}\n`;
  }
  await pipeline(text, createGzip(), createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }), { signal });
};

/**
 * The header, then every line. Only at its end is it known whether the file is complete: read it once to the end before
 * doing anything with it. Throws Unusable.
 */
export async function* readArchive(file: string, kind: Header["fungo"]): AsyncGenerator<Header | Line> {
  const hash = createHash("sha256");
  let lines = 0;
  let isOver = false;
  for await (const text of textLines(file)) {
    if (isOver) throw new Unusable(`${file} goes on after its end.`);
    if (text.startsWith(endBegins)) {
      const { end } = parsed(file, End, text);
      if (end.lines !== lines || end.sha256 !== hash.digest("hex"))
        throw new Unusable(`${file} is damaged: what it holds is not what was written.`);
      isOver = true;
      continue;
    }
    hash.update(text).update("\n");
    yield lines++ === 0 ? headerIn(file, kind, text) : parsed(file, Line, text);
  }
  if (!isOver) throw new Unusable(`${file} is not whole: its end is missing.`);
}

const headerIn = (file: string, kind: Header["fungo"], text: string): Header => {
  const isOurs = text.startsWith('{"fungo":');
  if (!isOurs) throw new Unusable(`${file} is no backup of Fungo.`);
  const header = parsed(file, Header, text);
  if (header.fungo !== kind)
    throw new Unusable(
      kind === "keys"
        ? `${file} is no file of keys. It is written beside the backup, with .keys at the end of its name.`
        : `${file} holds keys, no facts. Name the backup itself.`,
    );
  if (header.format > newestFormat)
    throw new Unusable(`${file} was written by a newer Fungo (${header.product}). Use that version to read it.`);
  return header;
};

/** Split only at \n: what people type may contain other characters that end a line for readline. */
async function* textLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const clear = createGunzip();
  clear.setEncoding("utf8");
  source.on("error", (error) => clear.destroy(error));
  let rest = "";
  try {
    for await (const chunk of source.pipe(clear) as AsyncIterable<string>) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      yield* parts;
    }
  } catch (cause) {
    throw readingFailed(file, cause);
  } finally {
    source.destroy();
  }
  if (rest) throw new Unusable(`${file} is not whole: its last line breaks off.`);
}

const readingFailed = (file: string, cause: unknown): unknown => {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOENT") return new Unusable(`There is no file ${file}.`, { cause });
  if (code === "Z_BUF_ERROR") return new Unusable(`${file} is not whole: it breaks off.`, { cause });
  if (code.startsWith("Z_")) return new Unusable(`${file} is damaged, or no backup of Fungo.`, { cause });
  return cause;
};

const parsed = <T>(file: string, shape: z.ZodType<T>, text: string): T => {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new Unusable(`${file} is damaged: a line of it cannot be read.`, { cause });
  }
};
