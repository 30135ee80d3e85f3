import { useMemo } from "react";
import { useInstructors } from "../instructors/useInstructors.ts";
import { useMyLessons } from "../lessons/useMyLessons.ts";
import { useSettings } from "../../shared/settings.ts";
import { useAwake } from "../rendered.ts";
import { lastBooking } from "./lastBooking.ts";

/**
 * What was booked in this browser last, with what the server tells of it: null where nothing was. Handles are those of
 * that instructor, so that nobody pays the facility in the meantime; undefined while they are not known.
 */
export const useLastBooking = () => {
  const awake = useAwake();
  const { payment } = useSettings();
  const last = useMemo(() => (awake ? lastBooking() : undefined), [awake]);
  const lesson = useMyLessons().data?.find(({ id }) => id === last?.lessonId);
  const { data: instructors, error, refetch } = useInstructors();
  const instructor = instructors?.find(({ id }) => id === last?.instructorId);
  const handles = last === null ? payment : last && instructors && (instructor?.payment ?? payment);
  return { last: last ?? null, lesson, handles, error: handles ? null : error, retry: () => void refetch() };
};
