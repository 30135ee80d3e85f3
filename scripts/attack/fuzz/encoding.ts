import { deflateSync, gzipSync } from "node:zlib";

interface Body {
  readonly bytes: Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const json = { "content-type": "application/json" };
const half = (bytes: Buffer) => bytes.subarray(0, Math.ceil(bytes.length / 2));

/** Ways to send a body, the plain one and the broken ones. */
export const encodings: Readonly<Record<string, (text: string) => Body>> = {
  plain: (text) => ({ bytes: Buffer.from(text), headers: json }),
  none: () => ({ bytes: undefined, headers: {} }),
  empty: () => ({ bytes: Buffer.alloc(0), headers: json }),
  "cut off": (text) => ({ bytes: half(Buffer.from(text)), headers: json }),
  "two texts": (text) => ({ bytes: Buffer.from(text + text), headers: json }),
  "half of a character": (text) => ({ bytes: Buffer.from(text.replace(/[a-z]/, "\xc3"), "latin1"), headers: json }),
  "with a mark in front": (text) => ({ bytes: Buffer.from(`\ufeff${text}`), headers: json }),
  "UTF-16": (text) => ({
    bytes: Buffer.from(text, "utf16le"),
    headers: { "content-type": "application/json; charset=utf-16le" },
  }),
  "unheard-of charset": (text) => ({
    bytes: Buffer.from(text),
    headers: { "content-type": "application/json; charset=klingon" },
  }),
  "as text": (text) => ({ bytes: Buffer.from(text), headers: { "content-type": "text/plain" } }),
  "as a form": (text) => ({ bytes: Buffer.from(text), headers: { "content-type": "multipart/form-data" } }),
  "as no type": (text) => ({ bytes: Buffer.from(text), headers: { "content-type": ";;" } }),
  gzip: (text) => ({ bytes: gzipSync(text), headers: { ...json, "content-encoding": "gzip" } }),
  deflate: (text) => ({ bytes: deflateSync(text), headers: { ...json, "content-encoding": "deflate" } }),
  "gzip cut off": (text) => ({ bytes: half(gzipSync(text)), headers: { ...json, "content-encoding": "gzip" } }),
  "gzip that is none": (text) => ({ bytes: Buffer.from(text), headers: { ...json, "content-encoding": "gzip" } }),
  "brotli that is none": (text) => ({ bytes: Buffer.from(text), headers: { ...json, "content-encoding": "br" } }),
  "unheard-of coding": (text) => ({ bytes: Buffer.from(text), headers: { ...json, "content-encoding": "zip" } }),
  "too large": (text) => ({ bytes: Buffer.from(`{"a":"${"a".repeat(270_000)}","b":${text}}`), headers: json }),
};
