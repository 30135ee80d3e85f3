import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestProduct, testProduct } from "../backend/testing/testProduct.ts";
import { eventually } from "../eventstore/testing/eventually.ts";
import { built } from "./torture/testing/built.ts";

// The scripts as people run them, beside a serving product.

let product: TestProduct;
const patience = 300_000; // ms; a build, or many starts, on a busy machine
beforeAll(async () => {
  built();
  product = await testProduct();
}, patience);
afterAll(() => product.close());

const root = join(import.meta.dirname, "..");
const started = (script: string, args: readonly string[], settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, "dist/server/scripts", script, "main.js"), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", ...product.environment, ...settings },
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (text: Buffer) => (said.out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (said.err += text.toString()));
  const ended = once(child, "close").then(([code]: unknown[]) => ({ code, ...said }));
  return { child, ended };
};
const run = (script: string, ...args: string[]) => started(script, args).ended;
const sql = (text: string) => product.backend.db.raw<{ rows: Record<string, unknown>[] }>(text);
const doctor = async () => {
  const { code, out, err } = await run("doctor", "--json");
  const { healthy, findings } = JSON.parse(out || `"${err}"`) as {
    healthy: boolean;
    findings: { about: string; name: string; value: unknown; problem?: string }[];
  };
  const of = (about: string, name: string) =>
    findings.find((finding) => finding.about === about && finding.name === name);
  return { code, healthy, of, problems: findings.flatMap(({ problem }) => problem ?? []) };
};

it("a rebuild says what it compared, and what it repaired", { timeout: patience }, async () => {
  await product.person("instructor");
  const whole = await run("rebuild", "all");
  expect(whole).toMatchObject({ code: 0, err: "" });
  expect(whole.out).toContain("accounts: users has 1 row, the same as before");
  expect(whole.out).toMatch(/Read 2 facts in \d+\.\d s, \d+ facts\/s\./);
  await sql(`update read.users set role = 'admin'`);
  const mended = await run("rebuild", "accounts");
  expect(mended.out).toMatch(/users has 1 row, NOT as before: of 1 row 1 had been different/);
  expect((await sql("select role from read.users")).rows).toEqual([{ role: "instructor" }]);
  const unknown = await run("rebuild", "lesons");
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain("There is no lesons? npm run rebuild -- all, or: accounts");
});

it("the doctor says what is wrong with a setting, in JSON too", { timeout: patience }, async () => {
  const wrong = { PORT: "nope" };
  const told = await started("doctor", [], wrong).ended;
  expect(told).toMatchObject({ code: 1, err: "", out: expect.stringMatching(/✗ process +settings[^]*PORT is "nope"/) });
  const { code, out } = await started("doctor", ["--json"], wrong).ended;
  const finding = { name: "settings", problem: expect.stringContaining('PORT is "nope"') };
  expect([code, JSON.parse(out)]).toMatchObject([1, { healthy: false, findings: [finding] }]);
});

it(
  "the doctor finds a healthy product healthy, and says what to do about a sick one",
  { timeout: patience },
  async () => {
    await eventually(() => expect(product.projections.active).toBe(true));
    const well = await doctor();
    expect(well.problems).toEqual([]);
    expect([well.code, well.healthy]).toEqual([0, true]);
    expect([2, "not counted by this store"]).toContain(well.of("log", "facts")?.value);
    expect(well.of("process", "one of them projects")?.value).toBe(true);
    expect(well.of("keys", "opened by the master key")?.value).toBe("1 of 1 tried");
    expect([well.of("mails", "waiting")?.value, well.of("mails", "failed")?.value]).toEqual([0, 0]);
    expect(well.of("videos", "files")?.value).toBe("0, 0.0 GiB");
    expect(well.of("timed work", "lapse old offers")?.value).toBe("not done yet");
    expect(well.of("clock", "of this machine")?.value).toBe("the same as the database's");
    expect(well.of("read models", "lessons")?.value).toMatch(
      /^version \d+, position \d+(:\d+)?, behind 0 facts, 0\.0 s$/,
    );
    expect((await run("doctor")).out).toMatch(/✓ keys +subjects +1\n[^]*Healthy\./);

    await sql(`alter table read.users add constraint nobody check (role <> 'admin')`);
    const [user] = (await sql("select id from read.users")).rows;
    await product.give(String(user?.id), "admin");
    await eventually(async () => expect(await product.projections.poison()).toHaveLength(1));
    await sql(`update vault.subject_key set wrapped = wrapped || '\\x00'`);
    await sql(`insert into mail.outbox (id, key, kind, subjects, is_confidential, created_at)
             values (gen_random_uuid(), 'late', 'reminder', '{}', false, now() - interval '61 minutes')`);
    await sql("delete from knex_migrations where name = '009 timed work'");
    const ill = await doctor();
    expect([ill.code, ill.healthy]).toEqual([1, false]);
    expect(ill.of("read models", "accounts")?.problem).toMatch(
      /before AdminAppointed [-0-9a-f]{36}: DatabaseError 23514, table users, constraint nobody\. Once/,
    );
    expect(ill.of("read models", "lessons")?.problem).toBeUndefined();
    expect(ill.of("keys", "opened by the master key")?.problem).toContain("1 keys don't open");
    expect(ill.of("mails", "waiting")).toMatchObject({
      value: "1, the oldest for 61 min",
      problem: expect.stringContaining("has been waiting for more than an hour"),
    });
    expect(ill.of("schema", "steps applied")?.problem).toContain("009 timed work");
  },
);
