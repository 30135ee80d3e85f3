import type pg from "pg";
import { camp } from "../../backend/camps/camp.ts";
import { takenIn } from "../../backend/camps/capacity.ts";
import { day, isFree } from "../../backend/lessons/day.ts";
import { CampEvent } from "../../eventstore/camps/events.ts";
import { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { Problems } from "./chapter.ts";

/** A fact as stored in the log, with its sealed parts. */
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

/** Positions grow, in Postgres without a gap; revisions never have one. */
export const checkOrder = (facts: readonly Stored[], problems: Problems, { dense } = { dense: true }) => {
  const revisions = new Map<string, number>();
  for (const [n, { pos, stream, rev }] of facts.entries()) {
    if (n > 0 && pos <= facts[n - 1]!.pos && !dense) problems.add("positions do not grow", pos);
    if (dense && Number(pos) !== n + 1)
      problems.add("a position of the log is missing or doubled", `${pos} is the ${n + 1}th`);
    const expected = (revisions.get(stream) ?? -1) + 1;
    if (Number(rev) !== expected)
      problems.add("a revision is missing or doubled", `${stream}: ${rev}, not ${expected}`);
    revisions.set(stream, Number(rev));
  }
};

const byStream = (facts: readonly Stored[], prefix: string) => {
  const streams = new Map<string, Stored[]>();
  for (const fact of facts)
    if (fact.stream.startsWith(prefix)) streams.set(fact.stream, [...(streams.get(fact.stream) ?? []), fact]);
  return streams;
};

/** No division of a camp has more children than spots. */
export const checkSpots = (facts: readonly Stored[], problems: Pick<Problems, "add">) => {
  for (const [stream, story] of byStream(facts, "camp-")) {
    const state = story.reduce(
      (state, { type, data }) =>
        camp.evolve(state, CampEvent.parse({ type, data: { ...data, personal: null, medical: null } })),
      camp.initial,
    );
    const taken = state && takenIn(state);
    for (const { id, ageGroup, capacity } of state?.terms.divisions ?? [])
      if ((taken?.get(id) ?? 0) > capacity)
        problems.add("a camp's place was given twice", `${stream} ${ageGroup}: ${taken?.get(id)} of ${capacity}`);
  }
};

/** Every confirmed lesson has its seat among the others on its day. */
export const checkSeats = (facts: readonly Stored[], problems: Problems) => {
  for (const [stream, story] of byStream(facts, "day-")) {
    const state = story.reduce(
      (state, { type, data }) => day.evolve(state, LessonEvent.parse({ type, data: { ...data, personal: null } })),
      day.initial,
    );
    for (const [id, lesson] of state)
      if (lesson.status === "confirmed" && !isFree(new Map([...state].filter(([other]) => other !== id)), lesson))
        problems.add("a seat was given twice", `${stream} ${lesson.startTime}`);
  }
};
