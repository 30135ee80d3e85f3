export { type FacilityDay, isFreeToday, offerOn } from "./freeToday.ts";
export { mostWeeks } from "./view.ts";
