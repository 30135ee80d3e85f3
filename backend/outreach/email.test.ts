import { expect, it } from "vitest";
import { bounced, failed, queued, requeued, sent, skipped, unconfirmed } from "../../eventstore/outreach/examples.ts";
import { given } from "../given.ts";
import { bounceEmail, outreachEmail, queueEmail, settleEmail } from "./email.ts";

const settle = (outcome: Parameters<typeof settleEmail>[1]["outcome"], reason: string | null = null) =>
  settleEmail("o1", {
    outcome,
    reason,
    messageId: sent.data.messageId,
    contentHash: sent.data.contentHash,
    sent: sent.data.personal,
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

it("one that failed or may not have arrived stays so when trying it once more is held back", () => {
  for (const before of [failed, unconfirmed])
    expect(given(outreachEmail, queued, before).when(settle("skipped"))).toEqual([]);
  expect(given(outreachEmail, queued, failed, requeued).when(settle("skipped"))).toEqual([skipped]);
});

it("without a mail server, an email is only written", () => {
  const written = { ...sent, data: { ...sent.data, how: "only written" } };
  expect(given(outreachEmail, queued).when(settle("sent", "No mail server is set up."))).toEqual([written]);
});

it("of an email that is not known, nothing is recorded", () => {
  expect(given(outreachEmail).when(settle("sent"))).toEqual([]);
});

it("what was sent, or may have been, comes back once; what was not sent cannot", () => {
  for (const before of [sent, failed, unconfirmed]) {
    expect(given(outreachEmail, queued, before).when(bounceEmail("o1", "5.1.1"))).toEqual([bounced]);
    expect(given(outreachEmail, queued, before, bounced).when(bounceEmail("o1", null))).toEqual([]);
  }
  for (const facts of [[], [queued], [queued, skipped]])
    expect(() => given(outreachEmail, ...facts).when(bounceEmail("o1", null))).toThrow("wasn't sent");
});

it("one that came back stays sent", () => {
  expect(given(outreachEmail, queued, sent, bounced).when(settle("failed"))).toEqual([]);
});
