import { isDeepStrictEqual } from "node:util";
import type { CampTerms } from "../../../eventstore/camps/camps.ts";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { type Issue, Rejection } from "../../http/rejection.ts";
import { noSuchCamp } from "../admission.ts";
import type { Camp } from "../camp.ts";
import { type CampMoment, withOffers } from "../waitlist/offers.ts";
import { daysLost, spotsLost } from "../promises.ts";
import type { ReviseCamp } from "./publishContract.ts";
import { faultsIn, priceFaults } from "../termsRule.ts";
import { type NewDivisionId, termsFrom } from "./termsFrom.ts";

/**
 * Changes what a camp promises, and never takes away what someone has: no spot, no chosen day. Quotes given to families
 * stay. Spots it creates go to those who wait.
 */
export const reviseCamp =
  ({ form, newId }: { form: ReviseCamp; newId: NewDivisionId }, moment: CampMoment) =>
  (camp: Camp | undefined): CampEvent[] => {
    if (!camp) throw noSuchCamp();
    const { campId, terms: before } = camp;
    const changes = changesFrom(before, termsFrom(form, { before: before.divisions, newId }));
    if (Object.keys(changes).length === 0) return [];
    if (camp.status === "cancelled")
      throw new Rejection("conflict", "CampCancelled", "This camp was cancelled. It cannot be changed any more.");
    const after = { ...before, ...changes };
    const price = { was: before.fullCampPriceCents, is: after.fullCampPriceCents };
    refuse("invalid", "Invalid", [...faultsIn(after), ...priceFaults(price)]);
    refuse("conflict", "PlacesTaken", [...spotsLost(camp, after), ...daysLost(camp, after)]);
    return withOffers(camp, [{ type: "CampRevised", data: { campId, changes } }], moment);
  };

const changesFrom = (before: CampTerms, after: Partial<CampTerms>): Partial<CampTerms> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof CampTerms])),
  );

const refuse = (kind: "invalid" | "conflict", code: string, issues: readonly Issue[]) => {
  if (issues[0]) throw new Rejection(kind, code, issues[0].message, { issues });
};
