export { allSlots } from "./allSlots.ts";
export { InstructorFilter } from "./InstructorFilter.tsx";
