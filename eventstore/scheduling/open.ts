export { closes } from "./blocks.ts";
export { availabilityStream } from "./events.ts";
export { availability, type Availability, type Slot } from "./slots.ts";
