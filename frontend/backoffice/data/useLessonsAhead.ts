import { useGetList } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { today } from "../../shared/formats.ts";
import { isToCome } from "../../shared/lessons/lessonNow.ts";

const one = { page: 1, perPage: 1 }; // the count comes with any page
const todays = { page: 1, perPage: 50 }; // enough to tell which of today's have begun
const sort = { field: "scheduledDate", order: "ASC" as const };

/**
 * How many lessons are left open if these people go: requests, unless told otherwise also those never answered, and what
 * is agreed and to come. Undefined until known.
 */
export const useLessonsAhead = (
  of: { studentId: string[] } | { instructorId: string },
  { enabled = true, onlyToCome = false } = {},
) => {
  const reading = { enabled, refetchOnMount: "always" } as const;
  const requests = useGetList<LessonView>(
    "lessons",
    { filter: { status: "pending", ...(onlyToCome && { from: today() }), ...of }, sort, pagination: one },
    reading,
  );
  const agreed = useGetList<LessonView>(
    "lessons",
    { filter: { status: ["confirmed", "scheduled"], from: today(), ...of }, sort, pagination: todays },
    reading,
  );
  if (requests.total === undefined || agreed.total === undefined) return undefined;
  return requests.total + agreed.total - (agreed.data ?? []).filter((lesson) => !isToCome(lesson)).length;
};
