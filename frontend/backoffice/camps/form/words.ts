import { clock, clockRange, counted, longDate, money } from "../../../shared/formats.ts";
import type { CampField, DivisionDraft, SomeFields } from "./campDraft.ts";

/** "softball" → "Softball" */
export const sportName = (sport: string) => sport.slice(0, 1).toUpperCase() + sport.slice(1);
export const divisionName = ({ sport, ageGroup }: { sport: string; ageGroup: string }) =>
  `${sportName(sport)} ${ageGroup.trim()}`;

export const fieldLabel: Record<CampField, string> = {
  title: "Title",
  campType: "Type",
  description: "Description",
  location: "Location",
  startDate: "Start date",
  endDate: "End date",
  startTime: "Start time",
  endTime: "End time",
  ageMin: "Minimum age",
  ageMax: "Maximum age",
  capacity: "Capacity",
  releaseUnpaidAfterHours: "Release unpaid places after (hours)",
  fullCampPrice: "Full camp price",
  dailyPrice: "Daily price",
  playerChecklist: "What to bring",
  arrivalInfo: "Arrival",
  pickupInfo: "Pick-up",
  safetyNotes: "Safety notes",
  campSchedule: "Camp schedule",
  agenda: "Agenda",
  divisions: "Divisions",
};

const divisionInWords = ({ startTime, endTime, field, capacity, ...division }: DivisionDraft) =>
  `${divisionName(division)}, ${clockRange(startTime, endTime)}, ${field}, ${counted(Number(capacity), "spot")}`;

/** What stands in a field, as people read it. */
export const fieldInWords = (field: CampField, fields: SomeFields): string => {
  if (field === "divisions") return fields.divisions?.map(divisionInWords).join("\n") || "None";
  const text = fields[field];
  if (!text) return "Empty";
  if (field === "campType") return text === "clinic" ? "Clinic" : "Camp";
  if (field === "startDate" || field === "endDate") return longDate(text);
  if (field === "startTime" || field === "endTime") return clock(text);
  return field === "fullCampPrice" || field === "dailyPrice" ? money(text) : text;
};
