import { expect, it } from "vitest";
import { added, failed, queued, sent, skipped, unconfirmed, unsubscribed } from "../../eventstore/outreach/examples.ts";
import { given } from "../given.ts";
import { addLeague, league, outreachEmail, queueEmail, settleEmail, suppression, unsubscribe } from "./email.ts";

const settle = (outcome: Parameters<typeof settleEmail>[1]["outcome"], reason: string | null = null) =>
  settleEmail("o1", {
    outcome,
    reason,
    messageId: sent.data.messageId,
    contentHash: sent.data.contentHash,
    sent: sent.data.personal,
  });

it("a league is added once", () => {
  expect(given(league).when(addLeague(added.data))).toEqual([added]);
  expect(given(league, added).when(addLeague(added.data))).toEqual([]);
});

it("an email is queued once", () => {
  expect(given(outreachEmail).when(queueEmail(queued.data))).toEqual([queued]);
  expect(given(outreachEmail, queued).when(queueEmail(queued.data))).toEqual([]);
});

it.each([
  ["sent", sent],
  ["failed", failed],
  ["skipped", skipped],
  ["unknown", unconfirmed],
] as const)("what became of it is recorded once: %s", (outcome, fact) => {
  const settled = settle(outcome, outcome === "failed" ? failed.data.personal.reason : null);
  expect(given(outreachEmail, queued).when(settled)).toEqual([fact]);
  expect(given(outreachEmail, queued, fact).when(settled)).toEqual([]);
});

it("one that failed or may not have arrived can be sent again; one that was sent stays sent", () => {
  expect(given(outreachEmail, queued, failed).when(settle("sent"))).toEqual([sent]);
  expect(given(outreachEmail, queued, unconfirmed).when(settle("sent"))).toEqual([sent]);
  expect(given(outreachEmail, queued, sent).when(settle("failed"))).toEqual([]);
});

it("without a mail server, an email is only written", () => {
  const written = { ...sent, data: { ...sent.data, how: "only written" } };
  expect(given(outreachEmail, queued).when(settle("sent", "No mail server is set up."))).toEqual([written]);
});

it("of an email that is not known, nothing is recorded", () => {
  expect(given(outreachEmail).when(settle("sent"))).toEqual([]);
});

it("whoever unsubscribed has, however often they press", () => {
  expect(given(suppression).when(unsubscribe(unsubscribed.data))).toEqual([unsubscribed]);
  expect(given(suppression, unsubscribed).when(unsubscribe(unsubscribed.data))).toEqual([]);
});
