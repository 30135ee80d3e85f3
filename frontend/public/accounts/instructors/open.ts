export { InstructorGrid } from "./InstructorGrid.tsx";
export { useInstructors } from "./useInstructors.ts";
export { usePaymentHandles } from "./usePaymentHandles.ts";
