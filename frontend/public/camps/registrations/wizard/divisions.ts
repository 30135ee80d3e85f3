import { ageRefusal } from "../../../../../backend/camps/agesRule.ts";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { divisionFor } from "../../../../../backend/camps/divisionRule.ts";
import { divisionWords } from "../../words.ts";

type Division = CampView["divisions"][number];
type Child = { playerAge: unknown; sport?: string | undefined }; // as a form holds it

/** Where a child will play: a division with the spots left for it, nowhere, nobody's age group, or not known yet. */
export type Place =
  | { kind: "unknown" }
  | { kind: "not for this age"; why: string }
  | { kind: "whole camp"; left: number }
  | { kind: "no sport yet" } // of a known age
  | { kind: "owner decides"; sport: "baseball" | "softball"; groups: readonly string[] } // those for its sport
  | { kind: "division"; division: Division; left: number };

const isSport = (sport: unknown): sport is "baseball" | "softball" => sport === "baseball" || sport === "softball";

/** Where a family's children play, in order: each takes a spot from the next. */
export const placesOf = (
  camp: Pick<CampView, "divisions" | "spotsAvailable" | "ageMin" | "ageMax">,
  children: readonly Child[],
): Place[] => {
  const { divisions, spotsAvailable } = camp;
  const taken = new Map<string, number>();
  const take = (where: string) => {
    const before = taken.get(where) ?? 0;
    taken.set(where, before + 1);
    return before;
  };
  return children.map(({ playerAge, sport }) => {
    const age = Number(playerAge);
    if (!playerAge || !Number.isInteger(age) || age < 1) return { kind: "unknown" };
    const why = ageRefusal(camp, age);
    if (why) return { kind: "not for this age", why };
    if (!isSport(sport)) return { kind: "no sport yet" };
    if (divisions.length === 0) return { kind: "whole camp", left: spotsAvailable - take("") };
    const id = divisionFor(divisions, { age, sport });
    const division = divisions.find((one) => one.id === id);
    if (division) return { kind: "division", division, left: division.left - take(division.id) };
    const ofSport = divisions.filter((one) => one.sport === sport || one.sport === "coed");
    return { kind: "owner decides", sport, groups: ofSport.map(divisionWords.name) };
  });
};

/** Nothing is left for this child. */
export const isFull = (place: Place | undefined) => !!place && "left" in place && place.left <= 0;
