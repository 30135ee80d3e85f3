import { expect, it } from "vitest";
import { resolved, unmatched } from "../../eventstore/payments/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { unmatchedPaymentsProjector } from "./unmatchedPayments.ts";

const rowsAfter = rowsOf(unmatchedPaymentsProjector);

it("keeps unmatched money until an admin has said what became of it", async () => {
  const waiting = {
    ...unmatched.data,
    receivedAt: atMinute(0),
    how: null,
    words: null,
    resolvedBy: null,
    resolvedAt: null,
  };
  expect((await rowsAfter([unmatched])).unmatchedPayments).toEqual([waiting]);
  expect((await rowsAfter([unmatched, resolved])).unmatchedPayments).toEqual([
    { ...waiting, how: "refunded", words: "Sent to us by mistake", resolvedBy: "kim", resolvedAt: atMinute(1) },
  ]);
});

it("erasing the person who decided leaves the outcome and removes the text", async () => {
  const wordsAfter = async (subject: string) => {
    const rows = await rowsAfter([unmatched, resolved, { ...erased, data: { subject } }]);
    return rows.unmatchedPayments?.map(({ how, words }) => [how, words]);
  };
  expect(await wordsAfter("pat")).toEqual([["refunded", "Sent to us by mistake"]]);
  expect(await wordsAfter("kim")).toEqual([["refunded", null]]);
});
