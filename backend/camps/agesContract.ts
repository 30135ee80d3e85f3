import type { CampView } from "../../projections/camps/view.ts";

/**
 * Why a child of this age cannot come to a camp, in words for its parent; undefined where it can. Screens say it by the
 * same rule as the server refuses.
 */
export const ageRefusal = ({ ageMin, ageMax }: Pick<CampView, "ageMin" | "ageMax">, age: number) => {
  const lowest = ageMin ?? 0;
  if (age >= lowest && age <= (ageMax ?? Number.POSITIVE_INFINITY)) return undefined;
  const takes =
    ageMax === null
      ? `from ${lowest} years on`
      : ageMin === null
        ? `up to ${ageMax} years`
        : `from ${ageMin} to ${ageMax} years`;
  return `This camp is for players ${takes}`;
};
