import type { ScheduleFact } from "../../../backend/scheduling/contract.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<ScheduleFact, Sentence> = {
  SlotPublished: "published this time slot",
  DayCopied: "copied a day to all days",
  SlotsUncopied: "undid copying a day to all days",
  SlotClosed: "closed this time slot",
  SlotReopened: "reopened this time slot",
  SlotWithdrawn: "deleted this time slot",
  SlotRestored: "restored this time slot",
  ScheduleCleared: "cleared the whole schedule",
  ScheduleRestored: "restored the cleared schedule",
  DatesBlocked: "blocked dates",
  DatesUnblocked: "unblocked dates",
  SickDayBegun: ({ actor }) => (actor?.role === "admin" ? "marked the coach out" : "called in sick"),
  SickDayAnnounced: "told the families about the sick day",
  FacilityClosed: "closed the facility",
  FacilityReopened: "reopened the facility",
  SickDayHadNoLessons: "found no lessons left on the sick day",
};
