import type { EventInput } from "@fullcalendar/react";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { endOf } from "../../../../projections/scheduling/freeTimesRule.ts";
import { lessonNow } from "../../../shared/lessonNow.ts";
import { playerName } from "../../lessons/words.ts";
import type { OpenTime } from "./openTimes.ts";

/** A lesson by its instants: the calendar puts them on the facility's clock. */
export const lessonEvent = (lesson: LessonView, url: string): EventInput => ({
  id: lesson.id,
  title: playerName(lesson),
  start: lesson.scheduledDate,
  end: new Date(endOf(lessonNow(lesson))).toISOString(),
  url,
  extendedProps: { lesson },
});

/** A slot by its wall times, which have no instant of their own until somebody books. */
export const openEvent = ({ date, slot, isBlocked }: OpenTime): EventInput => ({
  id: `${slot.id} ${date}`,
  start: `${date}T${slot.startTime}`,
  end: `${date}T${slot.endTime}`,
  display: "background",
  ...(isBlocked && { color: "var(--mui-palette-text-disabled)" }),
  extendedProps: { isBlocked },
});
