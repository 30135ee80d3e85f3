import { readdirSync, existsSync } from "node:fs";
import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Rack } from "../../torture/chapter.ts";

const libraries = "/usr/lib";

/** Debian's libfaketime, where the package faketime is installed. */
export const fakeTimeLibrary = (): string | undefined =>
  readdirSync(libraries)
    .map((machine) => join(libraries, machine, "faketime", "libfaketimeMT.so.1"))
    .find(existsSync);

/** The time of day of the processes that get its variables. Durations stay true, as with any clock. */
export const fakeClock = async ({ onEnd }: Pick<Rack, "onEnd">, library: string) => {
  const folder = await mkdtemp(join(tmpdir(), "fungo-clock-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755); // for the account of Postgres
  const file = join(folder, "offset");
  const clock = {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    /** From now on it is this many seconds ahead, or behind if negative. */
    async set(seconds: number) {
      await writeFile(`${file}.new`, `${seconds < 0 ? "" : "+"}${seconds}\n`, { mode: 0o644 });
      await rename(`${file}.new`, file);
    },
  };
  await clock.set(0);
  return clock;
};
export type FakeClock = Awaited<ReturnType<typeof fakeClock>>;
