import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { accountLimits } from "../accounts/limits.ts";
import { forgetLimitsAhead, limits } from "./limits.ts";
import { tally } from "../testing/client.ts";
import { publishedCamp } from "../testing/camps.ts";
import { inquiryOf } from "../testing/inquiries.ts";
import { registered, registrationForm } from "../testing/registrations.ts";
import { requestOf } from "../testing/requests.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct({ RATE_LIMITS: "1" });
  pat = await product.person();
});
afterAll(() => product.close());

let address = 0;
const anAddress = () => `198.51.100.${++address}`;
const logIn = (form: { email?: string; password?: string }, from = anAddress()) =>
  product.visitor()(
    "POST",
    "/api/custom-login",
    { email: pat.email, password: "wrong password", ...form },
    { "x-forwarded-for": from },
  );
const times = (n: number, call: () => ReturnType<typeof logIn>) => Promise.all(Array.from({ length: n }, call));

it("A2 G1-6: one address has a hundred tries, wherever it claims to come from", async () => {
  const from = anAddress();
  let n = 0;
  const tries = await times(100, () => logIn({ email: `nobody${++n}@example.com` }, `203.0.113.${n}, ${from}`));
  expect(tally(tries)).toEqual({ 401: 100 });
  const next = await logIn({ password }, `192.0.2.1, ${from}`);
  expect([next.status, Number(next.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await logIn({ password })).status).toBe(200); // from elsewhere
});

it("A3: twenty registrations an hour come from one address", async () => {
  const from = anAddress();
  const register = (n: number) =>
    product.visitor()(
      "POST",
      "/api/register",
      { firstName: "Sam", lastName: "Many", email: `many${n}@example.com`, password, confirmPassword: password },
      { "x-forwarded-for": from },
    );
  expect(tally(await Promise.all(Array.from({ length: 25 }, (_, n) => register(n))))).toEqual({ 201: 20, 429: 5 });
});

it("A change of password has ten tries", async () => {
  const change = () =>
    pat("POST", "/api/profile/password", { currentPassword: "guess", newPassword: "another long password" });
  expect(tally(await Promise.all(Array.from({ length: 12 }, change)))).toEqual({ 422: 10, 429: 2 });
});

it("stores counts in the database, where they hold for every process, and no address with them", async () => {
  const from = anAddress();
  const send = (who = product.visitor()) =>
    who("POST", "/api/coaching-inquiry", inquiryOf(), { "x-forwarded-for": from });
  await times(5, () => send());
  const other = await product.another();
  try {
    expect((await send(other.visitor())).status).toBe(429);
  } finally {
    await other.close();
  }
  const keys = (await product.backend.db("web.rate_limit").select("key")).map(({ key }) => key).join();
  expect(keys).not.toMatch(/@|198\.51/);
});

it("A2: a try that cannot be counted is not let through", async () => {
  const pool = new pg.Pool({ connectionString: "postgres://127.0.0.1:9/none" }); // no one listens there
  const away = limits({ pool, on: true, secret: "secret" });
  await expect(away.count(accountLimits.logInFromAddress, anAddress())).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await pool.end();
});

it("G1-36: five lesson requests an hour come from one address; an invalid form does not count", async () => {
  const from = anAddress();
  const send = (body: Record<string, unknown> = {}) =>
    product.visitor()("POST", "/api/custom-lesson-requests", requestOf(body), { "x-forwarded-for": from });
  expect(tally(await times(10, () => send({ phone: "" })))).toEqual({ 422: 10 });
  expect(tally(await times(5, () => send()))).toEqual({ 201: 5 });
  const sixth = await send();
  expect([sixth.status, Number(sixth.headers.get("retry-after")) > 60]).toEqual([429, true]);
  expect((await send({ topic: "robot" })).status).toBe(429);
});

it.each([
  [
    "an IPv4 caller, also where a socket that takes both kinds calls it so",
    "::ffff:192.0.2.1",
    "192.0.2.1",
    "::ffff:192.0.2.2",
  ],
  ["all addresses of an IPv6 /64", "2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"],
])("%s: one address, and the next one another", async (_, one, alsoOne, another) => {
  const send = (from: string) =>
    product.visitor()("POST", "/api/coaching-inquiry", inquiryOf(), { "x-forwarded-for": `203.0.113.9, ${from}` });
  expect(tally([await send(one), await send(alsoOne), await send(one), await send(alsoOne), await send(one)])).toEqual({
    201: 5,
  });
  expect([(await send(alsoOne)).status, (await send(one)).status, (await send(another)).status]).toEqual([
    429, 429, 201,
  ]);
});

it("A49: five coaching inquiries an hour come from one address, under both spellings together; an invalid form does not count", async () => {
  const from = anAddress();
  let n = 0;
  const send = (body: Record<string, unknown> = {}) => {
    const url = n++ % 2 ? "/api/coaching-inquiry" : "/api/coaching-inquiries";
    return product.visitor()("POST", url, inquiryOf(body), { "x-forwarded-for": from });
  };
  expect(tally(await times(10, () => send({ location: "" })))).toEqual({ 422: 10 });
  expect(tally(await times(5, () => send()))).toEqual({ 201: 5 });
  const sixth = await send();
  expect([sixth.status, Number(sixth.headers.get("retry-after")) > 60]).toEqual([429, true]);
  expect((await send({ topic: "robot" })).status).toBe(429);
});

it("A68: thirty families an hour register for camps from one address; an invalid form does not count", async () => {
  const from = anAddress();
  const send = (body: Record<string, unknown> = {}) =>
    product.visitor()(
      "POST",
      "/api/camp-registrations/create",
      { ...registrationForm("unheard-of"), ...body },
      { "x-forwarded-for": from },
    );
  expect(tally(await times(10, () => send({ participants: [] })))).toEqual({ 422: 10 });
  expect(tally(await times(30, () => send()))).toEqual({ 404: 30 });
  expect((await send()).status).toBe(429);
});

it("A71, G3-22: three confirmations a day are mailed about one registration, whoever asks", async () => {
  const coach = await product.person("instructor");
  const { id: registrationId, campId } = await registered(pat, (await publishedCamp(product, coach)).id);
  const ask = (who: Person) => who("POST", "/api/camps/send-confirmation-email", { registrationId, campId });
  const answers = [await ask(pat), await ask(coach), await ask(pat), await ask(coach)];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
  expect(answers[3]!.body.code).toBe("TooManyTries");
});

it("a node whose clock ran a year ahead keeps no one out once it is right again", async () => {
  const [then, now] = [anAddress(), anAddress()];
  const inquire = (from: string) =>
    product.visitor()("POST", "/api/coaching-inquiry", inquiryOf(), { "x-forwarded-for": from });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * 24 * 60 * 60 * 1000 });
  try {
    await times(5, () => inquire(then));
  } finally {
    vi.useRealTimers();
  }
  const { status, headers } = await inquire(then);
  expect([status, Number(headers.get("retry-after")) > 300 * 24 * 60 * 60]).toEqual([429, true]);
  await times(5, () => inquire(now));
  await forgetLimitsAhead(product.backend.db);
  expect((await inquire(then)).status).toBe(201);
  expect((await inquire(now)).status).toBe(429); // counted in its own time
});
