import { expect, it } from "vitest";
import { mailFindings } from "./mailFindings.ts";
import type { MailQueue } from "./measuredMails.ts";

const well: MailQueue = { waiting: 0, oldestSeconds: 0, failed: 0, failedToday: 0 };
const about = (fields: Partial<MailQueue>) => mailFindings({ ...well, ...fields });
const problems = (fields: Partial<MailQueue>) => about(fields).flatMap(({ problem }) => problem ?? []);

it("says how many wait and since when, and how many failed", () => {
  expect(about({}).map(({ value }) => value)).toEqual([0, 0]);
  expect(about({ waiting: 2, oldestSeconds: 150, failed: 3 }).map(({ value }) => value)).toEqual([
    "2, the oldest for 2 min",
    3,
  ]);
});

it("is fine with mails that wait for up to an hour, and with failures days ago", () => {
  expect(problems({ waiting: 2, oldestSeconds: 3600 })).toEqual([]);
  expect(problems({ failed: 3 })).toEqual([]);
});

it("says what to do about a mail that waits longer, and about those that were given up", () => {
  expect(problems({ waiting: 1, oldestSeconds: 3601 })).toEqual([expect.stringContaining("more than an hour")]);
  expect(problems({ failed: 3, failedToday: 2 })).toEqual([expect.stringMatching(/^2 were given up within a day/)]);
});
