/*
 * What a picture's bytes say of it, and what of them makes the picture: a file is told by its content, never by its
 * name, and everything else in it (where it was taken, with what, previews, comments, another file behind it) is left
 * out. It decodes nothing and imports nothing, so that browsers may look before they send.
 */

export interface Picture {
  readonly container: "jpg" | "png" | "webp";
  readonly width: number; // px
  readonly height: number;
  readonly parts: readonly Uint8Array[]; // the picture alone: together they are the file
}
/** Why a file is none: of another kind, or of this kind and not whole. */
export type NoPicture = { readonly unfit: "not a picture" | "broken" | "moves" };

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, n) => bytes[at + n] === byte);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const broken = { unfit: "broken" } as const;

/** After the marker of a segment come its length and its content. */
const isKept = (marker: number) =>
  marker === 0xdb || // quantization
  marker === 0xc4 || // Huffman codes
  marker === 0xdd || // restarts
  isFrame(marker);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2; // baseline, extended, progressive

/** Where the entropy-coded bytes of a scan end. */
const endOfScan = (bytes: Uint8Array, from: number) => {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1]!;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (bytes[at] === 0xff && !isData) return at;
  }
  return undefined;
};

const jpeg = (bytes: Uint8Array): Picture | NoPicture => {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let [size, scans]: [{ width: number; height: number } | undefined, number] = [undefined, 0];
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return broken;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++; // filling
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return broken;
    if (isFrame(marker)) {
      if (size || end < at + 10) return broken;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xda) {
      const next = endOfScan(bytes, end);
      if (!size || next === undefined) return broken;
      parts.push(bytes.subarray(at, next));
      scans++;
      if (bytes[next + 1] === 0xd9)
        return { container: "jpg", ...size, parts: [...parts, bytes.subarray(next, next + 2)] };
      at = next;
      continue;
    }
    if (isKept(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return broken;
};

const png = (bytes: Uint8Array): Picture | NoPicture => {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let size: { width: number; height: number } | undefined;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return broken;
    const name = ascii(bytes, at + 4, 4);
    if (name === "acTL") return { unfit: "moves" };
    if ((name === "IHDR") === Boolean(size)) return broken; // it comes first, and once
    if (name === "IHDR") {
      if (end !== at + 25) return broken;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].includes(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return size ? { container: "png", ...size, parts } : broken;
    at = end;
  }
  return broken;
};

const threeBytes = (n: number) => [n & 0xff, (n >> 8) & 0xff, (n >> 16) & 0xff];
const fourBytes = (n: number) => [...threeBytes(n), (n >> 24) & 0xff];
const letters = (text: string) => Array.from({ length: text.length }, (_, n) => text.charCodeAt(n));

/** The size that the frame itself states. */
const sizeOfFrame = (bytes: Uint8Array, at: number, isLossless: boolean) => {
  const view = viewOf(bytes);
  if (isLossless) {
    if (bytes[at] !== 0x2f) return undefined;
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (!startsWith(bytes, [0x9d, 0x01, 0x2a], at + 3)) return undefined;
  return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
};

const webp = (bytes: Uint8Array): Picture | NoPicture => {
  const view = viewOf(bytes);
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  let alpha: Uint8Array | undefined;
  for (let at = 12; at + 8 <= whole;) {
    const name = ascii(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return broken;
    if (name === "ANIM" || name === "ANMF") return { unfit: "moves" };
    if (name === "ALPH") alpha = bytes.subarray(at, end);
    if (name === "VP8 " || name === "VP8L") {
      const size = length < 10 ? undefined : sizeOfFrame(bytes, at + 8, name === "VP8L");
      if (!size || size.width === 0 || size.height === 0) return broken;
      const frame = bytes.subarray(at, end);
      // Transparency is beside the frame only where a header announces it.
      const extended = alpha && [
        ...letters("VP8X"),
        ...fourBytes(10),
        ...fourBytes(0x10), // transparent
        ...threeBytes(size.width - 1),
        ...threeBytes(size.height - 1),
      ];
      const parts = extended && alpha ? [Uint8Array.from(extended), alpha, frame] : [frame];
      const total = parts.reduce((sum, part) => sum + part.length, 4);
      const head = Uint8Array.from([...letters("RIFF"), ...fourBytes(total), ...letters("WEBP")]);
      return { container: "webp", ...size, parts: [head, ...parts] };
    }
    at = end;
  }
  return broken;
};

/** What a file is by its bytes, and which of them are the picture. */
export const pictureIn = (bytes: Uint8Array): Picture | NoPicture => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpeg(bytes);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(bytes);
  const isWebp = startsWith(bytes, letters("RIFF")) && startsWith(bytes, letters("WEBP"), 8);
  return isWebp ? webp(bytes) : { unfit: "not a picture" };
};
