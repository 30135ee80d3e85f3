export { type CampHours, campHoursOf } from "./campHours.ts";
export { type FacilityDay, isFreeToday, offerOn } from "./freeToday.ts";
export { listSlots, unfinishedSickDays } from "./queries.ts";
export { mostWeeks } from "./view.ts";
