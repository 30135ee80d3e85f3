import { closes } from "../../eventstore/scheduling/blocks.ts";
import type { Staff } from "../../projections/accounts/open.ts";
import { listLessons } from "../../projections/lessons/open.ts";
import { active } from "../../projections/scheduling/freeTimesRule.ts";
import type { Backend } from "../backend.ts";

/** An instructor's lessons, or everyone's, that take place on dates to be closed, by time. */
export const lessonsTouched = async (
  { db, time }: Pick<Backend, "db" | "time">,
  staff: Staff,
  dates: Parameters<typeof closes>[0],
) => {
  const from = time.addDays(dates.firstDay, -1); // a late lesson may reach into the first day
  const filter = { status: [...active], from, until: dates.lastDay };
  const { rows } = await listLessons(db, staff, { filter });
  return rows
    .filter(({ date, scheduledDate, duration }) =>
      closes(dates, { date, startsAt: scheduledDate, minutes: duration }, time.instantOf),
    )
    .sort((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));
};
