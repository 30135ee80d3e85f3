import knex from "knex";
import { cancelCamp } from "../../backend/camps/running/closeCamp.ts";
import { publishCamp } from "../../backend/camps/running/publishCamp.ts";
import { isActive } from "../../backend/lessons/movesRule.ts";
import { published } from "../../eventstore/camps/examples.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FacilityTime } from "../../backend/facilityTime.ts";
import { inProportion } from "../../backend/testing/rounds.ts";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { quietPool } from "../../eventstore/testing/quietPool.ts";
import { type Slot, timesOn } from "../../frontend/public/lessons/booking/freeTimes.ts";
import { offerOf } from "../../frontend/shared/lessons/offer.ts";
import { campRegistrationsProjector } from "../../projections/camps/campRegistrations.ts";
import { campsProjector } from "../../projections/camps/camps.ts";
import { lessonsProjector } from "../../projections/lessons/lessons.ts";
import { listOccupied, occupiedView } from "../../projections/lessons/occupiedQueries.ts";
import { read } from "../../projections/read.ts";
import { availabilityProjector } from "../../projections/scheduling/availability.ts";
import { openingWeeks, takesSeat } from "../../projections/scheduling/freeTimesRule.ts";
import { nextOpening, offerFrom } from "../../projections/scheduling/nextOpening.ts";
import { listSlots, slotView } from "../../projections/scheduling/queries.ts";
import { emptyTables } from "../../projections/testing/emptyTables.ts";
import { isAccepted, type LessonRow, type OneInstructor, oneInstructor } from "./testing/oneInstructor.ts";
import { newYork, players, publish, starts, walk } from "./testing/walk.ts";

const walks = inProportion(10_000);
const walksOnPostgres = 20;

// No one reads where half a million refusals were thrown, and finding out takes a third of the time.
const { stackTraceLimit } = Error;
beforeAll(() => void (Error.stackTraceLimit = 0));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

const dateOf = (time: FacilityTime, instant: string) => time.wallClock(instant).date;

/** The queries' answers about an instructor; a test below checks that they match. */
const queried = (ana: OneInstructor, time: FacilityTime) => {
  const today = dateOf(time, ana.now());
  const blocks = [...ana.blocks().filter(({ isLifted }) => !isLifted), ...ana.campHours()].filter(
    ({ lastDay }) => lastDay >= today,
  );
  const slots = ana.slots().filter(({ isWithdrawn, validUntil }) => !isWithdrawn && validUntil > today);
  const taken = ana.lessons().filter((lesson) => takesSeat(lesson) && lesson.date >= today);
  const oneOnOne = taken.filter(({ seats }) => seats === 1);
  return {
    slots: slots.map(slotView({ blocks, oneOnOne }, { today, instantOf: time.instantOf })),
    occupied: taken.map(occupiedView),
  };
};

/** The wizard of one player; or what it shows someone who would like one of their lessons at another time. */
const wizardOf = (
  ana: OneInstructor,
  { time, player, moving }: { time: FacilityTime; player: string; moving?: string },
) => {
  const { slots, occupied } = queried(ana, time);
  const own = ana.lessons().filter(({ studentId }) => studentId === player);
  const others = ({ id }: { id: string }) => id !== moving;
  const offer = offerOf<Slot>({
    slots,
    lessons: occupied.filter(others),
    own: own.filter(others).map(occupiedView),
    now: Date.parse(ana.now()),
    instantOf: time.instantOf,
  });
  return (date: string) => timesOn(date, offer);
};

type Walked = Pick<Awaited<ReturnType<typeof walk>>, "ana" | "time"> & { dates: readonly string[] };

/** Every time that is offered and refused, or accepted and not offered. */
const disagreements = async (
  { time, dates }: Walked,
  offered: (date: string) => readonly { startsAt: string; state: string }[],
  accepts: (instant: string) => Promise<boolean>,
) => {
  const found: string[] = [];
  for (const date of dates) {
    const free = new Set(offered(date).flatMap(({ startsAt, state }) => (state === "free" ? [startsAt] : [])));
    for (const instant of new Set(starts.map((startTime) => time.instantOf({ date, time: startTime })))) {
      const isOffered = free.has(instant);
      if (isOffered !== (await accepts(instant)))
        found.push(`${instant} is ${isOffered ? "offered and refused" : "accepted and not offered"}`);
    }
  }
  return found;
};
const whenBooking = (walked: Walked, player: string, times = wizardOf(walked.ana, { ...walked, player })) =>
  disagreements(walked, times, (at) => walked.ana.couldBook(player, at));

