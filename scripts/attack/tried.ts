import { problemList } from "../torture/chapter.ts";
import type { Tried } from "./chapter.ts";

/**
 * Counts what a chapter tries, by the lines of the table, and gathers what went wrong. `say` reports what is new at
 * once.
 */
export const counting = (say: (line: string) => void = () => {}) => {
  const problems = problemList();
  const kinds = new Set<string>();
  const rows: { what: string; tried: number; wrong: number }[] = [];
  return {
    /** A line of the table. */
    row: (what: string) => {
      const row = { what, tried: 0, wrong: 0 };
      rows.push(row);
      return {
        tried: (times = 1) => void (row.tried += times),
        /** `kind` gathers what is alike; `example` has what it takes to repeat it. */
        wrong(kind: string, example = "") {
          row.wrong++;
          if (!kinds.has(kind)) say(`  ! ${kind}: ${example.slice(0, 500)}`);
          kinds.add(kind);
          problems.add(kind, example);
        },
      };
    },
    /** Whether anything went wrong. */
    found: () => kinds.size > 0,
    outcome: (figures: Tried["figures"] = {}): Tried => ({ rows, findings: problems.lines(), figures }),
  };
};
export type Line = ReturnType<ReturnType<typeof counting>["row"]>;
