import { useGetList } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { useMe } from "../access/me.ts";
import { changeAsked, changesAsked, waitingLessons } from "./waiting.ts";

const uncounted = 100; // more than the server counts, and than a badge shows

/**
 * What waits for an answer, soonest first: requests, and lessons whose players want to move or cancel them. An
 * instructor's own, or for an admin the whole facility's. The frame's count and the queue share this one read.
 */
export const useWaiting = (options: { refetchOnMount?: "always" } = {}) => {
  const me = useMe();
  const requests = useGetList<LessonView>("lessons", waitingLessons(me), options);
  const asked = useGetList<LessonView>("lessons", changesAsked(me), options);
  // A pending lesson that its player wants to change is already among the requests.
  const agreed = asked.data?.filter((lesson) => lesson.status !== "pending" && changeAsked(lesson));
  const requested = requests.total ?? (requests.pageInfo && uncounted);
  return {
    lessons:
      requests.data &&
      agreed &&
      [...requests.data, ...agreed].toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate)),
    total: requested === undefined || !agreed ? undefined : requested + agreed.length,
    error: requests.error ?? asked.error,
    refetch: () => Promise.all([requests.refetch(), asked.refetch()]),
  };
};
