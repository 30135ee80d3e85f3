import { lessonsGivenBy, lessonsTakenBy } from "../../projections/lessons/exportQueries.ts";
import { requestsHeldOn } from "../../projections/lessons/requestQueries.ts";
import type { HeldPart } from "../backend.ts";

export const lessonParts: readonly HeldPart[] = [
  { name: "lessons", rows: ({ db }, userId) => lessonsTakenBy(db, userId) },
  { name: "lessonRequests", rows: ({ db }, userId) => requestsHeldOn(db, userId) },
  { name: "lessonsGiven", rows: ({ db }, userId) => lessonsGivenBy(db, userId) },
];
