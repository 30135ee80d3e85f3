import { listLessons } from "../../../projections/lessons/queries.ts";
import { type Benchmark, inTurns, result } from "../benchmark.ts";
import { dayFromToday, openFacility, today } from "./facility.ts";

const shown = 20; // lessons in the week and in the month that are looked at, of both instructors
const month = 31; // days
const year = 2000;
const rounds = 101;
const bar = 1 / 1.3;

/** 20 lessons in the week that begins today; the others, if any, before it and after its month. */
const days = (lessons: number) => {
  const thisWeek = [0, 1, 2, 3].map((day) => ({ day, lessons: shown / 4 }));
  const elsewhere = [...Array(365).keys()].map((n) => n - 167).filter((day) => day < 0 || day >= month);
  const upTo = (day: number) => Math.round(((lessons - shown) * day) / elsewhere.length);
  const others = elsewhere.map((day, n) => ({ day, lessons: upTo(n + 1) - upTo(n) }));
  return [...thisWeek, ...others].filter(({ lessons }) => lessons > 0);
};

/** One instructor with a full year and one with a single week. */
const facility = (url: string) =>
  openFacility(url, "calendar", {
    instructors: 2,
    days: ([busy = "", quiet = ""]) =>
      [
        { instructorId: busy, lessons: year },
        { instructorId: quiet, lessons: shown },
      ].flatMap(({ instructorId, lessons }) =>
        days(lessons).map(({ day, lessons }) => ({ instructorId, date: dayFromToday(day), lessons })),
      ),
  });

/** A week and a month of an instructor's calendar: with 2,000 lessons in the year beside one with only these 20. */
export const calendar: Benchmark = {
  name: "calendar",
  async run({ url, say }) {
    const { db, instructorIds, close } = await facility(url);
    say(`instructors with ${year} and with ${shown} lessons in the year; both calendars show the same ${shown}`);
    const [busy = "", quiet = ""] = instructorIds;
    try {
      const results = [];
      for (const [name, until] of [
        ["week", dayFromToday(6)],
        ["month", dayFromToday(month - 1)],
      ] as const) {
        const timed = (instructorId: string) => async () => {
          const since = performance.now();
          const { rows } = await listLessons(db, { instructor: instructorId }, { filter: { from: today, until } });
          if (rows.length !== shown) throw new Error(`The ${name} shows ${rows.length} lessons`);
          return performance.now() - since;
        };
        const [value = NaN, reference = NaN] = await inTurns(rounds, [timed(busy), timed(quiet)]);
        const figure = { name: `calendar: a ${name}`, value, unit: "ms", reference, bar, lessIsBetter: true };
        results.push(result(figure));
      }
      return results;
    } finally {
      await close();
    }
  },
};
