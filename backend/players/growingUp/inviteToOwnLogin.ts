import { v7 as newUuid } from "uuid";
import type { UserView } from "../../../projections/accounts/open.ts";
import { issueLink } from "../../accounts/open.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { fullName } from "../guardians/mails.ts";
import { kind } from "./openLogin.ts";

/**
 * Mails the link. Whoever has an account at that address hears that instead, and the caller doesn't: the link before is
 * over all the same.
 */
export const inviteToOwnLogin = async (
  { db, business, mail, credentials }: Backend,
  { playerId, by, email }: { playerId: string; by: UserView; email: string },
) => {
  const { productName, facility } = business;
  const who = fullName(by) ?? "Your family";
  const ignore = `Don't know ${who}? You can ignore this email.`;
  const link = { kind, userId: playerId, address: email, sentBy: by.id } as const;
  const post = (kind: string, letter: Letter, more: Partial<Post> = {}): Post => ({
    key: `${kind} ${newUuid()}`,
    kind,
    to: { email },
    subjects: [playerId],
    letter,
    ...more,
  });
  if (await credentials.byEmail(email)) {
    const taken: Letter = {
      subject: `You already have a ${productName} account`,
      heading: "You already have an account",
      paragraphs: [
        `${who} wanted to give a player a login with this email address. Every login needs an address of its own, and this one has an account already.`,
        `If it's meant for you, tell ${who} another address.`,
      ],
      afterwards: [ignore],
    };
    await db.transaction(async (transaction) => {
      await issueLink(transaction, link);
      await mail.post(post("own login taken", taken), transaction);
    });
    return;
  }
  await db.transaction(async (transaction) => {
    const { token, until } = await issueLink(transaction, link);
    const asked: Letter = {
      subject: `Your own login at ${productName}`,
      heading: `${who} gives you your own login`,
      paragraphs: [
        `${productName} is where you book lessons and camps at ${facility.name}. So far your family has done that for you. With a login of your own you see all of it, and can book yourself.`,
      ],
      button: { label: "Choose a password", path: `/grown-up#token=${token}` },
      afterwards: ["The link works for 7 days. Please don't forward this email.", ignore],
    };
    const more = { confidential: true, uselessAfter: until } as const;
    await mail.post(post("own login asked", asked, more), transaction);
  });
};
