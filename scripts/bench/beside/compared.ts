import { median, type Result } from "../benchmark.ts";
import { figure, inColumns } from "../table.ts";

/** A figure with the same name on both sides. */
export interface Compared {
  readonly name: string;
  readonly unit: string;
  readonly here: number; // medians of all runs
  readonly there: number;
  readonly ratio: number; // below 1: it is worse here
}

const moreIsBetter = (unit: string) => unit.endsWith("/s") || unit === "of 100";

/** Values of all runs by what was measured. Versions from before the log could be elsewhere name none. */
const valuesOf = (results: readonly Result[]) => {
  const values = new Map<string, { unit: string; values: number[] }>();
  for (const { name, log = "Postgres", unit, value } of results) {
    const figure = log === "Postgres" ? name : `${name}, in ${log}`;
    values.set(figure, { unit, values: [...(values.get(figure)?.values ?? []), value] });
  }
  return values;
};

/** What changed between two versions, worst first; `alone`: figures only one side has. */
export const compared = (here: readonly Result[], there: readonly Result[]) => {
  const [ours, theirs] = [valuesOf(here), valuesOf(there)];
  const both = [...ours].flatMap(([name, { unit, values }]): Compared[] => {
    const other = theirs.get(name);
    if (other?.unit !== unit) return [];
    const [here, there] = [median(values), median(other.values)];
    return [{ name, unit, here, there, ratio: moreIsBetter(unit) ? here / there : there / here }];
  });
  const isAlone = (name: string) => !both.some((one) => one.name === name);
  return {
    both: both.toSorted((a, b) => a.ratio - b.ratio),
    alone: { here: [...ours.keys()].filter(isAlone), there: [...theirs.keys()].filter(isAlone) },
  };
};

export const comparison = ({ both, alone }: ReturnType<typeof compared>, revision: string): string =>
  [
    inColumns([
      ["", "here", revision, "ratio (below 1: worse here)"],
      ...both.map(({ name, unit, here, there, ratio }) => [
        name,
        `${figure(here)} ${unit}`,
        `${figure(there)} ${unit}`,
        ratio.toFixed(2),
      ]),
    ]),
    ...alone.here.map((name) => `Only here: ${name}`),
    ...alone.there.map((name) => `Only in ${revision}: ${name}`),
  ].join("\n");
