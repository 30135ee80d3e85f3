import type { BenchLog } from "./benchLog.ts";

/**
 * One measured figure. `reference` is what was measured beside it, or what is required; `ratio` = value ÷ reference,
 * the other way around if less is better; `bar` the least ratio.
 */
export interface Result {
  readonly name: string;
  readonly log?: string; // where the facts were
  readonly value: number;
  readonly unit: string;
  readonly reference: number | null;
  readonly ratio: number | null;
  readonly bar: number | null;
  readonly holds: boolean | null; // null: there is no bar
}

/** What every benchmark gets: its own durable Postgres with the product's schema. */
interface Bench {
  readonly url: string;
  readonly log: BenchLog;
  readonly say: (line: string) => void;
  /** A built checkout of another version, to measure beside. */
  readonly before?: string | undefined;
}

/** One file each; main.ts lists them. Several may share a name, by which they are run together. */
export interface Benchmark {
  readonly name: string;
  readonly alsoUnder?: string; // another name by which it is run
  readonly onEachLog?: true; // only in Postgres unless given; bars apply there
  readonly run: (bench: Bench) => Promise<Result[]>;
}

export const result = ({
  name,
  value,
  unit,
  reference = null,
  bar = null,
  lessIsBetter = false,
}: Pick<Result, "name" | "value" | "unit"> &
  Partial<Pick<Result, "reference" | "bar">> & { lessIsBetter?: boolean }): Result => {
  const ratio = reference === null ? null : lessIsBetter ? reference / value : value / reference;
  return { name, value, unit, reference, ratio, bar, holds: bar === null || ratio === null ? null : ratio >= bar };
};

/** The value below which this percentage lies. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * percent) / 100))] ?? NaN;
export const median = (values: readonly number[]): number => percentile(values, 50);

/**
 * Medians of several rounds, with the measurements taking turns (A B A B …) so that none gets the machine's better
 * minutes.
 */
export const inTurns = async (rounds: number, measurements: readonly (() => Promise<number>)[]): Promise<number[]> => {
  const measured = measurements.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [n, measure] of measurements.entries()) measured[n]!.push(await measure());
  return measured.map(median);
};

/** Callers that do one thing after another for this long (ms), at the same time. Returns how many a second. */
export const perSecond = async (
  { callers, ms }: { callers: number; ms: number },
  once: (caller: number, n: number) => Promise<unknown>,
): Promise<number> => {
  const since = performance.now();
  let done = 0;
  const call = async (caller: number) => {
    for (let n = 0; performance.now() - since < ms; n++, done++) await once(caller, n);
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return (done * 1000) / (performance.now() - since);
};
