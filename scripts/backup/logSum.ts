import { createHash } from "node:crypto";
import type { LogSum, StoredFact } from "./records.ts";

/** Adds facts up in order. Positions and the log's own times are left out: they differ in another log. */
export const logSum = () => {
  const hash = createHash("sha256");
  const streams = new Set<string>();
  let facts = 0;
  return {
    add({ stream, revision, id, type, data, meta }: StoredFact) {
      hash.update(`${stream}\0${revision}\0${id}\0${type}\0${data}\0${meta}\0`); // no text in a log holds NUL
      streams.add(stream);
      facts++;
    },
    streams: streams as ReadonlySet<string>,
    total: (): LogSum => ({ facts, streams: streams.size, sha256: hash.copy().digest("hex") }),
  };
};
