import { fullName, longDate, shortDate } from "../../../shared/formats.ts";
import { scheduleWords as words } from "../words.ts";
import type { Told } from "./entries.ts";
import type { GridColumn } from "./FreeTimes.tsx";
import { daysOf, type Shown, visibleDays } from "./visibleDays.ts";

type Coach = { id: string; name: string };

/** Who isn't a coach anymore, and still has lessons or a camp on that day. */
const coachesWhoLeft = (date: string, coaches: readonly Coach[], { lessons, camps }: Told): Coach[] => {
  const known = new Set(coaches.map(({ id }) => id));
  const busy = [
    ...lessons.filter((lesson) => lesson.date === date).map(({ instructor }) => instructor),
    ...camps.flatMap((on) => (on.date === date && on.camp.instructor ? [on.camp.instructor] : [])),
  ];
  const names = new Map(busy.map(({ id, user }) => [id, words.hasLeft(fullName(user))]));
  return [...names].filter(([id]) => !known.has(id)).map(([id, name]) => ({ id, name }));
};

/** The days side by side, or all coaches on one day. */
export const columnsOf = (shown: Shown, coaches: readonly Coach[], told: Told): GridColumn[] => {
  const day = (date: string, instructorId: string | undefined) => ({
    key: date,
    date,
    instructorId,
    title: shown.view === "day" ? shortDate(date) : words.dayOfWeek(shortDate(date).slice(0, 3), Number(date.slice(8))),
    label: longDate(date),
  });
  const left = shown.view === "day" && coaches.length > 0 ? coachesWhoLeft(shown.date, coaches, told) : [];
  if (shown.view !== "day" || coaches.length + left.length < 2)
    return daysOf(visibleDays(shown)).map((date) => day(date, coaches.length === 1 ? coaches[0]?.id : undefined));
  return [...coaches, ...left].map(({ id, name }, n) => ({
    key: id,
    date: shown.date,
    instructorId: id,
    title: name,
    label: name,
    hasLeft: n >= coaches.length,
  }));
};
