import { readFileSync } from "node:fs";
import { z } from "zod";

/** As npm's lock file has them: every package that is installed anywhere, and what it says of its license. */
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** They allow selling the product, and changing none of the package's files keeps every condition they have. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1", // fonts
  "Apache-2.0 AND MIT",
  "(BSD-3-Clause AND Apache-2.0)",
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "(MIT OR EUPL-1.1+)",
  "(MPL-2.0 OR Apache-2.0)",
];
/** Packages that say it in no way a lock file holds; their license files were read. */
const read: Readonly<Record<string, string>> = {
  "busboy 1.6.0": "MIT",
  "combine-errors 3.0.3": "MIT",
  "css-mediaquery 0.1.2": "BSD-3-Clause",
  "parse-cache-control 1.0.1": "BSD-3-Clause",
  "streamsearch 1.1.0": "MIT",
  "xtend 2.1.2": "MIT",
};

/** Debian's programs that an image contains. None of the product is made of them: it starts them, as anybody would. */
export const inImage: Readonly<Record<string, string>> = { ffmpeg: "GPL-3.0-or-later" };

interface Licensed {
  readonly name: string; // with its version
  readonly license: string; // an SPDX expression; empty: it says none
  readonly ships: boolean; // in the server; what browsers get is on /licences
}

/** Every package of a lock file, by name, and those whose license nobody has looked at yet. */
export const licensesIn = (lock: unknown) => {
  const packages = Object.entries(Lock.parse(lock).packages).filter(([path]) => path !== "");
  const all = packages
    .map(([path, { version, license, dev }]): Licensed => {
      const name = `${path.split("node_modules/").at(-1)} ${version}`;
      return { name, license: read[name] ?? license ?? "", ships: !dev };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { all, unknown: all.filter(({ license }) => !allowed.includes(license)) };
};

export const lockFile = (): unknown =>
  JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
