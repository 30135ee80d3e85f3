// Compresses the files the server sends, once and as small as possible, so that it never has to while serving.
import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Not HTML, nor what pages are rendered with: the server writes those pages and compresses them itself. */
const isText = /\.(js|mjs|css|svg|json|map|txt|xml|webmanifest|ico|wasm)$/;
const smallest = 1024; // bytes; below that the headers outweigh the savings

const encodings = [
  { suffix: ".br", encode: promisify(brotliCompress), options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } },
  { suffix: ".gz", encode: promisify(gzip), options: { level: 9 } },
];

export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith(".pages"))
    .map((name) => join(folder, name))
    .filter((file) => isText.test(file) && statSync(file).size >= smallest);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  for (const { suffix, encode, options } of encodings)
    await writeFile(`${file}${suffix}`, await encode(content, options));
}
