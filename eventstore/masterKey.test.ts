import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { masterKey } from "./masterKey.ts";

describe("the master key", () => {
  const inFolder = async (work: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), "fungo-key-"));
    try {
      await work(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it("is made once by the fastest of many processes, readable only by its owner, and leaves no drafts", () =>
    inFolder(async (folder) => {
      const file = join(folder, "data", "master.key");
      const made = await Promise.all(Array.from({ length: 20 }, () => masterKey({ file, create: true })));
      expect(new Set(made.map((key) => key.toString("hex"))).size).toBe(1);
      expect(made[0]).toHaveLength(32);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readdir(join(folder, "data"))).toEqual(["master.key"]);
      expect(await masterKey({ file, create: false })).toEqual(made[0]);
      expect((await readFile(file, "utf8")).trim()).toBe(made[0]?.toString("base64"));
    }));

  it("that is missing or not a key: says which file, and what is needed", () =>
    inFolder(async (folder) => {
      const file = join(folder, "master.key");
      await expect(masterKey({ file, create: false })).rejects.toThrow(
        `There is no master key at ${file}, and none was made. MASTER_KEY_FILE must name`,
      );
      await expect(masterKey({ file: folder, create: false })).rejects.toThrow(
        /^The master key file .* cannot be read: EISDIR.* MASTER_KEY_FILE names it\.$/,
      );
      expect(await readdir(folder)).toEqual([]);
      await writeFile(file, "c2hvcnQ=\n");
      await expect(masterKey({ file, create: true })).rejects.toThrow(
        `${file} does not hold a master key: 32 bytes in base64`,
      );
    }));
});
