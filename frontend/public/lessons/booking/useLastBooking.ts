import { useMemo } from "react";
import { useMyLessons } from "../useMyLessons.ts";
import { useAwake } from "../../waking/rendered.ts";
import { lastBooking } from "./lastBooking.ts";

/** What was booked in this browser last, with the lesson as the server tells it; null where nothing was, undefined until it is known. */
export const useLastBooking = () => {
  const awake = useAwake();
  const last = useMemo(() => (awake ? lastBooking() : undefined), [awake]);
  const lesson = useMyLessons().data?.find(({ id }) => id === last?.lessonId);
  return { last, lesson };
};
