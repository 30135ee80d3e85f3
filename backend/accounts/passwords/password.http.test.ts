import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { mailsTo, tokenIn } from "../../testing/mails.ts";
import { tally } from "../../testing/client.ts";
import { noLonger, timesAsLong } from "../../testing/timesAsLong.ts";
import { letLinksGrowOlder } from "../../testing/olderLinks.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { forgetExpiredLinks } from "../mailedLinks.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";

const newPassword = "a bunt down the line";
const minutes = 60_000; // ms
const easy =
  "This password is easy to guess. Please choose another one, such as a few words that don't belong together.";

let product: TestProduct;
let pat: Person;
beforeAll(async () => void (product = await testProduct()));
beforeEach(async () => void (pat = await product.person()));
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const forgot = (email: string, client = product.visitor()) => client("POST", "/api/password/forgot", { email });
const look = (token: string) => product.visitor()("POST", "/api/password/link", { token });
const reset = (token: string, fields: object = {}) =>
  product.visitor()("POST", "/api/password/reset", { token, newPassword, ...fields });
const logIn = (word: string) => product.visitor()("POST", "/api/custom-login", { email: pat.email, password: word });
const linkMails = async () => (await mailsTo(product, pat.email)).filter(({ kind }) => kind === "password link");
const mailedToken = async () => {
  await forgot(pat.email);
  return tokenIn((await linkMails()).at(-1));
};
const calendarOf = async (who: Person): Promise<string> => (await who("POST", "/api/calendar-feed")).body.path;
const readable = async (address: string) => (await product.visitor()("GET", address)).status;
const dead = { status: 409, body: { code: "LinkIsDead" } };

