import type { Backend } from "../../backend.ts";
import { oneAtATime } from "../../oneAtATime.ts";

/**
 * For merging, since of two records that are merged into each other at the same moment one has to be left, and for what
 * must not find its player merged halfway.
 */
export const notWhileMerging = <T>(backend: Pick<Backend, "db" | "allCaughtUp">, work: () => Promise<T>): Promise<T> =>
  oneAtATime(
    backend,
    { what: "merging players", known: "which records there are", shownBy: ["accounts", "players"] },
    work,
  );
