import type pg from "pg";
import { day, isFree } from "../../backend/lessons/day.ts";
import { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { Problems } from "./chapter.ts";

/** A fact as it lies in the log, sealed parts and all. */
export interface Stored {
  readonly pos: string;
  readonly stream: string;
  readonly rev: string;
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

export const storedFacts = async (pool: pg.Pool): Promise<Stored[]> =>
  (await pool.query<Stored>("select pos, stream, rev, id, type, data from log.event order by pos")).rows;

/** Positions are dense, revisions without a gap. */
export const checkOrder = (facts: readonly Stored[], problems: Problems) => {
  const revisions = new Map<string, number>();
  for (const [n, { pos, stream, rev }] of facts.entries()) {
    if (Number(pos) !== n + 1) problems.add("a position of the log is missing or doubled", `${pos} is the ${n + 1}th`);
    const expected = (revisions.get(stream) ?? -1) + 1;
    if (Number(rev) !== expected)
      problems.add("a revision is missing or doubled", `${stream}: ${rev}, not ${expected}`);
    revisions.set(stream, Number(rev));
  }
};

/** Every confirmed lesson has its seat among the others of its day. */
export const checkSeats = (facts: readonly Stored[], problems: Problems) => {
  const days = new Map<string, Stored[]>();
  for (const fact of facts)
    if (fact.stream.startsWith("day-")) days.set(fact.stream, [...(days.get(fact.stream) ?? []), fact]);
  for (const [stream, story] of days) {
    const state = story.reduce(
      (state, { type, data }) => day.evolve(state, LessonEvent.parse({ type, data: { ...data, personal: null } })),
      day.initial,
    );
    for (const [id, lesson] of state)
      if (lesson.status === "confirmed" && !isFree(new Map([...state].filter(([other]) => other !== id)), lesson))
        problems.add("a seat was given twice", `${stream} ${lesson.startTime}`);
  }
};
