import { execFile } from "node:child_process";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Rack } from "../../torture/chapter.ts";

const run = promisify(execFile);
const bytes = 256 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024);

/** A disk of its own that is soon full; undefined if this account may not mount one. */
export const smallDisk = async ({ onEnd }: Pick<Rack, "onEnd">) => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-disk-"));
  onEnd(() => rmdir(folder));
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=0755`, "tmpfs", folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return undefined;
  onEnd(() => run("umount", ["--lazy", folder])); // whatever had files open there may still be exiting
  const filler = join(folder, "filler");
  return {
    folder,
    /** Takes up all free space. */
    async fill() {
      const file = await open(filler, "a");
      const fits = (size: number) =>
        file.write(chunk, 0, size).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code !== "ENOSPC") throw error;
            return false;
          },
        );
      try {
        for (let size = chunk.length; size > 0;) size = (await fits(size)) ? size : Math.floor(size / 2);
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
  };
};
