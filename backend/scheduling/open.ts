export { closureAt, closureOn, offerOf } from "./offerOf.ts";
export { isSamePlace } from "./placeRule.ts";
export { placesOfAll } from "./samePlace.ts";
export { scheduleOf, staff } from "./whose.ts";
