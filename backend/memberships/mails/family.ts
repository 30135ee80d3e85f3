import { userById } from "../../../projections/accounts/open.ts";
import { dollars } from "../../../projections/list.ts";
import { plan } from "../../../projections/memberships/standingRule.ts";
import { guardiansOf, playerNames } from "../../../projections/players/open.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { guardianPage } from "../guardianLink.ts";

export type Desk = Pick<Backend, "db" | "time" | "capabilities">;

export const dashboard = { label: "Open the dashboard", path: "/player-dashboard" };

/** What a month costs. */
export const priceInWords = `$${plan.cents % 100 === 0 ? plan.cents / 100 : dollars(plan.cents)}`;

/** Stands in letters for where their reader acts: a guardian by mail has no dashboard. */
export const here = "{here}";

interface Reader {
  readonly id: string; // tells one reader of the same news from another
  readonly to: Post["to"];
  readonly isChild: boolean; // what is paid is not for them
  readonly here: string;
  readonly page: NonNullable<Letter["button"]>;
}

/** The accounts that may act for a player, and whoever confirmed as guardian of one of them. */
const readersFor = async ({ db, capabilities }: Desk, playerId: string): Promise<Reader[]> => {
  const accounts = await Promise.all((await guardiansOf(db, playerId)).map((id) => userById(db, id)));
  const readers = accounts.flatMap((account): Reader[] => {
    if (!account?.email) return [];
    const { id, email, firstName, lastName, guardian, parentEmail, parentName } = account;
    const isChild = guardian === "asked" || guardian === "confirmed";
    const own = {
      id,
      to: { email, name: [firstName, lastName].filter(Boolean).join(" ") },
      isChild,
      here: "on the dashboard",
      page: dashboard,
    };
    if (guardian !== "confirmed" || !parentEmail) return [own];
    const byLink = {
      id: `${id} guardian`,
      to: { email: parentEmail, name: parentName ?? undefined },
      isChild: false,
      here: "with the button below",
      page: { label: "See the membership", path: guardianPage({ capabilities }, { playerId: id, email: parentEmail }) },
    };
    return [own, byLink];
  });
  const addresses = readers.map(({ to }) => to.email.toLowerCase());
  return readers.filter((_, n) => addresses.indexOf(addresses[n]!) === n);
};

export const firstNameOf = async (db: Desk["db"], playerId: string) =>
  (await playerNames(db, [playerId])).get(playerId)?.split(" ")[0] ?? "Your player";

interface News {
  readonly id: string; // of what it is about: told once
  readonly playerId: string;
  readonly kind: string;
  readonly letter: Letter;
  /** Of money: children are told something else, or nothing. */
  readonly toChildren?: Letter | null;
  readonly onlyTo?: string; // an account
}
const addressed = (letter: Letter, { here: there, page }: Reader): Letter => ({
  ...letter,
  paragraphs: letter.paragraphs.map((text) => text.replaceAll(here, there)),
  ...(letter.button && { button: letter.button === dashboard ? page : { ...letter.button, path: page.path } }),
});

/** One mail to each account, and to a guardian by mail, whose button leads to a page that needs no account. */
export const toFamily = async (desk: Desk, { id, playerId, kind, letter, toChildren, onlyTo }: News): Promise<Post[]> =>
  (await readersFor(desk, playerId)).flatMap((reader) => {
    const own = reader.isChild && toChildren !== undefined ? toChildren : letter;
    if (own === null || (onlyTo !== undefined && reader.id !== onlyTo)) return [];
    return {
      key: `${id} ${kind} ${reader.id}`,
      kind,
      to: reader.to,
      subjects: [...new Set([reader.id.split(" ")[0]!, playerId])],
      letter: addressed(own, reader),
      confidential: reader.page !== dashboard,
    };
  });
