import { expect, it } from "vitest";
import type { LastRun } from "../timed/lastRuns.ts";
import { clockFinding, timedWorkFindings } from "./timedWorkFindings.ts";

const well: LastRun = { work: "finish moves", every: 60, doneAgo: 12.3, failedAgo: undefined, isLate: false };
const about = (fields: Partial<LastRun>) => timedWorkFindings([{ ...well, ...fields }])[0]!;

it.each([
  ["done 12 s ago", {}],
  ["done 119 s ago", { doneAgo: 119.9 }],
  ["done 90 min ago", { doneAgo: 5400 }],
  ["done 47 h ago", { doneAgo: 47 * 3600 }],
  ["done 365 days ago", { doneAgo: 365 * 86_400 }],
  ["not done yet", { doneAgo: undefined }],
  ["failed 3 s ago, done 12 s ago", { failedAgo: 3 }],
  ["failed 3 s ago, not done yet", { failedAgo: 3, doneAgo: undefined }],
  ["done 12 s ago", { failedAgo: 60 }],
])("says when it was done: %s", (value, run) => expect(about(run)).toMatchObject({ name: "finish moves", value }));

it("says how often late work is due, and where to look", () => {
  expect(about({}).problem).toBeUndefined();
  expect(about({ isLate: true, every: 600 }).problem).toMatch(/^it's late: it's due every 10 min\. .*logs say why/);
});

it("asks to correct the wrong clock when they are more than a minute apart", () => {
  expect(clockFinding(0.3)).toMatchObject({ value: "the same as the database's" });
  expect(clockFinding(-59)).toEqual({ about: "clock", name: "of this machine", value: "59 s behind the database's" });
  expect(clockFinding(3601).problem).toBe(
    "it is 60 min ahead of the database's. Fix the wrong one, and keep both on NTP.",
  );
});
