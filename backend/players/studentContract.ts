export type { RosterView, StudentView } from "../../projections/players/view.ts";

/** Players as staff see them. */
export const studentsUrl = "/api/students";
/** The same with their contacts and lessons. */
export const rosterUrl = "/api/student-roster";
