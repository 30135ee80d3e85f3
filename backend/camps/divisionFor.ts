import type { CampTerms } from "../../eventstore/camps/camps.ts";
import { divisionFor as divisionOfThese } from "./contract.ts";

/** The id of the division in which a child plays at this camp; null: the owner decides, or the camp has none. */
export const divisionFor = (
  { terms }: { terms: Pick<CampTerms, "divisions"> },
  child: { age: number; sport: "baseball" | "softball" },
): string | null => divisionOfThese(terms.divisions, child);
