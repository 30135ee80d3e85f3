import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import type { Camp } from "../camp.ts";
import { type Family, isOneOf } from "../registration.ts";

/** Children of a family who register wait no longer, and an offer holds no spot for them. The others keep their turn. */
export const leaveByRegistering = ({ campId, waitlist }: Camp, family: Family): CampEvent[] => {
  const registers = isOneOf(family);
  return [...waitlist.values()].filter(isInLine).flatMap(({ entryId, payerId, parent, places, participants }) => {
    const about = { campId, entryId, payerId, by: "parent" as const };
    const go = participants.filter((child) => registers(parent?.parentEmail, { ...child, name: child.playerName }));
    if (go.length > 0 && go.length === places.length) return [{ type: "WaitlistLeft", data: about }];
    return go.map(({ participantId }): CampEvent => ({
      type: "WaitlistParticipantLeft",
      data: { ...about, participantId },
    }));
  });
};
