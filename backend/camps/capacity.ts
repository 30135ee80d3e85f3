import type { Division } from "../../eventstore/camps/camps.ts";
import type { Camp } from "./camp.ts";
import { coming } from "./registration.ts";
import { type DivisionId, hasRoom } from "./roomRule.ts";

const count = (ids: Iterable<DivisionId>) => {
  const counted = new Map<DivisionId, number>();
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
  return counted;
};

/**
 * Children who come, and those an offer holds a spot for, by division. `except`: an entry whose offer is being
 * accepted.
 */
export const takenIn = ({ registrations, waitlist }: Camp, except?: string) =>
  count([
    ...[...registrations.values()].flatMap((one) => coming(one).map(({ divisionId }) => divisionId)),
    ...[...waitlist.values()]
      .filter(({ entryId, state }) => state === "offered" && entryId !== except)
      .flatMap(({ places }) => places.map(({ divisionId }) => divisionId)),
  ]);

export const divisionOf = ({ terms }: Camp, id: DivisionId): Division | undefined =>
  terms.divisions.find((one) => one.id === id);

/** Whether players of these divisions can come too. `except`: as above. */
export const hasRoomFor = (camp: Camp, wanted: readonly DivisionId[], except?: string) => {
  const { divisions, capacity } = camp.terms;
  const taken = takenIn(camp, except);
  const all = [...taken.values()].reduce((sum, n) => sum + n, 0);
  const left = divisions.map((one) => ({ id: one.id, left: one.capacity - (taken.get(one.id) ?? 0) }));
  return hasRoom({ divisions: left, spotsAvailable: capacity - all }, wanted);
};
