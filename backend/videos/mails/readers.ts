import { userById } from "../../../projections/accounts/open.ts";
import { guardiansOf, playerNames } from "../../../projections/players/open.ts";
import type { Backend } from "../../backend.ts";
import type { Post } from "../../post.ts";

type Desk = Pick<Backend, "db">;
export interface Reader {
  readonly id: string; // tells one reader of the same news from another
  readonly userId: string;
  readonly to: Post["to"];
  readonly isChild: boolean;
  readonly logsIn: boolean;
  readonly playerIds: readonly string[]; // of those asked about
}

/** The accounts that may act for a player, and a minor's guardian; never a child alone. */
const readersForOne = async ({ db }: Desk, playerId: string): Promise<Reader[]> => {
  const accounts = await Promise.all((await guardiansOf(db, playerId)).map((id) => userById(db, id)));
  const readers = accounts.flatMap((account): Reader[] => {
    if (!account?.email) return [];
    const { id, email, firstName, lastName, guardian, parentEmail, parentName } = account;
    const isChild = guardian === "asked" || guardian === "confirmed";
    const to = { email, name: [firstName, lastName].filter(Boolean).join(" ") };
    const own = { id, userId: id, to, isChild, logsIn: true, playerIds: [playerId] };
    if (guardian !== "confirmed" || !parentEmail) return [own];
    const parent = { email: parentEmail, name: parentName ?? undefined };
    return [own, { ...own, id: `${id} guardian`, to: parent, isChild: false, logsIn: false }];
  });
  const adults = readers.filter(({ isChild }) => !isChild);
  const addresses = new Set(adults.map(({ to }) => to.email.toLowerCase()));
  const children = readers.filter(({ isChild, to }) => isChild && !addresses.has(to.email.toLowerCase()));
  const once = adults.filter(
    ({ to }, n) => adults.findIndex((other) => other.to.email.toLowerCase() === to.email.toLowerCase()) === n,
  );
  return adults.length === 0 ? [] : [...once, ...children];
};

/** Those who hear of these players: each once, for all of theirs. */
export const readersFor = async (desk: Desk, playerIds: readonly string[]): Promise<Reader[]> => {
  const readers = new Map<string, Reader>();
  for (const playerId of playerIds)
    for (const reader of await readersForOne(desk, playerId)) {
      const before = readers.get(reader.id);
      readers.set(reader.id, before ? { ...before, playerIds: [...before.playerIds, playerId] } : reader);
    }
  return [...readers.values()];
};

export const firstOf = (name: string | null | undefined) => name?.split(" ")[0];

const and = new Intl.ListFormat("en-US");

/** Whether it is the player who reads this. */
export const isSelf = ({ userId, logsIn }: Pick<Reader, "userId" | "logsIn">, playerId: string) =>
  logsIn && userId === playerId;

/** "Lou and Max", "you and Max"; where a name is gone, "your player". */
export const firstNamesFor = async ({ db }: Desk, reader: Reader): Promise<string> => {
  const names = await playerNames(db, [...reader.playerIds]);
  const others = reader.playerIds.filter((id) => !isSelf(reader, id));
  const you = others.length < reader.playerIds.length ? ["you"] : [];
  return and.format([...you, ...others.map((id) => firstOf(names.get(id)) ?? "your player")]);
};
