import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { writeOnce } from "./secretFile.ts";

const keyBytes = 32;

/**
 * The key that wraps every subject's key: 32 bytes, kept as base64 in a file of mode 0600.
 * `create` makes the file when it is missing; without it a missing file is an error.
 */
export const masterKey = async ({ file, create }: { file: string; create: boolean }): Promise<Buffer> => {
  if (create) await writeOnce(file, `${randomBytes(keyBytes).toString("base64")}\n`);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`The master key file ${file} cannot be read. MASTER_KEY_FILE names it.`, { cause });
  });
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a master key: 32 bytes in base64 are needed.`);
  return key;
};
