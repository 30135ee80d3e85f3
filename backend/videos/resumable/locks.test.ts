import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freshDatabase } from "../../../eventstore/testing/freshDatabase.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { type UploadLocks, uploadLocks } from "./locks.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let one: UploadLocks, other: UploadLocks;
beforeAll(async () => {
  database = await freshDatabase();
  [one, other] = [uploadLocks(database.url, { patience: 400 }), uploadLocks(database.url, { patience: 400 })];
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await database.drop();
});

const never = new AbortController().signal;
const keep = () => {};

it("has one holder at a time on all nodes, who is asked to let go", async () => {
  const id = randomUUID();
  const patient = [uploadLocks(database.url), uploadLocks(database.url)] as const;
  let holders = 0;
  let most = 0;
  const hold = async (node: UploadLocks) => {
    const lock = node.newLock(id);
    await lock.lock(never, keep);
    most = Math.max(most, ++holders);
    await new Promise(setImmediate);
    holders--;
    await lock.unlock();
  };
  await Promise.all([...patient, ...patient].map(hold));
  await Promise.all(patient.map((node) => node.close()));
  expect(most).toBe(1);
});

it.each([
  ["the same node", () => one],
  ["another node", () => other],
])("whoever wants it on %s asks its holder, and gives up in the end", async (_, wanting) => {
  const id = randomUUID();
  const held = one.newLock(id);
  const asked = vi.fn<() => void>();
  await held.lock(never, asked);
  await expect(wanting().newLock(id).lock(never, keep)).rejects.toMatchObject({ status_code: 500 });
  expect(asked).toHaveBeenCalled();
  await held.unlock();
  const free = wanting().newLock(id);
  await free.lock(never, keep);
  await free.unlock();
});

it("a holder whose session ends is told to let go, and the lock is free to others", async () => {
  const id = randomUUID();
  const letGo = vi.fn<() => void>();
  await one.newLock(id).lock(never, letGo);
  const admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fungo upload locks' and datname = current_database()",
  );
  await admin.end();
  const next = other.newLock(id); // whose session ended, too
  await next.lock(never, keep);
  await next.unlock();
  await eventually(() => expect(letGo).toHaveBeenCalled());
});