/** A request takes no seat, so all times can be requested one after another. */
const whenMoving = async (walked: Walked, lesson: LessonRow) => {
  const { ana, time } = walked;
  const times = wizardOf(ana, { time, player: String(lesson.studentId), moving: lesson.id });
  const other = (date: string) => times(date).filter(({ startsAt }) => startsAt !== lesson.startsAt);
  return disagreements(walked, other, (at) => isAccepted(() => ana.proposeMove(lesson, "player", at)));
};

it("a lesson outside slots is one-on-one: a group published at its hour has no seat left on that day", async () => {
  const [today, date] = ["2030-05-07", "2030-05-08"];
  const ana = oneInstructor("ana", { time: newYork, now: `${today}T12:00:00.000Z` });
  await ana.enter({ date, startTime: "06:00" });
  await publish(ana, { time: newYork, date, startTime: "06:00", maxStudents: 2, weeks: 2, validFrom: today });
  const times = wizardOf(ana, { time: newYork, player: "pat" });
  expect(times(date)).toMatchObject([{ startTime: "06:00", state: "taken", left: 0 }]);
  expect(times("2030-05-15")).toMatchObject([{ startTime: "06:00", state: "free", left: 2 }]);
  expect(await whenBooking({ ana, time: newYork, dates: [date, "2030-05-15"] }, "pat")).toEqual([]);
});

it("G1-57: a time during a camp is offered to nobody, and players are refused there even where the coach means it", async () => {
  const [today, date] = ["2030-05-07", "2030-05-08"];
  const ana = oneInstructor("ana", { time: newYork, now: `${today}T12:00:00.000Z` });
  for (const startTime of ["06:00", "07:00"])
    await publish(ana, { time: newYork, date, startTime, maxStudents: 2, weeks: 2, validFrom: today });
  const days = { startDate: date, endDate: date, startTime: "06:30", endTime: "07:00" };
  await ana.run("summer", publishCamp({ ...published.data, campId: "summer", instructorId: "ana", ...days }));
  const times = wizardOf(ana, { time: newYork, player: "pat" });
  expect(times(date)).toMatchObject([
    { startTime: "06:00", state: "closed" },
    { startTime: "07:00", state: "free" },
  ]);
  expect(times("2030-05-15").map(({ state }) => state)).toEqual(["free", "free"]);
  expect(await whenBooking({ ana, time: newYork, dates: [date, "2030-05-15"] }, "pat")).toEqual([]);
  expect(await isAccepted(() => ana.enter({ date, startTime: "06:00" }))).toBe(false);
  expect(await isAccepted(() => ana.enter({ date, startTime: "06:00" }, { duringCamp: true }))).toBe(true);
  await ana.run("summer", cancelCamp({ reason: "The field is flooded", today }));
  expect(wizardOf(ana, { time: newYork, player: "pat" })(date)).toMatchObject([{ state: "free" }, { state: "free" }]);
});

it("G1-57: a division outside its camp's hours keeps whoever runs the camp busy, and the time between stays open", async () => {
  const [today, date] = ["2030-05-07", "2030-05-08"];
  const ana = oneInstructor("ana", { time: newYork, now: `${today}T12:00:00.000Z` });
  for (const startTime of ["06:00", "07:00", "22:30"])
    await publish(ana, { time: newYork, date, startTime, maxStudents: 2, weeks: 1, validFrom: today });
  const [division] = published.data.divisions;
  const days = { startDate: date, endDate: date, startTime: "06:00", endTime: "07:00" };
  const late = { ...division!, startTime: "22:00", endTime: "23:00" };
  const camp = { ...published.data, campId: "summer", instructorId: "ana", ...days, divisions: [late] };
  await ana.run("summer", publishCamp(camp));
  expect(wizardOf(ana, { time: newYork, player: "pat" })(date)).toMatchObject([
    { startTime: "06:00", state: "closed" },
    { startTime: "07:00", state: "free" },
    { startTime: "22:30", state: "closed" },
  ]);
  expect(await whenBooking({ ana, time: newYork, dates: [date] }, "pat")).toEqual([]);
});

