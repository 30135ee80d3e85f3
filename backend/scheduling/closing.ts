import type { Closure, ClosureEvent } from "../../eventstore/scheduling/closureEvents.ts";
import type { Closures } from "../../eventstore/scheduling/closures.ts";
import { Rejection } from "../http/rejection.ts";

const refuseAt = (kind: "invalid" | "conflict", code: string, field: string, message: string) =>
  new Rejection(kind, code, message, { issues: [{ path: [field], message }] });

/** Closes the facility to bookings. Agreed lessons stay: staff decide about them. */
export const closeFacility =
  ({ closure, today }: { closure: Closure; today: string }) =>
  (closed: Closures): ClosureEvent[] => {
    if (closed.has(closure.closureId)) return [];
    if (closure.lastDay < today) throw refuseAt("invalid", "DatesOver", "lastDay", "These days have passed.");
    const same = [...closed.values()].find(
      ({ firstDay, lastDay }) => firstDay <= closure.lastDay && closure.firstDay <= lastDay,
    );
    if (same)
      throw refuseAt(
        "conflict",
        "AlreadyClosed",
        "firstDay",
        `You're already closed for ${same.name} on one of these days.`,
      );
    return [{ type: "FacilityClosed", data: closure }];
  };

export const noSuchClosure = () => new Rejection("missing", "NoSuchClosure", "We couldn't find these closed days.");

export const reopenFacility =
  ({ closureId }: { closureId: string }) =>
  (closed: Closures): ClosureEvent[] => {
    if (!closed.has(closureId)) throw noSuchClosure();
    return [{ type: "FacilityReopened", data: { closureId } }];
  };
