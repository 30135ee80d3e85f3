import { randomBytes } from "node:crypto";
import knex, { type Knex } from "knex";
import pg from "pg";
import { v7 as newUuid } from "uuid";
import { openLog } from "../../../backend/operations/log.ts";
import type { AccountEvent } from "../../../eventstore/accounts/events.ts";
import type { EventStore } from "../../../eventstore/eventStore.ts";
import { secrets } from "../../../eventstore/facts.ts";
import { dayStream, type LessonEvent } from "../../../eventstore/lessons/events.ts";
import { sealing } from "../../../eventstore/personal.ts";
import { openPostgresStore } from "../../../eventstore/postgres.ts";
import { subjectKeys } from "../../../eventstore/subjectKeys.ts";
import { projectors } from "../../../projections/contexts.ts";
import { startProjections } from "../../../projections/projections.ts";
import { migrate } from "../../../projections/schema/migrate.ts";
import { databaseBeside } from "../databaseBeside.ts";
import { meta } from "../payload.ts";

const firstNames = "Ana Ben Cal Dee Eli Fay Gus Hal Ivy Jo Kim Lee Max Ned Oli Pat Quin Ray Sam Tess".split(" ");
const lastNames = "Adler Baker Cruz Diaz Ellis Flores Grant Hayes Irwin Jones Kane Lopez Moreno Nash Ortiz".split(" ");
const lessonsOfADay = 10;
const appendsAtOnce = 64;
const slowest = 600_000; // ms

export const today = new Date().toISOString().slice(0, 10);
export const dayFromToday = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const person = (userId: string, firstName: string, lastName: string): AccountEvent => ({
  type: "PlayerRegistered",
  data: { userId, personal: { email: `${userId}@example.com`, firstName, lastName, phoneNumber: "555-010-0100" } },
});

/** What became of a lesson: most past ones took place, most future ones are agreed. */
const outcomes: Record<"past" | "coming", readonly LessonEvent["type"][][]> = {
  past: [
    ...Array.from({ length: 8 }, (): LessonEvent["type"][] => ["LessonConfirmed", "LessonCompleted"]),
    ["LessonCancelled"],
    ["LessonDeclined"],
  ],
  coming: [
    ...Array.from({ length: 7 }, (): LessonEvent["type"][] => ["LessonConfirmed"]),
    [],
    [],
    ["LessonConfirmed", "LessonCancelled"],
  ],
};

interface Day {
  readonly instructorId: string;
  readonly date: string;
  readonly lessons: number;
}

const dayFacts = ({ instructorId, date, lessons }: Day, studentOf: (n: number) => string): LessonEvent[] =>
  Array.from({ length: lessons }, (_, n) => {
    const lessonId = newUuid();
    const startTime = `${String(8 + (n % lessonsOfADay)).padStart(2, "0")}:00`;
    const booked: LessonEvent = {
      type: "LessonBooked",
      data: {
        lessonId,
        studentId: studentOf(n),
        instructorId,
        slotId: null,
        date,
        startTime,
        startsAt: `${date}T${startTime}:00.000Z`,
        minutes: 60,
        priceCents: 7500,
        location: "Cage 1",
        seats: 1,
        as: "pending",
        sessionFocus: "hitting",
        weeklyRecurring: "no",
        personal: { phone: "555-010-0100", email: "pat@example.com", notes: "Works on the swing path." },
      },
    };
    const became = outcomes[date < today ? "past" : "coming"][n % lessonsOfADay]!;
    return [booked, ...became.map((type) => ({ type, data: { lessonId } }) as LessonEvent)];
  }).flat();

export interface Facility {
  readonly db: Knex; // as the product's queries get it
  readonly instructorIds: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * A database of its own with this many instructors, 300 players, and these days full of lessons, through log and
 * projectors.
 */
export const openFacility = async (
  url: string,
  name: string,
  { instructors, days }: { instructors: number; days: (instructorIds: readonly string[]) => readonly Day[] },
): Promise<Facility> => {
  const database = await databaseBeside(url, name);
  await migrate(database);
  const pool = new pg.Pool({ connectionString: database, max: 4 });
  const plain = await openPostgresStore({ url: database });
  const store: EventStore = sealing(plain, subjectKeys({ pool, master: randomBytes(32) }), secrets);
  let time = Date.parse(meta.occurredAt);
  /** Each fact a moment after the one before. */
  const append = (stream: string, facts: readonly (AccountEvent | LessonEvent)[]) =>
    store.append(
      stream,
      "none",
      facts.map((fact) => ({ ...fact, id: newUuid(), meta: { ...meta, occurredAt: new Date(time++).toISOString() } })),
    );

  const playerIds = await Promise.all(
    firstNames.flatMap((first) =>
      lastNames.map(async (last) => {
        const id = newUuid();
        await append(`user-${id}`, [person(id, first, last)]);
        return id;
      }),
    ),
  );
  const instructorIds = await Promise.all(
    Array.from({ length: instructors }, async (_, n) => {
      const id = newUuid();
      const appointed: AccountEvent = { type: "InstructorAppointed", data: { userId: id } };
      await append(`user-${id}`, [person(id, `Coach ${n}`, "Reyes"), appointed]);
      return id;
    }),
  );

  const asked = days(instructorIds);
  let student = 0;
  const studentOf = () => playerIds[student++ % playerIds.length]!;
  for (let n = 0; n < asked.length; n += appendsAtOnce)
    await Promise.all(asked.slice(n, n + appendsAtOnce).map((day) => append(dayStream(day), dayFacts(day, studentOf))));

  const projecting = await startProjections({ store, url: database, projectors, log: openLog("error") });
  const head = (await store.head()) ?? "";
  const since = performance.now();
  while (!(await projecting.until(head)))
    if (performance.now() - since > slowest) throw new Error("The projections do not catch up.");
  await projecting.stop();
  await plain.close();
  await pool.query("vacuum analyze"); // as the database does by itself in time
  await pool.end();
  const db = knex({ client: "pg", connection: database, pool: { min: 1, max: 2 } });
  return { db, instructorIds, close: () => db.destroy() };
};
