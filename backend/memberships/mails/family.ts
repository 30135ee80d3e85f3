import { userById } from "../../../projections/accounts/open.ts";
import { inDollars } from "../../../projections/list.ts";
import { hasLinkPayerLeft, isPaidInTests } from "../../../projections/memberships/dueQueries.ts";
import { plan } from "../../../projections/memberships/standingRule.ts";
import { guardiansOf, playerNames } from "../../../projections/players/open.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { guardianPage } from "../guardianLink.ts";

export type Desk = Pick<Backend, "db" | "time" | "capabilities">;

export const dashboard = { label: "Open the dashboard", path: "/player-dashboard" };

/** What a month costs. */
export const priceInWords = inDollars(plan.cents);

/** Stands in letters for where their reader acts: a guardian by mail has no dashboard. */
export const here = "{here}";

interface Reader {
  readonly id: string; // tells one reader of the same news from another
  readonly to: Post["to"];
  readonly isChild: boolean; // what is paid is not for them
  readonly isByMail: boolean; // a guardian who confirmed, without an account
  readonly here: string;
  readonly page: NonNullable<Letter["button"]>;
  readonly seesOnly?: boolean; // somebody else's card is not changed there
}

type Account = Awaited<ReturnType<typeof userById>>;

const withAccount = (account: Account): Reader[] => {
  if (!account?.email) return [];
  const { id, email, firstName, lastName, guardian } = account;
  return [
    {
      id,
      to: { email, name: [firstName, lastName].filter(Boolean).join(" ") },
      isChild: guardian === "asked" || guardian === "confirmed",
      isByMail: false,
      here: "on the dashboard",
      page: dashboard,
    },
  ];
};

/** The accounts that may act for a player, and whoever confirmed as guardian of one of them. */
const readersFor = async ({ db, capabilities }: Desk, playerId: string): Promise<Reader[]> => {
  const accounts = await Promise.all((await guardiansOf(db, playerId)).map((id) => userById(db, id)));
  const readers = accounts.flatMap((account): Reader[] => {
    const own = withAccount(account);
    if (own.length === 0 || account?.guardian !== "confirmed" || !account.parentEmail) return own;
    const { id, parentEmail, parentName } = account;
    const byLink = {
      id: `${id} guardian`,
      to: { email: parentEmail, name: parentName ?? undefined },
      isChild: false,
      isByMail: true,
      here: "on the membership page",
      page: { label: "See the membership", path: guardianPage({ capabilities }, { playerId: id, email: parentEmail }) },
    };
    return [...own, byLink];
  });
  return readers.toSorted((one, other) => Number(one.isByMail) - Number(other.isByMail));
};

/** With an account and by mail, it is one mailbox. */
const eachOnce = (readers: readonly Reader[]) => {
  const addresses = readers.map(({ to }) => to.email.toLowerCase());
  return readers.filter((_, n) => addresses.indexOf(addresses[n]!) === n);
};

/**
 * Whose card it is, also once they no longer answer for the player. What a child's account pays for is told whoever
 * answers for the child, and is changed there.
 */
const payersAmong = async (db: Desk["db"], readers: readonly Reader[], { payerId, playerId }: Paying) => {
  if (payerId === null) return (await hasLinkPayerLeft(db, playerId)) ? [] : readers.filter(({ isByMail }) => isByMail);
  const payer = readers.find(({ id }) => id === payerId);
  if (!payer) return withAccount(await userById(db, payerId));
  if (!payer.isChild) return [payer];
  const theirs = `on ${await firstNameOf(db, playerId)}'s dashboard`;
  return readers.filter(({ isChild }) => !isChild).map((reader) => ({ ...reader, here: theirs, seesOnly: true }));
};
interface Paying {
  readonly payerId: string | null;
  readonly playerId: string;
}

export const firstNameOf = async (db: Desk["db"], playerId: string) =>
  (await playerNames(db, [playerId])).get(playerId)?.split(" ")[0] ?? "Your player";

interface News {
  readonly id: string; // of what it is about: told once
  readonly playerId: string;
  readonly kind: string;
  readonly letter: Letter;
  /** Of money: children are told something else, or nothing. */
  readonly toChildren?: Letter | null;
  /** Of whose card pays: nobody else reads it. An account; null: the guardian by a mailed link. */
  readonly onlyTo?: string | null;
  /** Whether it says that money moved, or will: in test mode, none does. */
  readonly money?: "moved" | "ahead" | undefined;
}
const ofTests = { moved: "This was a test. No money moved.", ahead: "This is a test. No money will move." };
const addressed = (letter: Letter, { here: there, page, seesOnly }: Reader): Letter => ({
  ...letter,
  paragraphs: letter.paragraphs.map((text) => text.replaceAll(here, there)),
  ...(letter.button && {
    button: letter.button === dashboard || seesOnly ? page : { ...letter.button, path: page.path },
  }),
});

/** One mail to each account, and to a guardian by mail, whose button leads to a page that needs no account. */
export const toFamily = async (
  desk: Desk,
  { id, playerId, kind, letter: news, toChildren, onlyTo, money }: News,
): Promise<Post[]> => {
  const isTest = money !== undefined && (await isPaidInTests(desk.db, playerId));
  const letter = isTest ? { ...news, paragraphs: [...news.paragraphs, ofTests[money]] } : news;
  const everybody = await readersFor(desk, playerId);
  const readers =
    onlyTo === undefined ? everybody : await payersAmong(desk.db, everybody, { payerId: onlyTo, playerId });
  return eachOnce(readers).flatMap((reader) => {
    const own = reader.isChild && toChildren !== undefined ? toChildren : letter;
    if (own === null) return [];
    return {
      key: `${id} ${kind} ${reader.id}`,
      kind,
      to: reader.to,
      subjects: [...new Set([reader.id.split(" ")[0]!, playerId])],
      letter: addressed(own, reader),
      confidential: reader.page !== dashboard,
    };
  });
};
