import { userStream } from "../../../eventstore/accounts/events.ts";
import { playerStream } from "../../../eventstore/players/events.ts";
import { subjectStream } from "../../../eventstore/privacy/events.ts";
import type { Problems } from "../chapter.ts";
import type { Stored } from "../logShape.ts";
import { isYes, type Ledger } from "../answered.ts";

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
  const erased = new Set(facts.flatMap(({ type, stream }) => (type === "PersonErased" ? [stream] : [])));
  const closed = new Set(facts.flatMap(({ type, stream }) => (type === "PlayerClosed" ? [stream] : [])));
  for (const [playerId, { isErased }] of ledger.players) {
    const [player, subject] = [playerStream(playerId), subjectStream(playerId)];
    if (closed.has(player) !== isErased || erased.has(subject) !== isErased)
      problems.add("a player is erased by half", playerId);
    if (facts.findLast(({ stream }) => stream === player)?.type !== "PlayerClosed" && isErased)
      problems.add("something was decided about a player who was closed", playerId);
  }
  for (const { id, type, stream } of facts)
    if (type === "PersonErased" && closed.has(stream.replace(/^subject-/, "player-"))) explained.add(id);
  for (const { id, type } of facts) if (!explained.has(id)) problems.add(`a ${type} that nobody asked for`, id);
};
