export { type CampHours, campHoursOf, campHoursOfOthers } from "./campHours.ts";
export { type FacilityDay, nextOpening, offerFrom } from "./nextOpening.ts";
export { listBlocks, listSlots, unfinishedSickDays } from "./queries.ts";
export { mostWeeks } from "./view.ts";
