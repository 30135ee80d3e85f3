import type { CampTerms } from "../../eventstore/camps/camps.ts";
import { isInLine } from "../../projections/camps/waitlistRule.ts";
import type { Issue } from "../http/rejection.ts";
import type { Camp } from "./camp.ts";
import { takenIn } from "./capacity.ts";
import { daysOf } from "./daysRule.ts";
import { divisionName } from "./divisionRule.ts";
import { coming } from "./registration.ts";

const divisionsLost = (
  { terms, waitlist }: Camp,
  after: CampTerms,
  taken: ReadonlyMap<string | null, number>,
): Issue[] => {
  const waiting = [...waitlist.values()].filter(({ state }) => state === "waiting");
  const awaited = new Set(waiting.flatMap(({ places }) => places.map(({ divisionId }) => divisionId)));
  if (terms.divisions.length === 0 && after.divisions.length > 0 && waiting.length > 0)
    return [
      {
        path: ["divisions"],
        message: "Families are on the waitlist for this camp as a whole, so it can't be split into divisions now.",
      },
    ];
  const gone = terms.divisions.filter(({ id }) => !after.divisions.some((kept) => kept.id === id));
  return gone
    .filter(({ id }) => taken.has(id) || awaited.has(id))
    .map((division) => {
      const why = taken.has(division.id) ? "players have spots in it" : "families are on its waitlist";
      return { path: ["divisions"], message: `You can't remove ${divisionName(division)}: ${why}.` };
    });
};

/** Spots someone has that would disappear. The owner may let more be taken than there are; that stays. */
export const spotsLost = (camp: Camp, after: CampTerms): Issue[] => {
  const { terms } = camp;
  const taken = takenIn(camp);
  const lost = divisionsLost(camp, after, taken);
  for (const [n, division] of after.divisions.entries()) {
    const had = terms.divisions.find(({ id }) => id === division.id)?.capacity ?? 0;
    const has = taken.get(division.id) ?? 0;
    if (division.capacity < had && division.capacity < has)
      lost.push({
        path: ["divisions", n, "capacity"],
        message: `${divisionName(division)} already has ${has} ${has === 1 ? "player" : "players"}. Please enter at least ${has}.`,
      });
  }
  const all = [...taken.values()].reduce((sum, n) => sum + n, 0);
  const isLower = terms.divisions.length > 0 || after.capacity < terms.capacity;
  if (after.divisions.length === 0 && isLower && after.capacity < all)
    lost.push({
      path: ["capacity"],
      message: `This camp already has ${all} ${all === 1 ? "player" : "players"}. Please enter at least ${all}.`,
    });
  return lost;
};

/** Single days someone chose that would disappear. Children who come every day come on as many as there are. */
export const daysLost = ({ registrations, waitlist }: Camp, after: CampTerms): Issue[] => {
  const days = daysOf(after);
  const wanted = [
    ...[...registrations.values()].filter((one) => coming(one).length > 0),
    ...[...waitlist.values()].filter(isInLine),
  ].filter(({ registrationOption }) => registrationOption === "individual_days");
  const last = Math.max(0, ...wanted.flatMap(({ selectedDays }) => selectedDays));
  return last > days
    ? [
        {
          path: ["endDate"],
          message: `A player is registered for Day ${last}, so the camp needs at least ${last} days.`,
        },
      ]
    : [];
};
