import { readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loginUrl, registerUrl } from "../../backend/accounts/contract.ts";
import { historyUrl } from "../../backend/history/contract.ts";
import { instructorLessonsUrl, lessonUrl, lessonsUrl } from "../../backend/lessons/contract.ts";
import type { Client } from "../../backend/testing/client.ts";
import { bookingOf, offer } from "../../backend/testing/schedule.ts";
import { password, type Person } from "../../backend/testing/testProduct.ts";
import { ask, type Stage, stage, wholeLog } from "./testing/stage.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

let here: Stage;
let coach: Person, pat: Person, admin: Person;
let lessonId: string;
const notes = "Zoë 👩🏽‍🦱 投手 \u2028 \\u0000 ' ${x}";
beforeAll(async () => {
  here = await stage();
  const { product } = here;
  coach = await product.person("instructor", { firstName: "Coraline" });
  pat = await product.person("student", { firstName: "Pia-Ünï" });
  admin = await product.person("admin");
  const booked = await pat("POST", lessonsUrl, bookingOf(await offer(product, coach), { notes }));
  lessonId = booked.body.id;
  await coach("PATCH", lessonUrl(lessonId), { status: "confirmed" });
});
afterAll(() => here.close());

const logIn = async (product: { visitor: () => Client }, email: string, word = password) => {
  const client = product.visitor();
  return { status: (await client("POST", loginUrl, { email, password: word })).status, client };
};

it("what was there before the backup began is there again: people, passwords, lessons, history", async () => {
  const { product } = here;
  const before = {
    lessons: (await coach("GET", instructorLessonsUrl)).body,
    history: (await admin("GET", historyUrl(lessonId))).body,
    log: await ask(product.url, wholeLog),
  };
  await here.backup("whole");
  const url = await here.empty("migrated");
  const restored = await here.restore("whole", url);
  expect(restored).toMatchObject({ people: 3, credentials: 3, erasedSince: [], notErased: [] });
  expect(await ask(url, wholeLog)).toEqual(before.log);
  const credentials = "select user_id, email, password_hash, created_at, changed_at from account.credential order by 1";
  expect(await ask(url, credentials)).toEqual(await ask(product.url, credentials));

  const again = await here.productOn(url);
  const cora = await logIn(again, coach.email);
  expect(cora.status).toBe(200);
  expect((await cora.client("GET", instructorLessonsUrl)).body).toEqual(before.lessons);
  expect(before.lessons[0].notes).toBe(notes);
  const chief = await logIn(again, admin.email);
  expect((await chief.client("GET", historyUrl(lessonId))).body).toEqual(before.history);
  expect((await logIn(again, pat.email, "wrong horse battery")).status).toBe(401);
  // It continues: the next fact follows the last one.
  expect((await cora.client("DELETE", lessonUrl(lessonId))).status).toBe(200);
});

it("captures one moment of a product at work: everything acknowledged before it began, and nothing by halves", async () => {
  const { product } = here;
  const acknowledged: string[] = [];
  const over = new AbortController();
  const register = async (lane: number) => {
    for (let n = 0; !over.signal.aborted && n < 40; n++) {
      const email = `lane${lane}-${n}@example.com`;
      const form = { firstName: "Lee", lastName: "Ng", email, password, confirmPassword: password };
      const { status } = await product.visitor()("POST", registerUrl, form);
      if (status === 201) acknowledged.push(email);
    }
  };
  const lanes = [register(1), register(2)];
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(3));
  const begun = [...acknowledged];
  const { sum } = await here.backup("at-work");
  over.abort();
  await Promise.all(lanes);

  const url = await here.empty();
  const { people, credentials, examined } = await here.restore("at-work", url);
  expect(credentials).toBe(people);
  expect(examined.withoutKey.size).toBe(0);
  const original = await ask(product.url, wholeLog);
  expect(await ask(url, wholeLog)).toEqual(original.slice(0, sum.facts));
  const again = await here.productOn(url);
  for (const email of begun) expect((await logIn(again, email)).status).toBe(200);
});

it("someone who registers between its parts is left out entirely: key, fact and credential are of one moment", async () => {
  const before = (await ask(here.product.url, wholeLog)).length;
  const { sum, withoutKey } = await here.backup("moment", {
    step: async (name, work) => {
      if (name === "Facts") await here.product.person();
      return work(() => {});
    },
  });
  expect({ facts: sum.facts, withoutKey: withoutKey.size }).toEqual({ facts: before, withoutKey: 0 });
});

it("writes two files that only their owner can read, and nothing beside them", async () => {
  await here.backup("modes");
  for (const name of ["modes", "modes.keys"]) expect(statSync(here.file(name)).mode & 0o777).toBe(0o600);
  expect((await readdir(here.folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("never writes over a backup unless told to", async () => {
  await here.backup("twice");
  await expect(here.backup("twice")).rejects.toThrow(/--force/);
  await here.backup("twice", { force: true });
  await here.restore("twice", await here.empty());
});

it("contains no name, no address but those to log in with, and no text in clear", async () => {
  await here.backup("sealed");
  for (const name of ["sealed", "sealed.keys"]) {
    const text = gunzipSync(readFileSync(here.file(name))).toString();
    expect(text).not.toMatch(/Coraline|Pia-Ünï|投手|contact@example\.com|555-010-0100/);
  }
});

it("a registration not yet acknowledged is left out, with what it holds in clear", async () => {
  const pending = `insert into account.credential (user_id, email, password_hash, pending)
    values ('half', 'half@example.com', 'hash', '[{"data":{"personal":{"firstName":"Canary"}}}]') returning user_id`;
  const { product } = here;
  const client = new pg.Client({ connectionString: product.url });
  await client.connect();
  await client.query(pending);
  await client.query(`update account.credential set pending = '[{"data":"Canary"}]' where user_id = '${pat.id}'`);
  await here.backup("pending");
  await client.query("delete from account.credential where user_id = 'half'");
  await client.query("update account.credential set pending = null");
  await client.end();
  const url = await here.empty();
  await here.restore("pending", url);
  expect(await ask(url, "select user_id from account.credential where user_id = 'half'")).toEqual([]);
  expect(await ask(url, `select pending from account.credential where user_id = '${pat.id}'`)).toEqual([
    '{"pending":null}',
  ]);
});
