// node ofImage.mjs PACKAGE …: Debian's packages in an image, with their licenses, as the page /licences reads them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const common = "/usr/share/common-licenses";
/** A package's copyright file, and whole the licenses of the GNU project that it only names. */
const textOf = (name) => {
  const copyright = readFileSync(`/usr/share/doc/${name}/copyright`, "utf8");
  const named = [...new Set(copyright.match(/(?<=\/common-licenses\/)L?GPL-[0-9.]*[0-9]/g))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return [copyright, ...named.map((license) => readFileSync(`${common}/${license}`, "utf8"))].join("\n\n");
};
const versionOf = (name) => execFileSync("dpkg-query", ["-W", "-f=${Version}", name], { encoding: "utf8" });

const licenses = process.argv.slice(2).map((name) => ({
  name: `${name} (Debian)`,
  version: versionOf(name),
  identifier: "GPL-3.0-or-later",
  text: textOf(name),
}));
process.stdout.write(`${JSON.stringify(licenses)}\n`);
