import type { TestProduct } from "./testProduct.ts";

interface Mailed {
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly rank: number;
  readonly reply_to: string | null;
}

/** What was put into the outbox for an address, newest last. In specs nothing is sent from there unless they say so. */
export const mailsTo = async ({ backend }: TestProduct, recipient: string) =>
  backend
    .db<Mailed & { recipient: string }>("mail.outbox")
    .where({ recipient })
    .orderBy("id")
    .select("kind", "subject", "text", "rank", "reply_to");

/** The token in a mail's link. */
export const tokenIn = (mail: Mailed | undefined) => {
  const token = mail && /#token=([\w-]{43})\n/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in the mail: ${mail?.text ?? "there is none"}`);
  return token;
};
