import { cancelCamp } from "../../../backend/camps/running/closeCamp.ts";
import { publishCamp } from "../../../backend/camps/running/publishCamp.ts";
import { type FacilityTime, facilityTime } from "../../../backend/facilityTime.ts";
import { openOrCloseSlot, publishSlot, restoreSlot, withdrawSlot } from "../../../backend/scheduling/availability.ts";
import { blockDates, unblockDates } from "../../../backend/scheduling/block.ts";
import { clearSchedule, restoreSchedule } from "../../../backend/scheduling/clearing.ts";
import { randomOf } from "../../../backend/testing/random.ts";
import { published } from "../../../eventstore/camps/examples.ts";
import { type Hour, isAccepted, type OneInstructor, oneInstructor } from "./oneInstructor.ts";

/** Every walk asks for the same wall-clock times and instants. */
const remembering = <A, R>(find: (asked: A) => R, keyOf: (asked: A) => string) => {
  const known = new Map<string, R>();
  return (asked: A): R => {
    const key = keyOf(asked);
    const found = known.get(key) ?? find(asked);
    known.set(key, found);
    return found;
  };
};
const clockOf = (zone: string): FacilityTime => {
  const time = facilityTime(zone);
  const itself = (text: string) => text;
  return {
    ...time,
    instantOf: remembering(time.instantOf, (wall) => wall.date + wall.time),
    wallClock: remembering(time.wallClock, itself),
    dayOfWeek: remembering(time.dayOfWeek, itself),
  };
};
export const newYork = clockOf("America/New_York");
const facilities = [
  { time: newYork, first: "2030-05-07" },
  { time: newYork, first: "2030-03-09" }, // the clock skips an hour on the next day
  { time: newYork, first: "2030-11-02" }, // repeats one
  { time: clockOf("Australia/Lord_Howe"), first: "2030-10-05" }, // skips half an hour
];
const daysAhead = [0, 1, 7];
export const players = ["pat", "sam"] as const;
/** When anything begins: close to each other, and around midnight. */
export const starts = ["00:00", "00:30", "01:30", "02:30", "03:30", "06:00", "06:30", "07:00", "22:30", "23:30"];
const ends = ["00:30", "01:00", "01:30", "03:00", "04:00", "07:00", "07:30", "08:00", "23:00", "23:59"];
const endAfter = (startTime: string) => ends.find((end) => end > startTime)!;

/** A slot on a day's weekday, from that day on. */
export const publish = (
  ana: OneInstructor,
  slot: Hour & { time: FacilityTime; maxStudents: number; weeks: number; validFrom: string },
) => {
  const { time, date, startTime, maxStudents, weeks, validFrom } = slot;
  return ana.decide(
    publishSlot({
      slotId: ana.newId("slot"),
      instructorId: ana.instructorId,
      dayOfWeek: time.dayOfWeek(date),
      startTime,
      endTime: endAfter(startTime),
      maxStudents,
      weeks,
      validFrom,
      validUntil: time.addDays(validFrom, weeks * 7),
      priceCents: 7500,
      location: "Cage 1",
      available: true,
    }),
  );
};

const steps = 12;

