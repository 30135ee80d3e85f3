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
import { formFrom, type NewDivisionId, termsFrom } from "./termsFrom.ts";

/**
 * Changes what a camp promises, and never takes away what someone has: no spot, no chosen day. Quotes given to families
 * stay, and what somebody else changed meanwhile is not overwritten unseen. Spots it creates go to those who wait.
 */
export const reviseCamp =
  ({ form: { from = {}, ...form }, newId }: { form: ReviseCamp; newId: NewDivisionId }, moment: CampMoment) =>
  (camp: Camp | undefined): CampEvent[] => {
    if (!camp) throw noSuchCamp();
    const { campId, terms: before } = camp;
    const termsOf = (told: typeof form) => termsFrom(told, { before: before.divisions, newId });
    const changes = changesFrom(before, termsOf(form));
    if (Object.keys(changes).length === 0) return [];
    if (camp.status === "cancelled")
      throw new Rejection("conflict", "CampCancelled", "This camp was canceled, so it can't be changed.");
    refuseOverwriting(before, changesFrom(before, termsOf(from)), changes);
    if (camp.canceledDays.length > 0 && ("startDate" in changes || "endDate" in changes))
      throw new Rejection("conflict", "DayCanceled", "A day of this camp was canceled, so its dates can't change.");
    if (camp.movedDays.length > 0 && ("startDate" in changes || "endDate" in changes))
      throw new Rejection("conflict", "DayMoved", "A day of this camp was moved, so its dates can't change.");
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

/** `unseen`: what differs from what whoever changes it started from. */
const refuseOverwriting = (now: CampTerms, unseen: Partial<CampTerms>, changes: Partial<CampTerms>) => {
  const clashing = Object.entries(now).filter(([name]) => name in unseen && name in changes);
  if (clashing.length === 0) return;
  const current = formFrom(Object.fromEntries(clashing));
  const issues = Object.keys(current).map((field) => ({ path: [field], message: "Someone else just changed this" }));
  const message = "Someone else changed this camp while you were editing. Choose what to keep.";
  throw new Rejection("conflict", "ChangedByOther", message, { issues, current });
};

const refuse = (kind: "invalid" | "conflict", code: string, issues: readonly Issue[]) => {
  if (issues[0]) throw new Rejection(kind, code, issues[0].message, { issues });
};
