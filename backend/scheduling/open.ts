export { closureAt, offerOf } from "./offerOf.ts";
export { scheduleOf, staff } from "./whose.ts";
