import type { Context } from "../context.ts";

/** Mails are no facts; here it is known what is left of them. */
export const mail = {
  name: "mail",
  projectors: [],
  notGone: ["exists (select from mail.outbox m where m.subjects @> array[e.subject] and m.recipient is not null)"],
} satisfies Context;
