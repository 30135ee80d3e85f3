import { expect, it } from "vitest";
import { added, failed, queued, sent, skipped, unconfirmed } from "../../eventstore/outreach/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { outreachProjector } from "./outreach.ts";

const rowsAfter = rowsOf(outreachProjector);
const emailAfter = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter(facts)).outreach_emails?.[0];

const { emailId: id, personal, ...about } = queued.data;
const waiting = {
  id,
  ...about,
  ...personal,
  state: "queued",
  reason: null,
  messageId: null,
  onlyWritten: false,
  contentHash: null,
  queuedAt: atMinute(0),
  settledAt: null,
};

it("M19: an email waits with what was written, and then shows what was sent", async () => {
  expect(await emailAfter(queued)).toEqual(waiting);
  const { messageId, contentHash } = sent.data;
  const proof = { ...sent.data.personal, messageId, contentHash };
  expect(await emailAfter(queued, sent)).toEqual({ ...waiting, ...proof, state: "sent", settledAt: atMinute(1) });
});

it.each([
  [failed, "failed", failed.data.personal.reason],
  [skipped, "skipped", null],
  [unconfirmed, "unknown", null],
] as const)("or why it was not: %o", async (fact, state, reason) => {
  expect(await emailAfter(queued, fact)).toEqual({ ...waiting, state, reason, settledAt: atMinute(1) });
});

it("one that failed and was sent again is sent, without the reason", async () => {
  expect(await emailAfter(queued, failed, sent)).toMatchObject({ state: "sent", reason: null });
});

it("erasing a league's contact leaves of it and its emails only that they were", async () => {
  const gone = { ...erased, data: { ...erased.data, subject: "league-g1" } };
  const { leagues, outreach_emails: emails } = await rowsAfter([added, queued, failed, gone]);
  expect(leagues).toEqual([{ id: "g1", name: null, contactName: null, email: null, addedAt: atMinute(0) }]);
  const blank = Object.fromEntries(Object.keys(personal).map((field) => [field, null]));
  expect(emails).toEqual([{ ...waiting, ...blank, state: "failed", queuedAt: atMinute(1), settledAt: atMinute(2) }]);
  expect(await emailAfter(queued, erased)).toEqual(waiting);
});
