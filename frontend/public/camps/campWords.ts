import type { CampView } from "../../../backend/camps/contract.ts";
import { hasDates } from "../../../backend/camps/daysRule.ts";
import { clockRange, longDate } from "../../shared/formats.ts";

/** "Monday, July 6, 2026 – Wednesday, July 8, 2026"; one day once. */
export const campDates = ({ startDate, endDate }: Pick<CampView, "startDate" | "endDate">) =>
  !hasDates({ startDate, endDate })
    ? "Dates not set yet"
    : startDate === endDate
      ? longDate(startDate)
      : `${longDate(startDate)} – ${longDate(endDate)}`;

/** "9:00 AM – 3:00 PM" */
export const campTimes = ({ startTime, endTime }: Pick<CampView, "startTime" | "endTime">) =>
  clockRange(startTime, endTime);

export const divisionName = ({ ageGroup, sport }: CampView["divisions"][number]) => `${ageGroup} ${sport}`;

export { counted } from "../../shared/formats.ts";
