import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loginUrl, usersUrl } from "../../backend/accounts/contract.ts";
import { instructorLessonsUrl, lessonsUrl } from "../../backend/lessons/contract.ts";
import { erase } from "../../backend/privacy/erase.ts";
import { bookingOf, offer } from "../../backend/testing/schedule.ts";
import { password, type Person } from "../../backend/testing/testProduct.ts";
import { ask, type Stage, stage } from "./testing/stage.ts";

let here: Stage;
let coach: Person, admin: Person, gone: Person;
let hour = 8;
beforeAll(async () => {
  here = await stage();
  coach = await here.product.person("instructor");
  admin = await here.product.person("admin");
});
afterAll(() => here.close());
beforeEach(async () => {
  gone = await here.product.person("student", { firstName: "Canary" });
  const [startTime, endTime] = [`${String(hour++).padStart(2, "0")}:00`, `${String(hour).padStart(2, "0")}:00`];
  await gone(
    "POST",
    lessonsUrl,
    bookingOf(await offer(here.product, coach, { startTime, endTime }), { notes: "Canary's knee" }),
  );
});

const eraseNow = () =>
  erase(here.product.backend, { actor: "system", now: new Date().toISOString(), requestId: "spec" }, gone.id);

const erased = {
  login: 401,
  isListed: true,
  isNamed: false,
  lessons: true,
  key: '{"iv":null,"wrapped":null}',
  facts: 1,
};

/** What a restored product still knows about the person. */
const knownOn = async (url: string) => {
  const again = await here.productOn(url);
  const { status } = await again.visitor()("POST", loginUrl, { email: gone.email, password });
  const loggedIn = async ({ email }: Person) => {
    const client = again.visitor();
    await client("POST", loginUrl, { email, password });
    return client;
  };
  const users = (await (await loggedIn(admin))("GET", usersUrl)).body;
  const lessons = (await (await loggedIn(coach))("GET", instructorLessonsUrl)).body;
  const [key] = await ask(url, `select iv, wrapped from vault.subject_key where subject = '${gone.id}'`);
  const facts = await ask(url, `select from log.event where type = 'PersonErased' and data->>'subject' = '${gone.id}'`);
  return {
    login: status,
    isListed: users.some(({ id }: { id: string }) => id === gone.id),
    isNamed: JSON.stringify([users, lessons]).includes("Canary"),
    lessons: lessons.some(({ studentId }: { studentId: string }) => studentId === gone.id),
    key,
    facts: facts.length,
  };
};

it("erased, backed up, restored: stays erased", async () => {
  await eraseNow();
  await here.backup("after");
  const url = await here.empty();
  const { erasedSince } = await here.restore("after", url);
  expect(erasedSince).toEqual([]);
  expect(await knownOn(url)).toEqual(erased);
});

it("backed up, erased, restored with the newer keys: stays erased", async () => {
  await here.backup("before");
  await eraseNow();
  await here.backup("newer");
  const url = await here.empty();
  const { erasedSince, notErased } = await here.restore("before", url, { keys: "newer.keys" });
  expect({ erasedSince, notErased }).toEqual({ erasedSince: [gone.id], notErased: [] });
  expect(await knownOn(url)).toEqual(erased);
});

it("a log that says erased destroys a key that an older file still holds", async () => {
  await here.backup("alive");
  await eraseNow();
  await here.backup("dead");
  const url = await here.empty();
  await here.restore("dead", url, { keys: "alive.keys" });
  expect(await knownOn(url)).toEqual(erased);
});

it("with its own keys, an old backup brings back people erased since: so keep the newest keys", async () => {
  await here.backup("old");
  await eraseNow();
  const url = await here.empty();
  await here.restore("old", url);
  expect(await knownOn(url)).toMatchObject({ login: 200, isNamed: true, facts: 0 });
});
