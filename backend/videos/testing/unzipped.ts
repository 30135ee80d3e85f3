import { inflateRawSync } from "node:zlib";

/** The files of a ZIP, as its directory at the end lists them. */
export const unzipped = (zip: Buffer) => {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, size, name] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const more = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(data, data + size);
    files.set(zip.subarray(at + 46, at + 46 + name).toString(), method === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + name + more;
  }
  return files;
};
