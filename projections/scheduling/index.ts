import { slotStateAfter } from "../../eventstore/scheduling/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { availabilityProjector } from "./availability.ts";
import type { ScheduleFact } from "./view.ts";

const opened = ({ available }: { available: boolean }) => (available ? "available" : "unavailable");

// What concerns a whole calendar is recorded under its owner.
const history: HistoryOf<ScheduleFact> = {
  SlotPublished: { of: "slotId", state: opened },
  DayCopied: { of: "instructorId", tells: ({ dayOfWeek }) => ({ dayOfWeek }) },
  SlotsUncopied: { of: "instructorId" },
  SlotClosed: { of: "slotId", state: slotStateAfter.SlotClosed },
  SlotReopened: { of: "slotId", state: slotStateAfter.SlotReopened },
  SlotWithdrawn: { of: "slotId", state: slotStateAfter.SlotWithdrawn },
  SlotRestored: { of: "slotId", state: opened },
  ScheduleCleared: { of: "instructorId" },
  ScheduleRestored: { of: "instructorId" },
  DatesBlocked: {
    of: "instructorId",
    tells: ({ firstDay, lastDay, startTime, endTime }) => ({ firstDay, lastDay, startTime, endTime }),
  },
  DatesUnblocked: { of: "instructorId" },
  SickDayBegun: { of: "instructorId", tells: ({ dates }) => ({ days: dates.join(" ") }) },
  SickDayHadNoLessons: { of: "instructorId" },
  SickDayAnnounced: { of: "instructorId" },
  FacilityClosed: { of: "closureId", state: "closed" },
  FacilityReopened: { of: "closureId", state: "reopened" },
};

export const scheduling = {
  name: "scheduling",
  projectors: [availabilityProjector],
  history,
  notGone: ['exists (select from read.slots s where s."instructorId" = e.subject and not s."isWithdrawn")'],
} satisfies Context;
