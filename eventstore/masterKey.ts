import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

const keyBytes = 32;

/**
 * The key that wraps every subject's key: 32 bytes, kept as base64 in a file of mode 0600.
 * `create` makes the file when it is missing; without it a missing file is an error.
 */
export const masterKey = async ({ file, create }: { file: string; create: boolean }): Promise<Buffer> => {
  if (create) await createOnce(file);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`The master key file ${file} cannot be read. MASTER_KEY_FILE names it.`, { cause });
  });
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a master key: 32 bytes in base64 are needed.`);
  return key;
};

/** Whole and on the disk, or not there at all: without it everything it ever sealed is lost. The first process wins. */
const createOnce = async (file: string) => {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, "wx", 0o600);
    await handle.writeFile(`${randomBytes(keyBytes).toString("base64")}\n`);
    await handle.sync();
    await handle.close();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
};
