import type { LessonStatus } from "../../../backend/lessons/contract.ts";

/** What one picks to see. Scheduled lessons are as firm as confirmed ones: they differ in who entered them. */
export const statusFilters: { label: string; status: LessonStatus | LessonStatus[] | undefined }[] = [
  { label: "All", status: undefined },
  { label: "Waiting", status: "pending" },
  { label: "Confirmed", status: ["confirmed", "scheduled"] },
  { label: "Completed", status: "completed" },
  { label: "Declined", status: "declined" },
  { label: "Cancelled", status: "cancelled" },
];
