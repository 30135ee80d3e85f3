import { type Cipher, createCipheriv, hkdfSync } from "node:crypto";

/**
 * The key of one file, made of its video's key: whoever destroys that one makes noise of every file of the video,
 * wherever there is a copy.
 */
export const fileKey = (videoKey: Buffer, fileId: string) =>
  Buffer.from(hkdfSync("sha256", videoKey, "", `file ${fileId}`, 32));

const block = 16; // bytes

/**
 * Seals the bytes that pass through it, or opens them, since both are the same: AES-256 in counter mode, from the byte
 * `offset` of the file on. So any part opens by itself, and an upload goes on where it stopped. The key alone makes it
 * unique: it must never seal another file, nor other bytes at the same place. It does not notice what was changed; the
 * hash of the sealed file does.
 */
export const sealing = (key: Buffer, offset = 0): Cipher => {
  const counter = Buffer.alloc(block);
  counter.writeBigUInt64BE(BigInt(Math.floor(offset / block)), 8);
  const cipher = createCipheriv("aes-256-ctr", key, counter);
  cipher.update(Buffer.alloc(offset % block)); // what comes before the offset in its block
  return cipher;
};
