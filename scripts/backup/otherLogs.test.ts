import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loginUrl } from "../../backend/accounts/contract.ts";
import { instructorLessonsUrl, lessonsUrl } from "../../backend/lessons/contract.ts";
import { bookingOf, offer } from "../../backend/testing/schedule.ts";
import { password, type Person } from "../../backend/testing/testProduct.ts";
import type { EventStore } from "../../eventstore/eventStore.ts";
import { openEventStoreDb } from "../../eventstore/eventStoreDb.ts";
import { openPostgresStore } from "../../eventstore/postgres.ts";
import {
  type EventStoreDbServer,
  startEventStoreDbServer,
} from "../../eventstore/testing/eventStoreDbServer/server.ts";
import { all, caughtUp, sample } from "../../eventstore/testing/sample.ts";
import { examine } from "./examine.ts";
import { loadBackup } from "./loadBackup.ts";
import type { Step } from "./steps.ts";
import { ask, type Stage, stage } from "./testing/stage.ts";

// The log in EventStoreDB; people, credentials and keys in Postgres as ever.
let here: Stage;
let server: EventStoreDbServer;
let coach: Person;
let opened: EventStore[];
let log: EventStore; // holds what the product's log holds
beforeAll(async () => {
  [here, server, opened] = [await stage(), await startEventStoreDbServer(), []];
  coach = await here.product.person("instructor");
  const pat = await here.product.person();
  await pat("POST", lessonsUrl, bookingOf(await offer(here.product, coach), { notes: "Zoë 投手" }));
  await here.backup("tables");
  log = emptyLog().store;
  await load("tables", await here.empty(), log);
});
afterAll(async () => {
  for (const store of opened) await store.close();
  await here.close();
  server.stop();
});

const remembered = <S extends EventStore>(store: S) => {
  opened.push(store);
  return store;
};
const emptyLog = () => {
  const settings = { EVENTSTORE_URL: server.url, EVENTSTORE_PREFIX: `${randomUUID()}-` };
  return { settings, store: remembered(openEventStoreDb({ url: server.url, prefix: settings.EVENTSTORE_PREFIX })) };
};
const postgresLog = async (url: string) => remembered(await openPostgresStore({ url }));

const quietly: Step = (_, work) => work(() => {});
const load = async (name: string, url: string, store: EventStore) => {
  const file = here.file(name);
  const examined = await examine(file, `${file}.keys`);
  return loadBackup({ url, store, file, examined, step: quietly, signal: new AbortController().signal });
};
/** Without what every log generates itself. */
const carried = async (store: EventStore) =>
  (await caughtUp(store)).map(({ stream, revision, id, type, data, meta }) => ({
    stream,
    revision,
    id,
    type,
    data,
    meta,
  }));

it("facts go from Postgres to EventStoreDB with ids and revisions, in their order, and the product works on", async () => {
  await here.backup("moving");
  const [url, { store, settings }] = [await here.empty(), emptyLog()];
  expect(await here.restore("moving", url, { store, settings })).toMatchObject({ people: 2, credentials: 2 });
  expect(await carried(store)).toEqual(await carried(await postgresLog(here.product.url)));
  const moved = await here.productOn(url, settings);
  const cora = moved.visitor();
  await cora("POST", loginUrl, { email: coach.email, password });
  expect((await cora("GET", instructorLessonsUrl)).body).toEqual((await coach("GET", instructorLessonsUrl)).body);
});

it("facts are read from EventStoreDB up to where it was when the backup began, and go back to Postgres", async () => {
  const before = await carried(log);
  const late = sample();
  const meanwhile: EventStore = {
    ...log,
    async *subscribe(after, signal) {
      await log.append("late", "none", [late]);
      yield* log.subscribe(after, signal);
    },
  };
  const { header, sum } = await here.backup("port", { store: meanwhile });
  expect({ log: header.log, facts: sum.facts }).toEqual({ log: "eventstore", facts: before.length });
  expect(await all(log.read("late"))).toHaveLength(1);

  const url = await here.empty();
  expect((await here.restore("port", url)).credentials).toBe(2);
  expect(await carried(await postgresLog(url))).toEqual(before);
  expect(await ask(url, "select max(pos) = count(*) as dense from log.event")).toEqual(['{"dense":true}']);
});

it("someone who registered after the log's head is left out along with the fact", async () => {
  await here.product.person(); // in the tables, not in that log
  await here.backup("fewer", { store: log });
  expect((await here.restore("fewer", await here.empty())).credentials).toBe(2);
});

it("a log that knows none of these people is not theirs, and no backup is made of it", async () => {
  await expect(here.backup("strangers", { store: emptyLog().store })).rejects.toThrow(/it is not theirs/);
});

it("interrupted between two appends, the product refuses to start, and the same restore resumes", async () => {
  await here.backup("halved");
  const [url, { store, settings }] = [await here.empty(), emptyLog()];
  let left = 3;
  const failing: EventStore = {
    ...store,
    append: async (...args) => {
      if (left-- === 0) throw new Error("gone");
      return store.append(...args);
    },
  };
  await expect(load("halved", url, failing)).rejects.toThrow(/goes on where it stopped/);
  await expect(here.productOn(url, settings)).rejects.toThrow(/was interrupted/);
  await expect(load("tables", url, store)).rejects.toThrow(/restore of another backup was interrupted/);
  await load("halved", url, store);
  expect(await carried(store)).toEqual(await carried(await postgresLog(here.product.url)));
  await here.productOn(url, settings);
});

it("an EventStoreDB that is not empty is left as it is", async () => {
  await here.backup("again");
  await expect(load("again", await here.empty(), log)).rejects.toThrow(/EventStoreDB is not empty/);
});
