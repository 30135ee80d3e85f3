import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useGetList } from "react-admin";
import type { CampView } from "../../../../backend/camps/contract.ts";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { availabilityOf, SlotView } from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { settings } from "../../../shared/settings.ts";
import { useMe } from "../../access/me.ts";
import { place } from "../../place.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { type OpenTime, openTimes } from "./openTimes.ts";
import { type Days, daysOf } from "./visibleDays.ts";

/** Lessons that take or may take a place; declined and cancelled ones are left out. */
const onCalendar = ["pending", "confirmed", "scheduled", "completed"];
const mostLessons = 1000;
const mostCamps = 200;

/** A camp on one of its days. */
export type CampDay = { date: string; camp: CampView };

const campDays = (camps: readonly CampView[], days: Days): CampDay[] =>
  daysOf(days).flatMap((date) =>
    camps.filter(({ startDate, endDate }) => startDate <= date && date <= endDate).map((camp) => ({ date, camp })),
  );

/** An open time that is closed only because of a camp is left out: the camp stands there. */
const isBesides =
  (camps: readonly CampDay[]) =>
  ({ date, slot, isBlocked }: OpenTime) =>
    !isBlocked ||
    !camps.some((on) => on.date === date && on.camp.startTime < slot.endTime && slot.startTime < on.camp.endTime);

/** The lessons and camps on the days shown and, for a single instructor, the open times. */
export const useSchedule = ({ days, instructor }: { days: Days; instructor: string }) => {
  const me = useMe();
  const of = place === "instructor" ? me.id : instructor;
  const around = { from: plusDays(days.from, -1), until: plusDays(days.until, 1) }; // midnight ends no lesson
  const lessons = useGetList<LessonView>(
    "lessons",
    {
      filter: { ...around, status: onCalendar, ...(of && { instructorId: of }) },
      sort: { field: "scheduledDate", order: "ASC" },
      pagination: { page: 1, perPage: mostLessons },
    },
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  const camps = useGetList<CampView>(
    "camps",
    {
      filter: { status: ["active", "completed"], ...(of && { instructorId: of }) },
      sort: { field: "startDate", order: "DESC" },
      pagination: { page: 1, perPage: mostCamps },
    },
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  const slots = useQuery({
    queryKey: [availabilityOf(of)],
    queryFn: ({ signal }) => query(availabilityOf(of), SlotView.array(), { signal }),
    enabled: of !== "",
    refetchOnMount: "always",
  });
  const shown = lessons.data?.filter(({ date }) => days.from <= date && date <= days.until); // not those of before
  const instantOf = instantIn(settings().facility.timeZone);
  const onCamps = campDays(camps.data ?? [], days);
  const open: OpenTime[] =
    lessons.data && slots.data ? openTimes(slots.data, { days, lessons: lessons.data, instantOf }) : [];
  return {
    lessons: camps.data && shown,
    camps: onCamps,
    isStale: lessons.isPlaceholderData,
    open: open.filter(isBesides(onCamps)),
    withOpenTimes: of !== "",
    tooMany: (lessons.total ?? mostLessons + 1) > mostLessons,
    error: lessons.error ?? camps.error ?? slots.error,
    retry: () => void Promise.all([lessons.refetch(), camps.refetch(), slots.refetch()]),
  };
};
