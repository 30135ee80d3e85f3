import { useGetList } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { waitingLessons } from "./waiting.ts";

const uncounted = 100; // more than the server counts, and than a badge shows

/** How many lessons wait for an answer: the instructor's own, or the facility's for an admin. */
export const useWaitingCount = () => {
  const { total, pageInfo } = useGetList<LessonView>("lessons", waitingLessons(useMe()));
  return total ?? (pageInfo ? uncounted : 0);
};
