export { closes, dayAfter } from "./blocks.ts";
export { closuresStream } from "./closureEvents.ts";
export { closures, whileOpen, wholeDays } from "./closures.ts";
export { type AvailabilityEvent, availabilityStream } from "./events.ts";
export { availability, type Availability, type Slot } from "./slots.ts";