/** A random schedule and lessons: the same for the same seed. */
export const walk = async (seed: number) => {
  const random = randomOf(seed);
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const { time, first } = oneOf(facilities);
  const dates = daysAhead.map((days) => time.addDays(first, days));
  const instantOf = ({ date, startTime }: Hour) => time.instantOf({ date, time: startTime });
  const hour = (): Hour => ({ date: oneOf(dates), startTime: oneOf(starts) });
  const instructorId = `ana ${seed}`;
  const ana = oneInstructor(instructorId, { time, now: instantOf({ date: first, startTime: "05:00" }) });

  const today = () => time.wallClock(ana.now()).date;
  const someSlot = async () => oneOf([...(await ana.offered()).slots.keys(), "none"]);
  const withLesson = (act: (lesson: ReturnType<OneInstructor["lessons"]>[number]) => unknown) => () => {
    const lessons = ana.lessons();
    return lessons.length > 0 && act(oneOf(lessons));
  };
  const onOffer = (): Hour => {
    const slot = oneOf([...ana.slots(), undefined]);
    const { date, startTime } = hour();
    if (!slot) return { date, startTime };
    return { date: dates.find((day) => time.dayOfWeek(day) === slot.dayOfWeek) ?? date, startTime: slot.startTime };
  };

  const knowing = () => ({ duringCamp: oneOf([true, false]) });

  const acts: Readonly<Record<string, [weight: number, act: () => unknown]>> = {
    publish: [
      5,
      () => publish(ana, { ...hour(), time, maxStudents: oneOf([1, 2, 3]), weeks: oneOf([1, 2]), validFrom: today() }),
    ],
    enter: [3, () => ana.enter(hour(), knowing())],
    book: [4, () => ana.book(oneOf(players), instantOf(onOffer()))],
    confirmAll: [
      3,
      async () => {
        for (const lesson of ana.lessons()) await isAccepted(() => ana.answer(lesson, "confirmed", knowing()));
      },
    ],
    answer: [
      1,
      withLesson((lesson) =>
        ana.answer(lesson, oneOf(["confirmed", "declined", "cancelled", "completed"] as const), knowing()),
      ),
    ],
    remove: [1, withLesson((lesson) => ana.remove(lesson))],
    propose: [
      2,
      withLesson((lesson) =>
        ana.proposeMove(
          lesson,
          oneOf(["player", "instructor"] as const),
          instantOf(oneOf([hour(), onOffer()])),
          knowing(),
        ),
      ),
    ],
    agree: [2, withLesson((lesson) => ana.acceptMove(lesson, oneOf(["player", "instructor"] as const), knowing()))],
    runCamp: [
      1,
      () => {
        const [startDate, startTime] = [oneOf(dates), oneOf(starts)];
        const days = { startDate, endDate: time.addDays(startDate, oneOf([0, 1])) };
        const campId = ana.newId("camp");
        const hours = { startTime, endTime: endAfter(startTime) };
        const from = oneOf(starts);
        const divisions = published.data.divisions.map((one) => ({ ...one, startTime: from, endTime: endAfter(from) }));
        return ana.run(campId, publishCamp({ ...published.data, campId, instructorId, ...days, ...hours, divisions }));
      },
    ],
    cancelCamp: [
      1,
      () => {
        const campId = oneOf([...ana.camps().map(({ id }) => id), "none"]);
        return ana.run(campId, cancelCamp({ reason: "The field is flooded", today: today() }));
      },
    ],
    switch: [
      1,
      async () => ana.decide(openOrCloseSlot({ slotId: await someSlot(), isAvailable: oneOf([true, false]) })),
    ],
    withdraw: [1, async () => ana.decide(withdrawSlot({ slotId: await someSlot() }))],
    restore: [1, async () => ana.decide(restoreSlot({ slotId: await someSlot() }))],
    clear: [1, () => ana.decide(clearSchedule({ instructorId, today: today() }))],
    bringBack: [1, () => ana.decide(restoreSchedule({ instructorId, today: today() }))],
    block: [
      1,
      () => {
        const [firstDay, startTime] = [oneOf(dates), oneOf([null, ...starts])];
        const days = { firstDay, lastDay: time.addDays(firstDay, oneOf([0, 1])) };
        const hours = { startTime, endTime: startTime && endAfter(startTime) };
        const block = { blockId: ana.newId("block"), instructorId, ...days, ...hours };
        return ana.decide(blockDates({ block, today: today() }));
      },
    ],
    unblock: [
      1,
      async () => ana.decide(unblockDates({ blockId: oneOf([...(await ana.offered()).blocks.keys(), "none"]) })),
    ],
    wait: [1, () => ana.waitUntil(instantOf({ date: first, startTime: oneOf(starts) }))],
  };
  const names = Object.entries(acts).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));
  const story: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = oneOf(names);
    if (await isAccepted(acts[name]![1])) story.push(name);
  }
  return { ana, time, dates, today: today(), story };
};
