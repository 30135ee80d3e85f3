import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import type { Written } from "./answers.ts";

/** One file of an archive. */
export interface ArchiveEntry {
  readonly name: string; // its path
  readonly at: string; // ISO 8601
  readonly size?: number; // bytes, of what cannot be compressed; one that turns out otherwise ends the archive
  /** Its bytes, asked for when it is its turn. */
  readonly read: () => Promise<Readable>;
}

/** Characters that some system does not allow in a file's name, or that would lead elsewhere. */
const unsafe = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;
/** A text as part of a file's name, on any system. */
export const asFileName = (text: string, most = 60) =>
  Array.from(text.replaceAll(unsafe, " ").replaceAll(/\s+/g, " ").trim())
    .slice(0, most)
    .join("")
    .replaceAll(/^[. ]+|[. ]+$/g, "");

/**
 * Files in one ZIP, sent as they are read: of each only what is on its way is in memory. While it is sent, `mayGoOn` is
 * asked again and again; once it says no, or a file cannot be read, the connection breaks, so that nobody takes it for
 * complete. Nothing is read for who hangs up.
 */
export const archive =
  (
    { name, entries, mayGoOn }: { name: string; entries: readonly ArchiveEntry[]; mayGoOn: () => Promise<boolean> },
    askEvery = 2000,
  ): Written =>
  (ctx) => {
    ctx.attachment(name);
    ctx.type = "application/zip";
    ctx.set("Cache-Control", "no-store, no-transform");
    if (ctx.method === "HEAD") return;
    const zip = new ZipFile();
    const out = new PassThrough().on("error", () => {}); // what is thrown from it is told by its closing
    let reading: Readable | undefined;
    // By another error: one of a bucket's connection would pass for one of the caller's.
    const stop = (cause: unknown) => void out.destroy(new Error("the archive broke off", { cause }));
    const asking = setInterval(() => {
      mayGoOn().then((may) => (may ? undefined : stop(new Error("whoever asked may not have it anymore"))), stop);
    }, askEvery);
    out.once("close", () => {
      clearInterval(asking);
      reading?.destroy();
    });
    zip.on("error", stop);
    for (const { name: path, at, size, read } of entries)
      zip.addReadStreamLazy(
        path,
        { mtime: new Date(at), mode: 0o100644, compress: size === undefined, ...(size !== undefined && { size }) },
        (give) => {
          const open = async () => {
            if (out.destroyed) throw new Error("whoever asked hung up");
            reading = (await read()).once("error", stop);
            if (out.destroyed) reading.destroy();
            return reading;
          };
          open().then(
            (bytes) => give(null, bytes),
            (error: unknown) => give(error, undefined as never),
          );
        },
      );
    zip.end();
    pipeline(zip.outputStream, out).catch(stop);
    ctx.body = out;
  };
