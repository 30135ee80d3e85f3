import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { registered } from "./accounts/examples.ts";
import { AppendRefused, type EventStore, type NewEvent, StoreUnavailable } from "./eventStore.ts";
import { secrets } from "./facts.ts";
import { booked } from "./lessons/examples.ts";
import { hearErasures } from "./hearErasures.ts";
import { sealing, Unopened } from "./personal.ts";
import { erased } from "./privacy/examples.ts";
import { openPostgresStore } from "./postgres.ts";
import { subjectKeys } from "./subjectKeys.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { quietPool } from "./testing/quietPool.ts";
import { all, caughtUp, following, meta } from "./testing/sample.ts";
import { tcpProxy } from "./testing/tcpProxy.ts";
import { eventually } from "./testing/eventually.ts";

const canary = "Canary-Ünïque-7313";
const master = randomBytes(32);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
let plain: EventStore;
beforeAll(async () => {
  database = await freshDatabase();
  pool = quietPool(database.url, 3);
  plain = await openPostgresStore(database);
});
afterAll(async () => {
  await plain.close();
  await pool.end();
  await database.drop();
});

const keys = () => subjectKeys({ pool, master }); // each process has its own
const seen = async (person: string) => (await caughtUp(store())).filter(({ stream }) => stream === person);
const store = (own = keys()) => sealing(plain, own, secrets);
const registration = (userId: string, firstName = canary): NewEvent => ({
  type: registered.type,
  data: { ...registered.data, userId, personal: { ...registered.data.personal, firstName } },
  id: randomUUID(),
  meta,
});

