import { dayNames, type ScheduleFact } from "../../../backend/scheduling/contract.ts";
import { clockRange, shortDate } from "../../shared/formats.ts";
import type { Sentence, Told } from "../context.ts";
import { dayIn } from "../sentences.ts";

/** "Wed, May 8 – Fri, May 10, 4:00–6:00 PM on each day" */
const blocked = (details: Told["details"]) => {
  const [first, last] = [dayIn(details, "firstDay"), dayIn(details, "lastDay")];
  const { startTime, endTime } = details ?? {};
  const hours = startTime && endTime ? `, ${clockRange(String(startTime), String(endTime))}` : "";
  return first === last ? `${first}${hours}` : `${first} – ${last}${hours && `${hours} on each day`}`;
};
/** "2030-05-08 2030-05-10" → "Wed, May 8; Fri, May 10" */
const daysOf = (details: Told["details"]) => String(details?.["days"]).split(" ").map(shortDate).join("; ");

export const sentences: Record<ScheduleFact, Sentence> = {
  SlotPublished: "published this time slot",
  DayCopied: ({ details }) => `copied ${dayNames[Number(details?.["dayOfWeek"])] ?? "a day"} to all days`,
  SlotsUncopied: "undid copying a day to all days",
  SlotClosed: "closed this time slot",
  SlotReopened: "reopened this time slot",
  SlotWithdrawn: "deleted this time slot",
  SlotRestored: "restored this time slot",
  ScheduleCleared: "cleared the whole schedule",
  ScheduleRestored: "restored the cleared schedule",
  DatesBlocked: ({ details }) => `blocked ${blocked(details)}`,
  DatesUnblocked: "unblocked dates",
  SickDayBegun: ({ actor, details }) =>
    `${actor?.role === "admin" ? "marked the coach out" : "called in sick"} (${daysOf(details)})`,
  SickDayAnnounced: "told the families about the sick day",
  FacilityClosed: "closed the facility",
  FacilityReopened: "reopened the facility",
  SickDayHadNoLessons: "found no lessons left on the sick day",
};
