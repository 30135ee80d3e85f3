import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { Rejection } from "../../http/rejection.ts";
import type { Camp } from "../camp.ts";
import { hasEnded, noSuchCamp } from "../admission.ts";
import { isOver } from "../daysRule.ts";
import { type CampMoment, withOffers } from "../waitlist/offers.ts";
import { askedReason } from "./publishContract.ts";
import { coming } from "../registration.ts";

const needed = (camp: Camp | undefined): Camp => {
  if (!camp) throw noSuchCamp();
  return camp;
};

/** Cancels a camp: everyone is told why, registrations stay, and what was paid for them is due back. */
export const cancelCamp =
  ({ reason, today }: { reason: string; today: string }) =>
  (known: Camp | undefined): CampEvent[] => {
    const camp = needed(known);
    if (camp.status === "cancelled") return [];
    if (isOver(camp.terms, today))
      throw new Rejection("conflict", "CampOver", "This camp is over. It can be archived, but not cancelled.");
    return [{ type: "CampCancelled", data: { campId: camp.campId, reason } }];
  };

/** Takes a camp off all lists. Everyone registered still comes. */
export const archiveCamp =
  ({ reason }: { reason: string | null }) =>
  (known: Camp | undefined): CampEvent[] => {
    const { campId, isArchived } = needed(known);
    return isArchived ? [] : [{ type: "CampArchived", data: { campId, reason } }];
  };

/** Back on the lists; spots that opened meanwhile go to those who wait. */
export const restoreCamp =
  (moment: CampMoment) =>
  (known: Camp | undefined): CampEvent[] => {
    const camp = needed(known);
    if (!camp.isArchived) return [];
    const as = camp.status === "active" && hasEnded(camp, moment) ? "completed" : camp.status;
    return withOffers(camp, [{ type: "CampRestored", data: { campId: camp.campId, as } }], moment);
  };

/**
 * What deleting a camp means, since nothing is erased: one without registrations, or that is over, goes to the archive.
 * Any other is cancelled, and only if the owner insists (`force`) and gives a reason.
 */
export const deleteCamp =
  ({ force, reason, today }: { force: boolean; reason: string | null; today: string }) =>
  (known: Camp | undefined): CampEvent[] => {
    const camp = needed(known);
    const comes = [...camp.registrations.values()].some((one) => coming(one).length > 0);
    const waits = [...camp.waitlist.values()].some(({ state }) => state === "waiting" || state === "offered");
    const concerns = (comes || waits) && camp.status === "active" && !isOver(camp.terms, today);
    if (!concerns && (force || !comes)) return archiveCamp({ reason })(camp);
    if (!force)
      throw new Rejection(
        "conflict",
        "HasRegistrations",
        "Families are registered for this camp or wait for it. It can be cancelled with a reason, so that they are told, or archived.",
      );
    if (reason === null)
      throw new Rejection("invalid", "Invalid", askedReason, { issues: [{ path: ["reason"], message: askedReason }] });
    return cancelCamp({ reason, today })(camp);
  };
