import type { OutreachView } from "../../../backend/outreach/formContract.ts";

const justSent = 60_000; // ms
const often = 2000; // ms

/** When to look again what became of emails of which one was sent, or sent again, a moment ago; false: no need. */
export const whileOneLeaves = (
  emails: readonly Pick<OutreachView, "state" | "queuedAt">[],
  sentAgainAt = 0,
): number | false =>
  emails.some(
    ({ state, queuedAt }) => state === "queued" && Date.now() - Math.max(Date.parse(queuedAt), sentAgainAt) < justSent,
  ) && often;
