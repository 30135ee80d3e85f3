import type { OwnWaitlistEntryView } from "../../backend/camps/waitlist/waitlistContract.ts";
import { camp } from "./campExample.ts";

/** One place on a waitlist for specs, as its family sees it. */
export const waitlistEntry: OwnWaitlistEntryView = {
  id: "w1",
  campId: camp.id,
  state: "waiting",
  position: 2,
  offeredUntil: null,
  joinedAt: "2030-06-01T15:00:00.000Z",
  registrationOption: "all_days",
  selectedDays: [],
  participantCount: 1,
  places: [{ id: "p1", playerId: null, playerName: "Kim", ageGroup: "10u", divisionId: "softball-10u" }],
  registrationId: null,
  camp,
};
export const offeredEntry: OwnWaitlistEntryView = {
  ...waitlistEntry,
  state: "offered",
  position: null,
  offeredUntil: "2030-06-05T15:00:00.000Z",
};
