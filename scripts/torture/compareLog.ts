import { userStream } from "../../eventstore/accounts/events.ts";
import type { Problems } from "./chapter.ts";
import type { Stored } from "./logShape.ts";
import { isYes, type Ledger } from "./answered.ts";

/**
 * Every yes is in the log exactly once, no refusal is, and nothing is there that no one requested. `before`: ids of the
 * facts already there when the torture began.
 */
export const compareLog = (
  facts: readonly Stored[],
  ledger: Ledger,
  before: ReadonlySet<string>,
  problems: Problems,
) => {
  const stored = new Map<string, Stored>();
  for (const fact of facts) {
    if (stored.has(fact.id)) problems.add("a fact is in the log twice", fact.id);
    stored.set(fact.id, fact);
  }
  const explained = new Set(before);
  for (const { what, factId, type, status } of ledger.answers) {
    const fact = stored.get(factId);
    explained.add(factId);
    if (isYes(status) && !fact) problems.add(`an acknowledged command is lost: ${what}`, `${type} ${factId}`);
    if (isYes(status) && fact && fact.type !== type) problems.add(`${what} recorded ${fact.type}`, factId);
    if (!isYes(status) && fact) problems.add(`a refused command (${status}) is in the log: ${what}`, factId);
  }
  for (const id of before) if (!stored.has(id)) problems.add("a fact that was there before is lost", id);

  const people = new Set([...ledger.registered.values()].map(userStream));
  for (const fact of facts) if (fact.type === "PlayerRegistered" && people.delete(fact.stream)) explained.add(fact.id);
  for (const stream of people) problems.add("an acknowledged command is lost: register", stream);
  for (const { id, type } of facts) if (!explained.has(id)) problems.add(`a ${type} that nobody asked for`, id);
};
