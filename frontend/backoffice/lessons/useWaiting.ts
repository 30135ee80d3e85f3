import { useGetList } from "react-admin";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import type { anew } from "../data/anew.ts";
import { useMe } from "../access/me.ts";
import { changeAsked, changesAsked, waitingLessons } from "./waiting.ts";

/** At least so many are in a list that the server doesn't count to its end. */
export const uncounted = 100;

/** 7, or "100+" where more follow than were counted. */
export const counted = (count: number, isMore: boolean) => (isMore ? `${count}+` : count);

/**
 * What waits for an answer, soonest first: requests, and lessons whose players want to move or cancel them. An
 * instructor's own, or for an admin the whole facility's. The frame's count and the queue share this one read.
 */
export const useWaiting = (options: { refetchOnMount?: typeof anew } = {}) => {
  const me = useMe();
  const requests = useGetList<LessonView>("lessons", waitingLessons(me), options);
  const asked = useGetList<LessonView>("lessons", changesAsked(me), options);
  // A pending lesson that its player wants to change is already among the requests.
  const agreed = asked.data?.filter((lesson) => lesson.status !== "pending" && changeAsked(lesson));
  const lessons =
    requests.data &&
    agreed &&
    [...requests.data, ...agreed].toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
  const requested = requests.total ?? (requests.pageInfo && uncounted);
  const total = requested === undefined || !agreed ? undefined : requested + agreed.length;
  const isMore = requests.total === undefined;
  return {
    lessons,
    total,
    /** How many wait, as screens say it. */
    count: total === undefined ? undefined : counted(total, isMore),
    /** How many of them are not among `lessons`. */
    beyond: total === undefined || !lessons ? 0 : counted(total - lessons.length, isMore),
    error: requests.error ?? asked.error,
    refetch: () => Promise.all([requests.refetch(), asked.refetch()]),
  };
};
