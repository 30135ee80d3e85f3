import { campStream, entryOfVisitor } from "../../../eventstore/camps/events.ts";
import { entriesLeftWaiting, placesLeftWaiting } from "../../../projections/camps/waitlistQueries.ts";
import type { WhenErased } from "../../backend.ts";
import { camp } from "../camp.ts";
import { leaveErasedPlayer, leaveWaitlist } from "./waitlist.ts";

/** No spot is held for someone who can no longer be reached. */
export const leaveWaitlistsWhenErased: WhenErased = async ({ db, handle, caughtUp, time }, command, subject) => {
  await caughtUp();
  const moment = { now: command.now, time };
  let waitlistPlace = 0;
  for (const { id: entryId, campId } of await entriesLeftWaiting(db, { subject, entryId: entryOfVisitor(subject) })) {
    const target = { fold: camp, stream: campStream(campId), command };
    if ((await handle(target, leaveWaitlist({ entryId, by: "parent" }, moment))).recorded) waitlistPlace++;
  }
  for (const { entryId, participantId, campId } of await placesLeftWaiting(db, subject)) {
    const target = { fold: camp, stream: campStream(campId), command };
    if ((await handle(target, leaveErasedPlayer({ entryId, participantId }, moment))).recorded) waitlistPlace++;
  }
  return { waitlistPlace };
};