it("an instructor who trains until after midnight has no seat before that on the next day", async () => {
  const dates = ["2030-05-07", "2030-05-08"] as const;
  const ana = oneInstructor("ana", { time: newYork, now: `${dates[0]}T12:00:00.000Z` });
  const offered = { time: newYork, date: dates[1], maxStudents: 2, weeks: 1, validFrom: dates[0] };
  await publish(ana, { ...offered, startTime: "00:00" });
  await publish(ana, { ...offered, startTime: "00:30" });
  await ana.enter({ date: dates[0], startTime: "23:30" });
  expect(wizardOf(ana, { time: newYork, player: "pat" })(dates[1])).toMatchObject([{ state: "taken" }, { left: 2 }]);
  expect(await whenBooking({ ana, time: newYork, dates }, "pat")).toEqual([]);
});

it(`over ${walks} schedules, what is offered is what is accepted, and nothing else`, async () => {
  const found = [];
  const seen = { free: 0, taken: 0, over: 0, closed: 0, own: 0, moves: 0 };
  for (let seed = 1; seed <= walks; seed++) {
    const walked = await walk(seed);
    const { ana, time, dates, story } = walked;
    const player = players[seed % players.length]!;
    const times = wizardOf(ana, { time, player });
    for (const { state } of dates.flatMap(times)) seen[state]++;
    const wrong = await whenBooking(walked, player, times);
    const toMove = ana
      .lessons()
      .find((lesson) => lesson.studentId === player && isActive(lesson) && lesson.startsAt > ana.now());
    if (toMove) {
      seen.moves++;
      wrong.push(...(await whenMoving(walked, toMove)));
    }
    if (wrong.length > 0) found.push({ seed, now: ana.now(), wrong, story: story.join(", ") });
  }
  expect(found.slice(0, 3)).toEqual([]);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(walks / 50);
}, 300_000);

/** The first time that a stranger could book, in the weeks that are looked at. */
const firstBookable = async ({ ana, time, today }: Awaited<ReturnType<typeof walk>>): Promise<string | undefined> => {
  for (let days = 0; days < openingWeeks * 7; days++) {
    const date = time.addDays(today, days);
    const times = new Set(starts.map((startTime) => time.instantOf({ date, time: startTime })));
    for (const at of [...times].sort()) if (await ana.couldBook("stranger", at)) return at;
  }
  return undefined;
};

it("the queries fetch what the decision was made on, and a coach's next opening is the first time that can be booked", async () => {
  const { url, drop } = await freshDatabase();
  const pool = quietPool(url, 1);
  await emptyTables(pool, [availabilityProjector, lessonsProjector, campsProjector, campRegistrationsProjector]);
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  const walked: Awaited<ReturnType<typeof walk>>[] = [];
  for (let seed = 1; seed <= walksOnPostgres; seed++) walked.push(await walk(seed));
  const all = <T>(rows: (ana: OneInstructor) => T[]) => walked.flatMap(({ ana }) => rows(ana));
  await db.batchInsert(
    "read.slots",
    all((ana) => ana.slots()),
  );
  await db.batchInsert(
    "read.blocks",
    all((ana) => ana.blocks()),
  );
  await db.batchInsert(
    "read.lessons",
    all((ana) => ana.lessons().map((row) => ({ ...row, proposalTo: null }))),
  );
  await db.batchInsert(
    "read.camps",
    all((ana) =>
      ana
        .camps()
        .map((row) => ({ ...row, divisions: JSON.stringify(row.divisions), dates: JSON.stringify(row.dates) })),
    ),
  );
  for (const one of walked) {
    const { ana, time, today } = one;
    const { instructorId } = ana;
    const { instantOf } = time;
    const byId = (rows: readonly { id: string }[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const { slots, occupied } = queried(ana, time);
    const { rows } = await listSlots(db, { instructorId, today, instantOf }, { filter: {} });
    expect(byId(rows)).toEqual(byId(slots));
    const taken = await listOccupied(db, { instructorId, from: today, until: time.addDays(today, 364) });
    expect(byId(taken)).toEqual(byId(occupied));

    const themselves = db.raw<{ id: string }>("(select ? as id) as u", [instructorId]);
    const row = await read(db, themselves)
      .select(...offerFrom(db, today))
      .first();
    expect(nextOpening(row!, { date: today, now: ana.now(), instantOf })?.startsAt).toBe(await firstBookable(one));
  }
  await Promise.all([db.destroy(), pool.end()]);
  await drop();
});
