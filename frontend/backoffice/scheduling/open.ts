export { allSlots } from "./allSlots.ts";
