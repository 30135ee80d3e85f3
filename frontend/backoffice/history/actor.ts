import type { HistoryEntry } from "../../../backend/history/contract.ts";
import { roleLabel } from "../access/roles.ts";
import { actorWords as words } from "./words.ts";

/** Whoever acts for a player need not play: a parent's account has the role of a player. */
const roles: Record<string, string> = { ...roleLabel, student: words.family };

export const actorName = ({ actor }: Pick<HistoryEntry, "actor">) => {
  if (actor.kind === "system") return words.theSystem;
  return actor.name ?? (actor.kind === "visitor" ? words.aGuest : words.removedPerson);
};
export const actorRole = ({ actor }: Pick<HistoryEntry, "actor">) => (actor.role && roles[actor.role]) || null;
