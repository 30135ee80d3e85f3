import { anew } from "../../data/anew.ts";
import { useGetList } from "react-admin";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import type { SlotView } from "../../../../backend/scheduling/contract.ts";
import { today } from "../../../shared/formats.ts";
import { hasEnded } from "../../../shared/lessons/lessonNow.ts";
import { useMe } from "../../access/me.ts";
import { counted, uncounted, useWaiting } from "../useWaiting.ts";
import { givenBy } from "../waiting.ts";
import { allSlots } from "../../data/allSlots.ts";

/** How many of a list's rows are meant: all but those on its first page that are not. */
const countOf = (
  list: { data?: LessonView[] | undefined; total?: number | undefined },
  isMeant: (lesson: LessonView) => boolean,
) =>
  list.data &&
  (list.total === undefined
    ? counted(uncounted, true)
    : list.total - list.data.filter((lesson) => !isMeant(lesson)).length);

// People act on the queue, so it is read again each time it is opened.
const always = { refetchOnMount: anew };
export const firm = ["confirmed", "scheduled"];

/** What an instructor's first screen shows: what waits, what is coming, and what is over but not yet closed. */
export const useQueue = () => {
  const me = useMe();
  const now = today();
  const waiting = useWaiting(always);
  const coming = useGetList<LessonView>(
    "lessons",
    {
      filter: { status: firm, from: now, ...givenBy(me) },
      sort: { field: "scheduledDate", order: "ASC" },
      pagination: { page: 1, perPage: 25 },
    },
    always,
  );
  const past = useGetList<LessonView>(
    "lessons",
    {
      filter: { status: firm, until: now, ...givenBy(me) },
      sort: { field: "scheduledDate", order: "DESC" },
      pagination: { page: 1, perPage: 25 },
    },
    always,
  );
  const slots = useGetList<SlotView>("slots", allSlots, always);

  const reads = [waiting, coming, past, slots];
  return {
    waiting: waiting.lessons,
    waitingCount: waiting.count,
    waitingBeyond: waiting.beyond,
    next: coming.data?.filter((lesson) => !hasEnded(lesson)),
    scheduledCount: countOf(coming, (lesson) => !hasEnded(lesson)),
    toClose: past.data?.filter((lesson) => hasEnded(lesson)),
    toCloseCount: countOf(past, (lesson) => hasEnded(lesson)),
    openSlots: slots.data?.filter((slot) => slot.isAvailable && slot.isActive).length,
    error: reads.find(({ error }) => error)?.error,
    retry: () => reads.forEach(({ refetch }) => void refetch()),
  };
};
