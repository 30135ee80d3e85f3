import { randomUUID } from "node:crypto";
import { newId } from "../../../backend/command.ts";
import { erasePlayerUrl, playersUrl, playerUrl } from "../../../backend/players/contract.ts";
import { playerStream } from "../../../eventstore/players/events.ts";
import type { Ledger } from "../answered.ts";
import { password, type Person } from "../people.ts";
import type { telling } from "../tell.ts";

const most = 6; // players of one account, so that there is always room for another one

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const taken = <T>(list: T[]): T | undefined => list.splice(Math.floor(Math.random() * list.length), 1)[0];

/** What parents do with the players they added, at random. */
export const families = (of: { parents: readonly Person[]; ledger: Ledger; tell: ReturnType<typeof telling> }) => {
  const { parents, ledger, tell } = of;
  const players: { id: string; by: Person }[] = []; // that no one is changing
  const counts = new Map<string, number>(); // of players by account
  let names = 0;

  const add = async (): Promise<unknown> => {
    const by = oneOf(parents.filter(({ id }) => (counts.get(id) ?? 0) < most));
    if (!by) return erase();
    counts.set(by.id, (counts.get(by.id) ?? 0) + 1);
    const key = randomUUID();
    const id = newId({ actor: { userId: by.id, role: by.role }, now: "", requestId: "", key }, "player");
    const firstName = `Kim${++names}`;
    const body = { firstName, lastName: "Lee", birthDate: "2016-05-04", declared: true };
    const asking = { method: "POST", path: playersUrl, body, stream: playerStream(id) };
    const { yes } = await tell(by, { ...asking, what: "add a player", type: "PlayerAdded" }, key);
    if (!yes) return;
    ledger.players.set(id, { userId: by.id, firstName, isErased: false });
    players.push({ id, by });
  };

  const correct = async () => {
    const player = taken(players);
    if (!player) return add();
    const { id, by } = player;
    const firstName = `Kim${++names}`;
    const asking = { method: "PATCH", path: playerUrl(id), body: { firstName }, stream: playerStream(id) };
    const { yes } = await tell(by, { ...asking, what: "correct a player", type: "PlayerCorrected" });
    if (yes) ledger.players.set(id, { userId: by.id, firstName, isErased: false });
    players.push(player);
  };

  const erase = async (): Promise<unknown> => {
    const player = taken(players);
    if (!player) return add();
    const { id, by } = player;
    const asking = { method: "POST", path: erasePlayerUrl(id), body: { password }, stream: playerStream(id) };
    const { yes } = await tell(by, { ...asking, what: "erase a player", type: "PlayerClosed" });
    if (!yes) return players.push(player);
    ledger.players.set(id, { userId: by.id, firstName: "", isErased: true });
    counts.set(by.id, counts.get(by.id)! - 1);
  };

  return { add, correct, erase };
};
