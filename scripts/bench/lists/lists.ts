import type { ListQuery } from "../../../projections/list.ts";
import { listLessons } from "../../../projections/lessons/queries.ts";
import { type Benchmark, inTurns, type Result, result } from "../benchmark.ts";
import { dayFromToday, type Facility, openFacility, today } from "./facility.ts";
import { largeScans } from "./queryPlans.ts";

const instructors = 20;
const lessonsOfADay = 10;
const sizes = { large: 100_000, small: 1000 };
const rounds = 41;
const bar = 1 / 1.5;

/** This many lessons, half of them in the past. */
const facilityWith = (url: string, name: string, lessons: number) =>
  openFacility(url, name, {
    instructors,
    days: (instructorIds) => {
      const days = lessons / lessonsOfADay / instructors;
      return instructorIds.flatMap((instructorId) =>
        Array.from({ length: days }, (_, n) => ({
          instructorId,
          date: dayFromToday(n - Math.floor(days / 2)),
          lessons: lessonsOfADay,
        })),
      );
    },
  });

const page = (n: number) => ({ offset: 25 * (n - 1), limit: 25 });
const soonest = { field: "scheduledDate", order: "asc" } as const;

/** What the back office's screens request, as they request it. */
const asked: Record<string, (facility: Facility) => ListQuery> = {
  "first page": () => ({ filter: { from: today }, sort: soonest, range: page(1) }),
  "first page of all": () => ({ filter: {}, sort: { field: "scheduledDate", order: "desc" }, range: page(1) }),
  "page 40": () => ({ filter: {}, sort: soonest, range: page(40) }),
  "waiting for an answer": () => ({ filter: { status: "pending" }, sort: soonest, range: page(1) }),
  "confirmed, this week": () => ({
    filter: { status: ["confirmed", "scheduled"], from: today, until: dayFromToday(6) },
    sort: soonest,
    range: page(1),
  }),
  "of one instructor": ({ instructorIds }) => ({
    filter: { instructorId: instructorIds[7], from: today },
    sort: soonest,
    range: page(1),
  }),
  "searched by name": () => ({ filter: { q: "tess moreno" }, sort: soonest, range: page(1) }),
  "searched by a part": () => ({ filter: { q: "ore", from: today }, sort: soonest, range: page(1) }),
  "sorted by price": () => ({ filter: {}, sort: { field: "price", order: "desc" }, range: page(1) }),
  "sorted by status": () => ({ filter: {}, sort: { field: "status", order: "asc" }, range: page(1) }),
  "sorted by request": () => ({ filter: {}, sort: { field: "createdAt", order: "desc" }, range: page(1) }),
};

/**
 * The back office's lists of lessons with 100,000 beside the same with 1,000: ms each, and what Postgres would scan.
 */
export const lists: Benchmark = {
  name: "lists",
  async run({ url, say }) {
    const since = performance.now();
    const small = await facilityWith(url, "lists_small", sizes.small);
    const large = await facilityWith(url, "lists_large", sizes.large);
    say(
      `lists of ${sizes.large} and of ${sizes.small} lessons, entered in ${Math.round(performance.now() - since)} ms`,
    );
    try {
      const results: Result[] = [];
      for (const [name, query] of Object.entries(asked)) {
        const read = (facility: Facility) => () => listLessons(facility.db, "admin", query(facility));
        const timed = (facility: Facility) => async () => {
          const since = performance.now();
          await read(facility)();
          return performance.now() - since;
        };
        const [value = NaN, reference = NaN] = await inTurns(rounds, [timed(large), timed(small)]);
        const { rows } = await read(large)();
        if (rows.length !== 25) throw new Error(`${name}: ${rows.length} rows instead of a page`);
        const scans = await largeScans(large.db, read(large));
        results.push(result({ name: `list: ${name}`, value, unit: "ms", reference, bar, lessIsBetter: true }), {
          ...result({ name: "  sequential scans", value: scans.length, unit: scans.join(" ") }),
          holds: !scans.length,
        });
      }
      return results;
    } finally {
      await Promise.all([small.close(), large.close()]);
    }
  },
};
