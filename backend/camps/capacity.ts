import type { Division } from "../../eventstore/camps/camps.ts";
import type { Camp } from "./camp.ts";
import { coming } from "./registration.ts";

/** The key for children without a division, because the camp has none or the owner still decides. */
type DivisionId = string | null;

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

/**
 * Whether children of these divisions can come too, all of them or none. A child no division fits takes no division's
 * seat: the owner finds it one. Without divisions the camp's own capacity counts.
 */
export const hasRoomFor = (camp: Camp, wanted: readonly DivisionId[], except?: string) => {
  const taken = takenIn(camp, except);
  if (camp.terms.divisions.length === 0) {
    const all = [...taken.values()].reduce((sum, n) => sum + n, 0);
    return all + wanted.length <= camp.terms.capacity;
  }
  return [...count(wanted)].every(([id, n]) => {
    const division = divisionOf(camp, id);
    return !division || (taken.get(id) ?? 0) + n <= division.capacity;
  });
};
