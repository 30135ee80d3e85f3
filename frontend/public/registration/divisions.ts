import { type CampView, divisionFor } from "../../../backend/camps/contract.ts";

type Division = CampView["divisions"][number];
type Child = { playerAge: string | number; sport: string };

/** Where a child will play: a division with the places that are left for it, nobody's age group, or not known yet. */
export type Place =
  | { kind: "unknown" }
  | { kind: "whole camp"; left: number }
  | { kind: "owner decides" }
  | { kind: "division"; division: Division; left: number };

const isSport = (sport: string): sport is "baseball" | "softball" => sport === "baseball" || sport === "softball";

/** The places of a family's children in order: each leaves one fewer for the next. */
export const placesOf = (
  { divisions, spotsAvailable }: Pick<CampView, "divisions" | "spotsAvailable">,
  children: readonly Child[],
): Place[] => {
  const taken = new Map<string, number>();
  const take = (where: string) => {
    const before = taken.get(where) ?? 0;
    taken.set(where, before + 1);
    return before;
  };
  return children.map(({ playerAge, sport }) => {
    const age = Number(playerAge);
    if (!playerAge || !Number.isInteger(age) || age < 1 || !isSport(sport)) return { kind: "unknown" };
    if (divisions.length === 0) return { kind: "whole camp", left: spotsAvailable - take("") };
    const id = divisionFor(divisions, { age, sport });
    const division = divisions.find((one) => one.id === id);
    return division
      ? { kind: "division", division, left: division.left - take(division.id) }
      : { kind: "owner decides" };
  });
};

/** Nothing is left for this child. */
export const isFull = (place: Place | undefined) => !!place && "left" in place && place.left <= 0;
