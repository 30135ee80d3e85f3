import type { HistoryEntry } from "../../../backend/history/contract.ts";
import { roleLabel } from "../access/roles.ts";

const roles: Record<string, string> = roleLabel;

export const actorName = ({ actor }: Pick<HistoryEntry, "actor">) => {
  if (actor.kind === "system") return "The system";
  return actor.name ?? (actor.kind === "visitor" ? "A visitor" : "Removed person");
};
export const actorRole = ({ actor }: Pick<HistoryEntry, "actor">) => (actor.role && roles[actor.role]) || null;
