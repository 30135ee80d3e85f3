import { Presets, SingleBar } from "cli-progress";

const showAfter = 1000; // ms

/**
 * Does one part of a long job: prints its name, once a second its progress, and how long it took. A total of 0: there
 * is nothing to count.
 */
export type Step = <T>(
  name: string,
  work: (tick: (count?: number) => void) => Promise<T>,
  total?: number,
) => Promise<T>;

export const stepsSaidTo =
  (say: (line: string) => void): Step =>
  async (name, work, total) => {
    const since = performance.now();
    let done = 0;
    const counted = total === 0 ? `${name} …` : `${name} {value} …`;
    const format = total ? `${name} {bar} {percentage} % | {value} of {total} | {eta_formatted}` : counted;
    const bar = new SingleBar(
      { format, clearOnComplete: true, hideCursor: true, noTTYOutput: true, notTTYSchedule: 5000 },
      Presets.shades_classic,
    );
    const showing = setTimeout(() => bar.start(total ?? 0, done), showAfter);
    const hide = () => {
      clearTimeout(showing);
      if (bar.isActive) bar.stop();
    };
    try {
      const result = await work((count = 1) => {
        done += count;
        if (bar.isActive) bar.update(done);
      });
      hide();
      say(`${name}: ${done > 0 ? `${done.toLocaleString("en")}, ` : ""}${seconds(since)}`);
      return result;
    } finally {
      hide();
    }
  };

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