it("G1-6: a mailed link sets a new password, ends every session, and says so by mail", async () => {
  const token = await mailedToken();
  expect((await look(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect((await pat("GET", "/api/auth/user")).status).toBe(401);
  expect((await logIn(password)).status).toBe(401);
  expect(await logIn(newPassword)).toMatchObject({ status: 200, body: { id: pat.id } });
  expect(await mailsTo(product, pat.email)).toMatchObject([
    { kind: "password link", rank: -1 }, // whoever asked for it sits waiting
    { kind: "password changed", rank: 0 },
  ]);
});

it("nothing shows whether there is an account: not the answer, nor how long it takes", async () => {
  const answered = async (email: string) => {
    const { status, body } = await forgot(email);
    return [status, body];
  };
  const [known, unknown] = [await answered(` ${pat.email.toUpperCase()} `), await answered("nobody@example.com")];
  expect(unknown).toEqual(known);
  expect(known[0]).toBe(200);
  expect(await linkMails()).toHaveLength(1);
  expect(await mailsTo(product, "nobody@example.com")).toEqual([]);
  expect(
    await timesAsLong(
      () => forgot(pat.email),
      () => forgot("nobody@example.com"),
    ),
  ).toBeLessThan(noLonger);
});

it("a steady-time answer takes as long after quick work as after slow, and keeps its refusals", async () => {
  vi.useFakeTimers();
  const work = (ms: number) => () => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
  const ends: number[] = [];
  const begun = Date.now();
  const answers = [0, 10, 300].map(async (ms) => {
    expect(await inSteadyTime(500, work(ms))).toBe(ms);
    ends.push(Date.now() - begun);
  });
  const refused = inSteadyTime(500, () => Promise.reject(new Error("away"))).finally(() =>
    ends.push(Date.now() - begun),
  );
  await Promise.all([vi.runAllTimersAsync(), ...answers, expect(refused).rejects.toThrow("away")]);
  expect(ends).toEqual([500, 500, 500, 500]);
});

it("only a hash of the token is kept", async () => {
  const token = await mailedToken();
  const { rows } = await product.backend.db.raw("select schema_to_xml('account', true, false, '')::text as xml");
  expect(rows[0].xml).toContain(pat.id);
  expect(rows[0].xml).not.toContain(token);
  expect(product.lines.join("\n")).not.toContain(token);
});

it("a link is dead once used, after 30 minutes, when a newer one was mailed, and if it never was one", async () => {
  const used = await mailedToken();
  await reset(used);
  const replaced = await mailedToken();
  const open = await mailedToken();
  for (const token of [used, replaced, "none"]) {
    expect(await look(token)).toMatchObject(dead);
    expect(await reset(token)).toMatchObject(dead);
  }
  await letLinksGrowOlder(product, 29 * minutes);
  expect((await look(open)).status).toBe(200);
  await letLinksGrowOlder(product, 2 * minutes);
  expect(await look(open)).toMatchObject(dead);
  expect(await reset(open, { newPassword: "never to be set" })).toMatchObject(dead);
  expect((await logIn(newPassword)).status).toBe(200);
  await forgetExpiredLinks(product.backend.db);
  expect(await product.backend.db("account.mailed_link").where({ user_id: pat.id })).toEqual([]);
});

it("of many who come with the same link at once, one sets the password", async () => {
  const token = await mailedToken();
  const words = Array.from({ length: 8 }, (_, n) => `a bunt down line ${n}`);
  const answers = await Promise.all(words.map((word) => reset(token, { newPassword: word })));
  expect(tally(answers)).toEqual({ 200: 1, 409: 7 });
  const entries = await Promise.all(words.map(logIn));
  expect(entries.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
});

it.each([
  ["too short", "short", "Please use at least 10 characters"],
  ["common", "1234567890", "Many people use this password, so it's easy to guess. Please choose another one."],
  ["of blanks", " ".repeat(10), easy],
  ["the own name", "Pat Pat 2026", easy],
])("V26: a new password that is %s is refused beside the field, and the link stays open", async (_, word, message) => {
  const token = await mailedToken();
  expect(await reset(token, { newPassword: word })).toMatchObject({
    status: 422,
    body: { message, issues: [{ path: ["newPassword"] }] },
  });
  expect((await reset(token)).status).toBe(200);
});

it("an invalid address is reported beside the field", async () => {
  expect(await forgot("pat")).toMatchObject({ status: 422, body: { issues: [{ path: ["email"] }] } });
  expect(await product.visitor()("POST", "/api/password/forgot")).toMatchObject({ status: 422 });
  expect(await product.visitor()("POST", "/api/password/reset", { newPassword })).toMatchObject({ status: 422 });
});

it("someone who remembers the password and changes it leaves no open link behind", async () => {
  const token = await mailedToken();
  await pat("POST", "/api/profile/password", { currentPassword: password, newPassword });
  expect(await look(token)).toMatchObject(dead);
  expect((await mailsTo(product, pat.email)).at(-1)?.kind).toBe("password changed");
});

it.each([
  ["changed", () => pat("POST", "/api/profile/password", { currentPassword: password, newPassword })],
  ["reset by a mailed link", async () => reset(await mailedToken())],
])("a password that is %s ends the private calendar address, as it ends sessions", async (_, renewPassword) => {
  const sam = await product.person();
  const [own, another] = [await calendarOf(pat), await calendarOf(sam)];
  expect(await readable(own)).toBe(200);
  expect((await renewPassword()).status).toBe(200);
  expect(await readable(own)).toBe(404);
  expect(await readable(another), "nobody else's").toBe(200);
});

it("the current password is no new one: that is said beside the field, and nothing changes", async () => {
  const own = await calendarOf(pat);
  const same = { currentPassword: password, newPassword: password };
  const message = "That's your current password. Please choose a different one.";
  expect(await pat("POST", "/api/profile/password", same)).toMatchObject({
    status: 422,
    body: { code: "SamePassword", issues: [{ path: ["newPassword"], message }] },
  });
  expect(await readable(own)).toBe(200);
  expect(await mailsTo(product, pat.email)).toEqual([]);
});

it("an unchanged password leaves the calendar address alone", async () => {
  const own = await calendarOf(pat);
  const wrong = { currentPassword: "not the password", newPassword };
  expect((await pat("POST", "/api/profile/password", wrong)).status).toBe(422);
  await mailedToken();
  expect(await readable(own)).toBe(200);
});

it("someone who is erased has no link any more", async () => {
  const token = await mailedToken();
  await pat("POST", "/api/privacy/erase", { password });
  expect(await product.backend.db("account.mailed_link").where({ user_id: pat.id })).toEqual([]);
  expect(await reset(token)).toMatchObject(dead);
});

it("requests are rate limited, by account and by origin, and just the same for accounts that do not exist", async () => {
  const strict = await testProduct({ RATE_LIMITS: "1" });
  try {
    const ask = (email: string, from: string) =>
      strict.visitor()("POST", "/api/password/forgot", { email }, { "x-forwarded-for": from });
    const one = await Promise.all(Array.from({ length: 6 }, (_, n) => ask("nobody@example.com", `10.0.0.${n}`)));
    expect(tally(one)).toEqual({ 200: 5, 429: 1 });
    const wait = Number(one.find(({ status }) => status === 429)?.headers.get("retry-after"));
    expect(wait, "until then the link opens that somebody else had mailed").toBeLessThanOrEqual(30 * 60);
    const many = await Promise.all(Array.from({ length: 21 }, (_, n) => ask(`nobody${n}@example.com`, "10.0.1.1")));
    expect(tally(many)).toEqual({ 200: 20, 429: 1 });
  } finally {
    await strict.close();
  }
});
