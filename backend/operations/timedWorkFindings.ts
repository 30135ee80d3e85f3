import type { LastRun } from "../timed/lastRuns.ts";
import type { Finding } from "./finding.ts";

const mostApart = 60; // s between two clocks

/** As people say it: 90 s, 12 min, 30 h, 365 days. */
const lasting = (seconds: number) => {
  const [size, unit] =
    seconds < 120 ? [1, "s"] : seconds < 7200 ? [60, "min"] : seconds < 2 * 86_400 ? [3600, "h"] : [86_400, "days"];
  return `${Math.floor(seconds / size)} ${unit}`;
};

const lastDone = ({ doneAgo, failedAgo }: LastRun) => {
  const done = doneAgo === undefined ? "not done yet" : `done ${lasting(doneAgo)} ago`;
  const hasFailedSince = failedAgo !== undefined && failedAgo <= (doneAgo ?? Infinity);
  return hasFailedSince ? `failed ${lasting(failedAgo)} ago, ${done}` : done;
};

export const timedWorkFindings = (runs: readonly LastRun[]): Finding[] =>
  runs.map((run) => ({
    about: "timed work",
    name: run.work,
    value: lastDone(run),
    ...(run.isLate && {
      problem: `it's late: it's due every ${lasting(run.every)}. The nodes' logs say why: it fails, or the database's clock has jumped.`,
    }),
  }));

/** `ahead`: of the database's clock, in s. */
export const clockFinding = (ahead: number): Finding => {
  const apart = Math.abs(ahead);
  const value = `${lasting(apart)} ${ahead < 0 ? "behind" : "ahead of"} the database's`;
  return {
    about: "clock",
    name: "of this machine",
    value: apart < 1 ? "the same as the database's" : value,
    ...(apart > mostApart && { problem: `it is ${value}. Fix the wrong one, and keep both on NTP.` }),
  };
};
