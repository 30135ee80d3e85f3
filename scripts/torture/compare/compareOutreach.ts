import type { RecipientView } from "../../../backend/outreach/campaigns/contract.ts";
import type { Problems } from "../chapter.ts";
import type { Stored } from "../logShape.ts";

const atOnce = 5; // mails that a node hands over: see backend/mail/claims.ts

interface Campaign {
  readonly found: readonly RecipientView[]; // as the product says
  readonly arrived: readonly { readonly to: string }[]; // as the mail server says
  readonly dropped: { readonly after: number };
  readonly unsubscribed: readonly string[]; // addresses, in the middle
  readonly recipients: number;
  readonly killed: number;
  readonly problems: Problems;
}

/** What the product says of each recipient, and what the mail server got. */
export const compareOutreach = (campaign: Campaign) => {
  const { found, arrived, dropped, unsubscribed, recipients, killed, problems } = campaign;
  const times = new Map<string, number>();
  for (const { to } of arrived) times.set(to, (times.get(to) ?? 0) + 1);
  for (const [to, count] of times) if (count > 1) problems.add("somebody got it twice", to);
  for (const to of unsubscribed) if (times.has(to)) problems.add("somebody got it who had unsubscribed", to);

  for (const { email, state } of found) {
    const count = times.get(email ?? "") ?? 0;
    if (state === "sent" && count === 0) problems.add("what is said to be sent never arrived", String(email));
    if (state === "skipped" && count > 0) problems.add("what is said to be held back arrived", String(email));
    if (state === "queued" || state === "failed") problems.add(`an email ended up ${state}`, String(email));
  }
  const count = (state: string) => found.filter((one) => one.state === state).length;
  const all = count("sent") + count("skipped") + count("unknown");
  if (found.length !== recipients || all !== recipients)
    problems.add(`sent, held back and unknown are ${all} of ${found.length}, not ${recipients}`);
  const most = killed * atOnce + dropped.after;
  if (count("unknown") > most) problems.add(`${count("unknown")} are unknown, which can be ${most} at most`);
};

/** Each email was sent off once, and has one outcome. */
export const factsOfOutreach = (facts: readonly Stored[], found: readonly RecipientView[], problems: Problems) => {
  const outcomes = new Map<string, string[]>();
  for (const { type, data } of facts)
    if (type.startsWith("OutreachEmail")) {
      const id = String(Reflect.get(data, "emailId"));
      outcomes.set(id, [...(outcomes.get(id) ?? []), type]);
    }
  const right: Partial<Record<RecipientView["state"], string>> = {
    sent: "OutreachEmailQueued,OutreachEmailSent",
    unknown: "OutreachEmailQueued,OutreachEmailUnconfirmed",
    skipped: "OutreachEmailQueued,OutreachEmailSkipped",
  };
  for (const { emailId, state } of found) {
    const recorded = emailId === null ? right.skipped : outcomes.get(emailId)?.join();
    if (right[state] !== recorded) problems.add(`an email that is ${state} has other facts`, recorded);
  }
};
