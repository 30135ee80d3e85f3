import { SingleBar } from "cli-progress";
import type { Position } from "../../eventstore/eventStore.ts";
import type { Progress } from "../../projections/rebuilding/rebuild.ts";

const sayEvery = 2000; // ms between lines where no one sees a bar
const whole = 1000; // steps of the bar

/** Positions of both logs are numbers with leading zeros, and grow about as the facts do. */
const partDone = (position: Position, head: Position): number => {
  const part = Number.parseInt(position, 10) / Number.parseInt(head, 10);
  return Number.isFinite(part) ? Math.min(1, part) : 0;
};

const duration = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`;

/** Facts read, facts a second and time left: as a bar at a terminal, otherwise as a line now and then. */
export const progressTo = (head: Position, terminal: boolean, say: (line: string) => void) => {
  const since = performance.now();
  let said = since;
  const figuresOf = ({ facts, position }: Progress) => {
    const seconds = (performance.now() - since) / 1000;
    const part = partDone(position, head);
    return {
      part,
      facts: facts.toLocaleString("en"),
      rate: Math.round(facts / seconds).toLocaleString("en"),
      left: part === 0 ? "?" : duration((seconds * (1 - part)) / part),
    };
  };
  if (!terminal)
    return {
      show: (progress: Progress) => {
        if (performance.now() - said < sayEvery) return;
        said = performance.now();
        const { part, facts, rate, left } = figuresOf(progress);
        say(`${Math.floor(part * 100)} %, ${facts} facts, ${rate} facts/s, ${left} left`);
      },
      end: () => {},
    };
  const bar = new SingleBar({
    format: "{bar} {percentage} % | {facts} facts | {rate} facts/s | {left} left",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
  });
  bar.start(whole, 0, { facts: "0", rate: "0", left: "?" });
  return {
    show: (progress: Progress) => {
      const { part, ...rest } = figuresOf(progress);
      bar.update(Math.floor(part * whole), rest);
    },
    end: () => bar.stop(),
  };
};
