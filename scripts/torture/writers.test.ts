import { afterEach, beforeEach, expect, it } from "vitest";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { problemList } from "./chapter.ts";
import { writersOn } from "./writers.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => void (database = await freshDatabase()));
afterEach(() => database.drop());

const aFew = { writers: 64, appends: 8, newsWithin: 60_000 };
const open = () => openPostgresStore(database);

it("64 writers at once in two processes: a live subscriber misses nothing and sees nothing twice", async () => {
  const problems = problemList();
  expect(await writersOn(open, aFew, problems)).toBeGreaterThan(64 * 8);
  expect(problems.lines()).toEqual([]);
});

/** A subscription that does something wrong with every hundredth event. */
const faulty = (wrong: (event: { id: string }) => number) => async (): Promise<EventStore> => {
  const store = await open();
  let n = 0;
  return {
    ...store,
    async *subscribe(...asked) {
      for await (const batch of store.subscribe(...asked))
        yield { ...batch, events: batch.events.flatMap((event) => Array(++n % 100 ? 1 : wrong(event)).fill(event)) };
    },
  };
};

it("a subscriber that sees events twice is reported", async () => {
  const problems = problemList();
  await writersOn(
    faulty(() => 2),
    aFew,
    problems,
  );
  expect(problems.lines().join()).toMatch(/saw an event twice/);
});

it("a subscriber that misses events is reported", async () => {
  const problems = problemList();
  await writersOn(
    faulty(() => 0),
    { ...aFew, newsWithin: 2000 },
    problems,
  );
  expect(problems.lines().join()).toMatch(/never saw an acknowledged event/);
});
