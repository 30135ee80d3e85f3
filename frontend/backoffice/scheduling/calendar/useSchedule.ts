import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useGetList } from "react-admin";
import { z } from "zod";
import type { CampView } from "../../../../backend/camps/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import {
  availabilityOf,
  BlockView,
  blocksUrl,
  type ClosureView,
  SlotView,
} from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { ofOwner, useClosures } from "../../../shared/scheduling/useSchedule.ts";
import { settings } from "../../../shared/settings.ts";
import { useMe } from "../../access/me.ts";
import { type OpenTime, openTimes } from "./openTimes.ts";
import { type Days, daysOf } from "./visibleDays.ts";

/** Lessons that took, take or may take a place; declined and cancelled ones are left out. */
const onCalendar = ["pending", "confirmed", "scheduled", "completed", "missed"];
const mostLessons = 1000;
export const mostCamps = 200;

/** A camp on one of its days. */
export type CampDay = { date: string; camp: CampView };

export const campDays = (camps: readonly CampView[], days: readonly string[]): CampDay[] =>
  days.flatMap((date) =>
    camps
      .filter(({ dates, canceledDays }) => dates.includes(date) && !canceledDays.includes(date))
      .map((camp) => ({ date, camp })),
  );

/** An open time that is closed only because of a camp is left out: the camp stands there. */
const isBesides =
  (camps: readonly CampDay[]) =>
  ({ date, slot, isBlocked }: OpenTime) =>
    !isBlocked ||
    !camps.some((on) => on.date === date && on.camp.startTime < slot.endTime && slot.startTime < on.camp.endTime);

/** A closed day, as the coaches' calendars show it. */
const asBlock = ({ name, ...closure }: ClosureView): BlockView => ({
  ...closure,
  instructorId: "",
  startTime: null,
  endTime: null,
  closedFor: name,
});

/** The same list of each of several coaches, in one. */
const useOfEach = <T>(coaches: readonly string[], urlOf: (id: string) => string, row: z.ZodType<T>) =>
  useQueries({
    queries: coaches.map((id) => ({
      queryKey: [urlOf(id)],
      queryFn: ({ signal }: { signal: AbortSignal }) => query(urlOf(id), z.array(row), { signal }),
      refetchOnMount: "always" as const,
      staleTime: 0, // planning needs current data
    })),
    combine: (reads) => ({
      rows: reads.flatMap(({ data }) => data ?? []),
      isReady: reads.every(({ data }) => data),
      isSettled: reads.every(({ isPending }) => !isPending),
      error: reads.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
    }),
  });

type Asked = {
  days: Days;
  instructor: string; // whose, or everybody's
  coaches: readonly string[]; // whose openings and blocked dates are shown
  openings?: boolean;
};

/** The lessons and camps on the days shown and, of some coaches, what they offer and when they are away. */
export const useSchedule = ({ days, instructor, coaches, openings = true }: Asked) => {
  const me = useMe();
  const around = { from: plusDays(days.from, -1), until: plusDays(days.until, 1) }; // midnight ends no lesson
  const lessons = useGetList<LessonView>(
    "lessons",
    {
      filter: { ...around, status: onCalendar, ...(instructor && { instructorId: instructor }) },
      sort: { field: "scheduledDate", order: "ASC" },
      pagination: { page: 1, perPage: mostLessons },
    },
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  const camps = useGetList<CampView>(
    "camps",
    {
      filter: { status: ["active", "completed"], ...(instructor && { instructorId: instructor }) },
      sort: { field: "startDate", order: "DESC" },
      pagination: { page: 1, perPage: mostCamps },
    },
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  const slots = useOfEach(openings ? coaches : [], availabilityOf, SlotView);
  const own = me.role === "instructor";
  const blocks = useOfEach(coaches, (instructorId) => ofOwner(blocksUrl, { instructorId, own }), BlockView);
  const closures = useClosures();
  const onCamps = campDays(camps.data ?? [], daysOf(days));
  const instantOf = instantIn(settings().facility.timeZone);
  const openOf = (coach: string): OpenTime[] =>
    openTimes(
      slots.rows.filter((slot) => slot.instructorId === coach),
      { days, lessons: lessons.data?.filter((lesson) => lesson.instructor.id === coach) ?? [], instantOf },
    ).filter(isBesides(onCamps.filter(({ camp }) => camp.instructorId === coach)));
  const reads = [lessons, camps, slots, blocks, closures];
  return {
    lessons: camps.data && lessons.data?.filter(({ date }) => days.from <= date && date <= days.until), // not those of before
    camps: onCamps,
    open: lessons.data && slots.isReady ? coaches.flatMap(openOf) : [],
    blocks: [...blocks.rows.filter(({ closedFor }) => closedFor === null), ...(closures.data ?? []).map(asBlock)],
    closures: closures.data ?? [],
    withOpenTimes: coaches.length > 0,
    isStale: lessons.isPlaceholderData,
    isComplete: [lessons, camps].every(({ data, isPlaceholderData }) => data && !isPlaceholderData) && slots.isSettled,
    tooMany: (lessons.total ?? mostLessons + 1) > mostLessons,
    error: reads.find(({ error }) => error)?.error,
    retry: () => void Promise.all(reads.map(({ refetch }) => refetch())),
  };
};
