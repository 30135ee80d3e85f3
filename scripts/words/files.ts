import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "./texts.ts";

/** What git knows or would add, as it is on the disk. */
export const sourcesUnder = (root: string): Sources =>
  new Map(
    execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
      cwd: root,
      encoding: "utf8",
    })
      .split("\n")
      .filter((path) => /^(projections|backend|frontend)\//.test(path))
      .flatMap((path) => {
        try {
          return [[path, readFileSync(join(root, path), "utf8")] as const];
        } catch {
          return []; // deleted, but not yet for git
        }
      }),
  );
