import { z } from "zod";

/** Also where their mail program posts when they press its own button. */
export const unsubscribeUrl = <Token extends string>(token: Token) => `/api/unsubscribe/${token}` as const;
export const openUnsubscribeUrl = <Token extends string>(token: Token) => `${unsubscribeUrl(token)}/open` as const;

export const UnsubscribeView = z.object({
  facility: z.string(), // whose emails these are
  isDone: z.boolean(),
});
export type UnsubscribeView = z.infer<typeof UnsubscribeView>;
