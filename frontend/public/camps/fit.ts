import { placesOf } from "./registrations/wizard/divisions.ts";
import type { CampView } from "../../../backend/camps/contract.ts";

/** Who a family is looking for a camp for, as far as it said. */
export interface MyPlayer {
  readonly age: number;
  readonly sport: "baseball" | "softball" | undefined;
}

/** What a camp has for that player. */
export type Fit =
  | { kind: "not for this age"; why: string }
  | { kind: "everyone" } // the camp has no divisions
  | { kind: "divisions"; divisions: CampView["divisions"] } // one for each sport that is asked for
  | { kind: "no group" };

export const fitOf = (
  camp: Pick<CampView, "divisions" | "spotsAvailable" | "ageMin" | "ageMax">,
  { age, sport }: MyPlayer,
): Fit => {
  const sports = sport ? [sport] : (["baseball", "softball"] as const);
  const places = sports.flatMap((one) => placesOf(camp, [{ playerAge: age, sport: one }]));
  const divisions = places.flatMap((place) => (place.kind === "division" ? [place.division] : []));
  if (divisions.length > 0) return { kind: "divisions", divisions: [...new Set(divisions)] };
  const [place] = places;
  if (place?.kind === "not for this age") return { kind: place.kind, why: place.why };
  return { kind: place?.kind === "whole camp" ? "everyone" : "no group" };
};

/** The divisions that the player would play in, by id. */
export const fittingIds = (camp: Parameters<typeof fitOf>[0], player: MyPlayer | undefined): readonly string[] => {
  const fit = player && fitOf(camp, player);
  return fit?.kind === "divisions" ? fit.divisions.map(({ id }) => id) : [];
};
