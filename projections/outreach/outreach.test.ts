import { expect, it } from "vitest";
import {
  added,
  allowedAgain,
  answered,
  bounced,
  corrected,
  failed,
  leagueRemoved,
  queued,
  requeued,
  sent,
  skipped,
  unconfirmed,
  unsubscribed,
} from "../../eventstore/outreach/examples.ts";
import { erased, submissionForgotten } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { outreachProjector, suppressionsProjector } from "./outreach.ts";

const rowsAfter = rowsOf(outreachProjector);
const suppressionsAfter = rowsOf(suppressionsProjector);
const emailAfter = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter(facts)).outreach_emails?.[0];

const { emailId: id, personal, ...about } = queued.data;
const waiting = {
  id,
  campaignId: null,
  ...about,
  ...personal,
  state: "queued",
  reason: null,
  skippedWhy: null,
  messageId: null,
  onlyWritten: false,
  contentHash: null,
  queuedAt: atMinute(0),
  settledAt: null,
  bouncedAt: null,
  bounceCode: null,
  isForgotten: false,
};
const noWords = Object.fromEntries(Object.keys(personal).map((field) => [field, null]));
const leagueAfter = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter([added, ...facts])).leagues;
const { leagueId, ...told } = { ...added.data, ...added.data.personal, personal: undefined };
const { personal: _, ...fields } = told;
const league = {
  id: leagueId,
  ...fields,
  inquiryId: null,
  addedAt: atMinute(0),
  lastEmailId: null,
  lastEmailedAt: null,
  answeredAt: null,
  answeredEmailId: null,
  bouncedAt: null,
  removedAt: null,
};

it("M19: an email waits with what was written, and then shows what was sent", async () => {
  expect(await emailAfter(queued)).toEqual(waiting);
  const { messageId, contentHash } = sent.data;
  const proof = { ...sent.data.personal, messageId, contentHash };
  expect(await emailAfter(queued, sent)).toEqual({ ...waiting, ...proof, state: "sent", settledAt: atMinute(1) });
});

it.each([
  [failed, "failed", failed.data.personal.reason],
  [unconfirmed, "unknown", null],
] as const)("or why it was not: %o", async (fact, state, reason) => {
  expect(await emailAfter(queued, fact)).toEqual({ ...waiting, state, reason, settledAt: atMinute(1) });
});

it("one that was held back says why", async () => {
  const held = { ...waiting, state: "skipped", skippedWhy: "unsubscribed", settledAt: atMinute(1) };
  expect(await emailAfter(queued, skipped)).toEqual(held);
});

it("one that staff want sent again waits again", async () => {
  expect(await emailAfter(queued, failed, requeued)).toEqual(waiting);
});

it("one that failed and was sent again is sent, without the reason", async () => {
  expect(await emailAfter(queued, failed, sent)).toMatchObject({ state: "sent", reason: null });
});

it("one that came back says so, and stays sent; so does its league", async () => {
  const came = { state: "sent", bouncedAt: atMinute(2), bounceCode: "5.1.1" };
  expect(await emailAfter(queued, sent, bounced)).toMatchObject(came);
  expect(await leagueAfter(queued, sent, bounced)).toMatchObject([{ bouncedAt: atMinute(3) }]);
});

it("its words are forgotten, and that it was sent, with its hash, stays", async () => {
  const forgotten = { ...submissionForgotten, data: { subject: "outreachEmail-o1", why: "time" } };
  const { messageId, contentHash } = sent.data;
  const stays = { ...waiting, ...noWords, messageId, contentHash, state: "sent", settledAt: atMinute(1) };
  expect(await emailAfter(queued, sent, forgotten)).toEqual({ ...stays, isForgotten: true });
});

it("a league has its contact, and what was corrected of it", async () => {
  expect(await leagueAfter()).toEqual([league]);
  const { personal: contact } = corrected.data;
  expect(await leagueAfter(corrected)).toEqual([{ ...league, sport: null, region: null, ...contact }]);
});

it("a corrected address has not bounced; any other correction leaves that", async () => {
  const sameAddress = { ...corrected, data: { ...corrected.data, isNewAddress: false } };
  expect(await leagueAfter(bounced, corrected)).toMatchObject([{ bouncedAt: null }]);
  expect(await leagueAfter(bounced, sameAddress)).toMatchObject([{ bouncedAt: atMinute(1) }]);
});

it("an address that is allowed again, or takes a later email, has not bounced; one that only may have got it has", async () => {
  expect(await leagueAfter(queued, bounced, allowedAgain)).toMatchObject([{ bouncedAt: null }]);
  expect(await leagueAfter(queued, bounced, sent)).toMatchObject([{ bouncedAt: null }]);
  expect(await leagueAfter(queued, bounced, unconfirmed)).toMatchObject([{ bouncedAt: atMinute(2) }]);
  const onlyWritten = { ...sent, data: { ...sent.data, how: "only written" as const } };
  expect(await leagueAfter(queued, bounced, onlyWritten)).toMatchObject([{ bouncedAt: atMinute(2) }]);
});

it.each([sent, unconfirmed])(
  "a league has the last email that may have arrived, and the last answer: %o",
  async (fact) => {
    const mailed = { lastEmailId: "o1", lastEmailedAt: atMinute(1) };
    expect(await leagueAfter(fact)).toEqual([{ ...league, ...mailed }]);
    expect(await leagueAfter(fact, answered)).toEqual([
      { ...league, ...mailed, answeredAt: atMinute(2), answeredEmailId: "o1" },
    ]);
    expect(await leagueAfter(failed, skipped)).toEqual([league]);
  },
);

it("a removed league is blank until its contact is erased, and then gone; of its emails stays that they were", async () => {
  const gone = { ...erased, data: { ...erased.data, subject: "league-g1" } };
  const none = { name: null, contactName: null, email: null, region: null, fingerprint: null };
  expect(await leagueAfter(leagueRemoved)).toEqual([{ ...league, ...none, removedAt: atMinute(1) }]);
  const { leagues, outreach_emails: emails } = await rowsAfter([added, queued, failed, leagueRemoved, gone]);
  expect(leagues ?? []).toEqual([]);
  expect(emails).toEqual([{ ...waiting, ...noWords, state: "failed", queuedAt: atMinute(1), settledAt: atMinute(2) }]);
  expect(await emailAfter(queued, erased)).toEqual(waiting);
});

it("an address is on the list from when it unsubscribed until it is allowed again", async () => {
  const { fingerprint, by } = unsubscribed.data;
  expect(await suppressionsAfter([unsubscribed])).toEqual({
    suppressions: [{ id: fingerprint, by, since: atMinute(0) }],
  });
  expect((await suppressionsAfter([unsubscribed, allowedAgain])).suppressions ?? []).toEqual([]);
});