describe("personal data", () => {
  it("is sealed in the log, and opened for whoever reads or subscribes", async () => {
    const userId = randomUUID();
    const facts = [registration(userId), { ...registration(userId), type: "InstructorAppointed", data: { userId } }];
    await store().append(userId, "none", facts);
    const { rows } = await pool.query<{ all: string }>("select e::text as all from log.event e where stream = $1", [
      userId,
    ]);
    expect(rows).toHaveLength(2);
    for (const secret of [canary, "Reyes", "example.com"])
      expect(rows.map((row) => row.all).join()).not.toContain(secret);
    expect(rows[0]?.all).toContain(userId);
    const read = await all(store().read(userId));
    expect(read.map(({ data }) => data)).toEqual(facts.map(({ data }) => data));
    expect((await caughtUp(store())).filter(({ stream }) => stream === userId)).toEqual(read);
  });

  it("of a walk-in is sealed with a key for that lesson alone", async () => {
    const lessonId = randomUUID();
    const walkIn = { ...booked.data, lessonId, studentId: null, personal: { studentName: canary } };
    await store().append(lessonId, "none", [{ type: booked.type, data: walkIn, id: randomUUID(), meta }]);
    const [stored] = await all(plain.read(lessonId));
    expect(stored?.data).toMatchObject({ personal: { subject: `lesson-${lessonId}`, sealed: expect.any(String) } });
    expect((await all(store().read(lessonId)))[0]?.data).toEqual(walkIn);
  });

  it("of many people in one stream is opened with one key lookup per hundred facts", async () => {
    const stream = randomUUID();
    const people = Array.from({ length: 150 }, (_, n) => registration(`${stream}-${n}`, `First${n}`));
    await store().append(stream, "none", people);
    const own = keys();
    const look = vi.spyOn(own, "forOpening");
    expect((await all(store(own).read(stream))).map(({ data }) => data)).toEqual(people.map(({ data }) => data));
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("is null once the key is destroyed; the rest of the fact stays, and nothing new can be sealed", async () => {
    const userId = randomUUID();
    const own = keys();
    await store(own).append(userId, "none", [registration(userId)]);
    await own.destroy(userId);
    for (const reader of [store(own), store()]) {
      expect((await all(reader.read(userId)))[0]?.data).toEqual({ userId, personal: null });
      expect((await caughtUp(reader)).find(({ stream }) => stream === userId)?.data).toEqual({
        userId,
        personal: null,
      });
      await expect(reader.append(userId, 0, [registration(userId)])).rejects.toThrow(AppendRefused);
    }
    const { rows } = await pool.query("select iv, wrapped from vault.subject_key where subject = $1", [userId]);
    expect(rows).toEqual([{ iv: null, wrapped: null }]);
  });

  it("of someone a fact has erased is not shown to a subscription, even while the key is still there", async () => {
    const userId = randomUUID();
    const erasing = { ...erased, data: { subject: userId }, id: randomUUID(), meta };
    await store().append(userId, "none", [registration(userId), erasing, registration(userId)]);
    const shown = (await caughtUp(store())).filter(({ stream }) => stream === userId).map(({ data }) => data);
    expect(shown).toMatchObject([{ personal: { firstName: canary } }, { subject: userId }, { userId, personal: null }]);
  });

  it("can be sealed before it is appended, and kept elsewhere until then", async () => {
    const userId = randomUUID();
    const kept = await store().sealed([registration(userId)]);
    expect(JSON.stringify(kept)).not.toMatch(/Canary|Reyes|example\.com/);
    for (const _ of [1, 2]) await store().append(userId, "none", kept);
    expect((await all(plain.read(userId))).map(({ data }) => data)).toEqual(kept.map(({ data }) => data));
    expect((await all(store().read(userId)))[0]?.data).toMatchObject({ personal: { firstName: canary } });
  });

  it("that was already null is stored as null", async () => {
    const userId = randomUUID();
    await store().append(userId, "none", [{ ...registration(userId), data: { userId, personal: null } }]);
    expect((await all(store().read(userId)))[0]?.data).toEqual({ userId, personal: null });
  });

  it("does not open in another fact or for another person, and the fact is named", async () => {
    const [stream, other] = [randomUUID(), randomUUID()];
    const facts = [registration(stream), registration(stream, "Other")];
    await store().append(stream, "none", facts);
    await keys().forSealing([other]);
    const change = (sql: string) =>
      pool.query(`update log.event e set data = ${sql} where stream = $1 and rev = 1`, [stream]);
    const { rows } = await pool.query<{ data: object }>("select data from log.event where stream = $1 and rev = 1", [
      stream,
    ]);
    const own = `'${JSON.stringify(rows[0]?.data)}'::jsonb`;
    for (const moved of [
      "(select first.data from log.event first where first.stream = e.stream and first.rev = 0)",
      `jsonb_set(${own}, '{personal,subject}', '"${other}"')::json`,
      `jsonb_set(${own}, '{personal,iv}', '"AAAAAAAAAAAAAAAA"')::json`,
    ]) {
      await change(moved);
      for (const read of [await all(store().read(stream)), await seen(stream)]) {
        expect(read[0]?.data).toEqual(facts[0]?.data); // its neighbor is intact
        expect(read[1]?.data).toMatchObject({ userId: stream });
        const look = () => Reflect.get(read[1]!.data, "personal");
        expect(look).toThrow(Unopened);
        expect(look).toThrow(`PlayerRegistered ${facts[1]!.id}: its sealed part`);
        expect(() => JSON.stringify(read[1])).toThrow(Unopened); // no one takes the rest for the whole
      }
    }
    await change(`${own}::json`);
    expect((await all(store().read(stream))).map(({ data }) => data)).toEqual(facts.map(({ data }) => data));
  });

  it("whose key is damaged is a fault for whoever reads it or seals with it, and for no one else", async () => {
    const [ill, well] = [randomUUID(), randomUUID()];
    await store().append(ill, "none", [registration(ill)]);
    await store().append(well, "none", [registration(well)]);
    await pool.query("update vault.subject_key set wrapped = wrapped || '\\x00' where subject = $1", [ill]);
    const own = keys();
    const found = (await caughtUp(store(own))).filter(({ stream }) => stream === ill || stream === well);
    expect(found[1]?.data).toMatchObject({ personal: { firstName: canary } });
    expect(() => Reflect.get(found[0]!.data, "personal")).toThrow(Unopened);
    await expect(store(own).append(ill, 0, [registration(ill)])).rejects.toThrow(`the key of ${ill} does not open`);
    await pool.query(
      "update vault.subject_key set wrapped = substr(wrapped, 1, length(wrapped) - 1) where subject = $1",
      [ill],
    );
    expect((await all(store(own).read(ill)))[0]?.data).toMatchObject({ personal: { firstName: canary } });
  });

  it("sealed by two processes that make one key at once opens for both", async () => {
    for (let n = 0; n < 10; n++) {
      const userId = randomUUID();
      const both = [store(), store()];
      await Promise.all(both.map((one, of) => one.append(`${userId}-${of}`, "none", [registration(userId)])));
      for (const one of [...both, store()])
        for (const nth of [0, 1])
          expect((await all(one.read(`${userId}-${nth}`)))[0]?.data).toMatchObject({ personal: { firstName: canary } });
    }
  });
});

describe("a key that another process destroys", () => {
  /** A process with its own memory, which hears of the others through `url`. */
  const listening = async (url: string) => {
    const own = keys();
    const onErased = vi.fn<() => void>();
    const erasures = hearErasures(url, { keys: own, onErased });
    await erasures.ready;
    return { own, onErased, reader: store(own), close: () => erasures.close() };
  };
  const whatOf = async (reader: EventStore, userId: string) => (await all(reader.read(userId)))[0]?.data;

  it("is forgotten at once, and whoever holds clear text is told", async () => {
    const userId = randomUUID();
    const { own, onErased, reader, close } = await listening(database.url);
    await reader.append(userId, "none", [registration(userId)]);
    expect(await whatOf(reader, userId)).toMatchObject({ personal: { firstName: canary } });
    expect(onErased).toHaveBeenCalledTimes(1); // when it began to listen
    const [held, letGo] = [vi.fn<() => void>(), vi.fn<() => void>()];
    own.hold(userId, held);
    own.hold(userId, letGo)();
    await keys().destroy(userId);
    await eventually(() => expect(onErased).toHaveBeenCalledTimes(2));
    expect([held, letGo].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(await whatOf(reader, userId)).toEqual({ userId, personal: null });
    expect((await own.forSealing([userId])).size).toBe(0);
    await close();
  });

  it("is not opened from memory while the connection is down, and is gone when it is back", async () => {
    const [erasedOne, other] = [randomUUID(), randomUUID()];
    const way = await tcpProxy(database.url);
    const { own, onErased, reader, close } = await listening(way.url);
    const hears = vi.spyOn(own, "hears");
    for (const userId of [erasedOne, other]) {
      await reader.append(userId, "none", [registration(userId)]);
      await whatOf(reader, userId);
    }
    const held = { [erasedOne]: vi.fn<() => void>(), [other]: vi.fn<() => void>() };
    for (const [userId, destroyed] of Object.entries(held)) own.hold(userId, destroyed);
    await way.cut();
    await eventually(() => expect(hears).toHaveBeenLastCalledWith(false));
    await keys().destroy(erasedOne);
    expect(await whatOf(reader, erasedOne)).toEqual({ userId: erasedOne, personal: null });
    expect(await whatOf(reader, other)).toMatchObject({ personal: { firstName: canary } });
    await way.mend();
    await eventually(() => expect(hears).toHaveBeenLastCalledWith(true));
    expect(onErased).toHaveBeenCalledTimes(2);
    await eventually(() => expect(held[erasedOne]).toHaveBeenCalled());
    expect(held[other]).not.toHaveBeenCalled();
    expect(await whatOf(reader, erasedOne)).toEqual({ userId: erasedOne, personal: null });
    await close();
    await way.close();
  });

  it("is not cached by a vault lookup that was already under way", async () => {
    const userId = randomUUID();
    await keys().forSealing([userId]);
    const own = keys();
    const slow = vi.spyOn(pool, "query").mockImplementationOnce((async (...asked: [string, unknown[]]) => {
      const found = await pool.query(...asked); // read before the key was destroyed, answered after
      await keys().destroy(userId);
      own.forget(userId);
      return found;
    }) as never);
    await own.forOpening([userId]);
    slow.mockRestore();
    expect((await own.forOpening([userId])).size).toBe(0);
  });

  it("keeps the moment of its first destruction", async () => {
    const userId = randomUUID();
    const when = async () =>
      (await pool.query("select destroyed_at from vault.subject_key where subject = $1", [userId])).rows;
    await keys().destroy(userId);
    const first = await when();
    await keys().destroy(userId);
    expect(await when()).toEqual(first);
  });
});

describe("while the keys are away", () => {
  it("appends and reads say StoreUnavailable, and a subscription waits for them", async () => {
    const userId = randomUUID();
    const way = await tcpProxy(database.url);
    const remote = quietPool(way.url, 2);
    const cutOff = () => sealing(plain, subjectKeys({ pool: remote, master }), secrets);
    const { position } = await store().append(userId, "none", [registration(userId)]);
    await way.cut();
    await expect(cutOff().append(userId, 0, [registration(userId)])).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(all(cutOff().read(userId))).rejects.toBeInstanceOf(StoreUnavailable);
    const live = following(cutOff());
    const ended = following(cutOff());
    await ended.stop();
    await way.mend();
    await eventually(() => expect(live.events.some((event) => event.position === position)).toBe(true));
    await live.stop();
    await remote.end();
    await way.close();
  });
});
