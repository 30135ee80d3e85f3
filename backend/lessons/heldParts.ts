import { lessonsGivenBy, lessonsTakenBy } from "../../projections/lessons/exportQueries.ts";
import { requestsHeldOn } from "../../projections/lessons/requestQueries.ts";
import type { Backend, HeldPart } from "../backend.ts";

export const lessonParts = ({ db }: Pick<Backend, "db">): readonly HeldPart[] => [
  { name: "lessons", rows: (userId) => lessonsTakenBy(db, userId) },
  { name: "lessonRequests", rows: (userId) => requestsHeldOn(db, userId) },
  { name: "lessonsGiven", rows: (userId) => lessonsGivenBy(db, userId) },
];
