import type { Context } from "../context.ts";

/** Mails are not facts; this is what knows whether any are left. */
export const mail = {
  name: "mail",
  projectors: [],
  notGone: ["exists (select from mail.outbox m where m.subjects @> array[e.subject] and m.recipient is not null)"],
} satisfies Context;
