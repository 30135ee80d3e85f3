import { hasDates } from "../../../backend/camps/daysRule.ts";
import type { CampStatus, CampType, CampView, DivisionView } from "../../../backend/camps/contract.ts";
import { clockRange, fullName, shortDate } from "../../shared/formats.ts";

export const campTypeLabel: Record<CampType, string> = { camp: "Camp", clinic: "Clinic" };
export const campStatusLabel: Record<CampStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
  archived: "Archived",
};
export const draftsAreHidden = "Only you and admins can see it until you publish it.";
export const sportLabel: Record<DivisionView["sport"], string> = {
  coed: "Co-ed",
  baseball: "Baseball",
  softball: "Softball",
};

const year = (date: string) => date.slice(0, 4);
/** "Mon, Jul 8 – Wed, Jul 10, 2030"; one day stands alone */
export const campDates = ({ startDate, endDate }: Pick<CampView, "startDate" | "endDate">) => {
  if (!hasDates({ startDate, endDate })) return "Dates not set yet";
  const last = `${shortDate(endDate)}, ${year(endDate)}`;
  if (startDate === endDate) return last;
  return `${shortDate(startDate)}${year(startDate) === year(endDate) ? "" : `, ${year(startDate)}`} – ${last}`;
};
export const campHours = ({ startTime, endTime }: Pick<CampView, "startTime" | "endTime">) =>
  clockRange(startTime, endTime);

/** "Baseball 8U" */
export const divisionName = ({ sport, ageGroup }: Pick<DivisionView, "sport" | "ageGroup">) =>
  `${sportLabel[sport]} ${ageGroup.replaceAll(/(\d)u\b/gi, "$1U")}`;
/** "10:00 – 11:00 AM, Field 2" */
export const divisionPlace = ({ startTime, endTime, field }: Pick<DivisionView, "startTime" | "endTime" | "field">) =>
  `${clockRange(startTime, endTime)}, ${field}`;

export const coachName = ({ instructor }: Pick<CampView, "instructor">) => fullName(instructor?.user);

/** "12 of 220" */
export const fillInWords = ({ registeredCount, capacity }: Pick<CampView, "registeredCount" | "capacity">) =>
  `${registeredCount} of ${capacity}`;
type Filled = Pick<CampView, "status" | "spotsAvailable" | "heldCount" | "waitlistCount">;
/** "208 spots left", "Full · 1 offered · 2 on waitlist"; empty for a camp that nobody can join any more */
export const spotsInWords = ({ status, spotsAvailable, heldCount, waitlistCount }: Filled) => {
  if (status !== "active") return "";
  const left = spotsAvailable === 0 ? "Full" : `${spotsAvailable} ${spotsAvailable === 1 ? "spot" : "spots"} left`;
  const waiting = waitlistCount - heldCount;
  return [left, heldCount > 0 && `${heldCount} offered`, waiting > 0 && `${waiting} on waitlist`]
    .filter(Boolean)
    .join(" · ");
};
