import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import { Rejection } from "../../http/rejection.ts";
import { refuseLate } from "../../undo/open.ts";
import type { Camp } from "../camp.ts";
import { noSuchCamp } from "../admission.ts";
import { isOver } from "../daysRule.ts";
import { canBeCancelled, isCancelledByDeletion } from "../endingRule.ts";
import { type CampMoment, todayAt, withOffers } from "../waitlist/offers.ts";
import { askedReason } from "./publishContract.ts";
import { coming } from "../registration.ts";

const needed = (camp: Camp | undefined): Camp => {
  if (!camp) throw noSuchCamp();
  return camp;
};

/** Archived or not: a camp in the archive may still take place. */
const statusOn = ({ status, terms }: Camp, today: string) =>
  status === "active" && isOver(terms, today) ? "completed" : status;

/** Cancels a camp: everyone is told why, registrations stay, and what was paid for them is due back. */
export const cancelCamp =
  ({ reason, today }: { reason: string; today: string }) =>
  (known: Camp | undefined): CampEvent[] => {
    const camp = needed(known);
    if (camp.status === "cancelled") return [];
    if (camp.status === "draft")
      throw new Rejection("conflict", "Draft", "This camp hasn't been published. You can archive the draft instead.");
    if (!canBeCancelled({ status: statusOn(camp, today) }))
      throw new Rejection("conflict", "CampOver", "This camp is over. You can archive it, but not cancel it.");
    return [{ type: "CampCancelled", data: { campId: camp.campId, reason } }];
  };

/** The camp takes place after all, unless money has moved since. Spots that opened meanwhile go to those who wait. */
export const undoCancellation =
  ({ id, isLate }: { id: string; isLate: boolean }, moment: CampMoment) =>
  (known: Camp | undefined): CampEvent[] => {
    const camp = needed(known);
    const cancellation = camp.cancellation?.id === id ? camp.cancellation : undefined;
    if (cancellation?.isUndone) return [];
    refuseLate({ isLate });
    if (!cancellation || cancellation.isFollowed)
      throw new Rejection(
        "conflict",
        "Followed",
        "Money has moved since this camp was canceled, so it stays canceled.",
      );
    return withOffers(camp, [{ type: "CampCancellationUndone", data: { campId: camp.campId, undoes: [id] } }], moment);
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
    const as = statusOn(camp, todayAt(moment));
    const restored: CampEvent = {
      type: "CampRestored",
      data: { campId: camp.campId, ...(as !== "draft" && { as }) },
    };
    return withOffers(camp, [restored], moment);
  };

/**
 * What deleting a camp means, since nothing is erased: one without registrations, or that is over, goes to the archive.
 * Any other is cancelled, and only if the owner insists (`force`) and gives a reason.
 */
export const deleteCamp =
  ({ force, reason, today }: { force: boolean; reason: string | null; today: string }) =>
  (known: Camp | undefined): CampEvent[] => {
    const camp = needed(known);
    const registrationCount = [...camp.registrations.values()].filter((one) => coming(one).length > 0).length;
    const waitlistCount = [...camp.waitlist.values()].filter(isInLine).length;
    const concerns = isCancelledByDeletion({ status: statusOn(camp, today), registrationCount, waitlistCount });
    if (!concerns && (force || registrationCount === 0)) return archiveCamp({ reason })(camp);
    if (!force)
      throw new Rejection(
        "conflict",
        "HasRegistrations",
        "Families are registered for this camp or on its waitlist. Cancel it with a reason, so they're told, or archive it.",
      );
    if (reason === null)
      throw new Rejection("invalid", "Invalid", askedReason, { issues: [{ path: ["reason"], message: askedReason }] });
    return cancelCamp({ reason, today })(camp);
  };
