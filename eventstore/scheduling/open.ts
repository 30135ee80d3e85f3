export { closes } from "./blocks.ts";
export { type AvailabilityEvent, availabilityStream } from "./events.ts";
export { availability, type Availability, type Slot } from "./slots.ts";
