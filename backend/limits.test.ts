import { afterAll, beforeAll, expect, it } from "vitest";
import { tally } from "./testing/client.ts";
import { publishedCamp } from "./testing/camps.ts";
import { inquiryOf } from "./testing/inquiries.ts";
import { registered, registrationForm } from "./testing/registrations.ts";
import { requestOf } from "./testing/requests.ts";
import { password, type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => {
  product = await testProduct({ RATE_LIMITS: "1" });
  pat = await product.person();
});
afterAll(() => product.close());

let address = 0;
const anAddress = () => `198.51.100.${++address}`;
const logIn = (told: { email?: string; password?: string }, from = anAddress()) =>
  product.visitor()(
    "POST",
    "/api/custom-login",
    { email: pat.email, password: "wrong password", ...told },
    { "x-forwarded-for": from },
  );
const times = (n: number, call: () => ReturnType<typeof logIn>) => Promise.all(Array.from({ length: n }, call));

it("A2 G1-6: after ten tries wrong passwords are slowed and turned away, while the right one still gets in", async () => {
  expect(tally(await times(10, () => logIn({})))).toEqual({ 401: 10 });
  const started = performance.now();
  const [wrong, right] = await Promise.all([logIn({}), logIn({ password })]);
  expect(performance.now() - started).toBeGreaterThan(1000);
  expect(wrong).toMatchObject({ status: 429, body: { code: "TooManyTries" } });
  expect(wrong.body.message).toMatch(/^Too many tries\. Please wait \d+ minutes? and try again\.$/);
  expect(Number(wrong.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(right.status).toBe(200);
  expect((await logIn({})).status).toBe(401); // the log-in wiped the slate
});

it("A2: the count of an account is one, however its e-mail is spelled", async () => {
  const kim = await product.person();
  await times(10, () => logIn({ email: ` ${kim.email.toUpperCase()} ` }));
  expect((await logIn({ email: kim.email })).status).toBe(429);
});

it("A2: an unknown account is slowed and refused just the same", async () => {
  await times(10, () => logIn({ email: "who@example.com" }));
  expect((await logIn({ email: "who@example.com" })).status).toBe(429);
});

it("A2: one address has a hundred tries, whatever it claims about where it comes from", async () => {
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

it("keeps counts in the database, where they hold for every process, and no e-mail or address with them", async () => {
  const lee = await product.person();
  await times(10, () => logIn({ email: lee.email }));
  const other = await product.another();
  try {
    const answer = await other.visitor()("POST", "/api/custom-login", { email: lee.email, password: "wrong password" });
    expect(answer.status).toBe(429);
  } finally {
    await other.close();
  }
  const keys = (await product.backend.db("web.rate_limit").select("key")).map(({ key }) => key).join();
  expect(keys).not.toMatch(/@|198\.51/);
});

it("G1-36: five lesson requests an hour come from one address; a form that was not right counts for none", async () => {
  const from = anAddress();
  const send = (told: Record<string, unknown> = {}) =>
    product.visitor()("POST", "/api/custom-lesson-requests", requestOf(told), { "x-forwarded-for": from });
  expect(tally(await times(10, () => send({ phone: "" })))).toEqual({ 422: 10 });
  expect(tally(await times(5, () => send()))).toEqual({ 201: 5 });
  const sixth = await send();
  expect([sixth.status, Number(sixth.headers.get("retry-after")) > 60]).toEqual([429, true]);
  expect((await send({ topic: "robot" })).status).toBe(429);
});

it("A49: five coaching inquiries an hour come from one address, under both spellings together; a wrong form counts for none", async () => {
  const from = anAddress();
  let n = 0;
  const send = (told: Record<string, unknown> = {}) => {
    const url = n++ % 2 ? "/api/coaching-inquiry" : "/api/coaching-inquiries";
    return product.visitor()("POST", url, inquiryOf(told), { "x-forwarded-for": from });
  };
  expect(tally(await times(10, () => send({ location: "" })))).toEqual({ 422: 10 });
  expect(tally(await times(5, () => send()))).toEqual({ 201: 5 });
  const sixth = await send();
  expect([sixth.status, Number(sixth.headers.get("retry-after")) > 60]).toEqual([429, true]);
  expect((await send({ topic: "robot" })).status).toBe(429);
});

it("A68: thirty families an hour register for camps from one address; a form that was not right counts for none", async () => {
  const from = anAddress();
  const send = (told: Record<string, unknown> = {}) =>
    product.visitor()(
      "POST",
      "/api/camp-registrations/create",
      { ...registrationForm("unheard-of"), ...told },
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
