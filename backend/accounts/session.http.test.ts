import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { forgetExpiredSessions } from "../http/sessions.ts";
import { clientOf } from "../testing/client.ts";
import { raw } from "../testing/raw.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
});
afterAll(() => product.close());

const logIn = (form: object, client = product.visitor()) => client("POST", "/api/custom-login", form);
const me = (cookie: string) => raw(product.base, "/api/auth/user", { headers: { cookie } });
/** Logs in as a bare browser would; keeping the cookie is up to the caller. */
const cookieOf = async (headers: Record<string, string> = {}, email = pat.email) => {
  const answer = await fetch(`${product.base}/api/custom-login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const set = answer.headers.getSetCookie();
  return {
    set,
    cookie: set
      .map((line) => line.split(";")[0])
      .filter((pair) => !pair!.endsWith("="))
      .join("; "),
  };
};
const sessionsOf = (userId: string) => product.backend.db("web.session").where({ user_id: userId });

it("A1 A2: logs in and says who is there, uncached", async () => {
  const call = product.visitor();
  const { status, body } = await logIn({ email: `  ${pat.email.toUpperCase()} `, password }, call);
  expect([status, body.id, body.role]).toEqual([200, pat.id, "student"]);
  const user = await call("GET", "/api/auth/user");
  expect(user.body).toEqual(body);
  expect(user.headers.get("cache-control")).toBe("no-store");
  expect(Object.keys(user.body).join()).not.toMatch(/hash|stripe|passw/i);
});

it("A1 T6: no one is no one", async () =>
  expect(await product.visitor()("GET", "/api/auth/user")).toMatchObject({
    status: 401,
    body: { message: "Not authenticated" },
  }));

it("V1: asks for both e-mail and password", async () => {
  expect((await logIn({ password })).body.issues).toEqual([
    { path: ["email"], message: "Please enter your email address" },
  ]);
  expect((await logIn({ email: pat.email, password: "" })).body.issues).toEqual([
    { path: ["password"], message: "Please enter your password" },
  ]);
});

it("A2: an unknown email and a wrong password get the same answer, after comparable work", async () => {
  // Each round has a password of its own: in specs the same one is compared once.
  const measured = async (email: string, n: number) => {
    const before = process.cpuUsage(); // unlike time, no one else on the machine uses it up
    const { status, body } = await logIn({ email, password: `not the password ${n}` });
    const { user, system } = process.cpuUsage(before);
    return { answer: [status, body], work: user + system };
  };
  const rounds: Record<"known" | "unknown", Awaited<ReturnType<typeof measured>>>[] = [];
  for (let n = 0; n < 5; n++)
    rounds.push({ known: await measured(pat.email, n), unknown: await measured("who@example.com", n) });
  for (const { known, unknown } of rounds) expect(unknown.answer).toEqual(known.answer);
  const least = (which: "known" | "unknown") => Math.min(...rounds.map((round) => round[which].work));
  expect(least("unknown")).toBeGreaterThan(least("known") / 2);
});

it("A2: a session has a new id after each log-in, and the old one is dead", async () => {
  const first = await cookieOf();
  const second = await cookieOf({ cookie: first.cookie });
  expect(second.cookie).not.toBe(first.cookie);
  expect((await me(first.cookie)).status).toBe(401);
  expect((await me(second.cookie)).status).toBe(200); // also for the same person logging in again
});

it("A2: logging in as someone else leaves nothing of the first session", async () => {
  const kim = await product.person();
  const first = await cookieOf();
  const second = await cookieOf({ cookie: first.cookie }, kim.email);
  expect(JSON.parse((await me(second.cookie)).text).id).toBe(kim.id);
  expect((await me(first.cookie)).status).toBe(401);
});

it("A2: a planted session id is worth nothing", async () => {
  const { cookie } = await cookieOf({ cookie: "fungo=planted; fungo.sig=planted" });
  expect(cookie).not.toContain("planted");
  expect((await me("fungo=planted; fungo.sig=planted")).status).toBe(401);
});

const keptAs = async (cookie: string) => {
  const sid = /fungo=([^;]+)/.exec(cookie)![1]!;
  return product.backend.db("web.session").where({ sid: createHash("sha256").update(sid).digest("base64url") });
};

it("M2: the database keeps a hash of the session id, not the id", async () => {
  const { cookie } = await cookieOf();
  expect(await keptAs(cookie)).toHaveLength(1);
  expect(JSON.stringify(await sessionsOf(pat.id))).not.toContain(/fungo=([^;]+)/.exec(cookie)![1]);
});

it("G3-48: sessions and passwords are not facts: logging in adds nothing to the log", async () => {
  const { store } = product.backend;
  const before = await store.head();
  await cookieOf();
  expect(await store.head()).toBe(before);
});

const inDays = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;

it("A2: a session that is over opens nothing", async () => {
  const { cookie } = await cookieOf();
  const [{ sid }] = await keptAs(cookie);
  await product.backend
    .db("web.session")
    .where({ sid })
    .update({ expire: new Date(inDays(-1)) });
  expect((await me(cookie)).status).toBe(401);
  await forgetExpiredSessions(product.backend.db);
  expect(await keptAs(cookie)).toEqual([]);
});

it.each([366, -366])("A2: a node whose clock is %i days off neither ends a session nor prolongs it", async (days) => {
  const { cookie } = await cookieOf();
  vi.useFakeTimers({ toFake: ["Date"], now: inDays(days) });
  try {
    expect((await me(cookie)).status).toBe(200);
    const { cookie: another } = await cookieOf();
    expect((await me(another)).status).toBe(200);
    vi.useRealTimers();
    for (const one of [cookie, another]) {
      expect((await me(one)).status).toBe(200);
      expect(Math.abs((await keptAs(one))[0].expire.getTime() - inDays(14))).toBeLessThan(60_000);
    }
  } finally {
    vi.useRealTimers();
  }
});

it("A2: a session in use is renewed when half of its time is over", async () => {
  const { cookie } = await cookieOf();
  const [{ sid, sess }] = await keptAs(cookie);
  const old = { sess: JSON.stringify({ ...sess, _expire: inDays(3) }), expire: new Date(inDays(3)) };
  await product.backend.db("web.session").where({ sid }).update(old);
  expect((await me(cookie)).headers["set-cookie"]).toContain("fungo=");
  expect((await keptAs(cookie))[0].expire.getTime()).toBeGreaterThan(inDays(13));
});

const movedBack = async (cookie: string, { column, by }: { column: "logged_in_at" | "used_at"; by: string }) => {
  const [{ sid }] = await keptAs(cookie);
  const { db } = product.backend;
  await db("web.session")
    .where({ sid })
    .update({ [column]: db.raw("now() - cast(? as interval)", [by]) });
};
const statusOf = async (cookie: string) => (await me(cookie)).status;

it("A2: a session ends 30 days after its log-in, however much it is used, and is then forgotten", async () => {
  const { cookie } = await cookieOf();
  await movedBack(cookie, { column: "logged_in_at", by: "29 days 23 hours 59 minutes" });
  expect(await statusOf(cookie)).toBe(200);
  const [{ sid, sess }] = await keptAs(cookie);
  const old = { sess: JSON.stringify({ ...sess, _expire: inDays(3) }), expire: new Date(inDays(3)) };
  await product.backend.db("web.session").where({ sid }).update(old);
  expect(await statusOf(cookie), "renewed by use").toBe(200);
  await forgetExpiredSessions(product.backend.db);
  expect(await statusOf(cookie)).toBe(200);

  await movedBack(cookie, { column: "logged_in_at", by: "30 days" });
  expect(await statusOf(cookie)).toBe(401);
  await forgetExpiredSessions(product.backend.db);
  expect(await keptAs(cookie)).toEqual([]);
});

it("A2: an administrator's session ends after 12 hours without use; each use starts them anew", async () => {
  const admin = await product.person("admin");
  const { cookie } = await cookieOf({}, admin.email);
  for (let n = 0; n < 2; n++) {
    await movedBack(cookie, { column: "used_at", by: "11 hours 59 minutes" });
    expect(await statusOf(cookie)).toBe(200);
  }
  await movedBack(cookie, { column: "used_at", by: "12 hours" });
  const answer = await me(cookie);
  expect(answer.status).toBe(401);
  expect(hintIn(answer)).toMatch(/^fungo-signed-in=;/);
  expect(await keptAs(cookie)).toEqual([]);
  expect((await admin("GET", "/api/auth/user")).status, "another one that is in use").toBe(200);
});

it("A2: a new administrator has these 12 hours at once; no one else has them", async () => {
  const riley = await product.person("instructor");
  const { cookie } = await cookieOf({}, riley.email);
  await movedBack(cookie, { column: "used_at", by: "13 hours" });
  expect(await statusOf(cookie)).toBe(200);
  await movedBack(cookie, { column: "used_at", by: "13 hours" });
  await product.give(riley.id, "admin");
  expect(await statusOf(cookie)).toBe(401);
});

it("A2: administrators' sessions that no one comes back to are forgotten, too", async () => {
  const [admin, coach] = [await product.person("admin"), await product.person("instructor")];
  const sessions = [await cookieOf({}, admin.email), await cookieOf({}, coach.email)];
  for (const { cookie } of sessions) await movedBack(cookie, { column: "used_at", by: "12 hours" });
  await forgetExpiredSessions(product.backend.db);
  expect(await keptAs(sessions[0]!.cookie)).toEqual([]);
  expect(await keptAs(sessions[1]!.cookie)).toHaveLength(1);
});

it("A2: the cookie is out of reach of scripts and of other sites' writes", async () => {
  const { set } = await cookieOf();
  expect(set.length).toBeGreaterThan(0);
  for (const line of set.filter((line) => !/=;|^fungo-signed-in=/.test(line)))
    expect(line).toMatch(/path=\/;.*samesite=lax;.*httponly/i);
});

const hintIn = (answer: { headers: Record<string, string> }) =>
  /fungo-signed-in=[^,]*(, \d[^,]*)?/.exec(answer.headers["set-cookie"] ?? "")?.[0];

it("A2: scripts get a hint that someone is logged in, which lives as long as the session", async () => {
  const { set, cookie } = await cookieOf();
  const [hint] = set.filter((line) => line.startsWith("fungo-signed-in="));
  expect(hint).toMatch(/^fungo-signed-in=1; path=\/; expires=[^;]+; samesite=lax$/i);
  expect(Date.parse(/expires=([^;]+)/.exec(hint!)![1]!)).toBeGreaterThan(inDays(13));
  expect(hintIn(await me(cookie))).toMatch(/^fungo-signed-in=1;/); // renewed by use
});

it("A2: the hint opens nothing, and is removed where it was misleading", async () => {
  const answer = await me("fungo-signed-in=1");
  expect(answer.status).toBe(401);
  expect(hintIn(answer)).toMatch(/^fungo-signed-in=; path=\/; expires=Thu, 01 Jan 1970/i);
  const { headers } = await product.visitor()("GET", "/api/auth/user");
  expect(headers.getSetCookie()).toEqual([]);
});

it("A4: logging out removes the hint, either way", async () => {
  for (const [method, headers] of [
    ["POST", {}],
    ["GET", { "sec-fetch-site": "same-origin" }],
  ] as const) {
    const { cookie } = await cookieOf();
    const answer = await raw(product.base, "/api/logout", { method, headers: { cookie, ...headers } });
    expect(hintIn(answer)).toMatch(/^fungo-signed-in=;/);
  }
});

it("A4: logging out destroys the session on the server, and may be repeated", async () => {
  const { cookie } = await cookieOf();
  const before = (await sessionsOf(pat.id)).length;
  const out = () => raw(product.base, "/api/logout", { method: "POST", headers: { cookie } });
  expect((await out()).status).toBe(200);
  expect(await sessionsOf(pat.id)).toHaveLength(before - 1);
  expect((await me(cookie)).status).toBe(401);
  expect((await out()).status).toBe(200);
});

it("A4 G1-39: the menu on phones logs out by a link of our own", async () => {
  const { cookie } = await cookieOf();
  const answer = await raw(product.base, "/api/logout", { headers: { cookie, "sec-fetch-site": "same-origin" } });
  expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
  expect((await me(cookie)).status).toBe(401);
});

it.each([["cross-site"], ["same-site"], ["none"], [""]])(
  "A4 G1-39: a link to the log-out from elsewhere (%s) logs nobody out",
  async (site) => {
    const { cookie } = await cookieOf();
    const answer = await raw(product.base, "/api/logout", {
      headers: { cookie, ...(site && { "sec-fetch-site": site }) },
    });
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
    expect((await me(cookie)).status).toBe(200);
  },
);

it("A change of password needs the current one, ends all other sessions and keeps this one", async () => {
  const lee = await product.person();
  const elsewhere = clientOf(product.base);
  await logIn({ email: lee.email, password }, elsewhere);
  const change = (form: object) => lee("POST", "/api/profile/password", form);
  const newPassword = "another long password";

  expect(await change({ currentPassword: "not the password", newPassword })).toMatchObject({
    status: 422,
    body: { code: "WrongPassword", issues: [{ path: ["currentPassword"] }] },
  });
  expect(await change({ currentPassword: password, newPassword: "1234567890" })).toMatchObject({
    status: 422,
    body: { issues: [{ path: ["newPassword"] }] },
  });
  expect(await change({ currentPassword: password, newPassword: "Pat Pat 2026" })).toMatchObject({
    status: 422,
    body: { code: "EasyPassword", issues: [{ path: ["newPassword"] }] },
  });
  expect((await elsewhere("GET", "/api/auth/user")).status).toBe(200);

  expect((await change({ currentPassword: password, newPassword, userId: pat.id })).status).toBe(200);
  expect((await elsewhere("GET", "/api/auth/user")).status).toBe(401);
  expect((await lee("GET", "/api/auth/user")).status).toBe(200);
  expect((await logIn({ email: lee.email, password })).status).toBe(401);
  expect((await logIn({ email: lee.email, password: newPassword })).status).toBe(200);
  expect((await logIn({ email: pat.email, password })).status).toBe(200); // the userId in the body was ignored
});
